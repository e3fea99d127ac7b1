import { expect, test } from 'vitest';
import { uploadsText } from './uploads.text.ts';

test.each([
  [1, '1 nije uspjela'],
  [2, '2 nisu uspjele'],
  [5, '5 nije uspjelo'],
  [22, '22 nisu uspjele'],
])('%d failures', (count, text) => {
  expect(uploadsText.failed(count)).toBe(text);
});
