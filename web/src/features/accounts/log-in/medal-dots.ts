import { countOf, type NounForms } from '@baklja/contract/plural';

export type Medal = 'gold' | 'silver' | 'bronze';

export type Games = { year: number; place: string } & Record<Medal, number>;

/** Croatian medals at the Games, oldest first. Games without a medal are left out. */
export const medalDots: readonly Games[] = [
  { year: 1992, place: 'Barcelona', gold: 0, silver: 1, bronze: 2 },
  { year: 1996, place: 'Atlanta', gold: 1, silver: 1, bronze: 0 },
  { year: 2000, place: 'Sydney', gold: 1, silver: 0, bronze: 1 },
  { year: 2002, place: 'Salt Lake City', gold: 3, silver: 1, bronze: 0 },
  { year: 2004, place: 'Atena', gold: 1, silver: 2, bronze: 2 },
  { year: 2006, place: 'Torino', gold: 1, silver: 2, bronze: 0 },
  { year: 2008, place: 'Peking', gold: 0, silver: 2, bronze: 3 },
  { year: 2010, place: 'Vancouver', gold: 0, silver: 2, bronze: 1 },
  { year: 2012, place: 'London', gold: 3, silver: 1, bronze: 2 },
  { year: 2014, place: 'Soči', gold: 0, silver: 1, bronze: 0 },
  { year: 2016, place: 'Rio de Janeiro', gold: 5, silver: 3, bronze: 2 },
  { year: 2020, place: 'Tokio', gold: 3, silver: 3, bronze: 2 },
  { year: 2024, place: 'Pariz', gold: 2, silver: 2, bronze: 3 },
];

const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze'];

const FORMS: Record<Medal, NounForms> = {
  gold: { one: 'zlatna', few: 'zlatne', other: 'zlatnih' },
  silver: { one: 'srebrna', few: 'srebrne', other: 'srebrnih' },
  bronze: { one: 'brončana', few: 'brončane', other: 'brončanih' },
};

/** The dots of a column from bottom to top: gold, silver, bronze. */
export function dotsOf(games: Games): Medal[] {
  return MEDALS.flatMap((medal) => Array.from({ length: games[medal] }, () => medal));
}

/** The text alternative of the drawing: every Games with its medals. */
export function describeDots(all: readonly Games[] = medalDots): string {
  const columns = all.map((games) => {
    const won = MEDALS.filter((medal) => games[medal] > 0).map((medal) => countOf(games[medal], FORMS[medal]));
    return `${games.place} ${games.year}.: ${won.join(', ')}`;
  });
  return `${columns.join('; ')}.`;
}

/** The caption of the drawing: the first and the last Games, and the totals. */
export function captionOf(all: readonly Games[] = medalDots): string {
  const [first, last] = [all[0], all.at(-1)];
  const sum = (medal: Medal) =>
    countOf(
      all.reduce((total, games) => total + games[medal], 0),
      FORMS[medal],
    );
  const span = `${first?.place} ${first?.year}. – ${last?.place} ${last?.year}.`;
  return `Hrvatska na Olimpijskim igrama, ${span}: ${sum('gold')}, ${sum('silver')} i ${sum('bronze')}.`;
}
