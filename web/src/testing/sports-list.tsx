/** A list of sports without a server; the kit of lists is tested and shown with it. */
import type { Sport } from '@baklja/contract/features/sport/sports';
import { defineListAddress, option, page, search, sort } from '#web/lists/address/list-address.ts';
import { EditLink, InCard, RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';

export const sportsAddress = defineListAddress({
  page: page(),
  search: search(),
  use: option('upotreba', { used: 'da', unused: 'ne' }),
  ...sort({ naziv: { word: 'naziv', first: 'asc' }, athletes: { word: 'sportasa', first: 'desc' } }),
});
export type SportsRequest = ReturnType<typeof sportsAddress.read>;

export const sportsColumns: readonly Column<Sport, SportsRequest>[] = [
  {
    key: 'naziv',
    head: 'Naziv',
    sort: true,
    onPhone: 'title',
    cell: ({ id, naziv }) => <RecordLink to={`/sportovi/${id}`} title={naziv} />,
  },
  {
    key: 'athletes',
    head: 'Sportaša',
    width: 120,
    align: 'right',
    sort: true,
    onPhone: 'meta',
    cell: ({ athletes }) => (
      <>
        {athletes}
        <InCard> sportaša</InCard>
      </>
    ),
  },
  { key: 'changed', head: 'Promijenjeno', width: 140, hideBelow: 'tablet', cell: () => '20-10-2026' },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 64,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, naziv }) => <EditLink to={`/sportovi/${id}`} title={naziv} />,
  },
];

export const sportsFinding = {
  titleOf: ({ naziv }: Sport) => naziv,
  sortValue: (sport: Sport, key: 'naziv' | 'athletes') => sport[key] ?? '',
  matches: ({ athletes = 0 }: Sport, { use }: SportsRequest) => use === undefined || (use === 'used') === athletes > 0,
};

export const sportsFilters = [
  {
    key: 'use',
    label: 'Upotreba',
    all: 'Svi sportovi',
    options: [
      { value: 'used', label: 'U upotrebi' },
      { value: 'unused', label: 'Bez upotrebe' },
    ],
  },
];

/** Sports with the ids 1, 2, 3; each has one athlete more than the one before, the first has none. */
export function makeSports(names: readonly string[]): Sport[] {
  return names.map((naziv, place) => ({ id: place + 1, naziv, athletes: place }));
}

/** So many sports: `Sport 1`, `Sport 2`. */
export function makeManySports(count: number): Sport[] {
  return makeSports(Array.from({ length: count }, (_, place) => `Sport ${place + 1}`));
}
