import type { DeletedContent } from '@baklja/contract/features/site/bin';
import { type BinKind, HTML_FIELDS } from '@baklja/contract/records/bin';
import type { Dependencies } from '../../../dependencies.ts';
import { binStart } from '../../../files/records/file-bin.store.ts';
import { cleanAccordion } from '../../../html/clean-accordion.ts';
import { kindOfTable } from './bin-kinds.ts';
import { listParts, titlesOf } from './deleted-parts.store.ts';

/** Personal numbers and what only the application needs: no one reads them here. */
const HIDDEN = /^(id|version|oib|password_hash)$|_(folded|key)$/;

/** Columns that hold the id of a record of a kind. */
const NAMED: Readonly<Record<string, BinKind>> = {
  catid: 'category',
  sportid: 'sport',
  doc_cat: 'documentFolder',
  sub_folder: 'subfolder',
  nav: 'menuSection',
  page_id: 'page',
  page_id_eng: 'page',
  broj_id: 'magazineIssue',
  rubrika_id: 'magazineSection',
  foto_autor_id: 'magazineAuthor',
  urednik_id: 'magazineAuthor',
  prijevod_id: 'magazineAuthor',
  produkcija_id: 'magazineAuthor',
};

/** The content of a record that was deleted by itself; undefined when the bin does not have it. Its HTML is clean. */
export async function getDeletedRecord(
  { database: { read: db }, config, cleanHtml }: Pick<Dependencies, 'database' | 'config' | 'cleanHtml'>,
  { id, now }: { id: number; now: Date },
): Promise<DeletedContent | undefined> {
  const row = await db
    .selectFrom('deleted_records')
    .select(['id', 'table_name', 'record_id', 'relations', 'data'])
    .where('id', '=', id)
    .where('deleted', '>=', binStart(now))
    .where('deleted_with', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { table_name, data, ...rest } = row;
  const kind = kindOfTable(table_name);
  const shown = Object.entries(JSON.parse(data) as Record<string, unknown>).filter(([field]) => !HIDDEN.test(field));
  const fields: Record<string, unknown> = {};
  for (const [field, value] of shown) fields[field] = await clean(field, value);
  const path = kind === 'file' ? String(fields['path']) : null;
  const names: Record<string, string> = {};
  for (const [field, value] of shown) {
    // The folder of a document has the name that medals use for a page.
    const of = kind === 'document' && field === 'page_id' ? 'documentFolder' : NAMED[field];
    const [title] = of && typeof value === 'number' ? await titlesOf(db, of, [value]) : [];
    if (title !== undefined) names[field] = title;
  }
  return { kind, fields, names, parts: await listParts(db, { ...rest, kind, path }, config) };

  async function clean(field: string, value: unknown): Promise<unknown> {
    if (typeof value !== 'string') return value;
    if (field === 'accordion') return cleanAccordion(value, cleanHtml);
    return HTML_FIELDS.includes(field) ? cleanHtml(value) : value;
  }
}
