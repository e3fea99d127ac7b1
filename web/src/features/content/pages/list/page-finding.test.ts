import { expect, test } from 'vitest';
import { findRows } from '#web/lists/find-rows.ts';
import { makePageRow } from '#web/testing/records/make-page.ts';
import { joinReferences, type PageListAddress, pageFinding, pageListAddress } from './pages.list.ts';

const USUAL = pageListAddress.read(new URLSearchParams());

const PAGES = [
  makePageRow({ id: 3, title: 'Povijest', modified_time: '2026-11-03T10:00:00.000Z' }),
  makePageRow({ id: 20, title: 'Natječaji – Đakovo', translation_id: 21, modified_time: '2026-11-05T10:00:00.000Z' }),
  makePageRow({
    id: 111,
    title: 'NATJEČAJ za škole',
    translation_id: 112,
    translation_outdated: 1,
    modified_time: '2026-11-04T10:00:00.000Z',
  }),
];
const idsFor = (request: Partial<PageListAddress>) =>
  findRows(PAGES, { ...USUAL, ...request }, pageFinding).map(({ id }) => id);

test('finds pages without a translation and pages with an outdated translation', () => {
  expect(idsFor({ translation: 'missing' })).toEqual([3]);
  expect(idsFor({ translation: 'outdated' })).toEqual([111]);
  expect(idsFor({ translation: 'missing', search: 'skole' })).toEqual([]);
});

test('sorts by the last change and by id in both directions', () => {
  expect(idsFor({ sort: 'modified', order: 'desc' })).toEqual([20, 111, 3]);
  expect(idsFor({ sort: 'modified', order: 'asc' })).toEqual([3, 111, 20]);
  expect(idsFor({ sort: 'id', order: 'asc' })).toEqual([3, 20, 111]);
});

test('filter and sorting are written to the URL in Croatian and read back', () => {
  const request: PageListAddress = { ...USUAL, translation: 'missing', sort: 'modified', order: 'asc' };
  const address = pageListAddress.write(request);
  expect(address.toString()).toBe('prijevod=nema&poredak=promijenjeno&smjer=uzlazno');
  expect(pageListAddress.read(address)).toEqual(request);
});

const medal = (id: number) => ({ kind: 'medal' as const, id, title: `Medalja ${id}` });

test('a medal that points to two of the pages counts once, and unnamed references are included in the total', () => {
  const both = joinReferences([
    { references: [medal(1), medal(2)], total: 2 },
    { references: [medal(2), medal(3)], total: 2 },
  ]);
  expect(both.references.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(both.total).toBe(3);
  const more = joinReferences([
    { references: [medal(1)], total: 21 },
    { references: [medal(2)], total: 1 },
  ]);
  expect(more.total).toBe(22);
});
