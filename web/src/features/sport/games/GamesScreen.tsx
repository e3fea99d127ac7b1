import { type Games, sexWord } from '@baklja/contract/features/sport/games';
import { forCommittee, OWN_COMMITTEE, placeOf, type Start, statusWord } from '@baklja/contract/features/sport/starts';
import { recordAddress } from '@baklja/contract/kinds';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { formatNumber } from '@baklja/contract/plural';
import { capitalised, countRecords } from '@baklja/contract/records/record-words';
import { SCREENS } from '@baklja/contract/screens';
import {
  ActionIcon,
  Anchor,
  Box,
  Button,
  Flex,
  Group,
  Menu,
  SegmentedControl,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { formatLongDate } from '#web/lib/dates.ts';
import { IconClipboardList, IconDots, IconPencil, IconPlus } from '#web/lib/icons.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { defineListAddress, optionOr, search, text as textParam } from '#web/lists/address/list-address.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { findRows } from '#web/lists/find-rows.ts';
import { FootCount } from '#web/lists/ListFoot.tsx';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { Crumb } from '#web/ui/Crumb.tsx';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
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
  const isPhone = useIsPhone();
  const list = useQuery(gamesQuery);
  const starts = useQuery({ ...startsOfGamesQuery(id), enabled: Number.isSafeInteger(id) });
  const games = list.data?.games.find((one) => one.id === id);
  if (list.data && !list.isFetching && !games) {
    return (
      <EmptyState
        title="Tih Igara nema."
        isScreen
        help="Možda su izbrisane ili adresa nije točno upisana."
        actions={<TextLink to={SCREENS.games.path}>Sve Igre</TextLink>}
      />
    );
  }
  const failed = [list, starts].find(({ data, error }) => !data && error);
  if (games && !failed) return <StartsOfGames key={id} games={games} starts={starts.data} />;
  const Head = failed ? PageHead : HiddenHead;
  return (
    <>
      {games ? <GamesHead games={games} /> : <Head title={SCREENS.startsOfGames.title} />}
      {failed ? (
        <FailedQuery title="Nastupi nisu učitani." query={failed} />
      ) : (
        <RecordTable label="Nastupi" rows={undefined} columns={COLUMNS} request={{ isPhone }} />
      )}
    </>
  );
}

const address = defineListAddress({
  search: search(),
  grouping: optionOr<'sport' | 'day', 'sport'>('red', { sport: 'sport', day: 'dan' }, 'sport'),
  games: textParam(GAMES_PARAM),
  event: textParam(EVENT_PARAM),
});

const GROUPINGS = [
  { value: 'sport', label: 'Po sportu' },
  { value: 'day', label: 'Po danu' },
];

/** `starts` are undefined while they are being loaded. */
type Props = { games: Games; starts: readonly Start[] | undefined };

function StartsOfGames({ games, starts }: Props) {
  const { request, change } = useListAddress(address);
  const openGames = useOpenRow(GAMES_PARAM);
  const { recordKey: eventKey } = useOpenRow(EVENT_PARAM);
  const isPhone = useIsPhone();
  const hasDays = starts?.some(({ day }) => day !== null) ?? false;
  const grouping = hasDays ? request.grouping : 'sport';
  const shown = useMemo(() => {
    const found = starts && findRows(starts, { search: request.search }, { titleOf: textOf });
    return grouping === 'day' ? found?.sort((a, b) => dayOf(a).localeCompare(dayOf(b))) : found;
  }, [starts, request.search, grouping]);
  const cells = useMemo(() => ({ isPhone }), [isPhone]);
  const groupOf = (start: Start) => (grouping === 'day' ? dayOf(start) : start.sport);
  const groups = Map.groupBy(shown ?? [], groupOf);
  return (
    <>
      <GamesHead games={games} />
      {starts?.length === 0 ? (
        <EmptyState
          title="Još nema nastupa."
          help="Upišite prvi nastup ili zalijepite retke iz tablice."
          actions={<PasteLink id={games.id} />}
        />
      ) : (
        <>
          {/* On a phone the counts are above the search. */}
          <Flex
            wrap={{ base: 'wrap-reverse', sm: 'wrap' }}
            align="center"
            rowGap="xs"
            columnGap="md"
            mih={44}
            pb={{ base: 'sm', sm: 6 }}
          >
            <Box flex={{ base: '1 1 100%', sm: 'none' }} w={{ sm: 320 }}>
              <SearchField
                label="Sportaš ili disciplina"
                maxLength={SEARCH_MAX_LENGTH}
                search={request.search}
                delayMs={0}
                onSearch={(words) => change({ search: words }, { replace: true })}
              />
            </Box>
            {hasDays && (
              <SegmentedControl
                aria-label="Redoslijed nastupa"
                value={grouping}
                data={GROUPINGS}
                onChange={(next) => change({ grouping: next === 'day' ? 'day' : 'sport' }, { replace: true })}
              />
            )}
            {starts && <Counts games={games} starts={starts} />}
          </Flex>
          {shown?.length === 0 ? (
            <EmptyState
              title="Nijedan nastup ne odgovara."
              actions={<Button onClick={() => change({ search: '' })}>Poništi pretragu</Button>}
            />
          ) : (
            <RecordTable
              label={`Nastupi, ${games.name}`}
              rows={shown}
              columns={COLUMNS}
              request={cells}
              groupOf={(start) => {
                const key = groupOf(start);
                return { key, head: <GroupHead name={nameOfGroup(key, grouping)} starts={groups.get(key) ?? []} /> };
              }}
            />
          )}
          {shown && <FootCount count={countRecords('start', countStarts(shown))} />}
        </>
      )}
      {openGames.recordKey === String(games.id) && (
        <GamesDrawer recordKey={openGames.recordKey} isInUse={(starts ?? []).length > 0} />
      )}
      {eventKey !== undefined && starts && (
        <EventDrawer
          key={eventKey}
          recordKey={eventKey}
          isInUse={starts.some(({ event_id }) => String(event_id) === eventKey)}
        />
      )}
    </>
  );
}

function GamesHead({ games }: Pick<Props, 'games'>) {
  const { id, name } = games;
  const editing = useRowLink(GAMES_PARAM, id);
  const linkId = rowLinkId(GAMES_PARAM, id);
  return (
    <>
      <Crumb to={SCREENS.games.path}>Igre</Crumb>
      <PageHead
        title={name}
        documentTitle={`${name} – Igre`}
        note={
          <Flex component="span" align="center" gap="sm" visibleFrom="sm">
            <ActionIcon component={Link} to={editing.to} id={linkId} aria-label="Uredi Igre">
              <IconPencil aria-hidden />
            </ActionIcon>
            <Box component="span" visibleFrom="md">
              {[describePlace(games), describeDays(games)].filter(Boolean).join(', ')}
            </Box>
          </Flex>
        }
        phoneTool={
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon id={`${linkId}-target`} aria-label="Druge radnje">
                <IconDots aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item component={Link} to={pathOfGames(id, 'pasteStarts')}>
                Zalijepi iz tablice
              </Menu.Item>
              <Menu.Item component={Link} to={editing.to}>
                Uredi Igre
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        }
        action={
          <>
            <Box component="span" visibleFrom="sm">
              <PasteLink id={id} />
            </Box>
            <Button
              component={Link}
              to={`${SCREENS.createStart.path}?igre=${id}`}
              variant="filled"
              leftSection={<IconPlus aria-hidden />}
            >
              Dodaj nastup
            </Button>
          </>
        }
      />
    </>
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
    <Group ml={{ sm: 'auto' }} gap="md" flex={{ base: '1 1 100%', sm: 'none' }} c="quiet" role="status">
      <span>{hasOthers ? `${capitalised(forCommittee(OWN_COMMITTEE))}: ${counts}` : counts}</span>
      <Box component="span" ml={{ base: 'auto', sm: 0 }} c="var(--ink)">
        <MedalCounts {...games} />
      </Box>
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

function nameOfGroup(key: string, grouping: 'sport' | 'day'): string {
  if (grouping === 'sport') return key;
  return key === NO_DAY ? 'Dan nije poznat' : capitalised(formatLongDate(new Date(`${key}T12:00:00Z`)));
}

/** The words that the search looks in. */
function textOf({ sport, event, event_en, sex, athletes }: Start): string {
  return [...athletes.map(({ name }) => name), sport, event, event_en, sexWord(sex)].join(' ');
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

type Cells = { isPhone: boolean };

const COLUMNS: readonly Column<Start, Cells>[] = [
  {
    key: 'event',
    head: 'Disciplina',
    width: '34%',
    onPhone: 'meta',
    cell: (start, cells) => (
      <>
        <EventName start={start} {...cells} />
        <Text span {...(!cells.isPhone && { c: 'quiet' })}>
          {`, ${sexWord(start.sex)}${start.event === '' ? ', naziv na engleskom' : ''}`}
        </Text>
      </>
    ),
  },
  {
    key: 'athletes',
    head: 'Sportaši',
    onPhone: 'title',
    cell: (start, { isPhone }) => {
      const { all, shown } = namesOf(start);
      if (isPhone) return <RecordLink to={startPath(start)} title={shown} />;
      return <span title={shown === all ? undefined : all}>{shown}</span>;
    },
  },
  {
    key: 'place',
    head: 'Mjesto',
    width: 220,
    narrowWidth: 150,
    onPhone: 'action',
    cell: (start, { isPhone }) => (
      <Group component="span" wrap="nowrap">
        {start.medal && (
          <>
            <MedalDisc place={start.medal} />
            <span className={VisuallyHidden.classes['root']}>{MEDALS[start.medal as Place].name}</span>
          </>
        )}
        {isPhone && start.medal ? '' : describeEnd(start) || (!isPhone && '–')}
      </Group>
    ),
  },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 72,
    align: 'right',
    cell: (start) => <EditLink to={startPath(start)} title={`${namesOf(start).all}, ${nameOfEvent(start)}`} />,
  },
];

function nameOfEvent({ event, event_en }: Start): string {
  return event || event_en;
}

function startPath({ id }: Start): string {
  return recordAddress('start', { key: id });
}

/** Opens the event. On a phone the row is the link of its start, so only a name that is missing leads to the event. */
function EventName({ start, isPhone }: Cells & { start: Start }) {
  const { to } = useRowLink(EVENT_PARAM, start.event_id);
  const name = nameOfEvent(start);
  if (isPhone && start.event !== '') return name;
  return (
    <Anchor
      component={Link}
      to={to}
      aria-label={`Disciplina: ${name}`}
      lang={start.event === '' ? 'en' : undefined}
      c="var(--ink)"
      underline={isPhone ? 'always' : 'hover'}
      display="inline-block"
      mih={24}
      py={1}
    >
      {name}
    </Anchor>
  );
}
