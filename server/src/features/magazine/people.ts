import { foldText } from '@baklja/contract/alias';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { countOf } from '@baklja/contract/plural';
import { missingText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { addToAuditLog } from '../../db/audit-log.ts';
import { type Database, lockForLimit } from '../../db/database.ts';
import { hasRow, lockRows } from '../../db/record-rows.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidField, NotFoundError } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import type { RecordStamp } from '../../records/record-definition.ts';
import { recordHandlers, stampOf } from '../../records/record-handlers.ts';
import type { Reference } from '../../records/references.ts';
import { requireFound } from '../../records/require-found.ts';
import type { Stamp } from '../../stamp.ts';
import { AUTHORS_OF_ISSUE } from './issues.ts';
import { handOver, keepMerged, type Merged, takeBack } from './merged-authors.store.ts';
import {
  deleteDifferentAuthors,
  getAuthor,
  getSection,
  listAuthors,
  listSameAuthors,
  listSections,
  pairOf,
  recordDifferentAuthors,
  restorePairsOf,
  takePairsOf,
} from './people.store.ts';

export function servePeople(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const authors = recordHandlers(magazineAuthors, dependencies);
  const sections = recordHandlers(magazineSections, dependencies);
  serveRoutes(app, dependencies, magazineRoutes, {
    listMagazineAuthors: ({ seesEverything }) => listAuthors(read, { seesEverything }),
    getMagazineAuthor: ({ params }) => requireFound('magazineAuthor', getAuthor(read, params.id)),
    createMagazineAuthor: authors.create,
    updateMagazineAuthor: authors.update,
    deleteMagazineAuthor: authors.remove,
    deleteMagazineAuthors: authors.removeMany,
    restoreMagazineAuthors: authors.restore,
    listMagazineAuthorReferences: authors.references,
    mergeMagazineAuthors: ({ body, ...call }) => mergeAuthors(dependencies.database, body, stampOf(call, dependencies)),
    listSameMagazineAuthors: () => listSameAuthors(read),
    setMagazineAuthorsDifferent: ({ body, ...call }) =>
      setDifferent(dependencies.database, body, stampOf(call, dependencies)),
    listMagazineSections: ({ seesEverything }) => listSections(read, { seesEverything }),
    getMagazineSection: ({ params }) => requireFound('magazineSection', getSection(read, params.id)),
    createMagazineSection: sections.create,
    updateMagazineSection: sections.update,
    deleteMagazineSection: sections.remove,
    deleteMagazineSections: sections.removeMany,
    restoreMagazineSections: sections.restore,
    listMagazineSectionReferences: sections.references,
  });
}

const ARTICLE = {
  kind: 'magazineArticle',
  table: 'magazine_articles',
  title: ({ naslov }) => String(naslov),
} as const satisfies Omit<Reference, 'column'>;
const ISSUE = {
  kind: 'magazineIssue',
  table: 'magazine_issues',
  title: ({ title }) => String(title),
} as const satisfies Omit<Reference, 'column'>;

const PHOTOGRAPHS = { one: 'članak s fotografijama', few: 'članka s fotografijama', other: 'članaka s fotografijama' };
const IMPRINTS = { one: 'impresum', few: 'impresuma', other: 'impresuma' };

/** Writes of authors. One who is named anywhere cannot be deleted. */
export const magazineAuthors = defineRecord('magazineAuthor', {
  asRead: ({ firma }) => ({ firma: firma === 1 }),
  defaults: () => ({ prezime: '', pref: '', suf: '', email: '', web: '', firma: 0 }) as const,
  derive: (values, before) => {
    const { ime = '', prezime = '' } = { ...before, ...values };
    const name = [ime, prezime].filter(Boolean).join(' ');
    return { name, title_folded: foldText(name) };
  },
  referencedBy: [
    { ...ARTICLE, column: 'author_id', through: { table: 'magazine_article_authors', to: 'article_id' } },
    { ...ARTICLE, column: 'foto_autor_id', words: (count) => countOf(count, PHOTOGRAPHS) },
    { ...ISSUE, column: AUTHORS_OF_ISSUE, words: (count) => countOf(count, IMPRINTS) },
  ],
  beforeDelete: async (transaction, rows) => {
    const ids = rows.map(({ id }) => id);
    const different = await takePairsOf(transaction, ids);
    return new Map([...different].map(([id, others]) => [id, { different: others }]));
  },
  afterRestore: async (transaction, { row, relations, stamp }) => {
    const { merged, different = [] } = relations as { merged?: Merged; different?: number[] };
    await restorePairsOf(transaction, row.id, different);
    await takeBack(transaction, { id: row.id, merged, stamp });
    return [];
  },
  shownIn: ['magazineArticle', 'magazineIssue'],
});

/** Writes of sections. One with articles cannot be deleted. */
export const magazineSections = defineRecord('magazineSection', {
  hasUniqueTitle: true,
  referencedBy: [{ ...ARTICLE, column: 'rubrika_id' }],
  shownIn: ['magazineArticle'],
});

const SAME_AUTHOR = 'Odaberite dva različita autora.';

/**
 * Makes one author of two. The one that goes can come back from the bin with what named it.
 * @throws NotFoundError, InvalidInputError for one author with itself.
 */
async function mergeAuthors(
  database: Database,
  { id, merged_id: mergedId }: RouteInput<typeof magazineRoutes.mergeMagazineAuthors>['body'],
  stamp: RecordStamp,
): Promise<{ message: string }> {
  if (id === mergedId) throw invalidField('merged_id', SAME_AUTHOR);
  await database.write(async (transaction) => {
    await lockForLimit(transaction, 'magazine-authors');
    const both = await lockRows(transaction, 'magazine_authors', [id, mergedId]);
    if (both.length < 2) throw new NotFoundError(missingText('magazineAuthor'));
    const merged = await handOver(transaction, { from: mergedId, into: id, stamp });
    await magazineAuthors.within.remove(transaction, { ids: [mergedId], stamp });
    await keepMerged(transaction, mergedId, merged);
    const details = { merged_id: mergedId };
    await addToAuditLog(transaction, stamp, [{ action: 'merge', kind: 'magazineAuthor', recordId: id, details }]);
  });
  return { message: 'Autori su spojeni.' };
}

/**
 * Records that two authors differ, or takes it back. Returns the message.
 * @throws InvalidInputError for one author with itself, NotFoundError.
 */
async function setDifferent(
  database: Database,
  { id, other_id: otherId, different }: RouteInput<typeof magazineRoutes.setMagazineAuthorsDifferent>['body'],
  stamp: Stamp,
): Promise<{ message: string }> {
  if (id === otherId) throw invalidField('other_id', SAME_AUTHOR);
  await database.write(async (transaction) => {
    for (const author of [id, otherId]) {
      if (!(await hasRow(transaction, 'magazine_authors', author)))
        throw new NotFoundError(missingText('magazineAuthor'));
    }
    const change = different === 1 ? recordDifferentAuthors : deleteDifferentAuthors;
    await change(transaction, pairOf(id, otherId));
    const details = { other_id: otherId, different: [1 - different, different] };
    await addToAuditLog(transaction, stamp, [{ action: 'update', kind: 'magazineAuthor', recordId: id, details }]);
  });
  return { message: different === 1 ? 'Zapisano je da to nisu isti autori.' : 'Autori se opet uspoređuju.' };
}
