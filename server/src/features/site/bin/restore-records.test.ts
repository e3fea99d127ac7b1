import { kindsWith } from '@baklja/contract/kinds';
import type { BinKind } from '@baklja/contract/records/bin';
import { expect, test } from 'vitest';
import { definedRecord } from '../../../records/define-record.ts';
import { listRestorers } from './restore-records.ts';
import '../../../app.ts';

const RESTORERS = listRestorers(async () => []);
const ORDER = [...RESTORERS.keys()];

test('every kind of the bin has a restorer', () => {
  expect(ORDER.toSorted()).toEqual(kindsWith('bin').toSorted());
  expect(RESTORERS.get('sport')).toBe(definedRecord('sport').restorer);
  expect(RESTORERS.get('file')).not.toBe(definedRecord('file').restorer);
});

test('files are restored before all other kinds', () => {
  expect(ORDER[0]).toBe('file');
});

test.each<BinKind[]>([
  ['category', 'post'],
  ['sport', 'athlete', 'medal'],
  ['page', 'medal'],
  ['documentFolder', 'subfolder', 'document'],
  ['menuSection', 'menuItem'],
  ['magazineAuthor', 'magazineIssue', 'magazineArticle'],
  ['magazineSection', 'magazineArticle'],
])('%s is restored before what is in it or names it', (...kinds) => {
  expect(kinds.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))).toEqual(kinds);
});

test('a kind that no feature has defined is named', () => {
  expect(() => definedRecord('categorisedAthlete')).toThrow(
    'No feature has defined the record of the kind categorisedAthlete.',
  );
});
