import type { PageRow } from '@baklja/contract/features/pages';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { usePrefetch } from '#web/lib/use-prefetch.ts';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import tableClasses from '#web/ui/Table.module.css';
import { TranslationMark, translationOf } from '#web/widgets/record-list/TranslationMark.tsx';
import { pageQuery } from '../pages.queries.ts';
import { pagesText } from '../pages.text.ts';
import classes from './PageTable.module.css';
import { pageListText as text } from './page-list.text.ts';

type Props = { page: PageRow; isSelected: boolean; onSelect: (id: number, isRange: boolean) => void };

/** One page of the list. The link of its title lies over the whole row. Drawn anew only when it is another itself. */
export const PageTableRow = memo(function PageTableRow({ page, isSelected, onSelect }: Props) {
  const queryClient = useQueryClient();
  const prefetch = usePrefetch(() => {
    void queryClient.prefetchQuery(pageQuery(page.id));
    void import('../edit/PageEditScreen.tsx');
  });
  const to = paths.editPage(page.id);
  return (
    <tr className={classes.row} data-selected={isSelected || undefined} {...prefetch}>
      <td className={classes.check}>
        <SelectBox
          label={text.select(page.title)}
          isSelected={isSelected}
          onSelect={(isRange) => onSelect(page.id, isRange)}
        />
      </td>
      <td className={classes.title}>
        <Link to={to} className={`${tableClasses.headline} ${classes.link}`} title={page.title}>
          {page.title}
        </Link>
      </td>
      <td className={classes.language}>
        <span className={classes.languages}>
          {page.language}{' '}
          <TranslationMark language={page.language} {...translationOf(page, translationAddress(page))} />
        </span>
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
});

function translationAddress({ translation_id: id }: PageRow): string | undefined {
  return id === null ? undefined : paths.editPage(id);
}
