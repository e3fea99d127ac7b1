import type { DeletedRecord } from '@baklja/contract/features/site/bin';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { IconArrowBackUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { rowLinkId, useRowLink } from '#web/forms/row/row-address.ts';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { Column } from '#web/lists/RecordTable.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import classes from './BinCells.module.css';
import { deletedPictureQuery } from './bin.queries.ts';
import { partText, binText as text } from './bin.text.ts';
import { daysLeft } from './days-left.ts';

const heads = text.columns;

/** With fewer days left, the number is bold. */
const FEW_DAYS = 4;

/** The columns of the bin; `restore` restores one record. */
export function binColumns(
  restore: (record: DeletedRecord) => void,
  isRestoring: boolean,
): readonly Column<DeletedRecord>[] {
  return [
    {
      key: 'picture',
      head: heads.picture,
      isHeadHidden: true,
      width: 44,
      onPhone: 'picture',
      cell: (record) => <DeletedPicture record={record} />,
    },
    { key: 'title', head: heads.title, onPhone: 'title', cell: (record) => <TitleCell record={record} /> },
    {
      key: 'parts',
      head: heads.parts,
      width: '20%',
      hideBelow: 'desk',
      className: `${look.cut} ${look.quiet}`,
      cell: ({ parts }) => parts.map(partText).join(', '),
    },
    {
      key: 'kind',
      head: text.kind,
      width: 96,
      onPhone: 'meta',
      className: classes.pale,
      cell: (record) => <KindCell record={record} />,
    },
    {
      key: 'by',
      head: heads.by,
      width: 144,
      narrowWidth: 108,
      className: `${look.cut} ${look.quiet}`,
      cell: (record) => record.deleted_by_name ?? text.unknownPerson,
    },
    {
      key: 'deleted',
      head: heads.deleted,
      width: 148,
      narrowWidth: 92,
      className: classes.when,
      cell: ({ deleted }) => `${formatListDate(deleted)} u ${formatTime(new Date(deleted))}`,
    },
    {
      key: 'left',
      head: heads.left,
      width: 104,
      narrowWidth: 84,
      cell: ({ deleted }) => <DaysCell deleted={deleted} />,
    },
    {
      key: 'facts',
      head: heads.by,
      onPhone: 'meta',
      isOnlyOnPhone: true,
      cell: (record) =>
        text.facts(
          record.deleted_by_name ?? text.unknownPerson,
          formatListDate(record.deleted),
          daysLeft(record.deleted, new Date()),
        ),
    },
    {
      key: 'restore',
      head: text.restore,
      isHeadHidden: true,
      width: 96,
      align: 'right',
      onPhone: 'action',
      cell: (record) => (
        <BusyButton
          variant="quiet"
          isBusy={isRestoring}
          leftSection={<IconArrowBackUp aria-hidden />}
          onClick={() => restore(record)}
          aria-label={text.restoreOne(record.title)}
        >
          {text.restore}
        </BusyButton>
      ),
    },
  ];
}

export const binCard: Card = {
  columns: 'auto minmax(0, 1fr) auto',
  lines: ['picture title restore', 'picture kind restore', 'picture facts facts'],
  checkOver: 'restore',
};

/** The kind; on a phone with what the title says in a wide window. */
function KindCell({ record: { kind, folder, is_former: isFormer } }: { record: DeletedRecord }) {
  const notes = [isFormer && text.former, folder].filter(Boolean);
  return (
    <>
      {capitalised(nominative(kind))}
      {notes.length > 0 && <span className={classes.notes}>, {notes.join(', ')}</span>}
    </>
  );
}

/** The days that are left; the last ones are emphasised. */
function DaysCell({ deleted }: { deleted: string }) {
  const days = daysLeft(deleted, new Date());
  return days < FEW_DAYS ? <b>{text.daysLeft(days)}</b> : text.daysLeft(days);
}

/** The parameter of the address that holds the open row. */
export const ROW_PARAM = 'zapis';

/** Opens the content of the record below its row, and closes it again. */
function TitleCell({ record: { id, title, folder, is_former: isFormer } }: { record: DeletedRecord }) {
  const { to, isOpen } = useRowLink(ROW_PARAM, id);
  return (
    <Link
      id={rowLinkId(ROW_PARAM, id)}
      className={`${look.cut} ${look.medium} ${classes.title}`}
      to={to}
      aria-expanded={isOpen}
      title={folder === undefined ? title : `${folder}/${title}`}
    >
      {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
      {title}
      {isFormer && <span className={`${look.pale} ${look.regular} ${classes.folder}`}>{text.former}</span>}
      {folder !== undefined && <span className={`${look.pale} ${look.regular} ${classes.folder}`}>{folder}</span>}
    </Link>
  );
}

/** A small copy of a deleted picture; an empty place for other records, and while it loads. */
function DeletedPicture({ record }: { record: DeletedRecord }) {
  const { data } = useQuery({ ...deletedPictureQuery(record.id), enabled: record.is_picture === true });
  if (!record.is_picture) return null;
  return <span className={classes.picture}>{data && <img src={data.src} alt="" />}</span>;
}
