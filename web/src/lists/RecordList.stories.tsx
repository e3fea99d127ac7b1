import type { Sport } from '@baklja/contract/features/sport/sports';
import { useState } from 'react';
import {
  makeManySports,
  makeSports,
  type SportsRequest,
  sportsAddress,
  sportsColumns,
  sportsFilters,
  sportsFinding,
  sportsWrites,
} from '#web/testing/sports-list.tsx';
import { story } from '#web/testing/story.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { SelectBox } from '#web/ui/fields/SelectBox.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { rangeFilters } from './filters/filters.ts';
import { ListChips } from './filters/ListChips.tsx';
import { type UseRows, useLocalRows } from './list-rows.ts';
import { RecordListScreen } from './RecordListScreen.tsx';
import { RecordTable } from './RecordTable.tsx';
import { TranslationMark } from './TranslationMark.tsx';

const NAMES = ['Alpsko skijanje', 'Atletika', 'Badminton', 'Biciklizam', 'Čelično klizanje na kratke i duge staze'];
const SPORTS = makeSports(NAMES);
const MANY = makeManySports(210);

export const Chips = story('Uključeni filtri', function Chips() {
  const status = { key: 'status', label: 'Status', all: 'Svi', options: [{ value: 'draft', label: 'Skica' }] };
  const request = { status: 'draft', from: '2026-01-01' };
  return <ListChips filters={[status, ...rangeFilters]} request={request} change={() => {}} onClear={() => {}} />;
});

export function FullList() {
  return <Screen useRows={useFullRows} />;
}
FullList.title = 'Popisi/Popis';

export function SeveralPages() {
  return <Screen useRows={useManyRows} at="stranica=3" />;
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

function useFullRows(request: SportsRequest) {
  return useLocalRows({ queryKey: ['full'], queryFn: async () => SPORTS }, request, sportsFinding);
}

function useManyRows(request: SportsRequest) {
  return useLocalRows({ queryKey: ['many'], queryFn: async () => MANY }, request, sportsFinding);
}

function useNoRows(request: SportsRequest) {
  return useLocalRows<Sport, SportsRequest, string[]>(
    { queryKey: ['none'], queryFn: async () => [] },
    request,
    sportsFinding,
  );
}

function useLoadingRows(request: SportsRequest) {
  return useLocalRows({ queryKey: ['loading'], queryFn: () => new Promise<never>(() => {}) }, request, sportsFinding);
}

function useFailedRows(request: SportsRequest) {
  const queryFn = () => Promise.reject(new Error('Poslužitelj se ne javlja.'));
  return useLocalRows({ queryKey: ['failed'], queryFn, retry: false }, request, sportsFinding);
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
        ...sportsColumns,
      ]}
      request={sportsAddress.read(new URLSearchParams())}
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
        labelOf: sportsFinding.titleOf,
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

type ScreenProps = { at?: string; useRows: UseRows<Sport, SportsRequest>; inPanel?: boolean };

/** A list with its own address: a story does not change the address of the page. */
function Screen({ at = '', useRows, inPanel = false }: ScreenProps) {
  const [request] = useState(() => sportsAddress.read(new URLSearchParams(at)));
  return (
    <StoryCache>
      <RecordListScreen
        kind="sport"
        title="Sportovi"
        address={{ ...sportsAddress, read: () => request }}
        useRows={useRows}
        columns={sportsColumns}
        titleOf={sportsFinding.titleOf}
        queries={sportsWrites}
        {...(inPanel ? { panelFilters: sportsFilters } : { lineFilters: sportsFilters })}
        texts={{ search: 'Naziv', emptyHelp: 'Za prvi sport dovoljan je naziv.' }}
      />
    </StoryCache>
  );
}
