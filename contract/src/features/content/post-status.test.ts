import { expect, test } from 'vitest';
import { statusOf } from './post-status.ts';

const [EARLY, NOW, LATE] = ['2026-11-20T08:00:00.000Z', '2026-11-21T11:00:00.000Z', '2026-11-22T08:00:00.000Z'];

test.each([
  ['published', { publish_up: EARLY, publish_down: null }],
  ['published', { publish_up: EARLY, publish_down: LATE }],
  ['published', { publish_up: NOW, publish_down: LATE }],
  ['scheduled', { publish_up: LATE, publish_down: null }],
  ['ended', { publish_up: EARLY, publish_down: EARLY }],
  ['ended', { publish_up: EARLY, publish_down: NOW }],
])('a published post is %s with %j', (status, times) => {
  expect(statusOf({ state: 1, ...times }, NOW)).toBe(status);
});

test('a draft is a draft at any times', () => {
  expect(statusOf({ state: 0, publish_up: LATE, publish_down: null }, NOW)).toBe('draft');
  expect(statusOf({ state: 0, publish_up: EARLY, publish_down: NOW }, NOW)).toBe('draft');
});
