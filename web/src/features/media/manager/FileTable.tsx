import type { ReactNode } from 'react';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import tableClasses from '#web/ui/Table.module.css';
import type { FileSort } from '#web/widgets/media-library/files.queries.ts';
import { SortHead } from '#web/widgets/record-list/SortHead.tsx';
import { TableSkeleton } from '#web/widgets/record-list/TableSkeleton.tsx';
import { mediaText as text } from '../media.text.ts';
import { FileRow } from './FileRow.tsx';
import classes from './FileTable.module.css';
import type { FileListProps } from './file-list-props.ts';
import type { ManagerAddress } from './manager-address.ts';

/** Rows of the skeleton: what a screen holds. */
const SKELETON_ROWS = 12;

const COLUMN_COUNT = 6;

/** Files as a table. On a phone each row is a card. */
export function FileTable({ list, address, selection, onChange, onAction }: FileListProps) {
  const files = list.data?.files;
  const selectedCount = selection.rows.size;
  return (
    <table
      className={`${tableClasses.table} ${classes.files}`}
      aria-busy={list.isFetching}
      aria-label={text.list(address.folder)}
    >
      <thead>
        <tr>
          <th scope="col" className={classes.check}>
            <SelectBox
              label={text.selectAll}
              isSelected={selectedCount > 0 && selectedCount === files?.length}
              isPartly={selectedCount > 0 && selectedCount < (files?.length ?? 0)}
              isDisabled={files === undefined}
              onSelect={selection.toggleAll}
            />
          </th>
          <th scope="col" className={classes.picture}>
            {text.columns.picture}
          </th>
          <FileSortHead sort="name" className={classes.name} address={address} onChange={onChange}>
            {text.columns.name}
          </FileSortHead>
          <FileSortHead sort="created" className={classes.time} address={address} onChange={onChange}>
            {text.columns.time}
          </FileSortHead>
          <th scope="col" className={classes.link}>
            {text.columns.link}
          </th>
          <th scope="col" className={classes.acts}>
            <span className={tableClasses.spoken}>{text.acts}</span>
          </th>
        </tr>
      </thead>
      {files === undefined ? (
        <TableSkeleton columns={COLUMN_COUNT} rows={SKELETON_ROWS} />
      ) : (
        <tbody data-stale={list.isPlaceholderData || undefined}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              showsFolder={address.search !== ''}
              isSelected={selection.rows.has(file.id)}
              isOpen={address.fileId === file.id}
              onSelect={selection.toggle}
              onOpen={(fileId) => onChange({ fileId })}
              onAction={onAction}
            />
          ))}
        </tbody>
      )}
    </table>
  );
}

type HeadProps = {
  sort: FileSort;
  className: string | undefined;
  address: ManagerAddress;
  onChange: (next: Partial<ManagerAddress>) => void;
  children: ReactNode;
};

/** Sorts by its column, and turns the order round when the list already is. */
function FileSortHead({ sort, className, address, onChange, children }: HeadProps) {
  const isSorted = address.sort === sort;
  const isReverse = address.order === 'reverse';
  // The usual order begins with A, with the latest and with the largest.
  const isAscending = (sort === 'name') !== isReverse;
  return (
    <SortHead
      className={className}
      sorted={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      onSort={() => onChange({ sort, order: isSorted && !isReverse ? 'reverse' : 'usual' })}
    >
      {children}
    </SortHead>
  );
}
