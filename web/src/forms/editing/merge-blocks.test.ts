import { expect, test } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

/** Merges three texts whose blocks are single letters; undefined for a conflict. */
function merge(base: string, mine: string, theirs: string): string | undefined {
  return mergeBlocks([...base], [...mine], [...theirs])?.join('');
}

test.each([
  ['different blocks', 'abcd', 'aBcd', 'abcD', 'aBcD'],
  ['neighbouring blocks', 'abcd', 'aBcd', 'abCd', 'aBCd'],
  ['an insertion and a change', 'abcd', 'abxcd', 'Abcd', 'Abxcd'],
  ['insertions at different places', 'abcd', 'xabcd', 'abcdy', 'xabcdy'],
  ['an insertion before a changed block', 'abcd', 'abxcd', 'abCd', 'abxCd'],
  ['an insertion after a changed block', 'abcd', 'abcxd', 'abCd', 'abCxd'],
  ['a deletion and a change', 'abcd', 'acd', 'abcD', 'acD'],
  ['deletions of different blocks', 'abcd', 'acd', 'abc', 'ac'],
  ['a block that became two', 'abcd', 'aXYcd', 'abcD', 'aXYcD'],
  ['the same change on both sides', 'abcd', 'aBcd', 'aBcD', 'aBcD'],
  ['the same deletion on both sides', 'abcd', 'acd', 'acD', 'acD'],
])('joins %s', (_, base, mine, theirs, joined) => {
  expect(merge(base, mine, theirs)).toBe(joined);
  expect(merge(base, theirs, mine)).toBe(joined);
});

test.each([
  ['the same block changed', 'abcd', 'aBcd', 'aXcd'],
  ['a deleted block changed', 'abcd', 'acd', 'aXcd'],
  ['insertions at the same place', 'abcd', 'abxcd', 'abycd'],
  ['an insertion among deleted blocks', 'abcd', 'ad', 'abxcd'],
  ['a moved block', 'abcd', 'bcda', 'abcD'],
  ['everything replaced', 'abcd', 'xyz', 'abcD'],
  ['an unknown base', '', 'ab', 'cd'],
])('is a conflict: %s', (_, base, mine, theirs) => {
  expect(merge(base, mine, theirs)).toBeUndefined();
  expect(merge(base, theirs, mine)).toBeUndefined();
});

test('white space between blocks is no change', () => {
  const base = ['<p>a</p>\n', '<p>b</p>\n', '<p>c</p>'];
  const mine = ['<p>A</p>\n', '<p>b</p>\n', '<p>c</p>'];
  const theirs = ['<p>a</p>', '<p>b</p>', '<p>c</p>', '<p>d</p>'];
  expect(mergeBlocks(base, mine, theirs)).toEqual(['<p>A</p>\n', '<p>b</p>\n', '<p>c</p>', '<p>d</p>']);
});

test('texts of a thousand other blocks are a conflict', () => {
  const blocks = (name: string) => Array.from({ length: 1000 }, (_, index) => `${name}${index}`);
  expect(mergeBlocks(['first', ...blocks('a')], ['First', ...blocks('a')], ['first', ...blocks('b')])).toBeUndefined();
});
