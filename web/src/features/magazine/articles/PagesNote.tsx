import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import look from '#web/ui/look.module.css';
import classes from './ArticleEditor.module.css';
import type { ArticleDraft } from './article-form.tsx';
import { issueArticlesQuery } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';
import { findNewPages, findOverlap } from './page-overlap.ts';

type Props = {
  draft: ArticleDraft;
  /** Id of the article itself; undefined before it is stored. */
  id: number | undefined;
};

/** Whether other articles of the issue are on the same pages, and which pages had no article. It informs; it does not prevent saving. */
export function PagesNote({ draft, id }: Props) {
  const articles = useQuery(issueArticlesQuery(draft.broj_id)).data;
  const { stranica_start: first, stranica_kraj: last } = draft;
  const isWhole = first !== undefined && (last === undefined || last >= first);
  const own = isWhole ? { stranica_start: first, stranica_kraj: last ?? null } : undefined;
  const others = articles?.filter((article) => article.id !== id);
  const overlap = own && others && findOverlap(own, others);
  const newPages = own && articles ? findNewPages(own, articles) : [];
  const isOverlapping = overlap !== undefined && overlap.pages.length > 0;
  // The element stays, so that screen readers announce its changes.
  return (
    <p
      className={`${look.quiet} ${look.small} ${classes.note}`}
      role="status"
      data-overlap={isOverlapping || undefined}
    >
      {isOverlapping && (
        <>
          <IconAlertTriangle aria-hidden />
          <span>
            {text.overlap(text.pageList(overlap.pages), overlap.titles.map((title) => `„${title}”`).join(', '))}
          </span>
        </>
      )}
      {overlap && !isOverlapping && (
        <>
          <IconInfoCircle aria-hidden />
          <span>
            {newPages.length > 0 && `${text.wereEmpty(newPages)} `}
            {text.noOverlap}
          </span>
        </>
      )}
    </p>
  );
}
