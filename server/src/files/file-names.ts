import { firstFreeAlias, foldText } from '@baklja/contract/alias';
import { nameOrderKey } from '@baklja/contract/title-order';

/** The columns that follow from the name of a file: the form that searches compare, and the key of its place. */
export function nameColumns(name: string): { name_folded: string; name_key: string } {
  return { name_folded: foldText(name), name_key: nameOrderKey(name) };
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
