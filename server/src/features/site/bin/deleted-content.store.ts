import type { DeletedContent, DeletedRecord } from '@baklja/contract/features/site/bin';
import { KINDS, kindsWith } from '@baklja/contract/kinds';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { type BinKind, type BinPart, type BinRelation, HTML_FIELDS } from '@baklja/contract/records/bin';
import { sql } from 'kysely';
import { anyTable } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { binStart } from '../../../files/records/file-bin.store.ts';
import { countUsesOfPaths } from '../../../files/records/file-uses.store.ts';
import { cleanAccordion } from '../../../html/clean-accordion.ts';
import { definedRecord } from '../../../records/define-record.ts';
import type { InternalAddress } from '../../../records/links/internal-address.ts';
import { leadingTo, listMenuLinks, type Sites } from '../../../records/links/menu-references.store.ts';
import { kindOfTable } from './bin-kinds.ts';

/** Personal numbers and what only the application needs: no one reads them here. */
const HIDDEN = /^(id|version|oib|password_hash)$|_(folded|key)$/;

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
    const of = kindNamedBy(kind, field);
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

/** The kind of the record whose id a column of the kind holds; undefined for a column that holds none. */
function kindNamedBy(kind: BinKind, column: string): BinKind | undefined {
  // A page that medals name can be deleted all the same, so it is not in use.
  if (kind === 'medal' && (column === 'page_id' || column === 'page_id_eng')) return 'page';
  return kindsWith('bin').find((named) => {
    const { contains = [], referencedBy = [] } = definedRecord(named);
    const byId = referencedBy.filter(({ holds, through }) => holds === undefined && through === undefined);
    return [...contains, ...byId].some((one) => one.table === KINDS[kind].plural && one.column === column);
  });
}

/** A row of the bin, as far as its parts follow from it. `path` is that of a deleted file, else null. */
export type PartedRow = { id: number; kind: BinKind; record_id: number; relations: string | null; path: string | null };

type Parts = DeletedRecord['parts'];

/** What belonged to each of the records, by the ids of their rows. */
export async function countParts(db: Db, rows: readonly PartedRow[], sites: Sites): Promise<Map<number, Parts>> {
  const contained = await countContained(db, rows);
  const links = await listMenuLinks(db);
  const uses = await countUses(db, rows);
  return new Map(
    rows.map((row) => {
      const target = menuTargetOf(row);
      const counted: Parts = [
        ...readRelations(row.kind, row.relations).map(({ part, count }) => ({ part, count })),
        ...contained.filter(({ id }) => id === row.id).map(({ part, count }) => ({ part, count })),
        { part: 'menuLinks', count: target ? leadingTo(links, target, sites).length : 0 },
        { part: 'uses', count: row.kind === 'file' ? (uses.get(row.record_id) ?? 0) : 0 },
      ];
      return [row.id, counted.filter(({ count }) => count > 0)];
    }),
  );
}

/** What belonged to one record, with the first titles of each part; uses of files have none. */
async function listParts(db: Db, row: PartedRow, sites: Sites): Promise<DeletedContent['parts']> {
  const counted = (await countParts(db, [row], sites)).get(row.id) ?? [];
  const parts: DeletedContent['parts'] = [];
  for (const { part, count } of counted) parts.push({ part, count, titles: await titlesOfPart(db, row, part, sites) });
  return parts;
}

async function titlesOfPart(db: Db, row: PartedRow, part: BinPart, sites: Sites): Promise<string[]> {
  if (part in KINDS) return titlesInside(db, row.id, part as BinKind);
  const target = menuTargetOf(row);
  if (part === 'menuLinks' && target) {
    const items = leadingTo(await listMenuLinks(db), target, sites);
    return items.slice(0, NAMED_USES_LIMIT).map(({ title }) => title);
  }
  const relation = readRelations(row.kind, row.relations).find((one) => one.part === part);
  return relation?.kind ? titlesOf(db, relation.kind, relation.ids) : [];
}

/** The titles of the first of the records, in the given order; a deleted one has the title that it had. */
async function titlesOf(db: Db, kind: BinKind, ids: readonly number[]): Promise<string[]> {
  const some = ids.slice(0, NAMED_USES_LIMIT);
  if (some.length === 0) return [];
  const { plural, title } = KINDS[kind];
  const present = anyTable(db)
    .selectFrom(plural)
    .select(['id', `${title} as title`])
    .where('id', 'in', some);
  const deleted = db
    .selectFrom('deleted_records')
    .select(['record_id', 'title'])
    .where('table_name', '=', plural)
    .where('record_id', 'in', some);
  const titles = new Map([
    ...(await deleted.execute()).map((row) => [row.record_id, row.title] as const),
    ...(await present.execute()).map((row) => [Number(row['id']), String(row['title'])] as const),
  ]);
  return some.flatMap((id) => titles.get(id) ?? []);
}

async function titlesInside(db: Db, binId: number, kind: BinKind): Promise<string[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select('title')
    .where('deleted_with', '=', binId)
    .where('table_name', '=', KINDS[kind].plural)
    .orderBy('id')
    .limit(sql.lit(NAMED_USES_LIMIT))
    .execute();
  return rows.map(({ title }) => title);
}

async function countContained(db: Db, rows: readonly PartedRow[]) {
  const counted = await db
    .selectFrom('deleted_records')
    .select(['deleted_with as id', 'table_name', (eb) => eb.fn.countAll<number>().as('count')])
    .where('deleted_with', 'in', [0, ...rows.map(({ id }) => id)])
    .groupBy(['deleted_with', 'table_name'])
    // Subfolders before documents.
    .orderBy('table_name', 'desc')
    .execute();
  return counted.map(({ id, table_name, count }) => ({ id, part: kindOfTable(table_name), count: Number(count) }));
}

/** How many records use each of the deleted files, by its id. The uses of a replaced file are those of its successor. */
async function countUses(db: Db, rows: readonly PartedRow[]): Promise<Map<number, number>> {
  const files = rows.flatMap(({ path, record_id, relations }) =>
    path === null || relations !== null ? [] : { id: record_id, path },
  );
  return files.length === 0 ? new Map() : countUsesOfPaths(db, files);
}

function menuTargetOf({ kind, record_id }: PartedRow): InternalAddress | undefined {
  if (kind === 'page') return { page: record_id };
  return kind === 'documentFolder' ? { folder: record_id } : undefined;
}

/** A relation that is kept with a deleted record. `ids` are of records of the kind; none where it names no record. */
type KeptRelation = { part: BinRelation; count: number; kind?: BinKind; ids: readonly number[] };

type Kept = Partial<{
  pin: object;
  translation: { translation_id: number };
  winners: number[];
  signers: number[];
  medals: { page_id: number[]; page_id_eng: number[] };
  different: number[];
  merged: { into: number };
}>;

/** The relations of a record of the kind, from their JSON text. Those without anything are absent. */
function readRelations(kind: BinKind, relations: string | null): KeptRelation[] {
  const kept: Kept = relations === null ? {} : JSON.parse(relations);
  const { pin, translation, winners = [], signers = [], medals, different = [], merged } = kept;
  const naming = (part: BinRelation, of: BinKind, ids: readonly number[]) => {
    return { part, count: ids.length, kind: of, ids };
  };
  return [
    { part: 'pin' as const, count: pin ? 1 : 0, ids: [] },
    naming('translation', kind, translation ? [translation.translation_id] : []),
    naming('winners', 'athlete', winners),
    naming('signers', 'magazineAuthor', signers),
    naming('medals', 'medal', [...new Set([...(medals?.page_id ?? []), ...(medals?.page_id_eng ?? [])])]),
    naming('different', 'magazineAuthor', different),
    naming('merged', 'magazineAuthor', merged ? [merged.into] : []),
  ].filter(({ count }) => count > 0);
}
