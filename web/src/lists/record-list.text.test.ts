import { expect, test } from 'vitest';
import { listTexts } from './record-list.text.ts';

const [ofPosts, ofPages] = [listTexts('post'), listTexts('page')];
const ENGLISH = { search: '', language: 'en-GB' } as Parameters<typeof ofPosts.empty>[0];

test.each([
  [ofPosts.region, 'Popis članaka', ofPages.region, 'Popis stranica'],
  [ofPosts.notLoaded, 'Popis članaka nije učitan.', ofPages.notLoaded, 'Popis stranica nije učitan.'],
  [ofPosts.selectionBar, 'Odabrani članci', ofPages.selectionBar, 'Odabrane stranice'],
  [ofPosts.selected(1), 'Odabran 1 članak', ofPages.selected(1), 'Odabrana 1 stranica'],
  [ofPosts.selected(3), 'Odabrana 3 članka', ofPages.selected(3), 'Odabrane 3 stranice'],
  [ofPosts.delete(1), 'Izbriši članak', ofPages.delete(1), 'Izbriši stranicu'],
  [ofPosts.delete(2), 'Izbriši 2 članka', ofPages.delete(2), 'Izbriši 2 stranice'],
  [
    ofPosts.tooMany,
    'Odjednom se može izbrisati najviše 200 članaka.',
    ofPages.tooMany,
    'Odjednom se može izbrisati najviše 200 stranica.',
  ],
  [
    ofPosts.empty(ENGLISH),
    'Ovdje će biti članci na engleskom.',
    ofPages.empty(ENGLISH),
    'Ovdje će biti stranice na engleskom.',
  ],
])('%j agrees with the noun of its kind', (post, words, page, otherWords) => {
  expect([post, page]).toEqual([words, otherWords]);
});
