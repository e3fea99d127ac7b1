import { foldText } from '@baklja/contract/alias';

/** A search. Without `isCaseSensitive` it ignores case and diacritics: `cilic` finds `Čilić`. */
export type Search = { query: string; isCaseSensitive: boolean };

/** Where a match starts and ends. */
export type Match = { from: number; to: number };

/** Offsets refer to the original text, though the folded text may be longer or shorter. */
export function findInText(text: string, { query, isCaseSensitive }: Search): Match[] {
  const fold = isCaseSensitive ? plainSpaces : foldText;
  const wanted = comparable(query, fold).folded;
  if (wanted === '') return [];

  const { folded, starts, ends } = comparable(text, fold);
  const matches: Match[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; ) {
    const end = at + wanted.length;
    const isWhole = starts[at] !== starts[at - 1] && starts[end] !== starts[end - 1];
    if (isWhole) matches.push({ from: starts[at] ?? 0, to: ends[end - 1] ?? text.length });
    at = folded.indexOf(wanted, isWhole ? end : at + 1);
  }

  return matches;
}

type Comparable = { folded: string; starts: number[]; ends: number[] };

/** For each unit of the folded text: start and end of its original letter, including following combining marks. */
function comparable(text: string, fold: (letter: string) => string): Comparable {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let offset = 0;

  for (const letter of text) {
    const start = offset;
    offset += letter.length;
    const plain = fold(letter);
    if (plain === '') closeAt(starts, ends, offset);
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(start);
      ends.push(offset);
    }
    folded += plain;
  }

  return { folded, starts, ends };
}

/** A separate combining mark belongs to the letter before it. */
function closeAt(starts: number[], ends: number[], offset: number): void {
  const start = starts.at(-1);
  for (let unit = ends.length - 1; unit >= 0 && starts[unit] === start; unit--) ends[unit] = offset;
}

/** Users cannot see which spaces are non-breaking. */
function plainSpaces(letter: string): string {
  return letter === '\u00a0' ? ' ' : letter;
}
