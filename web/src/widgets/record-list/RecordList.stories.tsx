import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectBox } from '#web/ui/fields/SelectBox.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { defineListAddress, option, page, search, sort } from './list-address.ts';
import { type UseRows, useLocalRows } from './list-rows.ts';
import { EditLink, InCard, RecordLink } from './RecordLink.tsx';
import { RecordListScreen } from './RecordListScreen.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';
import { TranslationMark } from './TranslationMark.tsx';

type Sport = { id: number; naziv: string; athletes: number; medals: number };

const NAMES = ['Alpsko skijanje', 'Atletika', 'Badminton', 'Biciklizam', 'Čelično klizanje na kratke i duge staze'];
const SPORTS: Sport[] = NAMES.map((naziv, place) => ({ id: place + 1, naziv, athletes: place * 7, medals: place % 3 }));

const address = defineListAddress({
  page: page(),
  search: search(),
  use: option('upotreba', { used: 'da', unused: 'ne' }),
  ...sort({ naziv: { word: 'naziv', first: 'asc' }, athletes: { word: 'sportasa', first: 'desc' } }),
});
type Request = ReturnType<typeof address.read>;

const columns: readonly Column<Sport, Request>[] = [
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
  { key: 'medals', head: 'Medalja', width: 120, align: 'right', hideBelow: 'tablet', cell: ({ medals }) => medals },
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

const filters = [
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

const finding = {
  titleOf: ({ naziv }: Sport) => naziv,
  sortValue: (sport: Sport, key: 'naziv' | 'athletes') => sport[key],
};
const message = async () => ({ message: 'Izbrisano: 2 sporta.' });
const mutation = { mutateAsync: message, isPending: false, error: null, reset: () => {} };
const queries = { useDeleteMany: () => mutation, useRestore: () => mutation };

const MANY = Array.from({ length: 230 }, (_, place) => ({
  id: place + 1,
  naziv: `Sport ${place + 1}`,
  athletes: 0,
  medals: 0,
}));

export function FullList() {
  return <Screen useRows={useFullRows} />;
}
FullList.title = 'Popisi/Popis';

export function SeveralPages() {
  return <Screen useRows={useManyRows} at="stranica=2" />;
}
SeveralPages.title = 'Popisi/Popis na više stranica';

export function EmptyList() {
  return <Screen useRows={useNoRows} />;
}
EmptyList.title = 'Popisi/Popis bez zapisa';

export function ListWithoutMatch() {
  return <Screen useRows={useFullRows} at="trazi=curling" />;
}
ListWithoutMatch.title = 'Popisi/Popis bez pogodaka';

export function ListWithoutFilterMatch() {
  return <Screen useRows={useFullRows} at="trazi=curling&upotreba=ne" />;
}
ListWithoutFilterMatch.title = 'Popisi/Popis bez pogodaka po filtrima';

export function LoadingList() {
  return <Screen useRows={useLoadingRows} />;
}
LoadingList.title = 'Popisi/Popis koji se učitava';

export function FailedList() {
  return <Screen useRows={useFailedRows} at="trazi=atletika" />;
}
FailedList.title = 'Popisi/Popis koji nije učitan';

function useFullRows(request: Request) {
  return useLocalRows({ queryKey: ['full'], queryFn: async () => SPORTS }, request, finding);
}

function useManyRows(request: Request) {
  return useLocalRows({ queryKey: ['many'], queryFn: async () => MANY }, request, finding);
}

function useNoRows(request: Request) {
  return useLocalRows<Sport, Request, string[]>({ queryKey: ['none'], queryFn: async () => [] }, request, finding);
}

function useLoadingRows(request: Request) {
  return useLocalRows({ queryKey: ['loading'], queryFn: () => new Promise<never>(() => {}) }, request, finding);
}

function useFailedRows(request: Request) {
  const queryFn = () => Promise.reject(new Error('Poslužitelj se ne javlja.'));
  return useLocalRows({ queryKey: ['failed'], queryFn, retry: false }, request, finding);
}

/** Filters in a panel, with their chips. */
export function FilteredList() {
  return <Screen useRows={useFullRows} at="upotreba=da" inPanel />;
}
FilteredList.title = 'Popisi/Popis s filtrom';

/** Rows that are selected, open or not public. */
export function Rows() {
  return (
    <RecordTable
      label="Sportovi u tablici"
      rows={SPORTS}
      columns={[
        {
          key: 'picture',
          head: 'Slika',
          width: 62,
          onPhone: 'picture',
          cell: () => <Thumbnail url={undefined} width={42} height={28} />,
        },
        ...columns,
      ]}
      request={address.read(new URLSearchParams())}
      sorting={{ sort: 'athletes', order: 'desc' }}
      onSort={() => {}}
      rowHeight={58}
      toneOf={({ id }) => (id === 2 ? 'tinted' : id === 3 ? 'pale' : undefined)}
      selection={{
        rows: new Set([4]),
        toggle: () => {},
        toggleAll: () => {},
        clear: () => {},
        selectable: SPORTS,
        allLabel: 'Odaberi sve s popisa',
        labelOf: finding.titleOf,
      }}
    />
  );
}
Rows.title = 'Popisi/Redci';

export function SelectBoxes() {
  return (
    <div style={{ display: 'flex', gap: 24, padding: 8 }}>
      <SelectBox label="Neodabrano" isSelected={false} onSelect={() => {}} />
      <SelectBox label="Odabrano" isSelected onSelect={() => {}} />
      <SelectBox label="Dijelom odabrano" isSelected={false} isPartly onSelect={() => {}} />
      <SelectBox label="Isključeno" isSelected={false} isDisabled onSelect={() => {}} />
    </div>
  );
}
SelectBoxes.title = 'Popisi/Polja za odabir';

export function Translations() {
  const translation = { to: '/post/detalji/three-games', title: 'Three Games, three golds', isOutdated: false };
  return (
    <ul>
      <li>
        <TranslationMark language="hr-HR" isOutdated={false} />
      </li>
      <li>
        <TranslationMark language="hr-HR" translation={translation} isOutdated={false} />
      </li>
      <li>
        <TranslationMark language="hr-HR" translation={translation} isOutdated />
      </li>
      <li>
        <TranslationMark language="en-GB" translation={{ ...translation, isOutdated: true }} isOutdated={false} />
      </li>
    </ul>
  );
}
Translations.title = 'Popisi/Prijevodi na popisu';

type ScreenProps = { at?: string; useRows: UseRows<Sport, Request>; inPanel?: boolean };

/** A list with its own address: a story does not change the address of the page. */
function Screen({ at = '', useRows, inPanel = false }: ScreenProps) {
  const [request] = useState(() => address.read(new URLSearchParams(at)));
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      {' '}
      <RecordListScreen
        kind="sport"
        title="Sportovi"
        address={{ ...address, read: () => request }}
        useRows={useRows}
        columns={columns}
        titleOf={finding.titleOf}
        queries={queries}
        {...(inPanel ? { panelFilters: filters } : { lineFilters: filters })}
        texts={{ search: 'Naziv', emptyHelp: 'Za prvi sport dovoljan je naziv.' }}
      />
    </QueryClientProvider>
  );
}
