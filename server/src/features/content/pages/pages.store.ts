import type { Page, PageRow } from '@baklja/contract/features/content/pages';
import type { Flag, Language } from '@baklja/contract/fields';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import { isPostgres } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import { writesOf } from '../../../records/define-record.ts';
import type { Sites } from '../../../records/links/internal-address.ts';
import { listMenuItemsTo } from '../../../records/links/menu-references.store.ts';
import type { RecordStamp } from '../../../records/record-definition.ts';

/** Pages without their texts, with their translations: every page is public, and so is its translation. */
function selectPages(db: Db) {
  return db
    .selectFrom('pages')
    .leftJoin('users as creators', 'creators.id', 'pages.created_user_id')
    .leftJoin('page_translations as own', 'own.page_id', 'pages.id')
    .leftJoin('pages as translated', 'translated.id', 'own.translation_id')
    .leftJoin('page_translations as other', 'other.page_id', 'own.translation_id')
    .select(['pages.id', 'pages.title', 'pages.slug', 'pages.language', 'pages.modified_time', 'pages.version'])
    .select(['pages.show_gallery', 'pages.show_buttons', 'pages.show_accordion', 'pages.created_user_id'])
    .select(['creators.name as creator', 'own.translation_id', 'translated.title as translation_title'])
    .select(['other.outdated as translation_outdated'])
    .select(sql<Flag>`coalesce(own.outdated, 0)`.as('outdated'));
}

/** Every page of a language by id. Names and counts are present only for those who see everything. */
export async function listPages(
  db: Db,
  { language, seesEverything }: { language: Language; seesEverything: boolean },
): Promise<PageRow[]> {
  const rows = await selectPages(db)
    .select(['own.translated', 'own.untranslated', 'own.units'])
    .where('pages.language', '=', language)
    .orderBy('pages.language')
    .orderBy('pages.id')
    .execute();
  return rows.map(({ creator, ...row }) => {
    const { translated, untranslated, units, ...page } = row;
    if (!seesEverything) return withoutState(page);
    return { ...page, translated, untranslated, units, ...(creator && { created_by_name: creator }) };
  });
}

/** The public does not read which of two translations is older. */
function withoutState<Read extends { outdated: Flag; translation_outdated: Flag | null }>(page: Read) {
  const { outdated: _, translation_outdated: __, ...shown } = page;
  return shown;
}

/** Undefined when there is none. */
export async function getPage(
  db: Db,
  { id, seesEverything }: { id: number; seesEverything: boolean },
): Promise<Page | undefined> {
  const found = await selectPages(db)
    .leftJoin('users as modifiers', 'modifiers.id', 'pages.modified_user_id')
    .select(['pages.description', 'pages.image', 'pages.gallery', 'pages.gallery_captions', 'pages.buttons'])
    .select(['pages.accordion', 'pages.created_time', 'pages.modified_user_id'])
    .select(['modifiers.name as modifier', 'own.same_texts'])
    .where('pages.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { creator, modifier, same_texts, ...page } = found;
  if (!seesEverything) return withoutState(page);
  const names = { ...(creator && { created_by_name: creator }), ...(modifier && { modified_by_name: modifier }) };
  return { ...page, ...names, same_texts };
}

/** Ids of the medals that name a page, by the column that names it. */
export type MedalsOfPage = { page_id: number[]; page_id_eng: number[] };

/** All menu items that lead to the page, the first medals that name it in either language, and how many there are. */
export async function listReferences(db: Db, pageId: number, sites: Sites) {
  const items = await listMenuItemsTo(db, { page: pageId }, sites);
  const naming = db
    .selectFrom('medals')
    .where((eb) => eb.or([eb('page_id', '=', pageId), eb('page_id_eng', '=', pageId)]));
  const total = await countRows(naming);
  const medals = await naming.select(['id', 'title']).orderBy('id').limit(NAMED_USES_LIMIT).execute();
  const named = medals.map(({ id, title }) => ({ kind: 'medal' as const, id, title }));
  return { references: [...items, ...named], total: items.length + total };
}

const COLUMNS = ['page_id', 'page_id_eng'] as const;

/** Removes the pages from the medals that name them. Returns the ids of these medals by the id of the page. */
export async function takeReferences(
  transaction: Db,
  pageIds: readonly number[],
  stamp: RecordStamp,
): Promise<Map<number, MedalsOfPage>> {
  const medalsOf = new Map<number, MedalsOfPage>();
  for (const column of COLUMNS) {
    const naming = await transaction
      .selectFrom('medals')
      .select(['id', `${column} as pageId`])
      .where(column, 'in', pageIds)
      .orderBy('id')
      .$if(isPostgres(transaction), (query) => query.forUpdate())
      .execute();
    for (const { id, pageId } of naming) {
      if (pageId === null) continue;
      const medals = medalsOf.get(pageId) ?? { page_id: [], page_id_eng: [] };
      medals[column].push(id);
      medalsOf.set(pageId, medals);
    }
    const ids = naming.map(({ id }) => id);
    await writesOf('medal').updateMany(transaction, { ids, values: { [column]: null }, stamp });
  }
  return medalsOf;
}

/**
 * Lets the medals name the page again, except deleted medals and those that name another page in its place. Returns how
 * many do not name it again.
 */
export async function restoreReferences(
  transaction: Db,
  { pageId, medals, stamp }: { pageId: number; medals: MedalsOfPage; stamp: RecordStamp },
): Promise<number> {
  let lost = 0;
  for (const column of COLUMNS) {
    const free = await transaction
      .selectFrom('medals')
      .select('id')
      .where('id', 'in', [0, ...medals[column]])
      .where(column, 'is', null)
      .orderBy('id')
      .$if(isPostgres(transaction), (query) => query.forUpdate())
      .execute();
    const ids = free.map(({ id }) => id);
    await writesOf('medal').updateMany(transaction, { ids, values: { [column]: pageId }, stamp });
    lost += medals[column].length - ids.length;
  }
  return lost;
}
