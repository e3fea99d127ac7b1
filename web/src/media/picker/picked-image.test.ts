import { expect, test } from 'vitest';
import { makeFile } from '#web/testing/records/make-file.ts';
import { toPickedImage } from './picked-image.ts';

const file = makeFile({
  path: 'clanci-slike/Doček #1.jpg',
  alt: 'Ljudi na trgu',
  alt_eng: 'People in a square',
  caption: 'Doček u Zagrebu.',
  caption_eng: '',
  author: 'A. Autor',
});

test('a picture brings its Croatian texts and its author into a Croatian record', () => {
  expect(toPickedImage(file, 'hr-HR')).toEqual({
    src: '/files/clanci-slike/Do%C4%8Dek%20%231.jpg',
    alt: 'Ljudi na trgu',
    caption: 'Doček u Zagrebu. Foto: A. Autor',
  });
});

test('and its English texts into an English one', () => {
  expect(toPickedImage(file, 'en-GB')).toMatchObject({ alt: 'People in a square', caption: 'Photo: A. Autor' });
});

test.each([
  ['Doček u Zagrebu', 'Doček u Zagrebu. Foto: A. Autor'],
  ['Tko će prvi?', 'Tko će prvi? Foto: A. Autor'],
  ['Rekao je: „Idemo!”', 'Rekao je: „Idemo!” Foto: A. Autor'],
  ['', 'Foto: A. Autor'],
])('the caption %o ends as a sentence before the author', (caption, written) => {
  expect(toPickedImage({ ...file, caption }, 'hr-HR').caption).toBe(written);
});

test('texts that the user wrote replace those of the file', () => {
  const texts = { alt: ' Trg ', caption: 'Stari potpis', author: '' };
  expect(toPickedImage(file, 'hr-HR', texts)).toMatchObject({ alt: 'Trg', caption: 'Stari potpis' });
});

test('a picture without texts brings empty texts', () => {
  expect(toPickedImage(makeFile(), 'hr-HR')).toMatchObject({ alt: '', caption: '' });
});
