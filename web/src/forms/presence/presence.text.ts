import type { EditedKind, PresentEditor } from '@baklja/contract/features/site/presence';
import { countOf } from '@baklja/contract/plural';
import { capitalised, genitive, inGender, thisOne } from '@baklja/contract/records/record-words';

export const presenceText = {
  otherTab: (kind: EditedKind) =>
    `${capitalised(thisOne(kind))} imate ${inGender(kind, 'otvoren', 'otvorenu')} i u drugoj kartici.`,
  newer: (kind: EditedKind) => `Spremljena je novija verzija ${genitive(kind)}.`,
} as const;

const PEOPLE = { one: 'osoba', few: 'osobe', other: 'osoba' };

const NAMED = 2;

/** Who edits the record and who has it open, as one sentence without a full stop; empty when there is no one. */
export function describeOthers(kind: EditedKind, others: readonly PresentEditor[]): string {
  const edited = thisOne(kind);
  const open = `${inGender(kind, 'otvoren', 'otvorenu')} ${edited}`;
  const editing = others.filter(({ is_editing }) => is_editing);
  const reading = others.filter(({ is_editing }) => !is_editing);
  const edits = `${namesOf(editing)} ${editing.length === 1 ? 'uređuje' : 'uređuju'}`;
  const reads = `${namesOf(reading)} ${reading.length === 1 ? 'ima' : 'imaju'} ${open}`;
  if (reading.length === 0) return editing.length === 0 ? '' : `${edits} ${edited}`;
  return editing.length === 0 ? reads : `${edits}, a ${reads}`;
}

function namesOf(people: readonly PresentEditor[]): string {
  const names = people.map(({ name }) => name);
  if (names.length <= NAMED) return names.join(' i ');
  return `${names.slice(0, NAMED).join(', ')} i još ${countOf(names.length - NAMED, PEOPLE)}`;
}

/** Initials of the first and the last name; one letter for a single name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words.at(0), words.slice(1).at(-1)].map((word = '') => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('hr');
}
