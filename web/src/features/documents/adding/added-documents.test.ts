import { expect, test } from 'vitest';
import { makeDocument } from '#web/testing/records/make-documents.ts';
import {
  type AddedDocument,
  findConflict,
  fromFile,
  fromTitle,
  missingFields,
  nameSource,
  outcomeOf,
  replacedFileId,
  toNewDocument,
} from './added-documents.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');

test.each([
  ['Izvješće_o-radu_2025.pdf', 'Izvješće o radu 2025', '2025'],
  ['plan 2024-2028 (2023).PDF', 'plan 2024 2028 (2023)', '2023'],
  ['sken0043.pdf', 'sken0043', '2026'],
  ['broj 12025.docx', 'broj 12025', '2026'],
  ['1899 i 2101.pdf', '1899 i 2101', '2026'],
  ['od 1900 do 2100.pdf', 'od 1900 do 2100', '2100'],
])('the file %s offers the name %s and the year %s', (name, doc_name, year) => {
  expect(fromFile(1, { name, size: 5 }, NOW)).toMatchObject({ doc_name, year, title_eng: '', fileName: name });
});

test.each([
  ['sken.pdf', 'Plan 2024.', { doc_name: 'Plan 2024.', year: '2024' }],
  ['sken 2025.pdf', 'Plan rada', { doc_name: 'Plan rada', year: '2025' }],
  ['sken 2025.pdf', 'Plan za 2024', { doc_name: 'Plan za 2024', year: '2024' }],
  ['sken 2025.pdf', undefined, {}],
])('the file %s with the title %s offers %o', (name, title, offered) => {
  const file = fromFile(1, { name, size: 5 }, NOW);
  expect(fromTitle(file, title, NOW)).toEqual(title === undefined ? {} : { title, ...offered });
});

test('a title leaves what was typed, and the name says where it is from', () => {
  const file = fromFile(1, { name: 'sken.pdf', size: 5 }, NOW);
  expect(nameSource(file)).toBe('fileName');
  const typed = { ...file, doc_name: 'Moj naziv', year: '2001' };
  expect(fromTitle(typed, 'Plan 2024', NOW)).toEqual({ title: 'Plan 2024' });
  expect(nameSource(typed)).toBeUndefined();
  expect(nameSource({ ...file, ...fromTitle(file, 'Plan 2024', NOW) })).toBe('title');
});

test('a document is saved with both names, a year, and a saved file', () => {
  const offered = fromFile(1, { name: 'izvjesce 2024.pdf', size: 5 }, NOW);
  expect(missingFields(offered)).toEqual(['title_eng']);
  const filled = { ...offered, title_eng: 'Report' };
  expect(outcomeOf(filled, [])).toBeUndefined();
  expect(outcomeOf({ ...filled, state: 'saved' }, [])).toBe('create');
  expect(missingFields({ ...filled, year: '24' })).toEqual(['year']);
  expect(missingFields({ ...filled, year: '1799' })).toEqual(['year']);
  expect(missingFields({ ...filled, doc_name: ' ', year: '1800' })).toEqual(['doc_name']);
});

const PRESENT = [
  makeDocument({ doc_id: 1, link: 'dokumenti/stari plan.pdf' }),
  makeDocument({ doc_id: 2, doc_name: 'Izvješće', link: '/files/dokumenti/Izvje%C5%A1%C4%87e%202024.pdf' }),
].map((document) => ({ ...document, id: document.doc_id }));

/** An uploaded file, complete. */
function makeAdded(fields: Partial<AddedDocument>): AddedDocument {
  const offered = fromFile(1, { name: 'novo.pdf', size: 5 }, NOW);
  return { ...offered, state: 'saved', link: '/files/dokumenti/novo.pdf', fileId: 7, title_eng: 'New', ...fields };
}

test.each<[Partial<AddedDocument>, number, boolean]>([
  [{ doc_name: 'izvjesce ' }, 2, false],
  [{ fileName: 'Izvješće 2024.pdf' }, 2, false],
  [{ duplicateOf: 'dokumenti/Izvješće 2024.pdf' }, 2, true],
  [{ duplicateOf: 'dokumenti/stari plan.pdf', doc_name: 'Izvješće' }, 1, true],
  [{ link: '/files/dokumenti/stari%20plan.pdf' }, 1, true],
])('a document that the folder has already is found by its names or its file: %o', (fields, place, isSameFile) => {
  expect(findConflict(makeAdded(fields), PRESENT)).toMatchObject({ place, isSameFile });
});

test.each([{}, { doc_name: '' }, { duplicateOf: 'dokumenti/drugi.pdf' }])(
  'a document that the folder has not is none of its own: %o',
  (fields) => {
    expect(findConflict(makeAdded(fields), PRESENT)).toBeUndefined();
  },
);

test('a document that the folder has already waits for the choice', () => {
  const outcome = (fields: Partial<AddedDocument>) =>
    outcomeOf(makeAdded({ doc_name: 'Izvješće', ...fields }), PRESENT);
  expect(outcome({})).toBeUndefined();
  expect(outcome({ choice: 'add' })).toBe('create');
  expect(outcome({ choice: 'add', title_eng: '' })).toBeUndefined();
  expect(outcome({ choice: 2, title_eng: '' })).toBe('replace');
  expect(outcome({ choice: 2, state: 'failed' })).toBeUndefined();
  // It was chosen for another document.
  expect(outcome({ choice: 1 })).toBeUndefined();
});

test('a file replaces neither itself nor one that is missing, and only an upload replaces one', () => {
  const added = makeAdded({ doc_name: 'Izvješće', choice: 2 });
  expect(replacedFileId(added, PRESENT)).toBe(502);
  expect(replacedFileId({ ...added, fileId: 502 }, PRESENT)).toBeUndefined();
  expect(replacedFileId({ ...added, fileId: undefined }, PRESENT)).toBeUndefined();
  const missing = PRESENT.map((document) => ({ ...document, file_id: null }));
  expect(replacedFileId(added, missing)).toBeUndefined();
});

test('a document in a subfolder is shown there', () => {
  const document = { ...fromFile(1, { name: 'a 2024.pdf', size: 5 }, NOW), link: '/files/dokumenti/a.pdf' };
  expect(toNewDocument(document, 7)).toMatchObject({ page_id: 7, year: 2024, sub_folder: null, show_in_sub: 0 });
  expect(toNewDocument({ ...document, sub_folder: 11 }, 7)).toMatchObject({ sub_folder: 11, show_in_sub: 1 });
});
