import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import { editorPath } from '@baklja/contract/kinds';
import { factsColumn } from '#web/lists/plain-columns.tsx';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { DeleteRow } from '#web/lists/selection/DeleteRow.tsx';
import look from '#web/ui/look.module.css';
import classes from './ArticleList.module.css';
import { articleQueries } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';
import { cutSubtitle } from './cut-subtitle.ts';

/** The columns of the list of articles. */
export const articleColumns: readonly Column<MagazineArticleRow, unknown>[] = [
  {
    key: 'title',
    head: text.title,
    onPhone: 'title',
    className: classes.title,
    cell: ({ id, naslov, podnaslov }) => (
      <>
        <RecordLink to={editorPath('magazineArticle', id)} title={naslov} isHeadline />
        {podnaslov !== '' && (
          <span className={`${look.cut} ${look.hint} ${classes.subtitle}`}>{cutSubtitle(podnaslov)}</span>
        )}
      </>
    ),
  },
  {
    key: 'issue',
    head: text.issue,
    width: 72,
    className: classes.words,
    cell: ({ broj }) => broj ?? '–',
  },
  {
    key: 'section',
    head: text.section,
    width: 130,
    hideBelow: 'tablet',
    className: classes.words,
    cell: ({ rubrika }) => rubrika ?? '–',
  },
  {
    key: 'authors',
    head: text.authors,
    width: 220,
    narrowWidth: 180,
    className: classes.words,
    cell: ({ autori }) => (autori === '' ? <span className={look.pale}>{text.noAuthor}</span> : autori),
  },
  {
    key: 'pages',
    head: text.pages,
    width: 84,
    hideBelow: 'tablet',
    className: `${look.quiet} ${look.whole}`,
    cell: describePages,
  },
  factsColumn<MagazineArticleRow>(describeOnPhone),
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 60,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, naslov }) => <EditLink to={editorPath('magazineArticle', id)} title={naslov} />,
  },
  {
    key: 'remove',
    head: 'Izbriši',
    isHeadHidden: true,
    width: 76,
    align: 'right',
    cell: (article) => (
      <DeleteRow kind="magazineArticle" row={article} title={article.naslov} queries={articleQueries} />
    ),
  },
];

function describePages({ stranica_start: first, stranica_kraj: last }: MagazineArticleRow): string {
  if (first === null) return '–';
  return last === null || last === first ? String(first) : `${first} – ${last}`;
}

/** „Klara Slovčić · 083, str. 16 – 21” */
function describeOnPhone(article: MagazineArticleRow): string {
  const { broj, autori, stranica_start: first } = article;
  const printed = [broj, first !== null && text.onPages(describePages(article))].filter(Boolean).join(', ');
  return [autori || text.noAuthor, printed].filter(Boolean).join('\u00a0· ');
}

/** Loads the code of the editor. */
export function loadArticleEditor(): Promise<unknown> {
  return import('./ArticleScreens.tsx');
}
