import { Box, Flex, Group, SegmentedControl, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { headState, type Sorting, sortBy } from '#web/lists/address/sort-order.ts';
import { SortHead } from '#web/lists/SortHead.tsx';
import { describeMedals, MEDALS, MedalDisc, PLACES, type Place } from '../MedalDisc.tsx';
import classes from './MedalChart.module.css';
import { countPlaces, type Games, medalsOfSeason, type Season, seasonName } from './medals.list.ts';
import { medalsText as text } from './medals.text.ts';

type Props = {
  seasons: readonly Season[];
  /** The competition that the list is narrowed to. */
  current: string | undefined;
  /** Address of the list narrowed to a competition, or of the whole one for the current competition. */
  addressOf: (competition: string) => string;
  /** On a phone, at the right of the choice of views. */
  exportButton: ReactNode;
};

type View = 'list' | 'chart' | 'table';

/** The medals of each Games, summer and winter apart: as discs with numerals, or as a table. */
export function MedalChart({ seasons, exportButton, ...props }: Props) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<View>();
  const [sorting, setSorting] = useState<GamesSorting>(NEWEST_FIRST);
  // On a phone the chart would push the list down, so it is shown only when it is asked for.
  const view = chosen === undefined || (chosen === 'list' && !isPhone) ? (isPhone ? 'list' : 'chart') : chosen;
  return (
    <Group justify="space-between" pos="relative" mt={isPhone ? undefined : 10} mb="sm">
      <SegmentedControl<View>
        // In the line of the head of the last season.
        pos={isPhone ? undefined : 'absolute'}
        top={0}
        right={0}
        style={{ zIndex: 1 }}
        aria-label={text.view}
        value={view}
        onChange={setChosen}
        data={[
          ...(isPhone ? [{ value: 'list' as const, label: text.list }] : []),
          { value: 'chart', label: isPhone ? text.chart : <ViewName Icon={IconChartBar} name={text.chart} /> },
          { value: 'table', label: isPhone ? text.table : <ViewName Icon={IconTable} name={text.table} /> },
        ]}
      />
      {isPhone && exportButton}
      {view !== 'list' && (
        <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'sm', md: 'lg' }} flex="0 0 100%" miw={0}>
          {seasons.map((season, index) => (
            <Box
              component="section"
              key={season.season ?? 'other'}
              flex="1 1 auto"
              miw={index === seasons.length - 1 && !isPhone ? 'min(100%, 352px)' : 0}
            >
              {view === 'chart' ? (
                <Chart season={season} isPhone={isPhone} {...props} />
              ) : (
                <MedalTable season={season} isPhone={isPhone} sorting={sorting} onSort={setSorting} {...props} />
              )}
            </Box>
          ))}
        </Flex>
      )}
    </Group>
  );
}

function ViewName({ Icon, name }: { Icon: typeof IconTable; name: string }) {
  return (
    <Flex component="span" gap={6} align="center">
      <Icon aria-hidden />
      {name}
    </Flex>
  );
}

type ChartProps = Pick<Props, 'current' | 'addressOf'> & { season: Season; isPhone: boolean };

/** A column for each Games, oldest first; on a phone a row, newest first. */
function Chart({ season, isPhone, current, addressOf }: ChartProps) {
  return (
    <>
      <Group className={classes.head} wrap="nowrap" mih={36}>
        <Title order={2} ff="text" fz="sm" fw={600} lh="20px">
          {seasonName(season)}
        </Title>
        <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {text.count(medalsOfSeason(season))}
        </Text>
      </Group>
      <ul ref={scrollToNewest} className={classes.games}>
        {(isPhone ? season.games.toReversed() : season.games).map((games) => (
          <li key={games.competition}>
            <GamesLink games={games} current={current} addressOf={addressOf}>
              {games.year || games.competition}
            </GamesLink>
            <b aria-hidden>{games.medals.length > 0 && games.medals.length}</b>
            <small>{games.city}</small>
            <div className={classes.stacks} aria-hidden>
              {PLACES.map((place) => (
                <span key={place}>
                  {games.medals
                    .filter(({ medalja }) => medalja === place)
                    .map(({ id }) => (
                      <MedalDisc key={id} place={place} />
                    ))}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the Games do not fit, the newest are in view at first. */
function scrollToNewest(games: HTMLElement | null): void {
  games?.scrollTo({ left: games.scrollWidth });
}

type TableProps = ChartProps & { sorting: GamesSorting; onSort: (next: GamesSorting) => void };

function MedalTable({ season, isPhone, sorting, onSort, current, addressOf }: TableProps) {
  const totals = countPlaces(season.games.flatMap(({ medals }) => medals));
  const sortProps = (sort: GamesSort) => ({
    sorted: headState(sorting, sort),
    onSort: () => onSort(sortBy(sorting, sort, 'desc')),
  });
  return (
    <Box component="table" className={classes.table} mb="md" fz={isPhone ? 'sm' : undefined}>
      <caption>{seasonName(season)}</caption>
      <thead>
        <tr>
          <SortHead {...sortProps('games')}>{text.games}</SortHead>
          {PLACES.map((place) => (
            <SortHead key={place} {...sortProps(`${place}`)}>
              <MedalDisc place={place} />
              {isPhone ? <VisuallyHidden>{MEDALS[place].name}</VisuallyHidden> : MEDALS[place].name}
            </SortHead>
          ))}
          <SortHead {...sortProps('total')}>{text.total}</SortHead>
        </tr>
      </thead>
      <tbody>
        {sortGames(season.games, sorting).map((games) => {
          const counts = countPlaces(games.medals);
          return (
            <tr key={games.competition}>
              <th scope="row">
                <GamesLink games={games} current={current} addressOf={addressOf}>
                  {games.competition}
                </GamesLink>
              </th>
              {PLACES.map((place) => (
                <td key={place}>{counts[place]}</td>
              ))}
              <td>{games.medals.length}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          {PLACES.map((place) => (
            <td key={place}>{totals[place]}</td>
          ))}
          <td>{medalsOfSeason(season)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

type GamesLinkProps = Pick<Props, 'current' | 'addressOf'> & { games: Games; children: string };

function GamesLink({ games: { competition, medals }, current, addressOf, children }: GamesLinkProps) {
  const label = text.chartLabel(competition, describeMedals(countPlaces(medals)) || text.count(0));
  return (
    <Link to={addressOf(competition)} aria-label={label} aria-current={competition === current || undefined}>
      {children}
    </Link>
  );
}

type GamesSort = 'games' | `${Place}` | 'total';

type GamesSorting = Sorting<GamesSort>;

const NEWEST_FIRST: GamesSorting = { sort: 'games', order: 'desc' };

/** The Games, given oldest first, in the order of a column; newest first where the numbers are equal. */
function sortGames(games: readonly Games[], { sort, order }: GamesSorting): Games[] {
  const newestFirst = games.toReversed();
  if (sort === 'games') return order === 'desc' ? newestFirst : [...games];
  const count = ({ medals }: Games) =>
    sort === 'total' ? medals.length : medals.filter(({ medalja }) => String(medalja) === sort).length;
  const direction = order === 'desc' ? -1 : 1;
  return newestFirst.sort((a, b) => direction * (count(a) - count(b)));
}
