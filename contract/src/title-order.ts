import { foldText } from './alias.ts';

/** Letters of the Croatian alphabet that sort after the plain letter that they are made of, each with its place. */
const LATER_LETTERS: Record<string, string> = {
  č: 'c{',
  ć: 'c|',
  dž: 'd{',
  đ: 'd|',
  lj: 'l{',
  nj: 'n{',
  š: 's{',
  ž: 'z{',
};

/** Letters of a title that decide its place; titles that are equal up to there sort by id. */
const KEY_LENGTH = 80;

/**
 * Key by which titles sort in Croatian order when keys are compared by code points: č and ć after c, dž and đ after d,
 * lj, nj, š, ž after their letter; case, other marks and punctuation do not count.
 */
export function titleOrderKey(title: string): string {
  const letters = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/dž|lj|nj|[čćđšž]/g, (letter) => `\u0001${letter}\u0001`)
    .split('\u0001')
    .map((part) => LATER_LETTERS[part] ?? foldText(part).replace(/[^\p{L}\p{N}]+/gu, ' '));
  return letters.join('').replace(/ +/g, ' ').trim().slice(0, KEY_LENGTH);
}

/** Compares texts by the Croatian alphabet. */
export const compareCroatian = new Intl.Collator('hr').compare;

/** Compares names of files and folders by the Croatian alphabet, and the numbers in them by value. */
export const compareNames = new Intl.Collator('hr', { numeric: true }).compare;
