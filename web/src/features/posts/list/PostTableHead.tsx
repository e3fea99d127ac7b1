import type { PostRow, PostSort } from '@baklja/contract/features/posts';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import { SortHead } from '#web/ui/SortHead.tsx';
import tableClasses from '#web/ui/Table.module.css';
import type { RowSelection } from '#web/ui/use-selection.ts';
import { headState, type Sorting, sortBy } from '#web/widgets/record-list/sort-order.ts';
import { postsText } from '../posts.text.ts';
import classes from './PostTable.module.css';
import { postListText as text } from './post-list.text.ts';

type Props = {
  /** Those in sight; undefined until they are read. */
  posts: readonly PostRow[] | undefined;
  sorting: Sorting<PostSort>;
  selection: RowSelection;
  onSort: (next: Sorting<PostSort>) => void;
};

/** Heads of the list of posts: two sort it, the first selects the page. */
export function PostTableHead({ posts, sorting, selection, onSort }: Props) {
  const count = posts?.filter(({ id }) => selection.rows.has(id)).length ?? 0;
  const sortHead = (column: PostSort) => ({
    sorted: headState(sorting, column),
    onSort: () => onSort(sortBy(sorting, column)),
  });
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.check}>
          <SelectBox
            label={text.selectAll}
            isSelected={count > 0 && count === posts?.length}
            isPartly={count > 0 && count < (posts?.length ?? 0)}
            isDisabled={posts === undefined}
            onSelect={selection.toggleAll}
          />
        </th>
        <th scope="col" className={classes.picture}>
          <span className={tableClasses.spoken}>Slika</span>
        </th>
        <SortHead className={classes.title} {...sortHead('title')}>
          Naslov
        </SortHead>
        <th scope="col" className={classes.category}>
          Kategorija
        </th>
        <SortHead className={classes.time} {...sortHead('created')}>
          Vrijeme / Jezik
        </SortHead>
        <th scope="col" className={classes.highlight}>
          {postsText.highlight}
        </th>
        <th scope="col" className={classes.state}>
          Status
        </th>
        <th scope="col" className={classes.pin}>
          {postsText.pin}
        </th>
        <th scope="col" className={classes.edit}>
          <span className={tableClasses.spoken}>{postsText.edit}</span>
        </th>
      </tr>
    </thead>
  );
}
