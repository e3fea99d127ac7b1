import type { Medal } from '@baklja/contract/features/sport/medals';
import { editorPath, KINDS } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { findRows } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { DeleteRow } from '#web/lists/selection/DeleteRow.tsx';
import look from '#web/ui/look.module.css';
import { MEDALS, MedalDisc, PLACES, type Place } from '../MedalDisc.tsx';
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

/** /medalje: all medals by competition, with a chart of the Games. */
export function MedalListScreen() {
  const { data: medals } = useQuery(medalListQuery);
  const { request } = useListAddress(medalListAddress);
  const shown = medals ? findRows(medals, request, medalFinding) : [];
  const filters = useMemo(() => filtersOf(medals ?? []), [medals]);
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
      {text.exportCsv}
    </Button>
  );
  return (
    <RecordListScreen
      kind="medal"
      address={medalListAddress}
      useRows={useMedalRows}
      columns={medalColumns}
      lineFilters={filters}
      tool={medals && medals.length > 0 && exportButton}
      titleOf={winnerNames}
      queries={medalQueries}
      groupOf={({ natjecanje }) => ({ key: natjecanje, head: <GroupHead competition={natjecanje} medals={shown} /> })}
      noteOf={() => <Counts medals={shown} />}
      intro={
        medals &&
        medals.length > 0 && (
          <MedalChart
            seasons={seasonsOf(medals, shown)}
            current={request.competition}
            addressOf={addressOf}
            exportButton={exportButton}
          />
        )
      }
      texts={{
        search: text.search,
        noTitle: text.noMatch,
        emptyHelp: text.emptyHelp,
        deleteQuestion: text.deleteQuestion,
      }}
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
      all: text.allCompetitions,
      options: optionsOf(medals.map(({ natjecanje }) => natjecanje)),
    },
    {
      key: 'year',
      label: text.year,
      all: text.allYears,
      options: optionsOf(medals.map(({ natjecanje }) => yearOf(natjecanje)).filter(Boolean)),
    },
    {
      key: 'sport',
      label: text.sport,
      all: text.allSports,
      options: optionsOf(medals.map(({ sport }) => sport).toSorted((a, b) => a.localeCompare(b, 'hr'))),
    },
    {
      key: 'place',
      label: text.medal,
      all: text.allPlaces,
      options: PLACES.map((place) => ({ value: String(place), label: MEDALS[place].name })),
    },
  ];
}

/** „59 medalja s 13 Igara”, and gold, silver and bronze of what is shown. */
function Counts({ medals }: { medals: readonly Medal[] }) {
  const games = new Set(medals.map(({ natjecanje }) => natjecanje)).size;
  const counts = countPlaces(medals);
  return (
    <span className={classes.note}>
      <span>
        {text.count(medals.length)} <span className={classes.inHead}>{text.ofGames(games)}</span>
      </span>
      {PLACES.map((place) => (
        <span key={place} className={`${classes.counted} ${classes.inHead}`}>
          <MedalDisc place={place} /> {countOf(counts[place], MEDALS[place].count)}
        </span>
      ))}
    </span>
  );
}

function GroupHead({ competition, medals }: { competition: string; medals: readonly Medal[] }) {
  const counts = countPlaces(medals.filter(({ natjecanje }) => natjecanje === competition));
  return (
    <span className={classes.group}>
      {competition}
      <span className={classes.note}>
        {PLACES.filter((place) => counts[place] > 0).map((place) => (
          <span key={place} className={classes.counted}>
            <MedalDisc place={place} /> {counts[place]}
          </span>
        ))}
      </span>
    </span>
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

/** The columns of the list of medals. */
const medalColumns: readonly Column<Medal, unknown>[] = [
  {
    key: 'place',
    head: text.medal,
    width: 92,
    onPhone: 'picture',
    cell: ({ medalja }) => (
      <>
        <MedalDisc place={medalja} />
        <VisuallyHidden>{MEDALS[medalja as Place].name}</VisuallyHidden>
      </>
    ),
  },
  {
    key: 'winner',
    head: text.winner,
    onPhone: 'title',
    cell: (medal) => (
      <span className={classes.winner}>
        <RecordLink to={editorPath('medal', medal.id)} title={winnerNames(medal)} />
        {medal.tim && <small className={`${look.pale} ${look.regular} ${look.whole}`}>{text.team}</small>}
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
        {disciplina !== '' && <span className={look.pale}>, {disciplina}</span>}
      </>
    ),
  },
  {
    key: 'pages',
    head: text.pages,
    width: 190,
    hideBelow: 'tablet',
    cell: ({ page_id, page_id_eng }) => (
      <span className={classes.pages}>
        <PageNumber language="hr-HR" id={page_id} />
        <PageNumber language="en-GB" id={page_id_eng} />
      </span>
    ),
  },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 72,
    align: 'right',
    onPhone: 'action',
    cell: (medal) => <EditLink to={editorPath('medal', medal.id)} title={winnerNames(medal)} />,
  },
  {
    key: 'remove',
    head: 'Izbriši',
    isHeadHidden: true,
    width: 84,
    align: 'right',
    cell: (medal) => (
      <DeleteRow
        kind="medal"
        row={medal}
        title={`${winnerNames(medal)}, ${medal.natjecanje}`}
        queries={medalQueries}
        texts={{ deleteQuestion: text.deleteQuestion }}
      />
    ),
  },
];

function PageNumber({ language, id }: { language: 'hr-HR' | 'en-GB'; id: number | null }) {
  return (
    <span className={id === null ? classes.missing : undefined}>
      {text.pageShort[language]} {id ?? text.missingPage}
    </span>
  );
}
