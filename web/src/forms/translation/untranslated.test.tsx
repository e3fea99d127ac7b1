import { unitsOfHtml } from '@baklja/contract/records/translation-progress';
import { expect, test } from 'vitest';
import { parseMarkup } from '#web/lib/text/html-text.ts';
import { blocksOf, describeUntranslated, textOf } from './untranslated.ts';

test('the blocks of an editor are the units of its HTML', () => {
  const html =
    '<h2>Finale &amp; cilj</h2><p title="a > b">Prvi <b>re&nbsp;dak</b>.</p><p>2024.</p><ul><li>prije<ul><li><p>točka</p></li></ul>poslije</li></ul><!-- <p>ne</p> --><figure><img src="/a.jpg"><figcaption>Cilj</figcaption></figure><table><tr><td>zlato</td></tr></table>';
  const texts = ['Finale & cilj', 'Prvi re dak.', 'točka', 'Cilj', 'zlato'];
  expect(blocksOf(parseMarkup(html)).map(textOf)).toEqual(texts);
  const units = unitsOfHtml(html, 'fulltext');
  expect(units.map(({ text }) => text)).toEqual(texts);
  expect(units.map(({ noun }) => noun)).toEqual(['heading', 'paragraph', 'paragraph', 'caption', 'paragraph']);
});

test('what is left is named and counted', () => {
  const html = `<h2>Finale</h2>${'<p>Odlomak.</p>'.repeat(5)}<figcaption>Cilj</figcaption>`;
  expect(describeUntranslated(unitsOfHtml(html, 'fulltext'))).toBe(
    'Nije prevedeno: 1 međunaslov, 5 odlomaka, 1 potpis.',
  );
});
