import { type Games, sexWord } from '@baklja/contract/features/sport/games';
import { forCommittee, OWN_COMMITTEE, placeOf, type Start, statusWord } from '@baklja/contract/features/sport/starts';
import { recordAddress } from '@baklja/contract/kinds';
import { formatNumber } from '@baklja/contract/plural';
import { capitalised, countRecords } from '@baklja/contract/records/record-words';
import { SCREENS } from '@baklja/contract/screens';
import { ActionIcon, Anchor, Box, Button, Group, Menu, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { formatLongDate } from '#web/lib/dates.ts';
import { IconClipboardList, IconDots, IconPencil, IconPlus } from '#web/lib/icons.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { defineListAddress, optionOr, page, search, text as textParam } from '#web/lists/address/list-address.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { type Finding, findRows } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { Crumb } from '#web/ui/Crumb.tsx';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { HiddenHead, PageHead } from '#web/ui/PageHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { MEDALS, type Place } from '../MedalRow.tsx';
import { EVENT_PARAM, EventDrawer } from './EventDrawer.tsx';
import { GAMES_PARAM, GamesDrawer } from './GamesDrawer.tsx';
import { describeDays, describePlace, MedalCounts } from './GamesListScreen.tsx';
import { gamesQuery, pathOfGames, startsOfGamesQuery } from './games.queries.ts';

/** /igre/{id}: who started at the Games, by sport or by day. */
export function GamesScreen() {
  const id = Number(useParams()['id']);
  const list = useQuery(gamesQuery);
  const { data: starts } = useQuery({ ...startsOfGamesQuery(id), enabled: Number.isSafeInteger(id) });
  const games = list.data?.games.find((one) => one.id === id);
  if (games) return <StartsOfGames key={id} games={games} starts={starts} />;
  if (list.data && !list.isFetching) {
    return (
      <EmptyState
        title="Tih Igara nema."
        isScreen
        help="Možda su izbrisane ili adresa nije točno upisana."
        actions={<TextLink to={SCREENS.games.path}>Sve Igre</TextLink>}
      />
    );
  }
  const { title } = SCREENS.startsOfGames;
  return list.error ? (
    <>
      <PageHead title={title} />
      <FailedQuery title="Nastupi nisu učitani." query={list} />
    </>
  ) : (
    <>
      <HiddenHead title={title} />
      <RecordTable label="Nastupi" rows={undefined} columns={COLUMNS} request={{ grouping: 'sport' }} />
    </>
  );
}

const address = defineListAddress({
  page: page(),
  search: search(),
  grouping: optionOr<'sport' | 'day', 'sport'>('red', { sport: 'sport', day: 'dan' }, 'sport'),
  games: textParam(GAMES_PARAM),
  event: textParam(EVENT_PARAM),
});

type Request = ReturnType<typeof address.read>;

const FINDING: Finding<Start, Request> = {
  titleOf: ({ sport, event, event_en, sex, athletes }) =>
    [...athletes.map(({ name }) => name), sport, event, event_en, sexWord(sex)].join(' '),
};

/** `starts` are undefined while they are being loaded. */
type Props = { games: Games; starts: readonly Start[] | undefined };

function StartsOfGames({ games, starts: read }: Props) {
  const starts = read ?? [];
  const { request, change } = useListAddress(address);
  const { recordKey: gamesKey } = useOpenRow(GAMES_PARAM);
  const { recordKey: eventKey } = useOpenRow(EVENT_PARAM);
  const isPhone = useIsPhone();
  const hasDays = starts.some(({ day }) => day !== null);
  const isByDay = hasDays && request.grouping === 'day';
  const groupKey = (start: Start) => (isByDay ? dayOf(start) : start.sport);
  const shown = findRows(starts, request, FINDING);
  const groups = Map.groupBy(shown, groupKey);
  const counts = starts.length > 0 && <Counts games={games} starts={starts} />;
  return (
    <>
      <Crumb to={SCREENS.games.path}>Igre</Crumb>
      <RecordListScreen
        kind="start"
        title={games.name}
        address={address}
        useRows={useStartRows}
        columns={COLUMNS}
        titleOf={(start) => namesOf(start).all}
        noteOf={() => [
          null,
          <Box key="when" component="span" visibleFrom="md">
            {[describePlace(games), describeDays(games)].filter(Boolean).join(', ')}
          </Box>,
        ]}
        action={<Actions id={games.id} />}
        emptyAction={<PasteLink id={games.id} />}
        phoneTool={<PhoneMenu id={games.id} />}
        intro={isPhone && counts}
        view={
          hasDays && (
            <SegmentedControl
              aria-label="Redoslijed nastupa"
              value={request.grouping}
              data={GROUPINGS}
              onChange={(next) => change({ grouping: next === 'day' ? 'day' : 'sport' }, { replace: true })}
            />
          )
        }
        tool={counts}
        groupOf={(start) => {
          const key = groupKey(start);
          return { key, head: <GroupHead name={isByDay ? nameOfDay(key) : key} starts={groups.get(key) ?? []} /> };
        }}
        texts={{
          region: 'Nastupi',
          notLoaded: 'Nastupi nisu učitani.',
          search: 'Sportaš ili disciplina',
          count: () => countRecords('start', countStarts(shown)),
          noTitle: (words) => `Nijedan nastup ne sadrži „${words}”.`,
          empty: () => 'Još nema nastupa.',
          emptyHelp: 'Upišite prvi nastup ili zalijepite retke iz tablice.',
        }}
      />
      {gamesKey === String(games.id) && <GamesDrawer recordKey={gamesKey} isInUse={!read || starts.length > 0} />}
      {eventKey !== undefined && (
        <EventDrawer
          key={eventKey}
          gamesId={games.id}
          recordKey={eventKey}
          isInUse={!read || starts.some(({ event_id }) => String(event_id) === eventKey)}
        />
      )}
    </>
  );
}

function useStartRows(request: Request) {
  const { id } = useParams();
  const select = request.grouping === 'day' ? sortByDay : undefined;
  return useLocalRows({ ...startsOfGamesQuery(Number(id)), ...(select && { select }) }, request, FINDING);
}

const GROUPINGS = [
  { value: 'sport', label: 'Po sportu' },
  { value: 'day', label: 'Po danu' },
];

function Actions({ id }: { id: number }) {
  const { to } = useRowLink(GAMES_PARAM, id);
  return (
    <>
      <Group gap="sm" wrap="nowrap" visibleFrom="sm">
        <ActionIcon component={Link} to={to} id={rowLinkId(GAMES_PARAM, id)} aria-label="Uredi Igre">
          <IconPencil aria-hidden />
        </ActionIcon>
        <PasteLink id={id} />
      </Group>
      <Button
        component={Link}
        to={`${SCREENS.createStart.path}?igre=${id}`}
        variant="filled"
        leftSection={<IconPlus aria-hidden />}
      >
        Dodaj nastup
      </Button>
    </>
  );
}

function PhoneMenu({ id }: { id: number }) {
  const { to } = useRowLink(GAMES_PARAM, id);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon id={`${rowLinkId(GAMES_PARAM, id)}-target`} aria-label="Druge radnje">
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={pathOfGames(id, 'pasteStarts')}>
          Zalijepi iz tablice
        </Menu.Item>
        <Menu.Item component={Link} to={to}>
          Uredi Igre
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function PasteLink({ id }: { id: number }) {
  return (
    <Button component={Link} to={pathOfGames(id, 'pasteStarts')} leftSection={<IconClipboardList aria-hidden />}>
      Zalijepi iz tablice
    </Button>
  );
}

/** What the own committee did; said so where others started too. */
function Counts({ games, starts }: Required<Props> & { starts: readonly Start[] }) {
  const hasOthers = starts.some(({ committee }) => committee !== OWN_COMMITTEE);
  const counts = `${countRecords('athlete', games.athletes)}, ${countRecords('start', games.starts)}`;
  return (
    <Group justify="space-between" gap="md" c="quiet" role="status">
      <span>{hasOthers ? `${capitalised(forCommittee(OWN_COMMITTEE))}: ${counts}` : counts}</span>
      {games.gold + games.silver + games.bronze > 0 && (
        <Box component="span" c="var(--ink)">
          <MedalCounts {...games} />
        </Box>
      )}
    </Group>
  );
}

function GroupHead({ name, starts }: { name: string; starts: readonly Start[] }) {
  const count = countStarts(starts);
  return (
    <>
      {name}{' '}
      <Text span c="dimmed" fw={400} ml={6} title={countRecords('start', count)}>
        {formatNumber(count)}
      </Text>
    </>
  );
}

/** Counted as for all Games: a crew of two is two starts. */
function countStarts(starts: readonly Start[]): number {
  const started = starts.filter(({ status }) => status !== 'did-not-start');
  return started.reduce((sum, { athletes }) => sum + athletes.filter(({ took_part }) => took_part).length, 0);
}

const NO_DAY = '9999';

function dayOf({ day }: Start): string {
  return day ?? NO_DAY;
}

function sortByDay(starts: Start[]): Start[] {
  return starts.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

function nameOfDay(day: string): string {
  return day === NO_DAY ? 'Dan nije poznat' : capitalised(formatLongDate(new Date(`${day}T12:00:00Z`)));
}

/** Names of a crew that a row has room for. */
const SHOWN_NAMES = 4;

/** The names of the athletes, and the committee where it is not the own one. */
function namesOf({ athletes, committee }: Start): { all: string; shown: string } {
  const names = athletes.map(({ name, took_part }) => (took_part ? name : `${name} (bez nastupa)`));
  const rest = names.length - SHOWN_NAMES + 1;
  const first = rest < 2 ? names.join(', ') : `${names.slice(0, SHOWN_NAMES - 1).join(', ')} i još ${rest}`;
  const other = committee === OWN_COMMITTEE ? '' : `, ${forCommittee(committee)}`;
  return { all: names.join(', ') + other, shown: first + other };
}

/** „3. mjesto”, and what is to be said about how the start ended; empty when nothing is known. */
function describeEnd(start: Start): string {
  const place = placeOf(start);
  const { status, is_pending } = start;
  const parts = [place && `${place}. mjesto`, status !== 'started' && statusWord(status), is_pending && 'u postupku'];
  return parts.filter(Boolean).join(', ');
}

const COLUMNS: readonly Column<Start, Pick<Request, 'grouping'>>[] = [
  {
    key: 'event',
    head: 'Disciplina',
    width: '34%',
    onPhone: 'meta',
    cell: (start, { grouping }) => (
      <>
        {grouping === 'day' && `${start.sport}, `}
        <EventName {...start} />
      </>
    ),
  },
  {
    key: 'athletes',
    head: 'Sportaši',
    onPhone: 'title',
    cell: (start) => <Names {...start} />,
  },
  {
    key: 'place',
    head: 'Mjesto',
    width: 220,
    narrowWidth: 150,
    onPhone: 'action',
    cell: (start) => (
      <Group component="span" wrap="nowrap">
        {start.medal && (
          <>
            <MedalDisc place={start.medal} />
            <span className={VisuallyHidden.classes['root']}>{MEDALS[start.medal as Place].name}</span>
          </>
        )}
        <Box component="span" {...((start.medal || describeEnd(start) === '') && { visibleFrom: 'sm' })}>
          {describeEnd(start) || '–'}
        </Box>
      </Group>
    ),
  },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 72,
    align: 'right',
    cell: (start) => (
      <EditLink to={startPath(start)} title={`${namesOf(start).all}, ${start.event || start.event_en}`} />
    ),
  },
];

function startPath({ id }: Start): string {
  return recordAddress('start', { key: id });
}

/** On a phone the row is the link, elsewhere the word `Uredi`. */
function Names(start: Start) {
  const isPhone = useIsPhone();
  const { all, shown } = namesOf(start);
  return isPhone ? <RecordLink to={startPath(start)} title={shown} /> : <span title={all}>{shown}</span>;
}

/** Opens the event. On a phone the row is the link of its start, so only a name that is missing leads to the event. */
function EventName({ event, event_en, event_id, sex }: Start) {
  const { to } = useRowLink(EVENT_PARAM, event_id);
  const isPhone = useIsPhone();
  const name = event || event_en;
  if (isPhone && event !== '') return `${name}, ${sexWord(sex)}`;
  return (
    <>
      <Anchor
        component={Link}
        to={to}
        aria-label={`Disciplina: ${name}`}
        lang={event === '' ? 'en' : undefined}
        c="var(--ink)"
        underline={isPhone ? 'always' : 'hover'}
        display="inline-block"
        mih={24}
        py={1}
      >
        {name}
      </Anchor>
      <Text span {...(!isPhone && { c: 'quiet' })}>
        {`, ${sexWord(sex)}${event === '' ? ', naziv na engleskom' : ''}`}
      </Text>
    </>
  );
}
