import { expect, it } from 'vitest';
import { keepLineEnds } from './keep-line-ends.ts';

it.each([
  ['an unchanged text', '<p>a</p>\r\n<p>b</p>\n', '<p>a</p>\n<p>b</p>\n', '<p>a</p>\r\n<p>b</p>\n'],
  ['what is around an edit', 'a\r\nb\r\nc\nd', 'a\nB\nc\nd', 'a\r\nB\r\nc\nd'],
  ['an edit between equal letters', 'aa\r\naa', 'aaa\naa', 'aaa\r\naa'],
  ['lines that were taken out', 'a\r\nb\r\nc', 'a\nc', 'a\r\nc'],
  ['a lone return', 'a\rb', 'a\nbc', 'a\rbc'],
  ['an empty text', '', 'a\nb', 'a\nb'],
  ['a text that was emptied', 'a\r\nb', '', ''],
])('keeps %s', (_, original, edited, kept) => {
  expect(keepLineEnds(original, edited)).toBe(kept);
});

it('ends new lines like the original', () => {
  expect(keepLineEnds('a\r\nb', 'a\nx\ny\nb')).toBe('a\r\nx\r\ny\r\nb');
  expect(keepLineEnds('a\nb', 'a\nx\nb')).toBe('a\nx\nb');
});
