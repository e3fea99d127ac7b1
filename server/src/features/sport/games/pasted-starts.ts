import { foldText } from '@baklja/contract/alias';
import { SEXES, type Sex } from '@baklja/contract/features/sport/games';
import { LAST_MEDAL_PLACE } from '@baklja/contract/features/sport/medals';
import { type PastedFault, type PastedRow, pastedStartRoutes } from '@baklja/contract/features/sport/starts';
import { PASTED_STARTS_LIMIT, PLACE_MAX } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { missingText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { lockRows } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { invalidField, NotFoundError } from '../../../errors.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import type { RecordStamp } from '../../../records/record-definition.ts';
import { stampOf } from '../../../records/record-handlers.ts';
import { listEvents } from './games.store.ts';
import { events } from './games.ts';
import { listAthletesNamed, listEnteredAt } from './starts.store.ts';
import { starts } from './starts.ts';

const STARTS = { one: 'nastup', few: 'nastupa', other: 'nastupa' };
const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };
const FAULTS = { one: 'pogreška', few: 'pogreške', other: 'pogrešaka' };

export function servePastedStarts(app: FastifyInstance, dependencies: Dependencies): void {
  serveRoutes(app, dependencies, pastedStartRoutes, {
    pasteStarts: ({ params: { id }, body, ...call }) =>
      dependencies.database.write((transaction) =>
        pasteStarts(transaction, { gamesId: id, ...body }, stampOf(call, dependencies)),
      ),
  });
}

type Pasted = { gamesId: number; rows: readonly PastedRow[]; check?: 0 | 1 | undefined };
type Athlete = { id: number; name: string; folded: string; sport: string };
type Known = {
  sports: ReadonlyMap<string, string>;
  athletes: ReadonlyMap<string, readonly Athlete[]>;
  /** By {@link eventKey}. */
  events: Map<string, { id: number; is_team: number }>;
  /** By event and athlete. */
  entered: ReadonlySet<string>;
};
type Read = { row: number; sport: string; event: string; sex: Sex; place: number | null; athletes: Athlete[] };

/**
 * Adds a start for each row when all are right, with the events that are missing; otherwise nothing, and every fault is
 * named. A row with several names is one start of a crew.
 */
async function pasteStarts(transaction: Db, { gamesId, rows, check }: Pasted, stamp: RecordStamp) {
  if (rows.length > PASTED_STARTS_LIMIT) {
    const limit = countOf(PASTED_STARTS_LIMIT, ROWS);
    throw invalidField('rows', `Odjednom se može zalijepiti najviše ${limit}. Podijelite tablicu.`);
  }
  if ((await lockRows(transaction, 'games', [gamesId])).length === 0) throw new NotFoundError(missingText('games'));
  const known = await readKnown(transaction, gamesId, rows);
  const [read, faults]: [Read[], PastedFault[]] = [[], []];
  for (const [place, cells] of rows.entries()) {
    const one = readRow(cells, place + 1, known);
    if ('row' in one) read.push(one);
    else faults.push(...one.faults);
  }
  faults.push(...findRepeated(read), ...findMixed(read, known));
  faults.sort((a, b) => a.row - b.row);
  if (faults.length > 0) {
    const message = `${countOf(faults.length, FAULTS)}: ništa nije upisano.`;
    return { message, written: 0, faults };
  }
  if (check === 1) return { message: `Sve je ispravno: ${countOf(read.length, STARTS)}.`, written: 0, faults };
  const teams = new Set(read.filter(({ athletes }) => athletes.length > 1).map(eventKey));
  for (const one of read) {
    const isTeam = teams.has(eventKey(one));
    await insertStart(transaction, gamesId, { ...one, isTeam }, { known, stamp });
  }
  return { message: `Upisano: ${countOf(read.length, STARTS)}.`, written: read.length, faults };
}

async function readKnown(db: Db, gamesId: number, rows: readonly PastedRow[]): Promise<Known> {
  const names = [...new Set(rows.flatMap(({ athletes }) => namesIn(athletes).map((name) => foldText(bareName(name)))))];
  const [sports, athletes, found, entered] = await Promise.all([
    db.selectFrom('sports').select('naziv').execute(),
    listAthletesNamed(db, names),
    listEvents(db, gamesId),
    listEnteredAt(db, gamesId),
  ]);
  return {
    sports: new Map(sports.map(({ naziv }) => [foldText(naziv), naziv])),
    athletes: Map.groupBy(athletes, ({ folded }) => folded),
    events: new Map(
      found.flatMap((event) =>
        [event.name, event.name_en]
          .filter(Boolean)
          .map((name) => [eventKey({ ...event, event: name }), event] as const),
      ),
    ),
    entered: new Set(entered.map(({ event_id, athlete_id }) => `${event_id} ${athlete_id}`)),
  };
}

function eventKey({ sport, event, sex }: { sport: string; event: string; sex: Sex }): string {
  return JSON.stringify([foldText(sport.trim()), foldText(event.trim()), sex]);
}

function namesIn(cell: string): string[] {
  return cell
    .split(';')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

function readRow(cells: PastedRow, row: number, known: Known): Read | { faults: PastedFault[] } {
  const faults: PastedFault[] = [];
  const fault = (field: PastedFault['field'], message: string, suggestions: string[] = []) => {
    faults.push({ row, field, message, suggestions });
  };
  const [sport, sex, place] = [
    known.sports.get(foldText(cells.sport.trim())),
    readSex(cells.sex),
    readPlace(cells.place),
  ];
  if (sport === undefined)
    fault('sport', cells.sport.trim() === '' ? 'Sport nije upisan.' : `Nema sporta „${cells.sport.trim()}”.`);
  if (cells.event.trim() === '') fault('event', 'Disciplina nije upisana.');
  if (sex === undefined) fault('sex', `Spol je M, Ž ili X, a piše „${cells.sex.trim()}”.${shifted(cells)}`, [...SEXES]);
  if (place === undefined) fault('place', `Mjesto je broj, a piše „${cells.place.trim()}”.${shifted(cells)}`);
  const athletes: Athlete[] = [];
  const names = namesIn(cells.athletes);
  if (names.length === 0) fault('athletes', 'Sportaš nije upisan.');
  for (const [index, name] of names.entries()) {
    const { namesakes, chosen } = findAthlete(name, sport, known);
    if (chosen) athletes.push(chosen);
    else if (namesakes.length === 0) fault('athletes', `Nema sportaša „${name}”. Najprije ga upišite među sportaše.`);
    else {
      const cellsWith = namesakes.map((one) => names.with(index, describeAthlete(one)).join('; '));
      fault('athletes', `Ime „${name}” ima više sportaša. Odaberite pravoga.`, cellsWith);
    }
  }
  if (new Set(athletes.map(({ id }) => id)).size < athletes.length)
    fault('athletes', 'Isti sportaš je dvaput u posadi.');
  if (faults.length > 0 || sport === undefined || sex === undefined || place === undefined) return { faults };
  return { row, sport, event: cells.event.trim(), sex, place, athletes };
}

/** One of several of a name is known by the sport of the row, or by the number that `describeAthlete` adds. */
function findAthlete(name: string, sport: string | undefined, known: Known) {
  const namesakes = known.athletes.get(foldText(bareName(name))) ?? [];
  const named = namesakes.find((one) => describeAthlete(one) === name);
  const inSport = namesakes.filter((one) => one.sport === sport);
  const [only] = namesakes.length === 1 ? namesakes : inSport.length === 1 ? inSport : [];
  return { namesakes, chosen: named ?? only };
}

/** „Ana Lelas, Rukomet, br. 45” */
function describeAthlete({ name, sport, id }: Athlete): string {
  return `${name}, ${sport}, br. ${id}`;
}

function bareName(name: string): string {
  return name.replace(/,.*, br\. \d+$/, '');
}

function readSex(cell: string): Sex | undefined {
  const folded = foldText(cell.trim());
  return SEXES.find((sex) => foldText(sex) === folded);
}

/** Null for none; undefined for what is no place. */
function readPlace(cell: string): number | null | undefined {
  const text = cell.trim().replace(/\.$/, '');
  if (text === '' || text === '–' || text === '-') return null;
  const place = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return place >= 1 && place <= PLACE_MAX ? place : undefined;
}

/** M or Ž in the place of another cell means that a column was left out or added; an X may be a mark. */
function shifted({ event, athletes, place }: PastedRow): string {
  return [event, athletes, place].some((cell) => ['M', 'Ž'].includes(readSex(cell) ?? ''))
    ? ' Je li redak pomaknut za jedan stupac?'
    : '';
}

/** The rows that repeat an athlete of the same event. */
function findRepeated(read: readonly Read[]): PastedFault[] {
  const first = new Map<string, number>();
  return read.flatMap((one) => {
    const keys = one.athletes.map(({ id }) => `${eventKey(one)} ${id}`);
    const earlier = keys.map((key) => first.get(key)).find((row) => row !== undefined);
    for (const key of keys) if (!first.has(key)) first.set(key, one.row);
    return earlier === undefined
      ? []
      : [{ row: one.row, field: 'row' as const, message: `Isti nastup je i u retku ${earlier}.`, suggestions: [] }];
  });
}

/** Rows of athletes who have a start in the event already, and of crews in an event of single athletes. */
function findMixed(read: readonly Read[], known: Known): PastedFault[] {
  return read.flatMap((one) => {
    const event = known.events.get(eventKey(one));
    if (!event) return [];
    const faults: PastedFault[] = [];
    const entered = one.athletes.find(({ id }) => known.entered.has(`${event.id} ${id}`));
    const at = { row: one.row, suggestions: [] };
    if (entered) faults.push({ ...at, field: 'row', message: `${entered.name} u toj disciplini već ima nastup.` });
    if (event.is_team === 0 && one.athletes.length > 1) {
      faults.push({ ...at, field: 'athletes', message: 'U pojedinačnoj disciplini svaki sportaš ima svoj redak.' });
    }
    return faults;
  });
}

async function insertStart(
  transaction: Db,
  gamesId: number,
  { sport, event, sex, place, athletes, isTeam }: Read & { isTeam: boolean },
  { known, stamp }: { known: Known; stamp: RecordStamp },
): Promise<void> {
  const key = eventKey({ sport, event, sex });
  const values = { games_id: gamesId, sport, name: event, sex, is_team: isTeam ? 1 : 0 } as const;
  const found = known.events.get(key) ?? (await events.within.insert(transaction, { values, stamp }));
  known.events.set(key, found);
  const medal = place !== null && place <= LAST_MEDAL_PLACE ? place : null;
  const crew = athletes.map(({ id }) => ({ id, role: '', took_part: 1 as const }));
  await starts.within.insert(transaction, { values: { event_id: found.id, place, medal, athletes: crew }, stamp });
}
