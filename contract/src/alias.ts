import { ALIAS_MAX_LENGTH } from './limits.ts';

/** Letters that lose no mark by Unicode decomposition but have a plain form in Croatian and its neighbours. */
const PLAIN_LETTERS: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ħ: 'h', ı: 'i' };

/**
 * Text in the form that searches compare: lower case, letters without their marks, so that `cilic` finds `Čilić` and
 * `dokovic` finds `Đoković`. One character may become two.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đłøßæœħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * Address part made from a title (answers, section 5): folded, punctuation removed, single hyphens between words, at
 * most 200 characters. Empty when the title has neither letter nor digit.
 */
export function slugFromTitle(title: string): string {
  const words = foldText(title)
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .split(/[\s_-]+/)
    .filter(Boolean);
  return cutAtHyphen(words.join('-'));
}

function cutAtHyphen(slug: string): string {
  if (slug.length <= ALIAS_MAX_LENGTH) return slug;
  const cut = slug.slice(0, ALIAS_MAX_LENGTH + 1);
  const hyphen = cut.lastIndexOf('-');
  return hyphen > 0 ? cut.slice(0, hyphen) : slug.slice(0, ALIAS_MAX_LENGTH);
}

/**
 * The alias for a record: the slug itself, else `-2`, `-3`, … The number doubles until it is free, and a binary search
 * narrows it down, so that thousands of equal titles cost a few look-ups. Where numbers in between are free again, the
 * result may be any free one.
 */
export async function firstFreeAlias(slug: string, isTaken: (alias: string) => Promise<boolean>): Promise<string> {
  if (!(await isTaken(slug))) return slug;
  const numbered = (number: number) => `${slug}-${number}`;
  let taken = 1;
  let free = 2;
  while (await isTaken(numbered(free))) {
    taken = free;
    free *= 2;
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(numbered(middle))) taken = middle;
    else free = middle;
  }
  return numbered(free);
}
