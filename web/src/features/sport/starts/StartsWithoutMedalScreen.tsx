import { eventTitle } from '@baklja/contract/features/sport/games';
import type { Start } from '@baklja/contract/features/sport/starts';
import { recordAddress } from '@baklja/contract/kinds';
import { Group } from '@mantine/core';
import { paths } from '#web/lib/paths.ts';
import { defineListAddress, page, search } from '#web/lists/address/list-address.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { medalName } from './start-form.ts';
import { startQueries } from './starts.queries.ts';

const listAddress = defineListAddress({ page: page(), search: search() });

const finding: Finding<Start, ReturnType<typeof listAddress.read>> = {
  titleOf: (start) => [namesOf(start), start.games, eventTitle(start)].join(' '),
  matches: () => true,
};

const listQuery = startQueries.list({});

/** The starts that the start page counts: they won a medal, and the list of medals does not have it. */
export function StartsWithoutMedalScreen() {
  return (
    <RecordListScreen
      kind="start"
      title="Nastupi bez zapisa medalje"
      address={listAddress}
      useRows={useRows}
      columns={columns}
      titleOf={namesOf}
      emptyAction={null}
      texts={{
        region: 'Nastupi bez zapisa medalje',
        notLoaded: 'Popis nastupa nije učitan.',
        search: 'Sportaš, Igre ili disciplina',
        empty: () => 'Svaki nastup s medaljom ima zapis medalje.',
        emptyHelp: 'Ovdje bi bili nastupi za Hrvatsku čije medalje nema na popisu medalja.',
      }}
    />
  );
}

function useRows(request: ReturnType<typeof listAddress.read>) {
  return useLocalRows(listQuery, request, finding);
}

function namesOf({ athletes }: Start): string {
  return athletes.map(({ name }) => name).join(', ');
}

const columns: readonly Column<Start, unknown>[] = [
  { key: 'medal', head: 'Medalja', width: 130, narrowWidth: 100, cell: DiscAndName },
  {
    key: 'athletes',
    head: 'Sportaši',
    onPhone: 'title',
    cell: (start) => <RecordLink to={recordAddress('start', { key: start.id })} title={namesOf(start)} />,
  },
  { key: 'games', head: 'Igre', width: 200, narrowWidth: 160, cell: ({ games }) => games },
  { key: 'event', head: 'Disciplina', width: 300, hideBelow: 'tablet', cell: eventTitle },
  factsColumn((start) => `${medalName(start.medal)}, ${start.games}, ${eventTitle(start)}`),
  {
    key: 'add',
    head: 'Dodaj medalju',
    isHeadHidden: true,
    width: 130,
    narrowWidth: 130,
    align: 'right',
    onPhone: 'action',
    cell: (start) => (
      <TextLink to={paths.createMedalOf(start.id)} label={`Dodaj medalju: ${namesOf(start)}, ${start.games}`}>
        Dodaj medalju
      </TextLink>
    ),
  },
];

function DiscAndName({ medal }: Start) {
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      {medal !== null && <MedalDisc place={medal} />} {medalName(medal)}
    </Group>
  );
}
