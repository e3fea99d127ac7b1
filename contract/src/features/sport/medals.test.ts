import { expect, test } from 'vitest';
import { findMissingWinner, hasWinnerTwice } from './medals.ts';

test.each([
  [{ tim: false, timVal: '', winners: [4] }, undefined],
  [{ tim: false, timVal: 'Hrvatska', winners: [] }, 'winners'],
  [{ tim: true, timVal: 'Hrvatska', winners: [] }, undefined],
  [{ tim: true, timVal: ' ', winners: [4] }, 'timVal'],
] as const)('of who won a medal, %j lacks %s', (wonBy, missing) => {
  expect(findMissingWinner(wonBy)).toBe(missing);
});

test('an athlete wins a medal once', () => {
  expect([[], [4], [4, 5], [4, 5, 4]].map(hasWinnerTwice)).toEqual([false, false, false, true]);
});
