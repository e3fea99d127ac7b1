import { foldText } from '@baklja/contract/alias';
import { findMissingWinner, hasWinnerTwice, medalKey, medalRoutes } from '@baklja/contract/features/sport/medals';
import { readJsonItems } from '@baklja/contract/json-text';
import { comesBackText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { lockForLimit } from '../../../db/database.ts';
import { existingId, lockRows } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, InvalidInputError, invalidField } from '../../../errors.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { defineRecord } from '../../../records/define-record.ts';
import { present } from '../../../records/present.ts';
import type { RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { recordHandlers } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import { linkMedalsOf } from '../games/medal-links.ts';
import { getMedal, inApiForm, listMedals } from './medals.store.ts';

export function serveMedals(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const handlers = recordHandlers(medals, dependencies);

  serveRoutes(app, dependencies, medalRoutes, {
    listMedals: ({ seesEverything }) => listMedals(read, { seesEverything }),
    getMedal: async ({ params: { id }, seesEverything }) => [
      await requireFound('medal', getMedal(read, { id, seesEverything })),
    ],
    createMedal: ({ body, ...call }) =>
      handlers.create({ ...call, body: valuesOf(body) }, async (transaction, medal) => {
        if (body.other_medal === 0) await requireNoSameMedal(transaction, medal);
      }),
    updateMedal: ({ body: { id, version, ...body }, ...call }) =>
      handlers.update({ ...call, body: { ...valuesOf(body), id, version } }),
    deleteMedal: handlers.remove,
    deleteMedals: handlers.removeMany,
    restoreMedals: handlers.restore,
  });
}

type Body = RouteInput<typeof medalRoutes.createMedal>['body'];

function valuesOf({ ime_prezime, other_medal, ...body }: Body): ValuesOf<'medal', 'winners'> {
  const trimmed = { sport: body.sport.trim(), natjecanje: body.natjecanje.trim(), disciplina: body.disciplina?.trim() };
  return present({ ...body, ...trimmed, winners: ime_prezime === undefined ? undefined : idsIn(ime_prezime) });
}

function idsIn(athletes: string): number[] {
  return readJsonItems(athletes).map(({ id }) => Number(id));
}

/** Writes of medals. One is won by a team, whose athletes may be named, or by athletes. */
export const medals = defineRecord('medal', {
  children: {
    winners: {
      table: 'medal_athletes',
      owner: 'medal_id',
      column: 'athlete_id',
      of: 'athlete',
      lost: {
        one: 'sportaša, kojega više nema',
        few: 'sportaša, kojih više nema',
        other: 'sportaša, kojih više nema',
      },
    },
  },
  asRead: ({ tim }, { winners }) => inApiForm({ tim }, winners),
  defaults: () => ({ tim: 0, timVal: '', disciplina: '' }) as const,
  derive: (values, before) => {
    const { medalja = 0, sport = '', natjecanje = '', disciplina = '', ...team } = { ...before, ...values };
    const timVal = team.tim === 1 ? (team.timVal ?? '').trim() : '';
    return { timVal, ...medalTitleColumns({ medalja, sport, natjecanje, disciplina, timVal }) };
  },
  check: async (transaction, { before, values }) => {
    const { tim = 0, timVal = '', winners = [] } = { ...before, ...values };
    const missing = findMissingWinner({ tim: tim === 1, timVal, winners });
    if (missing === 'timVal') throw incomplete('timVal', 'Unesite tim.');
    if (missing === 'winners') throw incomplete('ime_prezime', 'Odaberite sportaša.');
    if (hasWinnerTwice(winners)) {
      throw invalidField('ime_prezime', 'Isti sportaš ne može stajati dvaput na istoj medalji.');
    }
    // None of those who are named is deleted before the transaction ends.
    const { winners: named = [] } = values;
    if ((await lockRows(transaction, 'athletes', named)).length < named.length) {
      throw invalidField('ime_prezime', 'Neki od odabranih sportaša više ne postoje.');
    }
    for (const field of ['page_id', 'page_id_eng'] as const) {
      const id = values[field];
      if (id !== undefined && id !== null && id !== before?.[field]) await requirePage(transaction, field, id);
    }
  },
  afterWrite: async (transaction, { before, after }) => {
    if (before && before.natjecanje !== after.natjecanje) await linkMedalsOf(transaction, before.natjecanje);
    await linkMedalsOf(transaction, after.natjecanje);
    return undefined;
  },
  afterRestore: async (transaction, { row }) => {
    await linkMedalsOf(transaction, row.natjecanje);
    return [];
  },
  beforeRestore: async (transaction, rows) => {
    for (const row of rows) await requireSomeWinner(transaction, row);
  },
  restoredValues: async (transaction, { title, page_id, page_id_eng }) => {
    const values = {
      page_id: await existingId(transaction, 'pages', page_id),
      page_id_eng: await existingId(transaction, 'pages', page_id_eng),
    };
    if (values.page_id === page_id && values.page_id_eng === page_id_eng) return { values };
    return { values, notes: [`${comesBackText('medal', title)} bez poveznice na stranicu, koje više nema.`] };
  },
});

/** @throws ConflictError `same-medal` when the same is there already. */
async function requireNoSameMedal(transaction: Db, medal: RowOf<'medal', 'winners'>): Promise<void> {
  await lockForLimit(transaction, 'same medals');
  const key = medalKey({ ...medal, tim: medal.tim === 1 });
  const others = await listMedals(transaction, { seesEverything: false });
  const same = others.find(
    (other) => other.id !== medal.id && medalKey({ ...other, winners: idsIn(other.ime_prezime) }) === key,
  );
  if (!same) return;
  const message = 'Ta je medalja već upisana. Potvrdite da je ovo druga medalja ili otvorite onu koja već postoji.';
  throw new ConflictError(message, 'same-medal', [{ field: 'other_medal', message, id: same.id }]);
}

/** A medal that no team won needs at least one of its former athletes. */
async function requireSomeWinner(transaction: Db, { tim, title, winners }: RowOf<'medal', 'winners'>): Promise<void> {
  if (tim === 1 || winners.length === 0 || (await lockRows(transaction, 'athletes', winners)).length > 0) return;
  const message = `Medalja „${title}” ne može se vratiti jer njezin sportaš više ne postoji. Najprije vratite sportaša.`;
  throw new ConflictError(message, 'athlete-gone');
}

function incomplete(field: string, message: string): InvalidInputError {
  return new InvalidInputError('Molimo Vas unesite sve podatke!', [{ field, message }], 'incomplete');
}

/** The page of a field must be in its language. */
async function requirePage(transaction: Db, field: 'page_id' | 'page_id_eng', id: number): Promise<void> {
  const page = await transaction.selectFrom('pages').select('language').where('id', '=', id).executeTakeFirst();
  if (!page) throw invalidField(field, 'Ta stranica ne postoji.');
  if (field === 'page_id' && page.language !== 'hr-HR') throw invalidField(field, 'Ta stranica nije hrvatska.');
  if (field === 'page_id_eng' && page.language !== 'en-GB') throw invalidField(field, 'Ta stranica nije engleska.');
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
