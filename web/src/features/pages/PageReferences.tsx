import type { pageRoutes } from '@baklja/contract/features/pages';
import type { RouteAnswer } from '@baklja/contract/route';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import classes from './DeletePage.module.css';
import { pagesText as text } from './pages.text.ts';

type Props = { query: UseQueryResult<RouteAnswer<typeof pageRoutes.listPageReferences>> };

/** Says what would point nowhere without the page, or that it is not known. */
export function PageReferences({ query }: Props) {
  if (query.isFetching) return <p className={classes.note}>{text.checkingReferences}</p>;
  if (query.isError) {
    return (
      <div className={classes.failed} role="alert">
        <p>
          {text.referencesFailed} {query.error.message}
        </p>
        <Button onClick={() => void query.refetch()}>{text.retry}</Button>
      </div>
    );
  }
  if (query.data === undefined) return null;
  const { references, total } = query.data;
  if (total === 0) return <p className={classes.note}>{text.noReferences}</p>;
  return (
    <div className={classes.list}>
      <p>{text.references(total)}</p>
      <ul className={classes.scrolled}>
        {references.map(({ kind, id, title }) => (
          <li key={`${kind}/${id}`}>{title}</li>
        ))}
        {total > references.length && <li>{text.moreReferences(total - references.length)}</li>}
      </ul>
    </div>
  );
}
