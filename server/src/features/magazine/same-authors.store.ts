import type { Db } from '../../db/schema.ts';
import { listAuthors } from './magazine.store.ts';
import { type AuthorPair, findSameAuthors } from './same-authors.ts';

/** Pairs of authors who may be the same, without those that are known to differ. */
export async function listSameAuthors(db: Db): Promise<AuthorPair[]> {
  const [authors, different] = await Promise.all([
    listAuthors(db, { seesEverything: false }),
    db.selectFrom('magazine_different_authors').select(['first_id', 'second_id']).execute(),
  ]);
  const known = new Set(different.map(keyOf));
  return findSameAuthors(authors).filter((pair) => !known.has(keyOf(pair)));
}

/** Records that two authors differ; a pair that is known stays. */
export async function recordDifferentAuthors(transaction: Db, pair: AuthorPair): Promise<void> {
  await transaction
    .insertInto('magazine_different_authors')
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes back that two authors differ. */
export async function deleteDifferentAuthors(transaction: Db, pair: AuthorPair): Promise<void> {
  await transaction
    .deleteFrom('magazine_different_authors')
    .where('first_id', '=', pair.first_id)
    .where('second_id', '=', pair.second_id)
    .execute();
}

/** Deletes the pairs of authors who are deleted. */
export async function deletePairsOf(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction
    .deleteFrom('magazine_different_authors')
    .where((eb) => eb.or([eb('first_id', 'in', ids), eb('second_id', 'in', ids)]))
    .execute();
}

function keyOf({ first_id, second_id }: AuthorPair): string {
  return `${first_id} ${second_id}`;
}
