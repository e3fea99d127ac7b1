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
