import { expect, test } from 'vitest';
import { addImages } from './post-images.ts';

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
