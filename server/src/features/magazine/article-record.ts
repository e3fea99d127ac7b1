import { foldText } from '@baklja/contract/alias';
import { countOf } from '@baklja/contract/plural';
import { comesBackText } from '@baklja/contract/records/record-words';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError, ParentGoneError } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { defineRecord } from '../../records/define-record.ts';
import { listSigners, replaceSigners } from './article-authors.store.ts';
import { requireAuthor } from './issue-record.ts';

/** Writes of articles. Who signs one is kept apart: see `write-article.ts`. */
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
      const message = 'Posljednja stranica je prije prve.';
      throw new InvalidInputError(message, [{ field: 'stranica_kraj', message }]);
    }
    await requireRow(transaction, 'magazine_issues', values.broj_id);
    await requireRow(transaction, 'magazine_sections', values.rubrika_id);
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
    rubrika_id: await existing(transaction, 'magazine_sections', rubrika_id),
    foto_autor_id: await existing(transaction, 'magazine_authors', foto_autor_id),
  }),
  afterRestore: async (transaction, { row, relations }) => {
    const { signers = [] } = relations as { signers?: number[] };
    const found: number[] = [];
    for (const id of signers) if (await hasRow(transaction, 'magazine_authors', id)) found.push(id);
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

type Table = 'magazine_issues' | 'magazine_sections' | 'magazine_authors';

const MISSING = {
  magazine_issues: { field: 'broj_id', message: 'Taj broj ne postoji.' },
  magazine_sections: { field: 'rubrika_id', message: 'Ta rubrika ne postoji.' },
} as const;

async function requireRow(transaction: Db, table: keyof typeof MISSING, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null || (await hasRow(transaction, table, id))) return;
  throw new InvalidInputError(MISSING[table].message, [MISSING[table]]);
}

async function hasRow(transaction: Db, table: Table, id: number): Promise<boolean> {
  return (await transaction.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The id, or null when there is no such row. */
async function existing(transaction: Db, table: Table, id: number | null): Promise<number | null> {
  return id !== null && (await hasRow(transaction, table, id)) ? id : null;
}
