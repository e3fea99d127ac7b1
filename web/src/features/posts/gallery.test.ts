import { expect, test } from 'vitest';
import { addImages, moveImage, removeImage, setCaption } from './gallery.ts';

const gallery = [
  { image: 'a.jpg', id: 0, caption: 'A' },
  { image: 'b.jpg', id: '7', caption: 'B' },
  { image: 'c.jpg', caption: 'C' },
];
const order = (images: { image: string }[]) => images.map(({ image }) => image).join(' ');

test('pictures are added at the end with ids that no other has', () => {
  expect(addImages([], [{ image: 'a.jpg' }])).toEqual([{ image: 'a.jpg', id: 0, caption: '' }]);
  expect(addImages(gallery, [{ image: 'd.jpg', caption: 'D' }, { image: 'd.jpg' }]).slice(-2)).toEqual([
    { image: 'd.jpg', id: 8, caption: 'D' },
    { image: 'd.jpg', id: 9, caption: '' },
  ]);
});

test('an id that is no number is no reason against a number', () => {
  expect(addImages([{ image: 'a.jpg', id: 'prva' }], [{ image: 'b.jpg' }]).at(-1)?.id).toBe(0);
});

test('only the picture at the place is taken away', () => {
  expect(order(removeImage(gallery, 1))).toBe('a.jpg c.jpg');
});

test.each([
  ['forward', 1, -1, 'b.jpg a.jpg c.jpg'],
  ['back', 0, 1, 'b.jpg a.jpg c.jpg'],
  ['no further than the start', 0, -1, 'a.jpg b.jpg c.jpg'],
  ['no further than the end', 2, 1, 'a.jpg b.jpg c.jpg'],
])('a picture moves %s', (_, place, by, result) => {
  expect(order(moveImage(gallery, place, by))).toBe(result);
});

test('a caption changes at its place, and the given gallery stays as it was', () => {
  expect(setCaption(gallery, 1, 'Novo').map(({ caption }) => caption)).toEqual(['A', 'Novo', 'C']);
  expect(gallery[1]?.caption).toBe('B');
});
