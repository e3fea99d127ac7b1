import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import type { FastifyInstance } from 'fastify';
import { memoizeByVersion } from '../../../db/list-version.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { NotFoundError } from '../../../errors.ts';
import { authorOf } from '../../../http/caller.ts';
import { keepCompressed } from '../../../http/compression.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import {
  compareLists,
  countValues,
  findIds,
  findRows,
  getFormerCategory,
  getInForce,
  getRow,
  getVersion,
  type InForce,
  listIds,
  listVersions,
  writeRows,
} from './categorisation.store.ts';
import { toCategorisationRows } from './categorisation-rows.ts';
import { clearList, importList, restoreVersion } from './replace-list.ts';

export function serveCategorisation(app: FastifyInstance, dependencies: Dependencies): void {
  const { read, write } = dependencies.database;
  const answerList = makeListAnswers(read);

  /** The rows of a list never change: several queries about one list agree. */
  const scopeOf = async (now: Date) => ({ listId: (await getInForce(read)).listId, today: dayInZagreb(now) });

  serveRoutes(app, dependencies, categorisationRoutes, {
    listCategorisation: async ({ seesEverything }) => answerList(await getInForce(read), seesEverything),
    getCategorisedAthlete: async ({ params: { id }, seesEverything: everyColumn }) => {
      const row = await getRow(read, id, { everyColumn });
      if (!row) throw new NotFoundError('Tog sportaša nema u kategorizaciji.');
      return [everyColumn ? { ...row, former_category: await getFormerCategory(read, id) } : row];
    },
    countCategorisation: async () => ({ total: (await getInForce(read)).rows }),
    findCategorisedAthletes: async ({ query, now }) => findRows(read, await scopeOf(now), query),
    exportCategorisation: async ({ query, now }) => {
      const scope = await scopeOf(now);
      const ids = await findIds(read, scope, query);
      return writeRows(read, { listId: scope.listId, ids, everyColumn: true });
    },
    listCategorisationChoices: async () => {
      const { listId } = await getInForce(read);
      const [sports, counties] = [countValues(read, listId, 'SptNazOK'), countValues(read, listId, 'Zupanija')];
      return { sports: await sports, counties: await counties };
    },
    importCategorisation: async ({ query: { file_name: fileName = '', version: seen }, body, caller, now, http }) => {
      const rows = await toCategorisationRows(body, http.isCallerGone);
      const stamp = authorOf({ caller, now });
      const id = await write((transaction) => importList(transaction, { rows, fileName, stamp, seen }));
      return { message: 'Podaci uspješno dodani', id, total: rows.length };
    },
    clearCategorisation: async ({ caller, now }) => {
      await write((transaction) => clearList(transaction, authorOf({ caller, now })));
      return { message: 'Podaci izbrisani!' };
    },
    listCategorisationVersions: () => listVersions(read),
    compareCategorisationVersion: async ({ params }) => {
      const [inForce, version] = [await getInForce(read), await getVersion(read, params.id)];
      if (!version) throw new NotFoundError('Ta verzija ne postoji.');
      return { ...(await compareLists(read, inForce.listId, version.list_id)), version: inForce.version };
    },
    restoreCategorisationVersion: async ({ params, body: { version: seen }, caller, now }) => {
      const stamp = authorOf({ caller, now });
      const id = await write((transaction) => restoreVersion(transaction, params.id, { stamp, seen }));
      return { message: 'Popis je vraćen.', id };
    },
  });
}

/** What everyone reads, and what its editors read. */
const VIEWS = 2;

/**
 * Makes the function that answers the list in force as JSON. Each view of a version is made once, also for callers who
 * ask at the same moment, and kept until another version is read.
 */
export function makeListAnswers(db: Db): (inForce: InForce, everyColumn: boolean) => Promise<Buffer> {
  const answerOf = memoizeByVersion<Buffer>({ limit: VIEWS });
  return ({ version, listId }, everyColumn) =>
    answerOf({ version, key: everyColumn ? 'all' : 'public' }, async () => {
      const ids = await listIds(db, listId);
      return keepCompressed(await writeRows(db, { listId, ids, everyColumn }));
    });
}
