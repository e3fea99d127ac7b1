import { expect, it } from 'vitest';
import { countWords } from './html-text.ts';

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>jedan</p><p>dva</p>', 2],
  ['<p>trka-kasač &ndash; 2:05,3</p>', 2],
  ['<ul><li>a</li><li>b<br>c</li></ul>', 3],
  ['<p>pod<strong>crtano</strong></p>', 1],
  ['<p>a<!-- <p>ne broji se</p> --></p><p>b</p>', 2],
  ['<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table><p>c</p>', 3],
  ['<p>a</p>b<p>c</p>', 3],
  ['Đurđevac,&nbsp;Čakovec', 2],
])('counts the words of %s', (html, words) => {
  expect(countWords(html)).toBe(words);
});
