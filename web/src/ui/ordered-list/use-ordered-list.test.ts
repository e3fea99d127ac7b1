import { expect, test } from 'vitest';
import { moveItem } from './use-ordered-list.ts';

test.each([
  ['forward', 1, -1, 'bac'],
  ['back', 0, 1, 'bac'],
  ['no further than the start', 0, -1, 'abc'],
  ['no further than the end', 2, 1, 'abc'],
])('an item moves %s', (_, place, by, result) => {
  expect(moveItem([...'abc'], place, by).join('')).toBe(result);
});
