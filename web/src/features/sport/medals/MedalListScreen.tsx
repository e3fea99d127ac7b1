import { toCsv } from '@baklja/contract/csv';
import type { Medal } from '@baklja/contract/features/sport/medals';
import { editorPath, KINDS } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { compareCroatian } from '@baklja/contract/title-order';
import { Button, Flex, VisuallyHidden } from '@mantine/core';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { IconDownload } from '#web/lib/icons.ts';
import { downloadText } from '#web/lib/text/download-text.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { findRows } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { editScreenColumn, removeColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import rowClasses from '#web/lists/RecordTable.module.css';
import type { Column } from '#web/lists/RecordTable.tsx';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { MEDALS, PLACES, type Place, PlaceCount } from '../MedalRow.tsx';
import { MedalChart } from './MedalChart.tsx';
import classes from './MedalListScreen.module.css';
import { winnerNames, winnersOf } from './medal-form.ts';
import {
  countPlaces,
  type MedalListRequest,
  medalFinding,
  medalListAddress,
  seasonsOf,
  yearOf,
} from './medals.list.ts';
import { medalListQuery, medalQueries } from './medals.queries.ts';
import { medalsText as text } from './medals.text.ts';

const { list } = KINDS.medal.screens;

export function beginMedalList(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(medalListQuery);
}

export function MedalListScreen() {
  const { data: medals = [], isPending } = useQuery(medalListQuery);
  // The rows are drawn first: the chart has as many discs as there are medals.
  const showsChart = useDeferredValue(!isPending, false);
  const { request } = useListAddress(medalListAddress);
  const shown = findRows(medals, request, medalFinding);
  const addressOf = (competition: string) => {
    const next = { ...request, page: 1, competition: competition === request.competition ? undefined : competition };
    return `${list.path}?${medalListAddress.write(next)}`;
  };
  const exportButton = (
    <Button
      leftSection={<IconDownload aria-hidden />}
      disabled={shown.length === 0}
      onClick={() => exportMedals(shown)}
    >
      Izvezi CSV
    </Button>
  );
  return (
    <RecordListScreen
      kind="medal"
      address={medalListAddress}
      useRows={useMedalRows}
      columns={medalColumns}
      lineFilters={filtersOf(medals)}
      tool={medals.length > 0 && exportButton}
      titleOf={winnerNames}
      queries={medalQueries}
      groupOf={({ natjecanje }) => ({ key: natjecanje, head: <GroupHead competition={natjecanje} medals={shown} /> })}
      noteOf={() => [text.count(shown.length), <Counts key="more" medals={shown} />]}
      intro={
        (isPending || medals.length > 0) && (
          <MedalChart
            seasons={isPending ? undefined : seasonsOf(medals, shown)}
            isDrawn={showsChart}
            current={request.competition}
            addressOf={addressOf}
            exportButton={exportButton}
          />
        )
      }
      texts={text.list}
    />
  );
}

function useMedalRows(request: MedalListRequest) {
  return useLocalRows(medalListQuery, request, medalFinding);
}

function filtersOf(medals: readonly Medal[]): ChoiceFilter[] {
  const optionsOf = (values: readonly string[]) => [...new Set(values)].map((value) => ({ value, label: value }));
  return [
    {
      key: 'competition',
      label: text.competition,
      all: 'Sva natjecanja',
      options: optionsOf(medals.map(({ natjecanje }) => natjecanje)),
    },
    {
      key: 'year',
      label: text.year,
      all: 'Sve godine',
      options: optionsOf(medals.map(({ natjecanje }) => yearOf(natjecanje)).filter(Boolean)),
    },
    {
      key: 'sport',
      label: text.sport,
      all: 'Svi sportovi',
      options: optionsOf(medals.map(({ sport }) => sport)).sort((a, b) => compareCroatian(a.label, b.label)),
    },
    {
      key: 'place',
      label: text.medal,
      all: 'Sve medalje',
      options: PLACES.map((place) => ({ value: String(place), label: MEDALS[place].name })),
    },
    {
      key: 'lack',
      label: 'Nedostaje',
      all: 'Potpune i ostale',
      options: [{ value: 'start', label: 'Bez nastupa' }],
      // The line has no room for one more.
      isOnlyShownActive: true,
    },
  ];
}

function Counts({ medals }: { medals: readonly Medal[] }) {
  const games = new Set(medals.map(({ natjecanje }) => natjecanje)).size;
  const counts = countPlaces(medals);
  return (
    <>
      {' '}
      {text.ofGames(games)}
      {PLACES.map((place) => (
        <PlaceCount key={place} place={place} ml="sm">
          {countOf(counts[place], MEDALS[place].count)}
        </PlaceCount>
      ))}
    </>
  );
}

function GroupHead({ competition, medals }: { competition: string; medals: readonly Medal[] }) {
  const counts = countPlaces(medals.filter(({ natjecanje }) => natjecanje === competition));
  return (
    <Flex component="span" wrap="wrap" gap="sm" align="baseline" ff="heading" fz="xl" fw={500} lh={1.2}>
      {competition}
      <Flex component="span" display="inline-flex" gap="sm" align="center" ff="text" fz="sm" lh="20px">
        {PLACES.filter((place) => counts[place] > 0).map((place) => (
          <PlaceCount key={place} place={place}>
            {counts[place]}
          </PlaceCount>
        ))}
      </Flex>
    </Flex>
  );
}

const HEADS = ['Natjecanje', 'Medalja', 'Tim', 'Sportaši', 'Sport', 'Disciplina', 'Stranica hr', 'Stranica eng'];

function exportMedals(medals: readonly Medal[]): void {
  const rows = medals.map((medal) => [
    medal.natjecanje,
    MEDALS[medal.medalja as Place].name,
    medal.timVal,
    winnersOf(medal)
      .map(({ name }) => name)
      .join(', '),
    medal.sport,
    medal.disciplina,
    medal.page_id ?? '',
    medal.page_id_eng ?? '',
  ]);
  downloadText('medalje.csv', toCsv([HEADS, ...rows]), 'text/csv;charset=utf-8');
}

const medalColumns: readonly Column<Medal, unknown>[] = [
  {
    key: 'place',
    head: text.medal,
    width: 92,
    onPhone: 'picture',
    cell: ({ medalja }) => (
      <>
        <MedalDisc place={medalja} />
        <span className={VisuallyHidden.classes['root']}>{MEDALS[medalja as Place].name}</span>
      </>
    ),
  },
  {
    key: 'winner',
    head: 'Sportaš ili tim',
    onPhone: 'title',
    cell: (medal) => (
      <span className={classes.winner}>
        <RecordLink to={editorPath('medal', medal.id)} title={winnerNames(medal)} />
        {medal.tim && <span className={classes.team}>{text.team}</span>}
      </span>
    ),
  },
  {
    key: 'sport',
    head: text.sport,
    width: 300,
    narrowWidth: 220,
    onPhone: 'meta',
    cell: ({ sport, disciplina }) => (
      <>
        {sport}
        {disciplina !== '' && <span className={rowClasses.pale}>, {disciplina}</span>}
      </>
    ),
  },
  {
    key: 'pages',
    head: 'Stranice',
    width: 190,
    hideBelow: 'tablet',
    cell: ({ page_id, page_id_eng }) => (
      <span className={classes.pages}>
        <PageNumber language="hr-HR" id={page_id} />
        <PageNumber language="en-GB" id={page_id_eng} />
      </span>
    ),
  },
  editScreenColumn<Medal>('medal', winnerNames),
  removeColumn<Medal>({
    kind: 'medal',
    queries: medalQueries,
    texts: text.list,
    titleOf: (medal) => `${winnerNames(medal)}, ${medal.natjecanje}`,
  }),
];

function PageNumber({ language, id }: { language: 'hr-HR' | 'en-GB'; id: number | null }) {
  return (
    <span className={id === null ? classes.missing : undefined}>
      {text.pageShort[language]} {id ?? 'nedostaje'}
    </span>
  );
}
