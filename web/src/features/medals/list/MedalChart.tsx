import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { describeMedals, MEDALS, MedalDisc, PLACES } from '#web/widgets/medals/MedalDisc.tsx';
import { medalsText as text } from '../medals.text.ts';
import classes from './MedalList.module.css';
import { countPlaces, type Games, type Season } from './medal-finding.ts';

type Props = {
  seasons: readonly Season[];
  /** The competition that the list is narrowed to. */
  current: string | undefined;
  /** Address of the list narrowed to a competition, or of the whole one for the current competition. */
  addressOf: (competition: string) => string;
  /** On a phone, at the right of the choice of views. */
  exportButton: ReactNode;
};

/** On a phone the chart would push the list down, so it is shown only when it is asked for. */
const PHONE = '(max-width: 43.75em)';

type View = 'list' | 'chart' | 'table';

/** The medals of each Games, summer and winter apart: as discs with numerals, or as a table. */
export function MedalChart({ seasons, exportButton, ...props }: Props) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<View>();
  const view = chosen === undefined || (chosen === 'list' && !isPhone) ? (isPhone ? 'list' : 'chart') : chosen;
  return (
    <div className={classes.overview}>
      <SegmentedControl<View>
        className={classes.views}
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
        <div className={classes.seasons}>
          {seasons.map((season) => (
            <section key={season.season ?? 'other'} className={classes.season}>
              {view === 'chart' ? <Chart season={season} {...props} /> : <Table season={season} {...props} />}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function ViewName({ Icon, name }: { Icon: typeof IconTable; name: string }) {
  return (
    <span className={classes.viewName}>
      <Icon size={16} aria-hidden />
      <span>{name}</span>
    </span>
  );
}

type SeasonProps = Omit<Props, 'seasons' | 'exportButton'> & { season: Season };

function Chart({ season, current, addressOf }: SeasonProps) {
  return (
    <>
      <div className={classes.seasonHead}>
        <h2>{nameOf(season)}</h2>
        <span className={classes.pale}>{text.count(totalOf(season))}</span>
      </div>
      <ul ref={scrollToNewest} className={classes.games}>
        {season.games.map((games) => (
          <li key={games.competition}>
            <div>
              <div className={classes.year}>
                <GamesLink games={games} current={current} addressOf={addressOf}>
                  {games.year || games.competition}
                </GamesLink>
                <b aria-hidden>{games.medals.length > 0 && games.medals.length}</b>
              </div>
              <small className={classes.pale}>{games.place}</small>
            </div>
            <div className={classes.stacks} aria-hidden>
              {PLACES.map((place) => (
                <span key={place} className={classes.stack}>
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

function Table({ season, current, addressOf }: SeasonProps) {
  const totals = countPlaces(season.games.flatMap(({ medals }) => medals));
  return (
    <table className={classes.table}>
      <caption>{nameOf(season)}</caption>
      <thead>
        <tr>
          <th scope="col">{text.games}</th>
          {PLACES.map((place) => (
            <th key={place} scope="col">
              <MedalDisc place={place} />
              {MEDALS[place].name}
            </th>
          ))}
          <th scope="col">{text.total}</th>
        </tr>
      </thead>
      <tbody>
        {season.games.toReversed().map((games) => {
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
          <td>{totalOf(season)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type LinkProps = Omit<SeasonProps, 'season'> & { games: Games; children: string };

function GamesLink({ games: { competition, medals }, current, addressOf, children }: LinkProps) {
  const label = text.chartLabel(competition, describeMedals(countPlaces(medals)) || text.count(0));
  return (
    <Link to={addressOf(competition)} aria-label={label} aria-current={competition === current || undefined}>
      {children}
    </Link>
  );
}

function nameOf({ season }: Season): string {
  return season ? text.seasons[season] : text.otherGames;
}

function totalOf({ games }: Season): number {
  return games.reduce((sum, { medals }) => sum + medals.length, 0);
}
