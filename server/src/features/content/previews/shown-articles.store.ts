import type { Db } from '../../../db/schema.ts';
import type { ShownArticle } from './render-preview.ts';

/** An article with the ids of what it names. Absent values are empty. */
type NamedById = {
  naslov: string;
  podnaslov?: string;
  broj_id?: number | null;
  rubrika_id?: number | null;
  foto_autor_id?: number | null;
  stranica_start?: number | null;
  stranica_kraj?: number | null;
  /** Ids of those who sign it, in order. */
  authors: readonly number[];
  puni_sadrzaj: string;
};

export async function getShownArticle(db: Db, id: number): Promise<ShownArticle | undefined> {
  const article = await db
    .selectFrom('magazine_articles')
    .select(['naslov', 'podnaslov', 'broj_id', 'rubrika_id', 'foto_autor_id'])
    .select(['stranica_start', 'stranica_kraj', 'puni_sadrzaj'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!article) return undefined;
  const signers = await db
    .selectFrom('magazine_article_authors')
    .select('author_id')
    .where('article_id', '=', id)
    .orderBy('place_in_list')
    .execute();
  return nameArticle(db, { ...article, authors: signers.map(({ author_id }) => author_id) });
}

/** The names behind the ids of an article; an unknown id has no name. */
export async function nameArticle(db: Db, article: NamedById): Promise<ShownArticle> {
  const { authors, broj_id, rubrika_id, foto_autor_id } = article;
  const [issue, section, names] = await Promise.all([
    db
      .selectFrom('magazine_issues')
      .select(['title', 'mjesec', 'godina'])
      .where('id', '=', broj_id ?? 0)
      .executeTakeFirst(),
    db
      .selectFrom('magazine_sections')
      .select('naziv')
      .where('id', '=', rubrika_id ?? 0)
      .executeTakeFirst(),
    listNames(db, [foto_autor_id ?? 0, ...authors]),
  ]);
  return {
    naslov: article.naslov,
    podnaslov: article.podnaslov ?? '',
    content: article.puni_sadrzaj,
    issue,
    section: section?.naziv,
    photographer: names.get(foto_autor_id ?? 0),
    firstPage: article.stranica_start ?? null,
    lastPage: article.stranica_kraj ?? null,
    signers: authors.flatMap((author) => names.get(author) ?? []),
  };
}

async function listNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('magazine_authors').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
