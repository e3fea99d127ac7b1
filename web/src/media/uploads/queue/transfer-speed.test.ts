import { expect, test } from 'vitest';
import { TransferSpeed } from './transfer-speed.ts';

test('returns the speed of the last seconds after one second', () => {
  const speed = new TransferSpeed();
  expect(speed.perSecond(0)).toBeUndefined();
  speed.note(500, 0);
  expect(speed.perSecond(999)).toBeUndefined();
  speed.note(1000, 500);
  speed.note(1000, 1000);
  expect(speed.perSecond(1000)).toBe(2000);
});

test('old data does not count, and a standstill has no speed', () => {
  const speed = new TransferSpeed();
  speed.note(1, 0);
  speed.note(1_000_000, 1000);
  speed.note(4000, 8000);
  speed.note(4000, 9000);
  speed.note(4000, 10_000);
  expect(speed.perSecond(10_000)).toBe(4000);
  expect(speed.perSecond(17_000)).toBeUndefined();
});
