import { expect, test } from 'vitest';
import { copyIntroImage, removeImage, setImage } from './post-images.ts';

const images = {
  image_intro: '/files/images/a.jpg',
  image_intro_alt: 'A',
  image_intro_caption: 'Opis A',
  float_intro: 'left',
  custom: 'x',
};

test('another picture brings its own texts and keeps the alignment', () => {
  expect(setImage(images, 'intro', { src: '/files/images/b.jpg', alt: '', caption: 'Opis B' })).toEqual({
    image_intro: '/files/images/b.jpg',
    image_intro_alt: '',
    image_intro_caption: 'Opis B',
    float_intro: 'left',
    custom: 'x',
  });
});

test('removing a picture removes only the picture and its texts', () => {
  expect(removeImage(images, 'intro')).toMatchObject({ image_intro: '', image_intro_alt: '', custom: 'x' });
});

test('the list picture and its texts can be copied to the article', () => {
  expect(copyIntroImage(images)).toMatchObject({
    ...images,
    image_fulltext: '/files/images/a.jpg',
    image_fulltext_alt: 'A',
    image_fulltext_caption: 'Opis A',
  });
});
