import { expect, test } from 'vitest';
import { formatBytes, formatBytesOf } from './bytes.ts';

const MB = 1024 ** 2;

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1.023 B'],
  [1024, '1 KB'],
  [1536, '1,5 KB'],
  [3.4 * MB, '3,4 MB'],
  [25 * MB, '25 MB'],
  [31.44 * MB, '31,4 MB'],
  [99.94 * MB, '99,9 MB'],
  [99.96 * MB, '100 MB'],
  [171.3 * MB, '171 MB'],
  [MB - 1, '1 MB'],
  [1023 * MB, '1.023 MB'],
  [2.5 * 1024 * MB, '2,5 GB'],
  [5000 * 1024 ** 4, '5.000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [2.1 * MB, 3.4 * MB, '2,1 od 3,4 MB'],
  [128 * MB, 171 * MB, '128 od 171 MB'],
  [0, 2.9 * MB, '0 od 2,9 MB'],
  [50 * MB, 2 * 1024 * MB, '0 od 2 GB'],
])('%d of %d bytes are %s', (part, whole, text) => {
  expect(formatBytesOf(part, whole)).toBe(text);
});
