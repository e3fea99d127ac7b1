import { KINDS, type Kind } from '@baklja/contract/kinds';
import { AUDIT_ACTIONS } from '@baklja/contract/records/audit';
import { expect, test } from 'vitest';
import { fieldWord } from '#web/lists/record-fields.ts';
import { ACTION_WORDS, factsOf, kindWord } from './audit-words.ts';

test('every action and every kind has words of its own', () => {
  const kinds = (Object.keys(KINDS) as Kind[]).map(kindWord);
  const actions = AUDIT_ACTIONS.map((action) => ACTION_WORDS[action]);
  expect([new Set(kinds).size, new Set(actions).size]).toEqual([kinds.length, AUDIT_ACTIONS.length]);
});

test('the word of a field depends on the kind, and what follows from other fields has none', () => {
  expect(fieldWord('post', 'title')).toBe('naslov');
  expect(fieldWord('documentFolder', 'title')).toBe('naziv');
  expect(fieldWord('document', 'page_id')).toBe('folder');
  expect(fieldWord('user', 'name')).toBe('ime');
  expect(fieldWord('post', 'publish_down')).toBe('kraj objave');
  for (const [kind, field] of [
    ['athlete', 'name'],
    ['athlete', 'title_folded'],
    ['medal', 'title'],
    ['post', 'title_key'],
  ] as const) {
    expect(fieldWord(kind, field)).toBeUndefined();
  }
});

test.each([
  ['a flag', { izdvojeno: [0, 1] }, 'ne', 'da'],
  ['a status', { state: [1, 0] }, 'objavljeno', 'skica'],
  ['nothing', { tagovi: [null, 'kup'] }, 'prazno', 'kup'],
  ['a size', { size: [1_363_149, 1_468_006] }, '1,3 MB', '1,4 MB'],
  ['a time', { publish_up: ['2026-11-22T22:40:00.000Z', ''] }, '22-11-2026 u 23:40', 'prazno'],
  ['the end of a publication', { publish_down: [null, '2026-11-22T22:40:00.000Z'] }, 'prazno', '22-11-2026 u 23:40'],
  ['another record', { catid: [3, 5] }, 'br. 3', 'br. 5'],
  ['a language', { language: ['hr-HR', 'en-GB'] }, 'hrvatski', 'engleski'],
])('%s is shown in words', (_, details, former, value) => {
  expect(factsOf({ kind: 'post', details })).toMatchObject([{ former, value }]);
});

test.each([
  [{ factor: 'passkey' }, 'drugi korak', 'pristupni ključ'],
  [{ factor: 'recovery-codes' }, 'drugi korak', 'rezervni kodovi'],
  [{ reason: 'wrong-credentials' }, 'razlog', 'pogrešno ime ili lozinka'],
  [{ role: ['sportasi', 'olimp'] }, 'uloga', 'Olimp'],
  [{ sessions: 2 }, 'završenih prijava', '2'],
  [{ picture: true }, 'slika', 'promijenjeno'],
])('what is known of an account is said in words: %o', (details, word, value) => {
  expect(factsOf({ kind: 'user', details })).toMatchObject([{ word, value }]);
});

test('a value that is not a change is a fact', () => {
  expect(factsOf({ kind: null, details: { roles: ['olimp', 'sportasi'] } })).toMatchObject([
    { word: 'uloge', former: undefined, value: 'Olimp, Sportaši' },
  ]);
  expect(factsOf({ kind: 'categorisedAthlete', details: { rows: 1240 } })).toMatchObject([
    { word: 'redaka', value: '1.240' },
  ]);
});
