import type { DeletedFile } from '@baklja/contract/features/media';
import { parentOf } from '@baklja/contract/folders';
import { IconArrowBackUp, IconFile, IconPhoto } from '@tabler/icons-react';
import { formatBytes } from '#web/lib/bytes.ts';
import { formatFileTime } from '#web/lib/dates.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import type { Card } from '#web/widgets/record-list/card-template.ts';
import { InCard } from '#web/widgets/record-list/RecordLink.tsx';
import type { Column } from '#web/widgets/record-list/RecordTable.tsx';
import { mediaText as text } from '../media.text.ts';
import classes from './BinCells.module.css';
import { daysLeft } from './days-left.ts';

const heads = text.binColumns;

/** The columns of the bin; `restore` restores one file by its id. */
export function binColumns(restore: (id: number) => void, isRestoring: boolean): readonly Column<DeletedFile>[] {
  return [
    { key: 'name', head: heads.name, onPhone: 'title', cell: (file) => <NameCell file={file} /> },
    {
      key: 'folder',
      head: heads.folder,
      width: '22%',
      onPhone: 'meta',
      className: classes.cut,
      cell: ({ path }) => <span title={parentOf(path)}>{parentOf(path)}</span>,
    },
    {
      key: 'size',
      head: heads.size,
      width: 80,
      hideBelow: 'tablet',
      className: classes.pale,
      cell: ({ size }) => formatBytes(size),
    },
    {
      key: 'by',
      head: heads.by,
      width: 144,
      hideBelow: 'tablet',
      className: classes.cut,
      cell: (file) => file.deleted_by_name ?? text.unknownPerson,
    },
    {
      key: 'deleted',
      head: heads.deleted,
      width: 148,
      onPhone: 'meta',
      className: classes.pale,
      cell: ({ deleted }) => formatFileTime(deleted),
    },
    {
      key: 'left',
      head: heads.left,
      width: 104,
      onPhone: 'action',
      className: classes.left,
      cell: ({ deleted }) => (
        <>
          <InCard>{heads.left} </InCard>
          {text.daysLeft(daysLeft(deleted, new Date()))}
        </>
      ),
    },
    {
      key: 'restore',
      head: text.restore,
      isHeadHidden: true,
      width: 96,
      align: 'right',
      onPhone: 'action',
      cell: ({ id, name }) => (
        <BusyButton
          variant="quiet"
          isBusy={isRestoring}
          leftSection={<IconArrowBackUp aria-hidden />}
          onClick={() => restore(id)}
          aria-label={text.restoreOne(name)}
        >
          {text.restore}
        </BusyButton>
      ),
    },
  ];
}

export const binCard: Card = {
  columns: '20px minmax(0, 1fr) auto',
  lines: ['check name restore', 'check folder restore', 'check deleted left'],
};

function NameCell({ file: { name, type, former_of } }: { file: DeletedFile }) {
  const KindIcon = type === 'image' ? IconPhoto : IconFile;
  return (
    <span className={classes.file} title={name}>
      <KindIcon aria-hidden />
      <span className={classes.name}>{name}</span>
      {former_of !== null && <small className={classes.former}>{text.formerVersion}</small>}
    </span>
  );
}
