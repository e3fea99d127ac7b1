import type { PresentEditor } from '@baklja/contract/features/site/presence';
import { expect, test } from 'vitest';
import { describeOthers, initialsOf } from './presence.text.ts';

const NAMES = ['Ana Anić', 'Ivo Ivić', 'Eva Ević', 'Oto Otić', 'Pia Pić', 'Rea Reić', 'Uma Umić'];

/** So many people; the first `editing` of them edit. */
function people(count: number, editing = 0): PresentEditor[] {
  return NAMES.slice(0, count).map((name, place) => {
    return { user_id: place + 1, name, is_editing: place < editing, since: '2026-11-21T11:00:00.000Z' };
  });
}

test.each([
  ['post', people(0), ''],
  ['post', people(1, 1), 'Ana Anić uređuje ovaj članak'],
  ['post', people(1), 'Ana Anić ima otvoren ovaj članak'],
  ['post', people(2, 2), 'Ana Anić i Ivo Ivić uređuju ovaj članak'],
  ['post', people(2), 'Ana Anić i Ivo Ivić imaju otvoren ovaj članak'],
  ['post', people(2, 1), 'Ana Anić uređuje, a Ivo Ivić ima otvoren ovaj članak'],
  ['post', people(3), 'Ana Anić, Ivo Ivić i još 1 osoba imaju otvoren ovaj članak'],
  ['post', people(4, 4), 'Ana Anić, Ivo Ivić i još 2 osobe uređuju ovaj članak'],
  ['post', people(7), 'Ana Anić, Ivo Ivić i još 5 osoba imaju otvoren ovaj članak'],
  ['post', people(4, 2), 'Ana Anić i Ivo Ivić uređuju, a Eva Ević i Oto Otić imaju otvoren ovaj članak'],
  ['page', people(1, 1), 'Ana Anić uređuje ovu stranicu'],
  ['page', people(2), 'Ana Anić i Ivo Ivić imaju otvorenu ovu stranicu'],
] as const)('the others are named: case %#', (kind, others, sentence) => {
  expect(describeOthers(kind, others)).toBe(sentence);
});

test.each([
  ['Iva Đurđević', 'IĐ'],
  ['  ana  marija  anić ', 'AA'],
  ['superadmin', 'S'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
