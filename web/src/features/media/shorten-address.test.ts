import { expect, test } from 'vitest';
import { shortenAddress } from './FileCells.tsx';

test('a short address stays unchanged', () => {
  const address = '/files/images/a'.padEnd(36, 'x');
  expect(shortenAddress(address)).toBe(address);
});

test('a long address keeps its start and its end and becomes 36 letters long', () => {
  const short = shortenAddress('/files/images/portreti/2026/čučanj-na-žnjanu-u-lipnju.jpg');
  expect([...short]).toHaveLength(36);
  expect(short).toMatch(/^\/files\/imag….*u-lipnju\.jpg$/);
});
