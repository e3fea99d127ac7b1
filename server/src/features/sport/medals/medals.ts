import { foldText } from '@baklja/contract/alias';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { countOf } from '@baklja/contract/plural';
import { comesBackText, savedText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { existingId, hasRow } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { InvalidInputError, invalidField, ParentGoneError } from '../../../errors.ts';
import { NOT_MODIFIED, serveRoutes } from '../../../http/serve-routes.ts';
import { defineRecord } from '../../../records/define-record.ts';
import { present } from '../../../records/present.ts';
import type { Creation, RecordStamp, RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { creationOf, recordHandlers, stampOf } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import {
  getMedal,
  getMedalsVersion,
  listExistingAthletes,
  listMedals,
  listWinnerIds,
  listWinners,
  replaceWinners,
  withWinners,
} from './medals.store.ts';

export function serveMedals(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const { read } = database;
  const handlers = recordHandlers(medals, dependencies);

  serveRoutes(app, dependencies, medalRoutes, {
    listMedals: async ({ seesEverything, http }) => {
      // Tag before rows: a write in between leaves an old tag on new rows, never a new tag on old rows.
      const version = await getMedalsVersion(read);
      const tag = `medals-${version}-${seesEverything ? 'all' : 'public'}`;
      return http.isUnchanged(tag) ? NOT_MODIFIED : listMedals(read, { seesEverything });
    },
    getMedal: async ({ params: { id }, seesEverything }) => [
      await requireFound('medal', getMedal(read, { id, seesEverything })),
    ],
    createMedal: async ({ body, ...call }) => {
      const id = await createMedal(database, body, creationOf(call, dependencies));
      return { message: savedText('medal'), id };
    },
    updateMedal: async ({ body, ...call }) => {
      const version = await updateMedal(database, body, stampOf(call, dependencies));
      return { message: savedText('medal'), version, modified: toStoredTime(call.now) };
    },
    deleteMedal: handlers.remove,
    deleteMedals: handlers.removeMany,
    restoreMedals: handlers.restore,
  });
}

type Body = RouteInput<typeof medalRoutes.createMedal>['body'];

/** Creates a medal with its athletes. Returns its id. @throws InvalidInputError for what is missing or wrong. */
function createMedal(database: Database, body: Body, creation: Omit<Creation<'medal'>, 'values'>) {
  return database.write(async (transaction) => {
    const { values, winners } = await readMedal(transaction, body, undefined);
    const { id } = await medals.within.insert(transaction, { ...creation, values });
    await replaceWinners(transaction, id, winners);
    return id;
  });
}

/**
 * Changes a medal with its athletes. Returns its new version.
 * @throws InvalidInputError for what is missing or wrong, NotFoundError, ConflictError `stale`.
 */
function updateMedal(
  database: Database,
  { id, version, ...body }: Body & { id: number; version?: number | undefined },
  stamp: RecordStamp,
): Promise<number> {
  let winners: readonly number[] = [];
  return medals.update(database, {
    id,
    version,
    stamp,
    values: async (before, transaction) => {
      const checked = await readMedal(transaction, body, before);
      winners = checked.winners;
      return checked.values;
    },
    otherFields: present({ ime_prezime: body.ime_prezime }),
    also: (transaction) => replaceWinners(transaction, id, winners),
  });
}

/** The values and the athletes of a write, trimmed. What is absent stays as it is. */
async function readMedal(
  transaction: Db,
  { ime_prezime, ...body }: Body,
  before: RowOf<'medal'> | undefined,
): Promise<{ values: ValuesOf<'medal'>; winners: number[] }> {
  const { tim = 0, timVal = '' } = { ...before, ...present(body) };
  const named =
    ime_prezime === undefined ? before && (await listWinnerIds(transaction, before.id)) : idsIn(ime_prezime);
  const winners = named ?? [];
  if (tim === 1 && timVal.trim() === '') throw incomplete('timVal', 'Unesite tim.');
  if (tim === 0 && winners.length === 0) throw incomplete('ime_prezime', 'Odaberite sportaša.');
  if (new Set(winners).size < winners.length) {
    throw invalidField('ime_prezime', 'Isti sportaš ne može stajati dvaput na istoj medalji.');
  }
  if ((await listExistingAthletes(transaction, winners)).length < winners.length) {
    throw invalidField('ime_prezime', 'Neki od odabranih sportaša više ne postoje.');
  }
  const trimmed = { sport: body.sport.trim(), natjecanje: body.natjecanje.trim(), disciplina: body.disciplina?.trim() };
  return { values: present({ ...body, ...trimmed, timVal: tim === 1 ? timVal.trim() : '' }), winners };
}

function idsIn(json: string): number[] {
  return (JSON.parse(json) as { id: number | string }[]).map(({ id }) => Number(id));
}

function incomplete(field: string, message: string): InvalidInputError {
  return new InvalidInputError('Molimo Vas unesite sve podatke!', [{ field, message }], 'incomplete');
}

/** Writes of medals. Who won one is kept apart, in the table `medal_athletes`: see `createMedal`. */
export const medals = defineRecord('medal', {
  defaults: () => ({ tim: 0, timVal: '', disciplina: '' }) as const,
  derive: (values, before) => {
    const { medalja = 0, sport = '', natjecanje = '', disciplina = '', timVal = '' } = { ...before, ...values };
    return medalTitleColumns({ medalja, sport, natjecanje, disciplina, timVal });
  },
  check: async (transaction, { values }) => {
    await requirePage(transaction, 'page_id', values.page_id);
    await requirePage(transaction, 'page_id_eng', values.page_id_eng);
  },
  editorFields: async (transaction, { id, tim }) => {
    const winners = (await listWinners(transaction, id)).get(id) ?? [];
    const { tim: isTeam, ime_prezime } = withWinners({ tim }, winners);
    return { tim: isTeam, ime_prezime };
  },
  beforeDelete: async (transaction, rows) => {
    const kept = new Map<number, { winners: number[] }>();
    for (const { id } of rows) {
      kept.set(id, { winners: await listWinnerIds(transaction, id) });
      await replaceWinners(transaction, id, []);
    }
    return kept;
  },
  restoredValues: async (transaction, { page_id, page_id_eng }) => ({
    page_id: await existingId(transaction, 'pages', page_id),
    page_id_eng: await existingId(transaction, 'pages', page_id_eng),
  }),
  afterRestore: async (transaction, { row, relations }) => {
    const { winners = [] } = relations as { winners?: number[] };
    const existing = await listExistingAthletes(transaction, winners);
    requireSomeWinner(row, existing, winners);
    await replaceWinners(transaction, row.id, existing);
    const lost = winners.length - existing.length;
    if (lost === 0) return [];
    return [`${comesBackText('medal', row.title)} bez ${countOf(lost, LOST_ATHLETES)}.`];
  },
  restoredNotes: (before, { title, page_id, page_id_eng }) => {
    if (before.page_id === page_id && before.page_id_eng === page_id_eng) return [];
    return [`${comesBackText('medal', title)} bez poveznice na stranicu, koje više nema.`];
  },
});

const LOST_ATHLETES = {
  one: 'sportaša, kojega više nema',
  few: 'sportaša, kojih više nema',
  other: 'sportaša, kojih više nema',
};

/** A medal that no team won needs at least one of its former athletes. */
function requireSomeWinner(
  { tim, title }: RowOf<'medal'>,
  existing: readonly number[],
  [first]: readonly number[],
): void {
  if (tim === 1 || existing.length > 0 || first === undefined) return;
  const message = `Medalja „${title}” ne može se vratiti jer njezin sportaš više ne postoji. Najprije vratite sportaša.`;
  throw new ParentGoneError(message, 'athlete-gone', { kind: 'athlete', id: first });
}

async function requirePage(transaction: Db, field: string, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null || (await hasRow(transaction, 'pages', id))) return;
  throw invalidField(field, 'Ta stranica ne postoji.');
}

const METALS: Record<number, string> = { 1: 'Zlato', 2: 'Srebro', 3: 'Bronca' };

type Named = { medalja: number; sport: string; natjecanje: string; disciplina: string; timVal: string };

/** The title of a medal, as „Zlato, veslanje, OI Pariz 2024”, and what a search compares: with the event and the team. */
export function medalTitleColumns(medal: Named): { title: string; title_folded: string } {
  const { medalja, sport, natjecanje, disciplina, timVal } = medal;
  // An abbreviation keeps its capitals.
  const sportInside = sport.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const title = [METALS[medalja], sportInside, natjecanje].filter(Boolean).join(', ');
  return { title, title_folded: foldText([title, disciplina, timVal].filter(Boolean).join(', ')) };
}
