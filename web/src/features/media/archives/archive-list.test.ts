import { expect, test } from 'vitest';
import { archivePage } from './archive-list.ts';
import type { ArchiveItem } from './archives.queries.ts';

function makeItems(names: readonly string[]): ArchiveItem[] {
  return names.map((name) => ({ name, date: '', type: 'jpg', data_name: `images/${name}`, url: '' }));
}

const many = makeItems(Array.from({ length: 101 }, (_, number) => `slika-${number}.jpg`));

test('a page holds a hundred, and the last one the rest', () => {
  expect(archivePage(many, { search: '', page: 1 })).toMatchObject({ total: 101, pages: 2, page: 1 });
  expect(archivePage(many, { search: '', page: 1 }).items).toHaveLength(100);
  expect(archivePage(many, { search: '', page: 2 }).items).toHaveLength(1);
});

test('past the end stands the last page', () => {
  expect(archivePage(many, { search: '', page: 9 })).toMatchObject({ page: 2 });
  expect(archivePage([], { search: '', page: 3 })).toEqual({
    items: [],
    total: 0,
    files: 0,
    folders: 0,
    pages: 0,
    page: 1,
  });
});

test('letter case and diacritics do not matter', () => {
  const items = makeItems(['Čučanj đak.JPG', 'trg.jpg']);
  expect(archivePage(items, { search: 'cucanj DAK', page: 1 }).items).toEqual([items[0]]);
});
