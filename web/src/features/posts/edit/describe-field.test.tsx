import { expect, test } from 'vitest';
import { describeField, fieldName } from './describe-field.ts';
import { EMPTY_POST, type PostField } from './post-form.ts';

const categories = [{ id: 3, title: 'Olimpijske igre' }];
const describeWith = (field: PostField, fields: Partial<typeof EMPTY_POST>) =>
  describeField(field, { ...EMPTY_POST, ...fields }, categories);

test('fields have the names of the form', () => {
  expect(fieldName('introtext')).toBe('Uvod');
  expect(fieldName('catid')).toBe('Kategorija');
});

test('a text is its words, a line for each block', () => {
  const fulltext = '<h2>Zlato</h2><p>Prvi <b>redak</b><br>drugi</p><ul><li>točka</li></ul>';
  expect(describeWith('fulltext', { fulltext })).toBe('Zlato\nPrvi redak\ndrugi\ntočka');
});

test('what is only shown as a text never runs', () => {
  const introtext =
    '<p>Uvod</p><img src="x" onerror="document.title = \'zlo\'"><script>document.title = "zlo"</script>';
  expect(describeWith('introtext', { introtext })).toMatch(/^Uvod/);
  expect(document.title).not.toBe('zlo');
});

test.each([
  ['language', { language: 'en-GB' }, 'Engleski'],
  ['state', { state: 1 }, 'Objavljeno'],
  ['state', { state: 0 }, 'Skica'],
  ['title', { title: 'Zlato' }, 'Zlato'],
  ['catid', { catid: undefined }, ''],
  ['catid', { catid: 3 }, 'Olimpijske igre'],
  ['catid', { catid: 99 }, '99'],
] as const)('%s is told in words: %j', (field, fields, text) => {
  expect(describeWith(field, fields)).toBe(text);
});

test('pictures and gallery are a line each, without what is empty', () => {
  expect(describeWith('images', { images: { image_intro: 'a.jpg', image_intro_alt: '' } })).toBe(
    'Slika u popisu: a.jpg',
  );
  expect(describeWith('gallery', { gallery: [{ image: 'b.jpg', caption: 'B' }, { image: 'c.jpg' }] })).toBe(
    'b.jpg – B\nc.jpg – ',
  );
});
