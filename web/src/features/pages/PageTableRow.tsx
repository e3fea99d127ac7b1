import type { PageRow } from '@baklja/contract/features/pages';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import tableClasses from '#web/ui/Table.module.css';
import { useWarmEditor } from '#web/widgets/record-editor/use-warm-editor.ts';
import classes from './PageTable.module.css';
import { pageQuery } from './pages.queries.ts';
import { pagesText } from './pages.text.ts';

/** One page of the list. The link of its title lies over the whole row. */
export function PageTableRow({ page }: { page: PageRow }) {
  const queryClient = useQueryClient();
  const warm = useWarmEditor(() => {
    void queryClient.prefetchQuery(pageQuery(page.id));
    void import('./PageEditScreen.tsx');
  });
  const to = paths.editPage(page.id);
  return (
    <tr className={classes.row} {...warm}>
      <td className={classes.title}>
        <Link to={to} className={`${tableClasses.headline} ${classes.link}`} title={page.title}>
          {page.title}
        </Link>
      </td>
      <td className={classes.id}>
        <span className={classes.inCard} aria-hidden>
          ID{' '}
        </span>
        {page.id}
      </td>
      <td className={classes.edit}>
        <Link to={to} className={tableClasses.edit} aria-label={`${pagesText.edit}: ${page.title}`}>
          {pagesText.edit}
        </Link>
      </td>
    </tr>
  );
}
