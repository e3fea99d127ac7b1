import { foldText } from '@baklja/contract/alias';
import {
  hasSameNumber,
  monthName,
  sameNumberText,
  withLeadingZero,
} from '@baklja/contract/features/magazine/issue-number';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { comesBackText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { lockForLimit } from '../../db/database.ts';
import { existingId, hasRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ConflictError, InvalidInputError, invalidField } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { present } from '../../records/present.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { recordHandlers } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { makePageSearch } from './find-pages.store.ts';
import { getIssue, listIssues } from './issues.store.ts';
import { deleteTexts, readAgain } from './page-texts.store.ts';

export function serveIssues(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const handlers = recordHandlers(magazineIssues, dependencies);
  const findPages = makePageSearch(read);
  serveRoutes(app, dependencies, magazineIssueRoutes, {
    listIssues: ({ seesEverything }) => listIssues(read, { seesEverything }),
    getIssue: async ({ params: { id }, seesEverything }) => [
      await requireFound('magazineIssue', getIssue(read, id, { seesEverything })),
    ],
    createIssue: ({ body, ...call }) =>
      handlers.create({ ...call, body: textsOf({ link: '', slika: '', ...present(body) }) }),
    updateIssue: ({ body: { id, version, ...body }, ...call }) => {
      const values = {
        broj: body.broj_olimpa,
        godina: body.godina_,
        mjesec: body.mjesec,
        graficka_priprema: body.graficka,
        tisak: body.tisak,
        issuu: body.issue,
        link: body.pdf,
        slika: body.img,
        urednik_id: body.urednik,
        prijevod_id: body.prijevod,
        produkcija_id: body.produkcija,
        nakladnik: body.nakladnik,
        naklada: body.naklada,
        dodatno: body.dodatno,
        dodatno_eng: body.dodatnoEng,
        opis: body.opis,
      };
      return handlers.update({ ...call, body: { id, ...present({ version }), ...textsOf(present(values)) } });
    },
    readIssueAgain: async ({ params: { id }, now }) => {
      await requireFound('magazineIssue', getIssue(read, id, { seesEverything: false }));
      await dependencies.database.write((transaction) => readAgain(transaction, id, now));
      return { message: 'PDF će se ponovno pročitati.' };
    },
    findPages: ({ query }) => findPages(query.text ?? ''),
    deleteIssue: handlers.remove,
    restoreMagazineIssues: handlers.restore,
    listIssueReferences: handlers.references,
  });
}

export const AUTHORS_OF_ISSUE = ['urednik_id', 'prijevod_id', 'produkcija_id'] as const;

/** Writes of issues. One with articles cannot be deleted. */
export const magazineIssues = defineRecord('magazineIssue', {
  defaults: () => ({
    godina: null,
    mjesec: '',
    graficka_priprema: '',
    tisak: '',
    nakladnik: '',
    naklada: '',
    urednik_id: null,
    prijevod_id: null,
    produkcija_id: null,
    dodatno: '',
    dodatno_eng: '',
    opis: '',
  }),
  derive: (values, before) => {
    const { broj = '', godina = null, ...given } = { ...before, ...values };
    const number = withLeadingZero(broj);
    const mjesec = monthName(given.mjesec ?? '');
    const title = `Olimp ${number}`;
    const searched = [title, mjesec, godina].filter(Boolean).join(' ');
    return { broj: number, mjesec, title, title_folded: foldText(searched), number: numberIn(number) };
  },
  texts: {
    columns: ['link', 'slika'],
    filePathsIn: ({ link, slika }, fileHostUrl) =>
      filePathsIn({ html: [], pictures: [JSON.stringify([{ url: link }, { url: slika }])] }, fileHostUrl),
  },
  referencedBy: [
    { kind: 'magazineArticle', table: 'magazine_articles', column: 'broj_id', title: ({ naslov }) => String(naslov) },
  ],
  lockFirst: (transaction) => lockForLimit(transaction, 'numbers of issues'),
  check: async (transaction, { before, values }) => {
    requireFiles(values);
    const { broj = '', godina = null } = { ...before, ...values };
    if (!before || !hasSameNumber(before, { broj, godina })) await requireFreeNumber(transaction, { broj, godina });
    for (const field of AUTHORS_OF_ISSUE) {
      const id = values[field];
      if (id !== undefined && id !== null) await requireAuthor(transaction, id, field);
    }
  },
  beforeDelete: async (transaction, rows) => {
    await deleteTexts(
      transaction,
      rows.map(({ id }) => id),
    );
  },
  restoredValues: async (transaction, row) => {
    const values = {
      urednik_id: await existingId(transaction, 'magazine_authors', row.urednik_id),
      prijevod_id: await existingId(transaction, 'magazine_authors', row.prijevod_id),
      produkcija_id: await existingId(transaction, 'magazine_authors', row.produkcija_id),
    };
    const comes = comesBackText('magazineIssue', row.title);
    const lost = AUTHORS_OF_ISSUE.filter((field) => values[field] !== row[field]);
    return {
      values,
      notes: lost.map((field) => `${comes} bez imena u impresumu (${field.replace('_id', '')}): autora više nema.`),
    };
  },
  shownIn: ['magazineArticle'],
});

/** @throws ConflictError `number-taken` when another issue of the year has the number. */
async function requireFreeNumber(db: Db, wanted: { broj: string; godina: number | null }): Promise<void> {
  const issues = await db.selectFrom('magazine_issues').select(['id', 'broj', 'godina']).execute();
  const other = issues.find((issue) => hasSameNumber(issue, wanted));
  if (!other) return;
  const message = sameNumberText(wanted);
  throw new ConflictError(message, 'number-taken', [{ field: 'broj', message, id: other.id }]);
}

/** The first number in the text, for the order; 0 without one. */
function numberIn(broj: string): number {
  return Number(/\d{1,9}/.exec(broj)?.[0] ?? 0);
}

/** A new issue has both fields; an update may leave them out. */
function requireFiles({ slika, link }: ValuesOf<'magazineIssue'>): void {
  const missing = [
    ...(slika?.trim() === '' ? [{ field: 'slika', message: 'Slika nije dodana' }] : []),
    ...(link?.trim() === '' ? [{ field: 'link', message: 'Dokument nije dodan!' }] : []),
  ];
  if (missing[0]) throw new InvalidInputError(missing[0].message, missing, 'incomplete');
}

/** @throws InvalidInputError at the field when there is no such author. */
export async function requireAuthor(db: Db, id: number, field: string): Promise<void> {
  if (!(await hasRow(db, 'magazine_authors', id))) throw invalidField(field, 'Taj autor ne postoji.');
}

/** Numbers that came in place of text become text. */
function textsOf<Values extends object>(values: Values): Values {
  const isText = (name: string) => ['broj', 'mjesec', 'naklada'].includes(name);
  const numbers = Object.entries(values).filter(([name, value]) => isText(name) && typeof value === 'number');
  return { ...values, ...Object.fromEntries(numbers.map(([name, value]) => [name, String(value)])) };
}
