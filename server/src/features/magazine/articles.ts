import { foldText } from '@baklja/contract/alias';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { comesBackText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { existingId, hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ConflictError, invalidField } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { present } from '../../records/present.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { recordHandlers } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { getArticle, getEditedArticle, listArticles } from './articles.store.ts';
import { requireAuthor } from './issues.ts';

export function serveArticles(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const handlers = recordHandlers(magazineArticles, dependencies);
  serveRoutes(app, dependencies, magazineArticleRoutes, {
    listMagazineArticles: ({ params, query: { search, ...filters } }) => {
      const words = search ?? (params.search === '-' ? '' : params.search);
      return listArticles(database.read, { page: params.page, search: words, ...filters });
    },
    getMagazineArticle: async ({ params: { id } }) => [
      await requireFound('magazineArticle', getArticle(database.read, id)),
    ],
    getEditedMagazineArticle: async ({ params: { id } }) => [
      await requireFound('magazineArticle', getEditedArticle(database.read, id)),
    ],
    createMagazineArticle: async ({ body, ...call }) => handlers.create({ ...call, body: await valuesOf(body) }),
    updateMagazineArticle: async ({
      body: { id, version, autor: autor_id, photo_autor_id: foto_autor_id, puni_sardrzaj, puni_sadrzaj, ...body },
      ...call
    }) => {
      const article = { ...body, autor_id, foto_autor_id, puni_sadrzaj: puni_sadrzaj ?? puni_sardrzaj };
      return handlers.update({ ...call, body: { ...(await valuesOf(article)), id, version } });
    },
    deleteMagazineArticle: handlers.remove,
    deleteMagazineArticles: handlers.removeMany,
    restoreMagazineArticles: handlers.restore,
  });

  /** The values of an article, with clean HTML; `autor_id` is `1|5|7`. */
  async function valuesOf({ autor_id, puni_sadrzaj, ...body }: Partial<Body>): Promise<ArticleValues> {
    return present({
      ...body,
      puni_sadrzaj: puni_sadrzaj === undefined ? undefined : await cleanHtml(puni_sadrzaj),
      signers: autor_id === undefined ? undefined : idsIn(autor_id),
    });
  }
}

function idsIn(joined: string): number[] {
  return String(joined).split('|').filter(Boolean).map(Number);
}

type Body = RouteInput<typeof magazineArticleRoutes.createMagazineArticle>['body'];
type ArticleValues = ValuesOf<'magazineArticle', 'signers'>;

export const magazineArticles = defineRecord('magazineArticle', {
  children: {
    signers: {
      table: 'magazine_article_authors',
      owner: 'article_id',
      column: 'author_id',
      of: 'magazineAuthor',
      lost: { one: 'autora, kojega više nema', few: 'autora, kojih više nema', other: 'autora, kojih više nema' },
    },
  },
  asRead: ({ signers }) => ({ autor_id: signers.join('|') }),
  defaults: () => ({
    podnaslov: '',
    broj_id: null,
    rubrika_id: null,
    foto_autor_id: null,
    tagovi: '',
    puni_sadrzaj: '',
    stranica_start: null,
    stranica_kraj: null,
  }),
  derive: (values, before) => {
    const { naslov = '', podnaslov = '' } = { ...before, ...values };
    return { title_folded: foldText(`${naslov} ${podnaslov}`) };
  },
  texts: {
    columns: ['puni_sadrzaj'],
    filePathsIn: ({ puni_sadrzaj }, fileHostUrl) => filePathsIn({ html: [puni_sadrzaj], pictures: [] }, fileHostUrl),
  },
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
    await requireSigners(transaction, values.signers ?? [], before?.signers ?? []);
  },
  beforeRestore: async (transaction, rows) => {
    for (const { naslov, broj_id } of rows) {
      if (broj_id === null || (await hasRow(transaction, 'magazine_issues', broj_id))) continue;
      const message = `Broj u kojem je članak „${naslov}” više ne postoji. Najprije vratite broj.`;
      throw new ConflictError(message, 'issue-gone');
    }
  },
  restoredValues: async (transaction, { naslov, rubrika_id, foto_autor_id }) => {
    const comes = comesBackText('magazineArticle', naslov);
    const values = {
      rubrika_id: await existingId(transaction, 'magazine_sections', rubrika_id),
      foto_autor_id: await existingId(transaction, 'magazine_authors', foto_autor_id),
    };
    const notes = [
      ...(values.rubrika_id === rubrika_id ? [] : [`${comes} bez rubrike, koje više nema.`]),
      ...(values.foto_autor_id === foto_autor_id ? [] : [`${comes} bez autora fotografija, kojega više nema.`]),
    ];
    return { values, notes };
  },
});

/** @throws InvalidInputError for an author who is named twice or does not exist. */
async function requireSigners(transaction: Db, ids: readonly number[], former: readonly number[]): Promise<void> {
  if (new Set(ids).size < ids.length) throw invalidField('autor_id', 'Isti je autor naveden dvaput.');
  for (const id of ids.filter((one) => !former.includes(one))) await requireAuthor(transaction, id, 'autor_id');
}
