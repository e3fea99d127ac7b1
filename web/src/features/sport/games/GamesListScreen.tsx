import type { Games } from '@baklja/contract/features/sport/games';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { countRecords } from '@baklja/contract/records/record-words';
import { Box, Button, Flex, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '#web/lib/dates.ts';
import { IconPlus } from '#web/lib/icons.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { useSavedRecord } from '#web/lists/address/use-drawer.ts';
import { FootCount } from '#web/lists/ListFoot.tsx';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import rowClasses from '#web/lists/RecordTable.module.css';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { describeMedals, PLACES, PlaceCount } from '../MedalRow.tsx';
import { GAMES_PARAM, GamesDrawer } from './GamesDrawer.tsx';
import { gamesQuery, pathOfGames } from './games.queries.ts';

/** 1 Igre, 2 Igara, 5 Igara: the noun has no singular. */
const GAMES = { one: 'Igre', few: 'Igara', other: 'Igara' };

/** /igre: all Olympic Games, newest first, with what Croatian athletes did there. */
export function GamesListScreen() {
  const query = useQuery(gamesQuery);
  const { data } = query;
  const { isNew } = useOpenRow(GAMES_PARAM);
  const saved = useSavedRecord();
  const isEmpty = data?.games.length === 0;
  return (
    <>
      <PageHead
        title="Igre"
        note={data && !isEmpty && <Counts {...data} />}
        action={isEmpty ? undefined : <AddGames isFilled />}
      />
      {query.error && !data && <FailedQuery title="Popis Igara nije učitan." query={query} />}
      {isEmpty && (
        <EmptyState
          title="Još nema Igara."
          help="Dodajte Igre, pa u njih upišite nastupe ili ih zalijepite iz tablice."
          actions={<AddGames />}
        />
      )}
      {(query.isPending || (data && !isEmpty)) && (
        <RecordTable
          label="Igre"
          rows={data?.games}
          columns={COLUMNS}
          request={undefined}
          isBusy={query.isFetching}
          toneOf={({ id }) => (String(id) === saved ? 'tinted' : undefined)}
        />
      )}
      {data && !isEmpty && <FootCount count={countRecords('start', data.starts)} />}
      {isNew && <GamesDrawer recordKey={undefined} />}
    </>
  );
}

/** A phone has room for the number of Games. */
function Counts({ games, athletes, starts }: { games: readonly Games[]; athletes: number; starts: number }) {
  const [number, noun] = countOf(games.length, GAMES).split(' ');
  return (
    <span role="status">
      {number}
      <span className="mantine-visible-from-sm">
        {` ${noun}; za Hrvatsku ${countRecords('athlete', athletes)} i ${countRecords('start', starts)}`}
      </span>
    </span>
  );
}

function AddGames({ isFilled = false }: { isFilled?: boolean }) {
  const { to } = useRowLink(GAMES_PARAM);
  return (
    <Button
      component={Link}
      to={to}
      id={rowLinkId(GAMES_PARAM)}
      {...(isFilled && { variant: 'filled' })}
      leftSection={<IconPlus aria-hidden />}
    >
      Dodaj Igre
    </Button>
  );
}

/** „Pariz, Francuska”; empty when neither is known. */
export function describePlace({ city, country }: Pick<Games, 'city' | 'country'>): string {
  return [city, country].filter(Boolean).join(', ');
}

/** „26-07 do 11-08-2024”; empty when no day is known. */
export function describeDays({ opens, closes }: Pick<Games, 'opens' | 'closes'>): string {
  if (opens === null || closes === null) return formatDay(opens ?? closes ?? '');
  const isOneYear = opens.slice(0, 4) === closes.slice(0, 4);
  return `${formatDay(opens).slice(0, isOneYear ? 5 : undefined)} do ${formatDay(closes)}`;
}

type Medals = Pick<Games, 'gold' | 'silver' | 'bronze'>;

/** The number of each medal, gold first. In a column each has its place; elsewhere those that are 0 are left out. */
export function MedalCounts({ gold, silver, bronze, isColumn = false }: Medals & { isColumn?: boolean }) {
  const counts = { 1: gold, 2: silver, 3: bronze };
  return (
    <Flex component="span" display="inline-flex" align="center" gap="sm">
      <span className={VisuallyHidden.classes['root']}>{describeMedals(counts)}</span>
      {PLACES.filter((place) => isColumn || counts[place] > 0).map((place) => (
        <Box component="span" key={place} miw={isColumn ? 36 : undefined} aria-hidden>
          {counts[place] > 0 && <PlaceCount place={place}>{counts[place]}</PlaceCount>}
        </Box>
      ))}
    </Flex>
  );
}

const count = { width: 90, align: 'right' } as const;

const COLUMNS: readonly Column<Games, unknown>[] = [
  {
    key: 'name',
    head: 'Igre',
    onPhone: 'title',
    cell: ({ id, name }) => <RecordLink to={pathOfGames(id)} title={name} />,
  },
  { key: 'place', head: 'Mjesto', hideBelow: 'tablet', cell: (games) => describePlace(games) || '–' },
  { key: 'days', head: 'Kada', width: 190, cell: (games) => describeDays(games) || '–' },
  { key: 'athletes', head: 'Sportaša', ...count, cell: ({ athletes }) => formatNumber(athletes) },
  { key: 'starts', head: 'Nastupa', ...count, cell: ({ starts }) => formatNumber(starts) },
  {
    key: 'medals',
    head: 'Medalje',
    width: 224,
    narrowWidth: 180,
    className: rowClasses.apart,
    cell: (games) => <MedalCounts {...games} isColumn />,
  },
  {
    key: 'phoneMedals',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'action',
    cell: (games) => <MedalCounts {...games} />,
  },
  factsColumn(({ athletes, starts }) => `${countRecords('athlete', athletes)}, ${countRecords('start', starts)}`),
];
