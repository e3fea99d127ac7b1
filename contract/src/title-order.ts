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

/**
 * Key by which names of files and folders sort, as {@link titleOrderKey}; numbers in them sort by value. Databases and
 * browsers that compare keys by code points have the same order.
 */
export function nameOrderKey(name: string): string {
  return titleOrderKey(name.replace(/\d+/g, inOrder));
}

/** Compares names of files and folders by {@link nameOrderKey}. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [nameOrderKey(one), nameOrderKey(other)];
  if (first !== second) return first < second ? -1 : 1;
  return compareCroatian(one, other);
}

/** A number after the count of its digits, so that longer ones come later. */
function inOrder(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  return `${Math.min(number.length, 9)}${number}`;
}
