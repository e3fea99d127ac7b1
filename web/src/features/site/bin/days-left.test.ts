import { expect, test } from 'vitest';
import { daysLeft } from './bin.text.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');

test.each([
  ['2026-11-21T09:30:00.000Z', 30],
  ['2026-11-20T09:30:00.000Z', 29],
  ['2026-11-20T09:29:59.000Z', 29],
  ['2026-10-22T09:30:01.000Z', 1],
  ['2026-10-22T09:30:00.000Z', 0],
  ['2026-01-01T00:00:00.000Z', 0],
])('deleted %s: %i', (deleted, days) => expect(daysLeft(deleted, NOW)).toBe(days));
