import { expect, test } from 'vitest';
import { addImages, copyIntroImage, setImage } from './post-images.ts';

const images = {
  image_intro: '/files/images/a.jpg',
  image_intro_alt: 'A',
  image_intro_caption: 'Opis A',
  float_intro: 'left',
  custom: 'x',
};

test('another picture brings its own texts and keeps the alignment', () => {
  const next = setImage(images, 'intro', { src: '/files/images/b.jpg', alt: '', caption: 'Opis B' });
  const texts = { image_intro: '/files/images/b.jpg', image_intro_alt: '', image_intro_caption: 'Opis B' };
  expect(next).toEqual({ ...images, ...texts });
});

test('removing a picture removes only the picture and its texts', () => {
  expect(setImage(images, 'intro')).toMatchObject({ image_intro: '', image_intro_alt: '', custom: 'x' });
});

test('the list picture and its texts can be copied to the article', () => {
  expect(copyIntroImage(images)).toMatchObject({
    ...images,
    image_fulltext: '/files/images/a.jpg',
    image_fulltext_alt: 'A',
    image_fulltext_caption: 'Opis A',
  });
});

const gallery = [
  { image: 'a.jpg', id: 0, caption: 'A' },
  { image: 'b.jpg', id: '7', caption: 'B' },
  { image: 'c.jpg', caption: 'C' },
];

test('pictures are added at the end with unique ids', () => {
  expect(addImages([], [{ image: 'a.jpg' }])).toEqual([{ image: 'a.jpg', id: 0, caption: '' }]);
  expect(addImages(gallery, [{ image: 'd.jpg', caption: 'D' }, { image: 'd.jpg' }]).slice(-2)).toEqual([
    { image: 'd.jpg', id: 8, caption: 'D' },
    { image: 'd.jpg', id: 9, caption: '' },
  ]);
});

test('a non-numeric id does not affect the next id', () => {
  expect(addImages([{ image: 'a.jpg', id: 'prva' }], [{ image: 'b.jpg' }]).at(-1)?.id).toBe(0);
});
