import { foldText } from '@baklja/contract/alias';
import { CATEGORIES, COUNTIES } from '@baklja/contract/features/sport/categorisation-file';

/** A known value that an unknown one may mean, why, and the other known values that it may mean as well. */
export type Proposal = { value: string; why: 'number' | 'start' | 'letters'; others: string[] };

/** Shortest start of a name that says which county is meant. */
const START_MIN_LENGTH = 4;

/** One letter in so many may be wrong; a shorter name would become another county. */
const LETTERS_PER_FAULT = 4;

/** The known category or county that is near a value; undefined when none is. */
export function proposeValue(column: 'EVSKat' | 'Zupanija', value: string): Proposal | undefined {
  return column === 'EVSKat' ? proposeCategory(value) : proposeCounty(value);
}

function proposeCategory(value: string): Proposal | undefined {
  const text = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const known = CATEGORIES.find((category, place) => text === category || text === String(place + 1));
  if (!known) return undefined;
  return { value: known, why: /\d/.test(text) ? 'number' : 'letters', others: [] };
}

function proposeCounty(value: string): Proposal | undefined {
  const name = foldText(value)
    .replace(/\bzupanija\b/, '')
    .trim();
  const start = name.replace(/[aeiou]$/, '');
  if (start.length < START_MIN_LENGTH) return undefined;
  const same = COUNTIES.find((county) => foldText(county) === name);
  if (same) return { value: same, why: 'letters', others: [] };
  const begun = COUNTIES.filter((county) => wordsOf(county).some((word) => word.startsWith(start)));
  const [first] = begun.toSorted((one, other) => Number(hasWord(other, name)) - Number(hasWord(one, name)));
  if (first) return { value: first, why: 'start', others: begun.filter((county) => county !== first) };
  return proposeByLetters(name);
}

function proposeByLetters(name: string): Proposal | undefined {
  const counts = COUNTIES.map((county) => ({ county, edits: countEdits(name, foldText(county)) }));
  const [best, next] = counts.toSorted((one, other) => one.edits - other.edits);
  if (!best || best.edits * LETTERS_PER_FAULT >= best.county.length || best.edits === next?.edits) return undefined;
  return { value: best.county, why: 'letters', others: [] };
}

function wordsOf(county: string): string[] {
  return foldText(county).split(/[ -]/);
}

function hasWord(county: string, word: string): boolean {
  return wordsOf(county).includes(word);
}

/** How many letters must be added, removed or replaced to turn one word into the other. */
function countEdits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (let place = 0; place < other.length; place += 1) {
      const replaced = (before[place] ?? 0) + (letter === other[place] ? 0 : 1);
      now.push(Math.min(replaced, (before[place + 1] ?? 0) + 1, (now[place] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
