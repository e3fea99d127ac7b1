import { headState, sortBy } from '#web/lists/address/sort-order.ts';
import { SortHead } from '#web/lists/SortHead.tsx';
import { MEDALS, MedalDisc, PLACES } from '../../MedalDisc.tsx';
import { medalsText as text } from '../medals.text.ts';
import { GamesLink } from './GamesLink.tsx';
import classes from './MedalTable.module.css';
import { countPlaces, nameOf, type Season, totalOf } from './medal-finding.ts';
import { type GamesSort, type GamesSorting, sortGames } from './sort-games.ts';

type Props = {
  season: Season;
  sorting: GamesSorting;
  onSort: (next: GamesSorting) => void;
  /** The competition that the list is narrowed to. */
  current: string | undefined;
  addressOf: (competition: string) => string;
};

/** The Games of a season with their numbers of medals; each head sorts by its column. */
export function MedalTable({ season, sorting, onSort, current, addressOf }: Props) {
  const totals = countPlaces(season.games.flatMap(({ medals }) => medals));
  const sortProps = (sort: GamesSort) => ({
    sorted: headState(sorting, sort),
    onSort: () => onSort(sortBy(sorting, sort, 'desc')),
  });
  return (
    <table className={classes.table}>
      <caption>{nameOf(season)}</caption>
      <thead>
        <tr>
          <SortHead {...sortProps('games')}>{text.games}</SortHead>
          {PLACES.map((place) => (
            <SortHead key={place} {...sortProps(`${place}`)}>
              <MedalDisc place={place} />
              <span className={classes.place}>{MEDALS[place].name}</span>
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
          <td>{totalOf(season)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
