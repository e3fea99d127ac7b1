import { KINDS, type KindWithScreens } from '@baklja/contract/kinds';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { defineListAddress, fixed, type ListAddress, option, page, search, sort } from './address/list-address.ts';
import type { SortOrder } from './address/sort-order.ts';
import type { Finding } from './find-rows.ts';
import { type ListQuery, useLocalRows } from './list-rows.ts';
import { countColumn, editColumn, factsColumn, modifiedColumn, nameColumn, nameOf } from './plain-columns.tsx';
import type { RecordListProps } from './RecordListScreen.tsx';
import { type ListTexts, recordListText } from './record-list.text.ts';
import type { Selecting } from './selection/ListSelection.tsx';

type Request = { page: number; search: string; sort: string; order: SortOrder; use: Use };

type Use = 'used' | 'unused' | undefined;

type PlainRow = { id: number; modified?: string | null; modified_by_name?: string | null };

type PlainList<Row extends PlainRow, Key extends QueryKey> = {
  kind: KindWithScreens;
  list: ListQuery<Row[], Key>;
  queries: NonNullable<Selecting<Row>['queries']>;
  /** The columns that count other records: each with its word in the address. `toUses` links to those records. */
  counts: readonly { key: keyof Row & string; head: string; word: string; toUses?: (row: Row) => string }[];
  /** All counts in words, for the card of a phone; empty when nothing uses the record. */
  describeUse: (row: Row) => string;
  /** First choice of the filter by use; without it there is no filter. */
  everything?: string;
  texts: Pick<ListTexts, 'search' | 'noTitle' | 'emptyHelp'>;
  /** The record that is edited or added, over the list. A lazy component, so that the list shows first. */
  Drawer: ComponentType<{ recordKey: string | undefined; order?: readonly string[] }>;
};

/** What `RecordListScreen` needs for a list of plain records: name, counts of what uses the record, last change. */
export function plainList<Row extends PlainRow, Key extends QueryKey>(
  plain: PlainList<Row, Key>,
): RecordListProps<Row, Request> {
  const { kind, list, queries, counts, texts, everything, Drawer } = plain;
  const address: ListAddress<Request> = defineListAddress({
    page: page(),
    search: search(),
    use: everything === undefined ? fixed<Use>(undefined) : option('uporaba', { used: 'da', unused: 'ne' }),
    ...sort(sortings(kind, counts)),
  });
  const columns = [
    nameColumn<Row>(kind, texts.search),
    ...counts.map(({ key, head, toUses }) => countColumn<Row>(key, head, toUses)),
    modifiedColumn<Row>(),
    factsColumn<Row>((row) => plain.describeUse(row) || recordListText.unused),
    editColumn<Row>(kind),
  ];
  const { use, uses } = recordListText;
  const lineFilters = everything === undefined ? [] : [{ key: 'use', label: use, all: everything, options: uses }];
  const titleOf = (row: Row) => nameOf(kind, row);
  const isUsed = (row: Row) => counts.some(({ key }) => Number(row[key] ?? 0) > 0);
  const finding: Finding<Row, Request> = {
    titleOf,
    sortValue: (row, column) => Reflect.get(row as object, column) ?? '',
    matches: (row, { use }) => use === undefined || (use === 'used') === isUsed(row),
  };
  return {
    kind,
    address,
    columns,
    lineFilters,
    titleOf,
    queries,
    texts,
    Drawer,
    useRows: (request) => useLocalRows(list, request, finding),
  };
}

/** Names from a to z first, numbers and times from the greatest. */
function sortings(kind: KindWithScreens, counts: readonly { key: string; word: string }[]) {
  const columns: Record<string, { word: string; first: SortOrder }> = {
    [KINDS[kind].title]: { word: 'naziv', first: 'asc' },
  };
  for (const { key, word } of counts) columns[key] = { word, first: 'desc' };
  columns['modified'] = { word: 'promijenjeno', first: 'desc' };
  return columns;
}
