import { compareCroatian } from '../../title-order.ts';

/** What the name of a competition says: `OI` is summer, `ZOI` winter, four digits are the year (answers, section 6). */
export type Competition = { season: 'summer' | 'winter' | undefined; year: number | undefined };

/** Season and year of a competition such as „ZOI Torino 2006”; undefined where the name does not say it. */
export function readCompetition(name: string): Competition {
  const digits = /(?<!\d)\d{4}(?!\d)/.exec(name)?.[0];
  const season = /^\s*(Z?OI)\b/i.exec(name)?.[1]?.toUpperCase();
  return {
    season: season === 'OI' ? 'summer' : season === 'ZOI' ? 'winter' : undefined,
    year: digits === undefined ? undefined : Number(digits),
  };
}

type Won = { natjecanje: string; medalja: number; id: number };

/** Sorts medals: newest competition first, then by its name, then gold to bronze. */
export function compareMedals(a: Won, b: Won): number {
  const years = (readCompetition(b.natjecanje).year ?? 0) - (readCompetition(a.natjecanje).year ?? 0);
  return years || compareCroatian(a.natjecanje, b.natjecanje) || a.medalja - b.medalja || a.id - b.id;
}
