import type { Sorting } from '#web/lists/address/sort-order.ts';
import type { Place } from '../../MedalDisc.tsx';
import type { Games } from './medal-finding.ts';

/** A column of the table of Games: the Games, medals of one place, or all medals. */
export type GamesSort = 'games' | `${Place}` | 'total';

export type GamesSorting = Sorting<GamesSort>;

export const NEWEST_FIRST: GamesSorting = { sort: 'games', order: 'desc' };

/** The Games, given oldest first, in the order of a column; newest first where the numbers are equal. */
export function sortGames(games: readonly Games[], { sort, order }: GamesSorting): Games[] {
  const newestFirst = games.toReversed();
  if (sort === 'games') return order === 'desc' ? newestFirst : [...games];
  const count = ({ medals }: Games) =>
    sort === 'total' ? medals.length : medals.filter(({ medalja }) => String(medalja) === sort).length;
  const direction = order === 'desc' ? -1 : 1;
  return newestFirst.sort((a, b) => direction * (count(a) - count(b)));
}
