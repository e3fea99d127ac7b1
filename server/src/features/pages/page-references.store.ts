import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Config } from '../../config.ts';
import { isPostgres } from '../../db/database.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { listMenuItemsTo } from '../../records/links/menu-references.store.ts';

/** Ids of the medals that name a page, by the column that names it. */
export type MedalsOfPage = { page_id: number[]; page_id_eng: number[] };

/** All menu items that lead to the page, the first medals that name it in either language, and how many there are. */
export async function listReferences(db: Db, pageId: number, sites: Pick<Config, 'publicSiteUrl' | 'fileHostUrl'>) {
  const items = await listMenuItemsTo(db, { page: pageId }, sites);
  const { total } = await db
    .selectFrom('medals')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => namesPage(eb, pageId))
    .executeTakeFirstOrThrow();
  const medals = await db
    .selectFrom('medals')
    .select(['id', 'title'])
    .where((eb) => namesPage(eb, pageId))
    .orderBy('id')
    .limit(NAMED_USES_LIMIT)
    .execute();
  const named = medals.map(({ id, title }) => ({ kind: 'medal' as const, id, title }));
  return { references: [...items, ...named], total: items.length + Number(total) };
}

const COLUMNS = ['page_id', 'page_id_eng'] as const;

/** Removes the pages from the medals that name them. Returns the ids of these medals by the id of the page. */
export async function takeReferences(transaction: Db, pageIds: readonly number[]): Promise<Map<number, MedalsOfPage>> {
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
    await transaction
      .updateTable('medals')
      .set({ [column]: null, version: sql<number>`version + 1` })
      .where(column, 'in', pageIds)
      .execute();
  }
  return medalsOf;
}

/**
 * Lets the medals name the page again, except deleted medals and those that name another page in its place. Returns how
 * many do not name it again.
 */
export async function restoreReferences(transaction: Db, pageId: number, medals: MedalsOfPage): Promise<number> {
  let lost = 0;
  for (const column of COLUMNS) {
    if (medals[column].length === 0) continue;
    const again = await transaction
      .updateTable('medals')
      .set({ [column]: pageId, version: sql<number>`version + 1` })
      .where('id', 'in', medals[column])
      .where(column, 'is', null)
      .returning('id')
      .execute();
    lost += medals[column].length - again.length;
  }
  return lost;
}

function namesPage(eb: ExpressionBuilder<Schema, 'medals'>, pageId: number) {
  return eb.or([eb('page_id', '=', pageId), eb('page_id_eng', '=', pageId)]);
}
