import { foldText } from '@baklja/contract/alias';
import { readCompetition } from '@baklja/contract/features/sport/competition';
import type { SEASONS } from '@baklja/contract/features/sport/games';
import { lockForLimit } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';

type GamesOf = { season: (typeof SEASONS)[number]; year: number };

/**
 * Links the medals of some Games with the starts that they are the result of. Names of Games differ between both
 * (`OI Tokyo 2020`, `OI Tokio 2020`), so season and year count, then sport, medal and athletes. What fits several, or
 * none, stays without a link.
 */
export async function linkMedals(transaction: Db, { season, year }: GamesOf): Promise<void> {
  const starts = await listStartsWithMedals(transaction, { season, year });
  if (starts.length === 0) return;
  await lockForLimit(transaction, 'medal links');
  const medals = await listMedalsOf(transaction, { season, year });
  const links = matchMedals(medals, starts);
  const changed = starts.filter(({ id, medal_id }) => (links.get(id) ?? null) !== medal_id);
  for (const { id } of changed) await setMedal(transaction, id, null);
  for (const { id } of changed) await setMedal(transaction, id, links.get(id) ?? null);
}

/** As {@link linkMedals}, for the Games that the name of a competition means. */
export async function linkMedalsOf(transaction: Db, natjecanje: string): Promise<void> {
  const { season, year } = readCompetition(natjecanje);
  if (season !== undefined && year !== undefined) await linkMedals(transaction, { season, year });
}

type Won = { id: number; sport: string; medalja: number; athletes: ReadonlySet<number> };
type WonMedal = Won & { event: string };
type WonStart = Won & { events: readonly string[] };

/** The id of the medal of each start that has one. The closest pairs come first; of equally close ones none is taken. */
export function matchMedals(medals: readonly WonMedal[], starts: readonly WonStart[]): Map<number, number> {
  const pairs = medals.flatMap((medal) =>
    starts.map((start) => ({ medal: medal.id, start: start.id, closeness: closenessOf(medal, start) })),
  );
  const links = new Map<number, number>();
  const linked = new Set<number>();
  for (const closeness of [4, 3, 2, 1]) {
    const open = pairs.filter(
      (pair) => pair.closeness === closeness && !links.has(pair.start) && !linked.has(pair.medal),
    );
    for (const { medal, start } of open) {
      const rivals = open.filter((pair) => pair.medal === medal || pair.start === start);
      if (rivals.length > 1) continue;
      links.set(start, medal);
      linked.add(medal);
    }
  }
  return links;
}

/** 0 for what cannot be the same result; 4 for the same athletes in an event of the same name. */
function closenessOf(medal: WonMedal, start: WonStart): number {
  if (medal.medalja !== start.medalja || foldText(medal.sport) !== foldText(start.sport)) return 0;
  const isSameEvent = start.events.some((name) => name !== '' && foldText(medal.event).startsWith(foldText(name)));
  const shared = medal.athletes.intersection(start.athletes).size;
  // A team may have won without names.
  if (shared === 0) return medal.athletes.size === 0 && start.athletes.size > 1 ? 1 : 0;
  const isSameCrew = shared === medal.athletes.size && shared === start.athletes.size;
  return 1 + (isSameEvent ? 1 : 0) + (isSameCrew ? 2 : 0);
}

async function listStartsWithMedals(db: Db, { season, year }: GamesOf) {
  const rows = await db
    .selectFrom('starts')
    .innerJoin('events', 'events.id', 'starts.event_id')
    .innerJoin('games', 'games.id', 'events.games_id')
    .innerJoin('start_athletes', 'start_athletes.start_id', 'starts.id')
    .select(['starts.id', 'starts.medal_id', 'starts.current_medal', 'sport', 'events.name', 'name_en', 'athlete_id'])
    .where('games.season', '=', season)
    .where('games.year', '=', year)
    .where('starts.current_medal', 'is not', null)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((crew) => {
    const [first] = crew;
    if (!first) return [];
    const { id, medal_id, sport, name, name_en, current_medal } = first;
    const athletes = new Set(crew.map(({ athlete_id }) => athlete_id));
    return [{ id, medal_id, sport, medalja: current_medal ?? 0, events: [name, name_en], athletes }];
  });
}

async function listMedalsOf(db: Db, { season, year }: GamesOf) {
  const medals = await db.selectFrom('medals').select(['id', 'sport', 'natjecanje', 'disciplina', 'medalja']).execute();
  const here = medals.filter(({ natjecanje }) => {
    const read = readCompetition(natjecanje);
    return read.season === season && read.year === year;
  });
  const winners = await db
    .selectFrom('medal_athletes')
    .select(['medal_id', 'athlete_id'])
    .where('medal_id', 'in', [0, ...here.map(({ id }) => id)])
    .execute();
  const athletes = Map.groupBy(winners, ({ medal_id }) => medal_id);
  return here.map(({ disciplina, ...medal }) => ({
    ...medal,
    event: disciplina,
    athletes: new Set((athletes.get(medal.id) ?? []).map(({ athlete_id }) => athlete_id)),
  }));
}

/** The link is no content of the start, so its version stays. */
async function setMedal(transaction: Db, id: number, medalId: number | null): Promise<void> {
  await transaction.updateTable('starts').set({ medal_id: medalId }).where('id', '=', id).execute();
}
