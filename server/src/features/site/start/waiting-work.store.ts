import { DRAFT } from '@baklja/contract/features/content/posts';
import { OWN_DRAFTS_LIMIT } from '@baklja/contract/features/site/start';
import { type Kind, kindRow, type LackKey } from '@baklja/contract/kinds';
import { type Kysely, sql } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { LACKING } from '../../../records/lacks.ts';

/** What records of the kind lack, without that which none lacks. */
export async function countLacks(db: Db, kind: Kind, today: string): Promise<{ lack: LackKey; count: number }[]> {
  const { plural, lacks = {} } = kindRow(kind);
  const anyTable = db as unknown as Kysely<Record<string, object>>;
  const table = kind === 'categorisedAthlete' ? 'categorisation_rows' : plural;
  const counted = await Promise.all(
    Object.keys(lacks).map(async (name) => {
      const lack = `${kind}.${name}` as LackKey;
      return { lack, count: await countRows(anyTable.selectFrom(table).where(LACKING[lack](today))) };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

/** The drafts of posts that the user made, the latest first. */
export function listOwnDrafts(db: Db, userId: number) {
  return db
    .selectFrom('posts')
    .select(['id', 'alias', 'title', 'language', 'modified'])
    .where('created_by', '=', userId)
    .where('state', '=', sql.lit(DRAFT))
    .orderBy('modified', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(OWN_DRAFTS_LIMIT))
    .execute();
}
