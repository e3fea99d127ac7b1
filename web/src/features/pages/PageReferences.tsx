import type { pageRoutes } from '@baklja/contract/features/pages';
import type { RouteAnswer } from '@baklja/contract/route';
import type { UseQueryResult } from '@tanstack/react-query';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import classes from './edit/DeletePage.module.css';
import { pagesText as text } from './pages.text.ts';

type Words = Pick<typeof text, 'checkingReferences' | 'referencesFailed' | 'noReferences' | 'references'>;

type Props = {
  query: UseQueryResult<RouteAnswer<typeof pageRoutes.listPageReferences>>;
  /** Texts for several pages instead of one. */
  words?: { [Key in keyof Words]: Words[Key] extends string ? string : Words[Key] };
};

/** Lists the references that deleting the page would break, or says that they are unknown. */
export function PageReferences({ query, words = text }: Props) {
  if (query.isFetching) return <p className={classes.note}>{words.checkingReferences}</p>;
  if (query.isError) {
    return (
      <div className={classes.failed} role="alert">
        <p>
          {words.referencesFailed} {query.error.message}
        </p>
        <RetryButton onClick={() => void query.refetch()} isBusy={query.isFetching} />
      </div>
    );
  }
  if (query.data === undefined) return null;
  const { references, total } = query.data;
  if (total === 0) return <p className={classes.note}>{words.noReferences}</p>;
  return (
    <div className={classes.list}>
      <p>{words.references(total)}</p>
      <ul className={classes.scrolled}>
        {references.map(({ kind, id, title }) => (
          <li key={`${kind}/${id}`}>{title}</li>
        ))}
        {total > references.length && <li>{text.moreReferences(total - references.length)}</li>}
      </ul>
    </div>
  );
}
