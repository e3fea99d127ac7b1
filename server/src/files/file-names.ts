import { firstFreeAlias, foldText } from '@baklja/contract/alias';

/** The name in the form that searches compare. */
export function foldedName(name: string): string {
  return foldText(name);
}

/**
 * The first free name: the name itself, else with `-2`, `-3`, … before the ending. A name that would exceed `maxLength`
 * is cut before the number.
 */
export async function firstFreeName(
  { base, ending, maxLength }: { base: string; ending: string; maxLength: number },
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> {
  const fit = (candidate: string) => {
    const number = candidate.slice(base.length);
    return `${cut(base, maxLength - ending.length - number.length)}${number}${ending}`;
  };
  return fit(await firstFreeAlias(base, (candidate) => isTaken(fit(candidate))));
}

/** The first `length` UTF-16 units at most, without half of a character at the end. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}
