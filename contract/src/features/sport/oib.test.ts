import { expect, test } from 'vitest';
import { isOib } from './oib.ts';

test.each(['69435151530', '94577403194', '00000000001'])('%s is a personal number', (text) => {
  expect(isOib(text)).toBe(true);
});

test.each([
  '69435151531',
  '6943515153',
  '694351515300',
  '69435151 30',
  '6943515153a',
  '٦٩٤٣٥١٥١٥٣٠',
  '',
  ' 69435151530',
])('%j is no personal number', (text) => {
  expect(isOib(text)).toBe(false);
});
