import type { DeletedFile, mediaRoutes } from '@baklja/contract/features/media';
import { parentOf } from '@baklja/contract/folders';
import type { RouteAnswer } from '@baklja/contract/route';
import { IconArrowBackUp, IconFile, IconPhoto } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatBytes } from '#web/lib/bytes.ts';
import { formatFileTime } from '#web/lib/dates.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import tableClasses from '#web/ui/Table.module.css';
import type { RowSelection } from '#web/ui/use-selection.ts';
import { TableSkeleton } from '#web/widgets/record-list/TableSkeleton.tsx';
import { mediaText as text } from '../media.text.ts';
import classes from './DeletedFileTable.module.css';
import { daysLeft } from './days-left.ts';

type Props = {
  list: UseQueryResult<RouteAnswer<typeof mediaRoutes.listDeletedFiles>>;
  selection: RowSelection;
  isRestoring: boolean;
  onRestore: (id: number) => void;
};

const COLUMNS = ['name', 'folder', 'size', 'by', 'deleted', 'left'] as const;

/** The bin in all its states. On a phone each row is a card. */
export function DeletedFileTable({ list, selection, isRestoring, onRestore }: Props) {
  if (list.isError && list.data === undefined) {
    return (
      <ErrorState
        title={text.binFailed}
        reason={list.error.message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const files = list.data?.files;
  if (list.data?.total === 0) return <EmptyState title={text.binEmpty} help={text.binEmptyHelp} />;
  const selectedCount = selection.rows.size;
  return (
    <table
      className={`${tableClasses.table} ${classes.files}`}
      aria-busy={list.isFetching}
      aria-label={text.deletedFiles}
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
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={classes[column]}>
              {text.binColumns[column]}
            </th>
          ))}
          <th scope="col" className={classes.restore}>
            <span className={tableClasses.spoken}>{text.restore}</span>
          </th>
        </tr>
      </thead>
      {files === undefined ? (
        <TableSkeleton columns={COLUMNS.length + 2} rows={10} />
      ) : (
        <tbody data-stale={list.isPlaceholderData || undefined}>
          {files.map((file) => (
            <DeletedFileRow
              key={file.id}
              file={file}
              isSelected={selection.rows.has(file.id)}
              isRestoring={isRestoring}
              onSelect={(isRange) => selection.toggle(file.id, isRange)}
              onRestore={() => onRestore(file.id)}
            />
          ))}
        </tbody>
      )}
    </table>
  );
}

type RowProps = {
  file: DeletedFile;
  isSelected: boolean;
  isRestoring: boolean;
  onSelect: (isRange: boolean) => void;
  onRestore: () => void;
};

function DeletedFileRow({ file, isSelected, isRestoring, onSelect, onRestore }: RowProps) {
  const KindIcon = file.type === 'image' ? IconPhoto : IconFile;
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={classes.check}>
        <SelectBox label={text.select(file.name)} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <td className={classes.name}>
        <span className={classes.file} title={file.name}>
          <KindIcon aria-hidden />
          <span className={classes.cut}>{file.name}</span>
        </span>
      </td>
      <td className={classes.folder} title={parentOf(file.path)}>
        {parentOf(file.path)}
      </td>
      <td className={classes.size}>{formatBytes(file.size)}</td>
      <td className={classes.by}>{file.deleted_by_name ?? text.unknownPerson}</td>
      <td className={classes.deleted}>{formatFileTime(file.deleted)}</td>
      <td className={classes.left}>
        <span className={classes.inCard}>{text.binColumns.left} </span>
        {text.daysLeft(daysLeft(file.deleted, new Date()))}
      </td>
      <td className={classes.restore}>
        <BusyButton
          variant="quiet"
          isBusy={isRestoring}
          leftSection={<IconArrowBackUp aria-hidden />}
          onClick={onRestore}
          aria-label={text.restoreOne(file.name)}
        >
          {text.restore}
        </BusyButton>
      </td>
    </tr>
  );
}
