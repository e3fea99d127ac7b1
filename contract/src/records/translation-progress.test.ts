import { expect, test } from 'vitest';
import { translationProgress, type Unit, unitsOfHtml, unitsOfPage, unitsOfPost } from './translation-progress.ts';

const post = {
  title: 'Zlato',
  introtext: '<p>Uvod.</p>',
  fulltext: '<p>Prvi.</p><p>Drugi.</p>',
  gallery: [],
  images: {},
};
const textsOf = (units: readonly Unit[]) => units.map(({ text }) => text);
const ofPosts = (translation: object, original: object, same: string[] = []) =>
  translationProgress(unitsOfPost({ ...post, ...translation }), unitsOfPost({ ...post, ...original }), same);

test('a text is untranslated while it is equal to one of the original, wherever that one is', () => {
  const { left, ...counts } = ofPosts({ title: 'Gold', introtext: '<p>Drugi.</p>', fulltext: '<p>Second.</p>' }, {});
  expect(textsOf(left)).toEqual(['Drugi.']);
  expect(counts).toEqual({ same: [], translated: 2, all: 3 });
});

test('every text of a field that is empty in the translation is untranslated, in the order of the form', () => {
  const { left, ...counts } = ofPosts({ title: 'Gold', introtext: '<p></p>', fulltext: '' }, {}, ['Drugi.']);
  expect(textsOf(left)).toEqual(['Uvod.', 'Prvi.']);
  expect(counts).toEqual({ same: ['Drugi.'], translated: 1, all: 4 });
  const page = { title: 'O nama', description: '', buttons: [{ title: 'Više' }], gallery: [], image: {} };
  const original = unitsOfPage({ ...page, accordion: [{ title: 'Povijest', data: '<p>Davno.</p>' }] });
  const translation = unitsOfPage({ ...page, title: 'About', accordion: [], buttons: [] });
  expect(textsOf(translationProgress(translation, original, []).left)).toEqual(['Više', 'Povijest', 'Davno.']);
});

test('the words of a picture are untranslated only where the translation has the picture', () => {
  const images = { image_intro: '/a.jpg', image_intro_alt: 'Posada', image_intro_caption: '' };
  const gallery = [{ caption: 'Cilj' }, { caption: 'Start' }];
  const done = { title: 'Gold', introtext: '<p>Intro.</p>', fulltext: '<p>Text.</p>' };
  expect(ofPosts(done, { images, gallery }).all).toBe(3);
  const { left } = ofPosts({ ...done, images: { image_intro: '/a.jpg' }, gallery: [{}] }, { images, gallery });
  expect(textsOf(left)).toEqual(['Cilj', 'Posada']);
});

test('numbers, addresses and empty texts need no translation', () => {
  const title = (text: string): Unit => ({ noun: 'title', text, field: 'title' });
  const units = ['2024.', '/files/a.jpg', 'https://hoo.hr', '', ' '].map(title);
  expect(translationProgress(units, units, [])).toEqual({ left: [], same: [], translated: 0, all: 0 });
  expect(unitsOfHtml('<p>2024.</p><p></p>', 'fulltext')).toEqual([]);
});
