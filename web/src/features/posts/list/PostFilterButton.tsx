import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import tableClasses from '#web/ui/Table.module.css';
import type { PostFilters } from '../posts.queries.ts';
import { filterCount } from './filter-count.ts';
import classes from './PostFilterButton.module.css';
import { FILTER_PANEL_ID } from './PostFilterPanel.tsx';
import { postListText as text } from './post-list.text.ts';

type Props = { request: PostFilters; isOpen: boolean; onToggle: () => void };

/** Opens and closes the filters, and tells how many narrow the list. */
export function PostFilterButton({ request, isOpen, onToggle }: Props) {
  const count = filterCount(request);
  return (
    <Button
      className={classes.button}
      leftSection={<IconFilter aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? FILTER_PANEL_ID : undefined}
      onClick={onToggle}
    >
      {text.filters}
      {count > 0 && (
        <span className={classes.count}>
          {count}
          <span className={tableClasses.spoken}> {text.filtersOn(count)}</span>
        </span>
      )}
    </Button>
  );
}
