import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './RecordTable.module.css';

type Props = ComponentProps<'th'> & {
  /** The direction in which the list is sorted by this column; undefined when it is sorted otherwise. */
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
};

export function SortHead({ sorted, onSort, children, ...attributes }: Props) {
  return (
    <th scope="col" {...attributes} aria-sort={sorted}>
      <button type="button" className={classes.sort} onClick={onSort}>
        {children}
        {sorted === 'ascending' && <IconArrowUp aria-hidden />}
        {sorted === 'descending' && <IconArrowDown aria-hidden />}
      </button>
    </th>
  );
}
