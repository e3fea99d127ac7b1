import { expect, test } from 'vitest';
import { makeDocument } from '#web/testing/records/make-documents.ts';
import { fromFile, isComplete, missingFields, placeInFolder, toNewDocument } from './added-documents.ts';

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

test('a document is complete with both names, a year, and a saved file', () => {
  const offered = fromFile(1, { name: 'izvjesce 2024.pdf', size: 5 }, NOW);
  expect(missingFields(offered)).toEqual(['title_eng']);
  const filled = { ...offered, title_eng: 'Report' };
  expect(isComplete(filled)).toBe(false);
  expect(isComplete({ ...filled, state: 'saved' })).toBe(true);
  expect(missingFields({ ...filled, year: '24' })).toEqual(['year']);
  expect(missingFields({ ...filled, year: '1799' })).toEqual(['year']);
  expect(missingFields({ ...filled, doc_name: ' ', year: '1800' })).toEqual(['doc_name']);
});

test('a document that the folder has already is found by its name or by its file', () => {
  const present = [
    makeDocument({ doc_id: 1 }),
    makeDocument({ doc_id: 2, doc_name: 'Izvješće', link: '/files/dokumenti/Izvje%C5%A1%C4%87e%202024.pdf' }),
  ].map((document) => ({ ...document, id: document.doc_id }));
  const place = (fileName: string, doc_name: string) => placeInFolder({ fileName, doc_name }, present);
  expect(place('novo.pdf', 'izvjesce')).toBe(2);
  expect(place('Izvješće 2024.pdf', 'nešto drugo')).toBe(2);
  expect(place('novo.pdf', 'novo')).toBeUndefined();
  expect(place('novo.pdf', '')).toBeUndefined();
});

test('a document in a subfolder is shown there', () => {
  const document = { ...fromFile(1, { name: 'a 2024.pdf', size: 5 }, NOW), link: '/files/dokumenti/a.pdf' };
  expect(toNewDocument(document, 7)).toMatchObject({ page_id: 7, year: 2024, sub_folder: null, show_in_sub: 0 });
  expect(toNewDocument({ ...document, sub_folder: 11 }, 7)).toMatchObject({ sub_folder: 11, show_in_sub: 1 });
});
