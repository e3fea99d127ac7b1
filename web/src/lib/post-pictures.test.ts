import { expect, test } from 'vitest';
import { introPictureUrl, readGallery, readImages } from './post-pictures.ts';

test.each(['', '{', 'null', '[]', '"slika.jpg"', '7'])('%j holds no pictures', (text) => {
  expect(readImages(text)).toEqual({});
});

test.each(['', '[', 'null', '{}', '"slika.jpg"'])('%j is an empty gallery', (text) => {
  expect(readGallery(text)).toEqual([]);
});

test('pictures keep every key, including those of old posts', () => {
  expect(readImages('{"image_intro":"a.jpg","staro":"x"}')).toEqual({ image_intro: 'a.jpg', staro: 'x' });
});

test.each([
  ['the picture of lists', '{"image_intro":"a.jpg","image_fulltext":"b.jpg"}', '/files/a.jpg?w=160'],
  ['that of the article where lists have none', '{"image_intro":"","image_fulltext":"b.jpg"}', '/files/b.jpg?w=160'],
  ['none', '{"image_intro":""}', undefined],
])('a list shows %s', (_, images, url) => {
  expect(introPictureUrl(images, '')).toBe(url);
});
