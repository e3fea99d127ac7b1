import type { pageRoutes } from '@baklja/contract/features/content/pages';
import { recordAddress } from '@baklja/contract/kinds';
import type { RouteAnswer } from '@baklja/contract/route';
import { mayOpen } from '@baklja/contract/screens';
import { IconExternalLink } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSession } from '#web/lib/session.ts';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import classes from './edit/DeletePage.module.css';
import { pagesText as text } from './pages.text.ts';

type Words = Pick<typeof text, 'checkingReferences' | 'referencesFailed' | 'noReferences' | 'references' | 'menuItems'>;

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
  const items = references.filter(({ kind }) => kind === 'menuItem');
  const medals = references.filter(({ kind }) => kind === 'medal');
  // All menu items are named before the first medal.
  const medalTotal = total - items.length;
  if (total === 0) return <p className={classes.note}>{words.noReferences}</p>;
  return (
    <>
      {items.length > 0 && (
        <div className={classes.list}>
          <p>{words.menuItems(items.length)}</p>
          <ul className={classes.scrolled}>
            {items.map(({ id, title }) => (
              <li key={id}>
                <MenuItemLink id={id} title={title} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {medalTotal > 0 && (
        <div className={classes.list}>
          <p>{words.references(medalTotal)}</p>
          <ul className={classes.scrolled}>
            {medals.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {medalTotal > medals.length && <li>{text.moreReferences(medalTotal - medals.length)}</li>}
          </ul>
        </div>
      )}
    </>
  );
}

/** Opens the item in another tab, for those who may edit the menu. */
function MenuItemLink({ id, title }: { id: number; title: string }) {
  const role = useSession()?.role;
  if (!mayOpen(role, 'navigation')) return title;
  return (
    <a href={recordAddress('menuItem', { key: id })} target="_blank" rel="noopener" className={classes.link}>
      {title} <IconExternalLink aria-label={text.newTab} />
    </a>
  );
}
