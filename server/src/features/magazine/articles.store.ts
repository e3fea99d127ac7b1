import { foldText } from '@baklja/contract/alias';
import type {
  EditedMagazineArticle,
  MagazineArticle,
  MagazineArticleRow,
} from '@baklja/contract/features/magazine/magazine-articles';
import { MAGAZINE_ARTICLES_PAGE_SIZE } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { containsText } from '../../db/dialect-sql.ts';
import type { Db } from '../../db/schema.ts';

export type ArticleRequest = {
  page: number;
  search: string;
  broj_id?: number | undefined;
  rubrika_id?: number | undefined;
  autor_id?: number | undefined;
};

const COLUMNS = [
  ...(['magazine_articles.id', 'naslov', 'podnaslov', 'broj_id', 'rubrika_id', 'foto_autor_id'] as const),
  ...(['stranica_start', 'stranica_kraj', 'tagovi', 'magazine_articles.version'] as const),
] as const;

/** A page of the articles: those of the highest issue first, by page. */
export async function listArticles(
  db: Db,
  request: ArticleRequest,
): Promise<{ articles: MagazineArticleRow[]; numPages: number; total: number }> {
  const [total, rows] = await Promise.all([
    countRows(narrowed(db, request)),
    withNames(narrowed(db, request))
      .select(COLUMNS)
      .orderBy(sql`coalesce(magazine_issues.number, 0)`, 'desc')
      .orderBy(sql`coalesce(stranica_start, 100000)`)
      .orderBy('magazine_articles.id', 'desc')
      .limit(MAGAZINE_ARTICLES_PAGE_SIZE)
      .offset((request.page - 1) * MAGAZINE_ARTICLES_PAGE_SIZE)
      .execute(),
  ]);
  return { articles: await withSigners(db, rows), numPages: Math.ceil(total / MAGAZINE_ARTICLES_PAGE_SIZE), total };
}

export async function getArticle(db: Db, id: number): Promise<MagazineArticle | undefined> {
  const row = await withNames(db.selectFrom('magazine_articles').where('magazine_articles.id', '=', id))
    .select([...COLUMNS, 'puni_sadrzaj'])
    .executeTakeFirst();
  return row && (await withSigners(db, [row]))[0];
}

/** An article with who changed it and when; undefined when there is none. */
export async function getEditedArticle(db: Db, id: number): Promise<EditedMagazineArticle | undefined> {
  const row = await withNames(db.selectFrom('magazine_articles').where('magazine_articles.id', '=', id))
    .leftJoin('users', 'users.id', 'magazine_articles.modified_by')
    .select([...COLUMNS, 'puni_sadrzaj', 'magazine_articles.created', 'magazine_articles.modified'])
    .select(['magazine_articles.modified_by', 'users.name as modified_by_name'])
    .executeTakeFirst();
  return row && (await withSigners(db, [row]))[0];
}

function narrowed(db: Db, { search, broj_id, rubrika_id, autor_id }: ArticleRequest) {
  const folded = foldText(search.trim());
  return db
    .selectFrom('magazine_articles')
    .$if(folded !== '', (query) => query.where(containsText(db, 'magazine_articles.title_folded', folded)))
    .$if(broj_id !== undefined, (query) => query.where('broj_id', '=', broj_id ?? 0))
    .$if(rubrika_id !== undefined, (query) => query.where('rubrika_id', '=', rubrika_id ?? 0))
    .$if(autor_id !== undefined, (query) =>
      query.where('magazine_articles.id', 'in', (eb) =>
        eb
          .selectFrom('magazine_article_authors')
          .select('article_id')
          .where('author_id', '=', autor_id ?? 0),
      ),
    );
}

function withNames(query: ReturnType<typeof narrowed>) {
  return query
    .leftJoin('magazine_issues', 'magazine_issues.id', 'magazine_articles.broj_id')
    .leftJoin('magazine_sections', 'magazine_sections.id', 'magazine_articles.rubrika_id')
    .select(['magazine_issues.broj', 'magazine_sections.naziv as rubrika']);
}

async function withSigners<Row extends { id: number }>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const signers = await listNamedSigners(db, ids);
  return rows.map((row) => {
    const own = signers.get(row.id) ?? [];
    return { ...row, autor_id: own.map(({ id }) => id).join('|'), autori: own.map(({ name }) => name).join(', ') };
  });
}

/** Ids and names of the authors of articles, in the order in which they sign, by the id of the article. */
async function listNamedSigners(
  db: Db,
  articleIds: readonly number[],
): Promise<Map<number, { id: number; name: string }[]>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('magazine_article_authors')
    .innerJoin('magazine_authors', 'magazine_authors.id', 'magazine_article_authors.author_id')
    .select(['article_id', 'magazine_authors.id', 'magazine_authors.name'])
    .where('article_id', 'in', articleIds)
    .orderBy('place_in_list')
    .execute();
  return Map.groupBy(rows, ({ article_id }) => article_id);
}
