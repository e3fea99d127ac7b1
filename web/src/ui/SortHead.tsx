import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SortHead.module.css';

type Props = {
  className?: string | undefined;
  /** How the list stands by this column; absent when something else sorts it. */
  sorted?: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  children: ReactNode;
};

/** Head of a column that sorts by it. */
export function SortHead({ className, sorted, onSort, children }: Props) {
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <button type="button" className={classes.sort} onClick={onSort}>
        {children}
        {sorted === 'ascending' && <IconArrowUp aria-hidden />}
        {sorted === 'descending' && <IconArrowDown aria-hidden />}
      </button>
    </th>
  );
}
