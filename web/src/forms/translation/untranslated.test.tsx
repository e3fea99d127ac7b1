import { expect, test } from 'vitest';
import { describeUntranslated, findUntranslated, type Unit, unitsOfHtml, withWords } from './untranslated.ts';

test('the units of a rich text are its headings, paragraphs, cells and captions', () => {
  const html =
    '<h2>Finale</h2><p>Prvi <b>redak</b>.</p><ul><li><p>točka</p></li></ul><figure><img src="/a.jpg"><figcaption>Cilj</figcaption></figure><table><tr><td>zlato</td></tr></table>';
  expect(unitsOfHtml(html)).toEqual([
    { noun: 'heading', text: 'Finale' },
    { noun: 'paragraph', text: 'Prvi redak.' },
    { noun: 'paragraph', text: 'točka' },
    { noun: 'caption', text: 'Cilj' },
    { noun: 'paragraph', text: 'zlato' },
  ]);
});

test('scripts in a rich text never run', async () => {
  document.title = 'Baklja';
  const broken = 'data:image/png,';
  unitsOfHtml(`<p>Uvod</p><img src="${broken}" onerror="document.title = 1"><script>document.title = 2</script>`);
  // The same picture, asked for later: the error of the one before would have been reported by now.
  const later = new Image();
  const failure = new Promise((resolve) => later.addEventListener('error', resolve));
  later.src = broken;
  await failure;
  expect(document.title).toBe('Baklja');
});

test('numbers, addresses and empty texts need no translation', () => {
  const units: Unit[] = ['2024.', '/files/a.jpg', 'https://hoo.hr', '', ' '].map((text) => ({ noun: 'caption', text }));
  expect(withWords(units)).toEqual([]);
  expect(unitsOfHtml('<p>2024.</p><p></p>')).toEqual([]);
});

test('a text is untranslated while it is equal to one of the original, wherever that one is', () => {
  const original = unitsOfHtml('<p>Prvi odlomak.</p><p>Drugi odlomak.</p>');
  expect(findUntranslated(unitsOfHtml('<p>Drugi  odlomak.</p><p>The first.</p>'), original)).toEqual([
    { noun: 'paragraph', text: 'Drugi odlomak.' },
  ]);
});

test('what is left is named and counted', () => {
  const left = unitsOfHtml(`<h2>Finale</h2>${'<p>Odlomak.</p>'.repeat(5)}<figcaption>Cilj</figcaption>`);
  expect(describeUntranslated(left, 'hr-HR')).toBe('Još na hrvatskom: 1 međunaslov, 5 odlomaka, 1 potpis.');
  expect(describeUntranslated([{ noun: 'alt', text: 'Crew' }], 'en-GB')).toBe('Još na engleskom: 1 opis slike.');
});
