import type { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import type { RouteInput } from '@baklja/contract/route';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError } from '../../errors.ts';
import { present } from '../../records/present.ts';
import type { Creation, RecordStamp } from '../../records/record-definition.ts';
import { listExistingAuthors, replaceSigners } from './article-authors.store.ts';
import { magazineArticles } from './article-record.ts';

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
export function updateArticle(
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
  const message = isTwice ? 'Isti je autor naveden dvaput.' : 'Taj autor ne postoji.';
  throw new InvalidInputError(message, [{ field: 'autor_id', message }]);
}
