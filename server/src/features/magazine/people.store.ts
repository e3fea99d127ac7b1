import { foldText } from '@baklja/contract/alias';
import type { MagazineAuthor, MagazineSection } from '@baklja/contract/features/magazine/magazine';
import { compareCroatian } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

type Reader = { seesEverything: boolean };

/** The authors by last name, companies by their name; with counts of their work for staff. */
export async function listAuthors(db: Db, reader: Reader): Promise<MagazineAuthor[]> {
  const authors = await selectAuthors(db, reader).execute();
  return authors.map(toAuthor).sort((a, b) => compareCroatian(orderName(a), orderName(b)) || a.id - b.id);
}

export async function getAuthor(db: Db, id: number): Promise<MagazineAuthor | undefined> {
  const author = await selectAuthors(db, { seesEverything: true })
    .where('magazine_authors.id', '=', id)
    .executeTakeFirst();
  return author && toAuthor(author);
}

function toAuthor<Row extends { firma: 0 | 1 }>({ firma, ...row }: Row) {
  return { ...row, firma: firma === 1 };
}

function orderName({ ime, prezime }: { ime: string; prezime: string }): string {
  return `${prezime} ${ime}`.trim();
}

function selectAuthors(db: Db, { seesEverything }: Reader) {
  return db
    .selectFrom('magazine_authors')
    .select(['magazine_authors.id', 'ime', 'prezime', 'pref', 'suf', 'magazine_authors.email', 'web', 'firma'])
    .select('magazine_authors.version')
    .$if(seesEverything, (query) =>
      query
        .leftJoin('users', 'users.id', 'magazine_authors.modified_by')
        .select(['magazine_authors.modified', 'users.name as modified_by_name'])
        .select([
          sql<number>`(select count(*) from magazine_article_authors where author_id = magazine_authors.id)`.as(
            'articles',
          ),
          sql<number>`(select count(*) from magazine_articles where foto_autor_id = magazine_authors.id)`.as(
            'photographs',
          ),
          sql<number>`(
            select count(*) from magazine_issues
            where urednik_id = magazine_authors.id or prijevod_id = magazine_authors.id
              or produkcija_id = magazine_authors.id
          )`.as('issues'),
        ]),
    );
}

/** The sections by name; with the number of their articles for staff. */
export async function listSections(db: Db, reader: Reader): Promise<MagazineSection[]> {
  const sections = await selectSections(db, reader).execute();
  return sections.sort((a, b) => compareCroatian(a.naziv, b.naziv));
}

export function getSection(db: Db, id: number): Promise<MagazineSection | undefined> {
  return selectSections(db, { seesEverything: true }).where('magazine_sections.id', '=', id).executeTakeFirst();
}

function selectSections(db: Db, { seesEverything }: Reader) {
  return db
    .selectFrom('magazine_sections')
    .select(['magazine_sections.id', 'naziv', 'magazine_sections.version'])
    .$if(seesEverything, (query) =>
      query
        .leftJoin('users', 'users.id', 'magazine_sections.modified_by')
        .select(['magazine_sections.modified', 'users.name as modified_by_name'])
        .select(
          sql<number>`(select count(*) from magazine_articles where rubrika_id = magazine_sections.id)`.as('articles'),
        ),
    );
}

/** Pairs of authors who may be the same, without those that are known to differ. */
export async function listSameAuthors(db: Db): Promise<AuthorPair[]> {
  const [authors, different] = await Promise.all([
    listAuthors(db, { seesEverything: false }),
    db.selectFrom('magazine_different_authors').select(['first_id', 'second_id']).execute(),
  ]);
  const known = new Set(different.map(keyOf));
  return findSameAuthors(authors).filter((pair) => !known.has(keyOf(pair)));
}

export async function recordDifferentAuthors(transaction: Db, pair: AuthorPair): Promise<void> {
  await transaction
    .insertInto('magazine_different_authors')
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDifferentAuthors(transaction: Db, pair: AuthorPair): Promise<void> {
  await transaction
    .deleteFrom('magazine_different_authors')
    .where('first_id', '=', pair.first_id)
    .where('second_id', '=', pair.second_id)
    .execute();
}

/** Removes the pairs of authors who are deleted. Returns the ids of the others by the id of the deleted author. */
export async function takePairsOf(transaction: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const pairs = await transaction
    .deleteFrom('magazine_different_authors')
    .where((eb) => eb.or([eb('first_id', 'in', ids), eb('second_id', 'in', ids)]))
    .returningAll()
    .execute();
  const others = new Map<number, number[]>();
  for (const { first_id, second_id } of pairs) {
    if (ids.includes(first_id)) others.set(first_id, [...(others.get(first_id) ?? []), second_id]);
    if (ids.includes(second_id)) others.set(second_id, [...(others.get(second_id) ?? []), first_id]);
  }
  return others;
}

/** Records again that a restored author differs from those of the others who exist. */
export async function restorePairsOf(transaction: Db, id: number, others: readonly number[]): Promise<void> {
  const existing = await transaction
    .selectFrom('magazine_authors')
    .select('id')
    .where('id', 'in', [0, ...others])
    .execute();
  for (const other of existing) await recordDifferentAuthors(transaction, pairOf(id, other.id));
}

function keyOf({ first_id, second_id }: AuthorPair): string {
  return `${first_id} ${second_id}`;
}

type AuthorPair = { first_id: number; second_id: number };

/**
 * Pairs of authors who may be the same: people with the same last name and first letter of the first name, companies
 * with the same name, all without regard to case and marks. In the order of the authors; the lower id comes first.
 */
function findSameAuthors(authors: readonly MagazineAuthor[]): AuthorPair[] {
  const groups = [...Map.groupBy(authors, comparedName).values()];
  return groups.flatMap((group) =>
    group.flatMap(({ id }, place) => group.slice(place + 1).map((other) => pairOf(id, other.id))),
  );
}

export function pairOf(one: number, other: number): AuthorPair {
  return { first_id: Math.min(one, other), second_id: Math.max(one, other) };
}

/** A person without a last name is compared by the whole first name. */
function comparedName({ ime, prezime, firma }: MagazineAuthor): string {
  const [first, last] = [plain(ime), plain(prezime)];
  return JSON.stringify(firma || last === '' ? { firma, name: first } : { last, initial: first.charAt(0) });
}

function plain(name: string): string {
  return foldText(name).trim().replace(/\s+/g, ' ');
}
