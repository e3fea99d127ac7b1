import { medalOn, OWN_COMMITTEE, startsRoutes, startTitle } from '@baklja/contract/features/sport/starts';
import { DECISIONS_LIMIT } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { lockForLimit } from '../../../db/database.ts';
import { findRow, lockRows } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, invalidField } from '../../../errors.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { defineRecord, writesOf } from '../../../records/define-record.ts';
import { nameRecords } from '../../../records/name-records.ts';
import { present } from '../../../records/present.ts';
import type { RecordStamp, RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { recordHandlers, stampOf } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import { linkMedals } from './medal-links.ts';
import {
  addDecision,
  getEventOfStart,
  getStart,
  getTally,
  listDecisions,
  listEntered,
  listStarts,
  takeDecisions,
} from './starts.store.ts';

type StartRow = RowOf<'start', 'athletes'>;

export function serveStarts(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const { read } = database;
  const handlers = recordHandlers(starts, dependencies);

  serveRoutes(app, dependencies, startsRoutes, {
    listStartsOfGames: async ({ params: { id }, query: { on }, now }) => {
      await requireFound('games', findRow(read, 'games', id));
      return listStarts(read, { games: id }, on ?? dayInZagreb(now));
    },
    listStartsOfAthlete: async ({ params: { id }, query: { on }, now }) => {
      await requireFound('athlete', findRow(read, 'athletes', id));
      return listStarts(read, { athlete: id }, on ?? dayInZagreb(now));
    },
    listStartsWithoutMedal: ({ now }) => listStarts(read, { lack: 'medal' }, dayInZagreb(now)),
    getTally: ({ query: { committee = OWN_COMMITTEE, on, ...only }, now }) =>
      getTally(read, { committee, on: on ?? dayInZagreb(now), ...only }),
    getStart: ({ params, now }) => requireFound('start', getStart(read, params.id, dayInZagreb(now))),
    createStart: ({ body, ...call }) => handlers.create({ ...call, body: valuesOf(body) }),
    updateStart: ({ body: { id, version, ...body }, ...call }) =>
      handlers.update({ ...call, body: { ...valuesOf(body), id, version } }),
    deleteStart: handlers.remove,
    deleteStarts: handlers.removeMany,
    restoreStarts: handlers.restore,
    addDecision: async ({ params: { id }, body, ...call }) => {
      const stamp = stampOf(call, dependencies);
      const version = await starts.update(database, {
        id,
        values: (before, transaction) => decide(transaction, before, body, stamp),
        stamp,
      });
      return { message: 'Odluka je upisana.', version, modified: toStoredTime(call.now) };
    },
  });
}

function valuesOf({
  athletes,
  ...body
}: RouteInput<typeof startsRoutes.createStart>['body']): ValuesOf<'start', 'athletes'> {
  return present({
    ...body,
    athletes: athletes.map(({ athlete_id, role = '', took_part = 1 }) => ({ id: athlete_id, role, took_part })),
  });
}

/** Starts in events. The athletes of a crew are one start; several crews may start in an event. */
export const starts = defineRecord('start', {
  children: {
    athletes: {
      table: 'start_athletes',
      owner: 'start_id',
      column: 'athlete_id',
      details: ['role', 'took_part'],
      of: 'athlete',
      lost: {
        one: 'sportaša, kojega više nema',
        few: 'sportaša, kojih više nema',
        other: 'sportaša, kojih više nema',
      },
    },
  },
  asRead: ({ medal }, { athletes }) => ({
    first_medal: medal,
    athletes: athletes.map(({ id, ...athlete }) => ({ athlete_id: id, ...athlete })),
  }),
  defaults: () =>
    ({
      committee: OWN_COMMITTEE,
      place: null,
      medal: null,
      day: null,
      status: 'started',
      source: '',
      note: '',
      medal_id: null,
    }) as const,
  derive: async (values, before, transaction) => {
    const { event_id = 0, athletes = [], medal = null } = { ...before, ...values };
    const event = await getEventOfStart(transaction, event_id);
    const names = await nameRecords(
      transaction,
      'athlete',
      athletes.map(({ id }) => id),
    );
    const title = startTitle(
      [...names.values()].map((athlete) => athlete.title),
      event?.title ?? '',
    );
    // Decisions change the current medal, and the medal that was won stays.
    return { title, ...(medal !== (before?.medal ?? null) || !before ? { current_medal: medal } : {}) };
  },
  check: async (transaction, { before, values }) => {
    const start = { ...before, ...values };
    // What was accepted before needs no lock and no look at the other starts of the event.
    if (!before || entryKey(before) !== entryKey(start)) await requireEntry(transaction, start);
    if (before && values.medal !== undefined && values.medal !== before.medal)
      await requireUndecided(transaction, before);
  },
  afterWrite: async (transaction, { before, after, stamp }) => {
    await markOlympians(transaction, { before, after, stamp });
    if (before && isSameResult(before, after)) return undefined;
    await linkStart(transaction, after);
    if (before && before.event_id !== after.event_id) await linkStart(transaction, before);
    return undefined;
  },
  beforeDelete: async (transaction, rows) => {
    const decisions = await takeDecisions(
      transaction,
      rows.map(({ id }) => id),
    );
    return new Map([...decisions].map(([id, of]) => [id, { decisions: of }]));
  },
  beforeRestore: async (transaction, rows) => {
    for (const row of rows) await requireRestorable(transaction, row);
  },
  restoredValues: async () => ({ values: { medal_id: null } }),
  afterRestore: async (transaction, { row, relations }) => {
    const { decisions = [] } = relations as { decisions?: Parameters<typeof addDecision>[1][] };
    for (const decision of decisions) await addDecision(transaction, decision);
    await linkStart(transaction, row);
    return [];
  },
  shownIn: ['games'],
});

type Crew = StartRow['athletes'];

type Entry = Pick<Partial<StartRow>, 'id' | 'event_id' | 'day' | 'athletes'>;

/** Equal for starts of the same crew in the same event on the same day. */
function entryKey({ event_id, day, athletes = [] }: Entry): string {
  return JSON.stringify([event_id, day, athletes.map(({ id, took_part }) => [id, took_part])]);
}

async function requireEntry(transaction: Db, { id, event_id = 0, day = null, athletes = [] }: Entry): Promise<void> {
  await lockForLimit(transaction, `event ${event_id}`);
  const event = await getEventOfStart(transaction, event_id);
  if (!event) throw invalidField('event_id', 'Ta disciplina ne postoji.');
  const { opens, closes } = event;
  if (day !== null && ((opens !== null && day < opens) || (closes !== null && day > closes))) {
    throw invalidField('day', 'Taj dan nije u trajanju Igara.');
  }
  await requireCrew(transaction, athletes, event);
  await requireNotEntered(transaction, { id, event_id, athletes });
}

async function requireCrew(transaction: Db, athletes: Crew, { is_team }: { is_team: number }): Promise<void> {
  const ids = athletes.map(({ id }) => id);
  if (ids.length === 0) throw invalidField('athletes', 'Odaberite sportaša.');
  if (new Set(ids).size < ids.length)
    throw invalidField('athletes', 'Isti sportaš ne može biti dvaput u istoj posadi.');
  if (is_team === 0 && ids.length > 1) {
    throw invalidField('athletes', 'U pojedinačnoj disciplini svaki sportaš ima svoj nastup.');
  }
  if (athletes.every(({ took_part }) => took_part === 0)) {
    throw invalidField('athletes', 'Barem jedan član posade mora nastupiti.');
  }
  // None of them is deleted before the transaction ends.
  if ((await lockRows(transaction, 'athletes', ids)).length < ids.length) {
    throw invalidField('athletes', 'Neki od odabranih sportaša više ne postoje.');
  }
}

/** @throws ConflictError `already-entered` when one of the athletes is in another start of the event. */
async function requireNotEntered(
  transaction: Db,
  { id, event_id, athletes }: { id: number | undefined; event_id: number; athletes: Crew },
): Promise<void> {
  const entered = await listEntered(transaction, event_id, id);
  const other = entered.find(({ athlete_id }) => athletes.some((athlete) => athlete.id === athlete_id));
  if (!other) return;
  const message = `${other.name} u toj disciplini već ima nastup.`;
  throw new ConflictError(message, 'already-entered', [{ field: 'athletes', message, id: other.id }]);
}

/** @throws ConflictError when decisions about the medal are there: only another decision changes it. */
async function requireUndecided(transaction: Db, { id }: StartRow): Promise<void> {
  if ((await listDecisions(transaction, { start: id })).size === 0) return;
  const message = 'O ovoj medalji već postoji odluka. Medalju mijenja samo nova odluka.';
  throw new ConflictError(message, 'decided', [{ field: 'medal', message }]);
}

async function requireRestorable(transaction: Db, { id, title, event_id, athletes }: StartRow): Promise<void> {
  if ((await lockRows(transaction, 'events', [event_id])).length === 0) {
    const message = `Nastup „${title}” ne može se vratiti jer njegove discipline više nema. Najprije vratite disciplinu.`;
    throw new ConflictError(message, 'event-gone');
  }
  if (
    (
      await lockRows(
        transaction,
        'athletes',
        athletes.map((athlete) => athlete.id),
      )
    ).length === 0
  ) {
    const message = `Nastup „${title}” ne može se vratiti jer njegovih sportaša više nema. Najprije vratite sportaša.`;
    throw new ConflictError(message, 'athlete-gone');
  }
  await requireNotEntered(transaction, { id, event_id, athletes });
}

/** A start makes its athletes Olympians. Someone who was made none on purpose stays so until the next start. */
async function markOlympians(
  transaction: Db,
  { before, after, stamp }: { before: StartRow | undefined; after: StartRow; stamp: RecordStamp },
): Promise<void> {
  const starters = (row?: StartRow) =>
    row && row.status !== 'did-not-start' ? row.athletes.filter(({ took_part }) => took_part === 1) : [];
  const former = new Set(starters(before).map(({ id }) => id));
  const ids = starters(after)
    .map(({ id }) => id)
    .filter((id) => !former.has(id));
  if (ids.length > 0) await writesOf('athlete').updateMany(transaction, { ids, values: { olimpijac: 1 }, stamp });
}

/** Whether a write left everything that decides which medal is the result of a start. */
function isSameResult(before: StartRow, after: StartRow): boolean {
  const keyOf = ({ event_id, current_medal, athletes }: StartRow) =>
    JSON.stringify([event_id, current_medal, athletes.map(({ id }) => id)]);
  return keyOf(before) === keyOf(after);
}

async function linkStart(transaction: Db, { event_id }: { event_id: number }): Promise<void> {
  const event = await getEventOfStart(transaction, event_id);
  if (event) await linkMedals(transaction, event);
}

type DecisionBody = RouteInput<typeof startsRoutes.addDecision>['body'];

/** Adds a decision in the transaction of an update, and returns the medal that the start has now. */
async function decide(
  transaction: Db,
  before: StartRow,
  { day, body, document = '', medal, pending = 0 }: DecisionBody,
  { userId, at }: RecordStamp,
): Promise<ValuesOf<'start'>> {
  const today = dayInZagreb(at);
  if (day > today) throw invalidField('day', 'Odluka se upisuje najranije na dan kad vrijedi.');
  const decisions = (await listDecisions(transaction, { start: before.id })).get(before.id) ?? [];
  if (decisions.length >= DECISIONS_LIMIT)
    throw new ConflictError(`Nastup može imati najviše ${DECISIONS_LIMIT} odluka.`, 'limit');
  const added = await addDecision(transaction, {
    start_id: before.id,
    day,
    body: body.trim(),
    document,
    medal_before: medalOn({ medal: before.medal, decisions }, day),
    medal,
    pending,
    created: toStoredTime(at),
    created_by: userId,
  });
  return {
    current_medal: medalOn(
      { medal: before.medal, decisions: [...decisions, { ...added, day, medal, pending }] },
      today,
    ),
  };
}
