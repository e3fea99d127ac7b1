import { foldText } from '@baklja/contract/alias';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { isOib } from '@baklja/contract/features/sport/oib';
import type { RouteInput } from '@baklja/contract/route';
import { titleOrderKey } from '@baklja/contract/title-order';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import { hasRow } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, ForbiddenError, invalidField } from '../../../errors.ts';
import { filePathsIn } from '../../../files/records/file-paths-in.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { defineRecord } from '../../../records/define-record.ts';
import { present } from '../../../records/present.ts';
import type { RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { recordHandlers } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import { describeAthlete } from '../../../records/structured-data.ts';
import type { Stamp } from '../../../stamp.ts';
import { hasStarted } from '../games/starts.store.ts';
import { findAthletes, getEditedAthlete, getPublicAthlete, listAthletes, listNamesakes } from './athletes.store.ts';

type Body = RouteInput<typeof athleteRoutes.createAthlete>['body'];

export function serveAthletes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml, config } = dependencies;
  const { read } = database;
  const handlers = recordHandlers(athletes, dependencies);

  serveRoutes(app, dependencies, athleteRoutes, {
    listAthletes: () => listAthletes(read),
    getAthlete: async ({ params: { id }, seesEverything, caller, now }) => {
      if (!caller || !seesEverything) {
        const shown = await requireFound('athlete', getPublicAthlete(read, id));
        return [{ ...shown, ...describeAthlete(shown, config) }];
      }
      const athlete = await requireFound('athlete', getEditedAthlete(read, id));
      if (caller.machine) return [{ ...athlete, oib: '' }];
      if (athlete.oib !== '')
        await logReadOib(database, { id, name: `${athlete.Ime} ${athlete.Prezime}` }, authorOf({ caller, now }));
      return [athlete];
    },
    findAthletes: ({ query }) => findAthletes(read, query),
    findNamesakes: ({ query: { Ime, Prezime, id } }) =>
      listNamesakes(read, { folded: foldText(`${Ime.trim()} ${Prezime.trim()}`), id }),
    createAthlete: async ({ body, ...call }) => {
      refuseOibOf(call.caller, body);
      return handlers.create({ ...call, body: await valuesOf(body) }, async (transaction, athlete) => {
        if (body.other_person === 0) await requireNoNamesake(transaction, athlete);
      });
    },
    updateAthlete: async ({ body: { id, version, ...body }, ...call }) => {
      refuseOibOf(call.caller, body);
      const values = await valuesOf(body);
      const saved = await handlers.update({ ...call, body: { ...values, id, version } }, (transaction, athlete) =>
        requireReason(transaction, athlete, { reason: body.olimpijac_reason?.trim(), stamp: authorOf(call) }),
      );
      return { ...saved, modified: values.azurirano ?? saved.modified };
    },
    deleteAthlete: handlers.remove,
    deleteAthletes: handlers.removeMany,
    restoreAthletes: handlers.restore,
    listAthleteReferences: handlers.references,
  });

  async function valuesOf({
    azurirano,
    other_person,
    olimpijac_reason: _,
    tekst,
    tekst_eng,
    ...body
  }: Body): Promise<ValuesOf<'athlete'>> {
    return present({
      ...body,
      Ime: body.Ime.trim(),
      Prezime: body.Prezime.trim(),
      EVB: body.EVB?.trim(),
      oib: body.oib?.trim(),
      olympedia_id: body.olympedia_id?.trim(),
      wikidata_id: body.wikidata_id?.trim(),
      azurirano: azurirano ?? undefined,
      tekst: tekst === undefined ? undefined : await cleanHtml(tekst),
      tekst_eng: tekst_eng === undefined ? undefined : await cleanHtml(tekst_eng),
    });
  }
}

/** @throws ForbiddenError for a machine: it neither reads nor writes personal numbers. */
function refuseOibOf({ machine }: Caller, { oib }: Body): void {
  if (machine && oib !== undefined) throw new ForbiddenError('Ključem se OIB ne čita i ne mijenja.', 'key');
}

const OIB_TAKEN = 'Taj OIB već ima drugi sportaš.';

/** Writes of athletes. One who has medals or starts cannot be deleted. */
export const athletes = defineRecord('athlete', {
  stamps: { created: 'created', createdBy: 'created_by', modified: 'azurirano', modifiedBy: 'modified_by' },
  personal: ['oib'],
  defaults: () => ({ slika: '', aktivan: 1, olimpijac: 0, EVB: '', oib: '', tekst: '', tekst_eng: '' }) as const,
  derive: (values, before) => {
    const { Ime = '', Prezime = '' } = { ...before, ...values };
    const name = `${Ime} ${Prezime}`;
    return { name, title_folded: foldText(name), name_key: titleOrderKey(`${Prezime} ${Ime}`) };
  },
  texts: {
    columns: ['tekst', 'tekst_eng', 'slika'],
    filePathsIn: ({ tekst, tekst_eng, slika }, fileHostUrl) =>
      filePathsIn({ html: [tekst, tekst_eng], pictures: [JSON.stringify({ url: slika })] }, fileHostUrl),
  },
  referencedBy: [
    {
      kind: 'medal',
      table: 'medals',
      column: 'athlete_id',
      through: { table: 'medal_athletes', to: 'medal_id' },
      title: ({ title }) => String(title),
    },
    {
      kind: 'start',
      table: 'starts',
      column: 'athlete_id',
      through: { table: 'start_athletes', to: 'start_id' },
      title: ({ title }) => String(title),
    },
  ],
  takenError: () => new ConflictError(OIB_TAKEN, 'oib-taken', [{ field: 'oib', message: OIB_TAKEN }]),
  check: async (transaction, { before, values: { sportid, oib } }) => {
    if (sportid !== undefined && !(await hasRow(transaction, 'sports', sportid)))
      throw invalidField('sportid', 'Taj sport ne postoji.');
    if (oib) await requireFreeOib(transaction, oib, before?.id);
  },
  beforeRestore: async (transaction, rows) => {
    for (const row of rows) await requireRestorable(transaction, row);
  },
  shownIn: ['medal', 'start'],
});

/** @throws ConflictError `started` when someone who started at Games is made no Olympian without a reason, which is logged. */
async function requireReason(
  transaction: Db,
  { before, after }: { before: RowOf<'athlete'>; after: RowOf<'athlete'> },
  { reason = '', stamp }: { reason: string | undefined; stamp: Stamp },
): Promise<void> {
  if (before.olimpijac === 0 || after.olimpijac === 1 || !(await hasStarted(transaction, after.id))) return;
  if (reason === '') {
    const message = 'Sportaš ima nastup na Igrama. Upišite zašto nije olimpijac.';
    throw new ConflictError(message, 'started', [{ field: 'olimpijac_reason', message }]);
  }
  const { id: recordId, name: title } = after;
  await addToAuditLog(transaction, stamp, [
    { action: 'update', kind: 'athlete', recordId, title, details: { reason } },
  ]);
}

/** @throws ConflictError `namesake` when another athlete has the name; letter case and marks make no difference. */
async function requireNoNamesake(transaction: Db, { id, title_folded }: RowOf<'athlete'>): Promise<void> {
  if ((await listNamesakes(transaction, { folded: title_folded, id })).length === 0) return;
  const message = 'Potvrdite da je ovo druga osoba ili otvorite sportaša koji već postoji.';
  throw new ConflictError(message, 'namesake', [{ field: 'other_person', message }]);
}

/** The messages never repeat the number: they may end in a log. */
async function requireFreeOib(transaction: Db, oib: string, id = 0): Promise<void> {
  if (!isOib(oib)) throw invalidField('oib', 'OIB nije ispravan: ima 11 znamenki, a posljednja je kontrolna.');
  const other = await transaction
    .selectFrom('athletes')
    .select(['id', 'name'])
    .where('oib', '=', oib)
    .where('oib', '!=', '')
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!other) return;
  const message = `Taj OIB već ima ${other.name}.`;
  throw new ConflictError(message, 'oib-taken', [{ field: 'oib', message, id: other.id }]);
}

async function requireRestorable(transaction: Db, { id, name, sportid, oib }: RowOf<'athlete'>): Promise<void> {
  if (!(await hasRow(transaction, 'sports', sportid))) {
    const message = `Sport sportaša „${name}” više ne postoji.`;
    throw new ConflictError(message, 'sport-gone');
  }
  if (oib) await requireFreeOib(transaction, oib, id);
}

/** One entry covers what a person reads of an athlete within the hour: an open editor reads again and again. */
const COVERED_MS = 60 * 60 * 1000;

/** Logs that someone was shown the OIB of an athlete; never the OIB itself. */
async function logReadOib(database: Database, athlete: { id: number; name: string }, stamp: Stamp) {
  const { id, name } = athlete;
  const logged = await database.read
    .selectFrom('audit_log')
    .select('id')
    .where('user_id', '=', stamp.userId)
    .where('at', '>', toStoredTime(new Date(stamp.at.getTime() - COVERED_MS)))
    .where('action', '=', 'read-oib')
    .where('record_id', '=', id)
    .executeTakeFirst();
  if (logged) return;
  await database.write((transaction) =>
    addToAuditLog(transaction, stamp, [{ action: 'read-oib', kind: 'athlete', recordId: id, title: name }]),
  );
}
