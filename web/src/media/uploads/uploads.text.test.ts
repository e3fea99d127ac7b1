import { expect, test } from 'vitest';
import { uploadsText } from './uploads.text.ts';

const MB = 1024 ** 2;

test.each([
  [11, 18, 4.2 * MB, 'Još 11 datoteka, oko 20 s · 4,2 MB/s'],
  [1, 0.4, 3 * MB, 'Još 1 datoteka, oko 5 s · 3 MB/s'],
  [2, 59.9, MB, 'Još 2 datoteke, oko 60 s · 1 MB/s'],
  [21, 60, MB, 'Još 21 datoteka, oko 1 min · 1 MB/s'],
  [300, 7200, 0.5 * MB, 'Još 300 datoteka, oko 2 h · 512 KB/s'],
  [4, undefined, undefined, 'Još 4 datoteke'],
])('%d files and %d seconds left at %d bytes a second', (count, seconds, speed, text) => {
  expect(uploadsText.left(count, seconds, speed)).toBe(text);
});

test.each([
  [1, '1 nije uspjela'],
  [2, '2 nisu uspjele'],
  [5, '5 nije uspjelo'],
  [22, '22 nisu uspjele'],
])('%d failures', (count, text) => {
  expect(uploadsText.failed(count)).toBe(text);
});
