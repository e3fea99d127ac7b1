import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j in parts of at most two entries', (list, parts) => {
  expect([...chunksOf(list, 2)]).toEqual(parts);
});
