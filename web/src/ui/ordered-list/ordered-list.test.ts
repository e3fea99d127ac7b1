import { expect, test } from 'vitest';
import { moveItem, removeItem, replaceItem } from './ordered-list.ts';

const pictures = [
  { image: 'a.jpg', caption: 'A' },
  { image: 'b.jpg', caption: 'B' },
  { image: 'c.jpg', caption: 'C' },
];
const order = (items: { image: string }[]) => items.map(({ image }) => image).join(' ');

test('removes only the item at the index', () => {
  expect(order(removeItem(pictures, 1))).toBe('a.jpg c.jpg');
});

test.each([
  ['forward', 1, -1, 'b.jpg a.jpg c.jpg'],
  ['back', 0, 1, 'b.jpg a.jpg c.jpg'],
  ['no further than the start', 0, -1, 'a.jpg b.jpg c.jpg'],
  ['no further than the end', 2, 1, 'a.jpg b.jpg c.jpg'],
])('an item moves %s', (_, place, by, result) => {
  expect(order(moveItem(pictures, place, by))).toBe(result);
});

test('replaces the item at the index, and the given list stays unchanged', () => {
  const changed = replaceItem(pictures, 1, { image: 'b.jpg', caption: 'Novo' });
  expect(changed.map(({ caption }) => caption)).toEqual(['A', 'Novo', 'C']);
  expect(pictures[1]?.caption).toBe('B');
});
