import { foldText } from '@baklja/contract/alias';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { countOf } from '@baklja/contract/plural';
import { comesBackText, savedText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { existingId, hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidField, ParentGoneError } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { present } from '../../records/present.ts';
import type { Creation, RecordStamp } from '../../records/record-definition.ts';
import { creationOf, recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { listExistingAuthors, listSigners, replaceSigners } from './article-authors.store.ts';
import { getArticle, getEditedArticle, listArticles } from './articles.store.ts';
import { requireAuthor } from './issues.ts';

export function serveArticles(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const handlers = recordHandlers(magazineArticles, dependencies);
  const cleaned = async (html: string | undefined) => (html === undefined ? undefined : cleanHtml(html));
  serveRoutes(app, dependencies, magazineArticleRoutes, {
    listMagazineArticles: ({ params, query: { search, ...filters } }) => {
      const words = search ?? (params.search === '-' ? '' : params.search);
      return listArticles(database.read, { page: params.page, search: words, ...filters });
    },
    getMagazineArticle: async ({ params }) => [
      await requireFound('magazineArticle', getArticle(database.read, params.id)),
    ],
    getEditedMagazineArticle: async ({ params }) => [
      await requireFound('magazineArticle', getEditedArticle(database.read, params.id)),
    ],
    createMagazineArticle: async ({ body, ...call }) => {
      const values = { ...body, ...present({ puni_sadrzaj: await cleaned(body.puni_sadrzaj) }) };
      const id = await createArticle(database, values, creationOf(call, dependencies));
      return { message: savedText('magazineArticle'), id };
    },
    updateMagazineArticle: async ({
      body: { autor: autor_id, photo_autor_id: foto_autor_id, puni_sardrzaj, puni_sadrzaj = puni_sardrzaj, ...body },
      ...call
    }) => {
      const values = { ...body, ...present({ autor_id, foto_autor_id, puni_sadrzaj: await cleaned(puni_sadrzaj) }) };
      const version = await updateArticle(database, values, stampOf(call, dependencies));
      return { message: savedText('magazineArticle'), version, modified: toStoredTime(call.now) };
    },
    deleteMagazineArticle: handlers.remove,
    deleteMagazineArticles: handlers.removeMany,
    restoreMagazineArticles: handlers.restore,
  });
}

/** Writes of articles. Who signs one is in a table of its own. */
export const magazineArticles = defineRecord('magazineArticle', {
  defaults: () => ({
    ...{ podnaslov: '', broj_id: null, rubrika_id: null, foto_autor_id: null, tagovi: '', puni_sadrzaj: '' },
    ...{ stranica_start: null, stranica_kraj: null },
  }),
  derive: (values, before) => {
    const { naslov = '', podnaslov = '' } = { ...before, ...values };
    return { title_folded: foldText(`${naslov} ${podnaslov}`) };
  },
  texts: ['puni_sadrzaj'],
  filePathsIn: ({ puni_sadrzaj }, fileHostUrl) => filePathsIn({ html: [puni_sadrzaj], pictures: [] }, fileHostUrl),
  check: async (transaction, { before, values }) => {
    const { stranica_start, stranica_kraj } = { stranica_start: null, stranica_kraj: null, ...before, ...values };
    if (stranica_start !== null && stranica_kraj !== null && stranica_kraj < stranica_start) {
      throw invalidField('stranica_kraj', 'Posljednja stranica je prije prve.');
    }
    const { broj_id = null, rubrika_id = null } = values;
    if (broj_id !== null && !(await hasRow(transaction, 'magazine_issues', broj_id)))
      throw invalidField('broj_id', 'Taj broj ne postoji.');
    if (rubrika_id !== null && !(await hasRow(transaction, 'magazine_sections', rubrika_id)))
      throw invalidField('rubrika_id', 'Ta rubrika ne postoji.');
    if (values.foto_autor_id) await requireAuthor(transaction, values.foto_autor_id, 'foto_autor_id');
  },
  editorFields: async (transaction, { id }) => ({ autor_id: (await listSigners(transaction, id)).join('|') }),
  beforeDelete: async (transaction, rows) => {
    const kept = new Map<number, { signers: number[] }>();
    for (const { id } of rows) {
      kept.set(id, { signers: await listSigners(transaction, id) });
      await replaceSigners(transaction, id, []);
    }
    return kept;
  },
  beforeRestore: async (transaction, rows) => {
    for (const { naslov, broj_id } of rows) {
      if (broj_id === null || (await hasRow(transaction, 'magazine_issues', broj_id))) continue;
      const message = `Broj u kojem je članak „${naslov}” više ne postoji. Najprije vratite broj.`;
      throw new ParentGoneError(message, 'issue-gone', { kind: 'magazineIssue', id: broj_id });
    }
  },
  restoredValues: async (transaction, { rubrika_id, foto_autor_id }) => ({
    rubrika_id: await existingId(transaction, 'magazine_sections', rubrika_id),
    foto_autor_id: await existingId(transaction, 'magazine_authors', foto_autor_id),
  }),
  afterRestore: async (transaction, { row, relations }) => {
    const { signers = [] } = relations as { signers?: number[] };
    const existing = await listExistingAuthors(transaction, signers);
    const found = signers.filter((id) => existing.has(id));
    await replaceSigners(transaction, row.id, found);
    const lost = signers.length - found.length;
    return lost === 0 ? [] : [`${comesBackText('magazineArticle', row.naslov)} bez ${countOf(lost, LOST_AUTHORS)}.`];
  },
  restoredNotes: (before, { naslov, rubrika_id, foto_autor_id }) => {
    const comes = comesBackText('magazineArticle', naslov);
    return [
      ...(before.rubrika_id === rubrika_id ? [] : [`${comes} bez rubrike, koje više nema.`]),
      ...(before.foto_autor_id === foto_autor_id ? [] : [`${comes} bez autora fotografija, kojega više nema.`]),
    ];
  },
});

const LOST_AUTHORS = {
  one: 'autora, kojega više nema',
  few: 'autora, kojih više nema',
  other: 'autora, kojih više nema',
};

type Body = RouteInput<typeof magazineArticleRoutes.createMagazineArticle>['body'];

/** Creates an article with its authors. Returns its id. @throws InvalidInputError for what is missing or wrong. */
export function createArticle(
  database: Database,
  { autor_id: signers = '', ...values }: Body,
  creation: Omit<Creation<'magazineArticle'>, 'values'>,
): Promise<number> {
  return database.write(async (transaction) => {
    const authors = await requireSigners(transaction, signers);
    const { id } = await magazineArticles.within.insert(transaction, { ...creation, values: present(values) });
    await replaceSigners(transaction, id, authors);
    return id;
  });
}

/**
 * Changes an article; what is undefined stays. Returns its new version.
 * @throws InvalidInputError for what is wrong, NotFoundError, ConflictError `stale`.
 */
function updateArticle(
  database: Database,
  { id, version, autor_id: signers, ...values }: Partial<Body> & { id: number; version?: number | undefined },
  stamp: RecordStamp,
): Promise<number> {
  return magazineArticles.update(database, {
    id,
    version,
    stamp,
    values: present(values),
    otherFields: present({ autor_id: signers }),
    also: async (transaction) => {
      if (signers === undefined) return;
      await replaceSigners(transaction, id, await requireSigners(transaction, signers));
    },
  });
}

/** The ids in `1|5|7`. @throws InvalidInputError for an author who is named twice or does not exist. */
async function requireSigners(transaction: Db, joined: string): Promise<number[]> {
  const ids = String(joined).split('|').filter(Boolean).map(Number);
  const known = await listExistingAuthors(transaction, ids);
  const isTwice = new Set(ids).size < ids.length;
  if (!isTwice && ids.every((id) => known.has(id))) return ids;
  throw invalidField('autor_id', isTwice ? 'Isti je autor naveden dvaput.' : 'Taj autor ne postoji.');
}
