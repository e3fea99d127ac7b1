import { expect, test } from 'vitest';
import type { FieldPicture } from '../define-record-form.ts';
import { changedPictures } from './changed-pictures.ts';

/** One line for each change, and how many pictures are the same. */
function changesOf(before: FieldPicture[], after: FieldPicture[]): string[] {
  const { changes, same, isReordered } = changedPictures(before, after);
  const lines = changes.map(({ kind, place = '', path }) => `${kind} ${place}${path}`);
  return [...lines, `${same} same`, ...(isReordered ? ['reordered'] : [])];
}

const [boat, gym, judo] = [{ path: 'boat.jpg', words: 'Barka' }, { path: 'gym.jpg' }, { path: 'judo.jpg' }];

test.each([
  ['an added picture', [boat], [boat, gym], ['inserted gym.jpg', '1 same']],
  ['a removed picture', [boat, gym], [gym], ['removed boat.jpg', '1 same']],
  ['other words of a picture', [boat, gym], [{ ...boat, words: 'Čamac' }, gym], ['reworded boat.jpg', '1 same']],
  ['another order', [boat, gym, judo], [judo, boat, gym], ['3 same', 'reordered']],
  ['another order with an added picture', [boat, gym], [gym, boat, judo], ['inserted judo.jpg', '2 same']],
  ['nothing', [boat, gym], [boat, gym], ['2 same']],
  [
    'a picture in another place of the record',
    [{ ...gym, place: 'A' }],
    [{ ...gym, place: 'B' }],
    ['removed Agym.jpg', 'inserted Bgym.jpg', '0 same'],
  ],
])('of two lists of pictures, %s is found', (_, before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes);
});
