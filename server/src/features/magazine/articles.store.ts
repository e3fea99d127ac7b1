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
import { LACKING } from '../../records/lacks.ts';

export type ArticleRequest = {
  page: number;
  search: string;
  broj_id?: number | undefined;
  rubrika_id?: number | undefined;
  autor_id?: number | undefined;
  lack?: 'author' | undefined;
};

export async function listArticles(
  db: Db,
  request: ArticleRequest,
): Promise<{ articles: MagazineArticleRow[]; numPages: number; total: number }> {
  const [total, rows] = await Promise.all([
    countRows(narrowed(db, request)),
    selectArticles(narrowed(db, request))
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
  const row = await selectArticle(db, id).executeTakeFirst();
  return row && (await withSigners(db, [row]))[0];
}

export async function getEditedArticle(db: Db, id: number): Promise<EditedMagazineArticle | undefined> {
  const row = await selectArticle(db, id)
    .leftJoin('users', 'users.id', 'magazine_articles.modified_by')
    .select(['magazine_articles.created', 'magazine_articles.modified', 'magazine_articles.modified_by'])
    .select('users.name as modified_by_name')
    .executeTakeFirst();
  return row && (await withSigners(db, [row]))[0];
}

function selectArticle(db: Db, id: number) {
  const article = db.selectFrom('magazine_articles').where('magazine_articles.id', '=', id);
  return selectArticles(article).select('puni_sadrzaj');
}

function narrowed(db: Db, { search, broj_id, rubrika_id, autor_id, lack }: ArticleRequest) {
  const folded = foldText(search.trim());
  return db
    .selectFrom('magazine_articles')
    .$if(folded !== '', (query) => query.where(containsText(db, 'magazine_articles.title_folded', folded)))
    .$if(broj_id !== undefined, (query) => query.where('broj_id', '=', broj_id ?? 0))
    .$if(rubrika_id !== undefined, (query) => query.where('rubrika_id', '=', rubrika_id ?? 0))
    .$if(lack !== undefined, (query) => query.where(LACKING['magazineArticle.author']('')))
    .$if(autor_id !== undefined, (query) =>
      query.where('magazine_articles.id', 'in', (eb) =>
        eb
          .selectFrom('magazine_article_authors')
          .select('article_id')
          .where('author_id', '=', autor_id ?? 0),
      ),
    );
}

function selectArticles(query: ReturnType<typeof narrowed>) {
  return query
    .leftJoin('magazine_issues', 'magazine_issues.id', 'magazine_articles.broj_id')
    .leftJoin('magazine_sections', 'magazine_sections.id', 'magazine_articles.rubrika_id')
    .select(['magazine_articles.id', 'naslov', 'podnaslov', 'broj_id', 'rubrika_id', 'foto_autor_id', 'tagovi'])
    .select(['stranica_start', 'stranica_kraj', 'magazine_articles.version'])
    .select(['magazine_issues.broj', 'magazine_sections.naziv as rubrika']);
}

/** The articles with the ids and names of their authors, in the order in which they sign. */
async function withSigners<Row extends { id: number }>(db: Db, articles: readonly Row[]) {
  const ids = articles.map(({ id }) => id);
  const rows = await db
    .selectFrom('magazine_article_authors')
    .innerJoin('magazine_authors', 'magazine_authors.id', 'magazine_article_authors.author_id')
    .select(['article_id', 'magazine_authors.id', 'magazine_authors.name'])
    .where('article_id', 'in', [0, ...ids])
    .orderBy('place_in_list')
    .execute();
  const signers = Map.groupBy(rows, ({ article_id }) => article_id);
  return articles.map((article) => {
    const own = signers.get(article.id) ?? [];
    return { ...article, autor_id: own.map(({ id }) => id).join('|'), autori: own.map(({ name }) => name).join(', ') };
  });
}
