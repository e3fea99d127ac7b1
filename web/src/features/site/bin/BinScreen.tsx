import { foldText } from '@baklja/contract/alias';
import type { DeletedRecord } from '@baklja/contract/features/site/bin';
import { kindsWith } from '@baklja/contract/kinds';
import { type BinKind, binKindsOf, ERASERS } from '@baklja/contract/records/bin';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { Text } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { useSession } from '#web/lib/session.ts';
import { defineListAddress, id, option, page, search } from '#web/lists/address/list-address.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import classes from './Bin.module.css';
import { type BinRequest, binUsersQuery, deletedPictureQuery, ROW_PARAM, useDeletedRecords } from './bin.queries.ts';
import { daysLeft, partText, binText as text } from './bin.text.ts';
import { EmptyBinButton, useErasing } from './EraseDialog.tsx';
import { useRestoring } from './RestoreDialog.tsx';

const DeletedContent = lazy(async () => ({ default: (await import('./DeletedContent.tsx')).DeletedContent }));

const kinds = kindsWith('bin');
const KIND_WORDS = Object.fromEntries(kinds.map((kind) => [kind, foldText(nominative(kind))])) as Record<
  BinKind,
  string
>;

const binAddress = defineListAddress<BinRequest>({
  page: page(),
  search: search(),
  kind: option('vrsta', KIND_WORDS),
  user: id('korisnik'),
});

/**
 * /kos: deleted records that the user may restore until their retention time ends; a superadmin may delete them for
 * good before.
 */
export function BinScreen() {
  const { restore, isRestoring, restoreDialog } = useRestoring();
  const { erase, eraseDialog } = useErasing();
  const { recordKey: openRow } = useOpenRow(ROW_PARAM);
  const role = useSession()?.role;
  const mayErase = role !== undefined && ERASERS.includes(role);
  return (
    <>
      <RecordListScreen
        kind="file"
        title={text.title}
        address={binAddress}
        useRows={useDeletedRecords}
        columns={binColumns((record) => restore([record]), isRestoring)}
        card={binCard}
        rowHeight={40}
        skeletonRows={10}
        lineFilters={useFilters()}
        titleOf={(record) => record.title}
        toneOf={({ id }) => (String(id) === openRow ? 'tinted' : undefined)}
        openedBelow={(record) =>
          String(record.id) === openRow ? (
            <Suspense>
              <DeletedContent
                record={record}
                isRestoring={isRestoring}
                onRestore={() => restore([record])}
                onErase={mayErase ? () => erase([record], () => {}) : undefined}
              />
            </Suspense>
          ) : undefined
        }
        intro={
          <Text c="dimmed" mb="sm">
            {text.help}
          </Text>
        }
        selectsOnePage
        action={mayErase ? <EmptyBinButton /> : undefined}
        emptyAction={null}
        actions={(records, onDone) => (
          <>
            <SelectionAction icon={<IconArrowBackUp aria-hidden />} onClick={() => restore(records, onDone)}>
              {text.restore}
            </SelectionAction>
            {mayErase && (
              <SelectionAction icon={<IconTrash aria-hidden />} onClick={() => erase(records, onDone)}>
                {text.erase}
              </SelectionAction>
            )}
          </>
        )}
        texts={text.list}
      />
      {restoreDialog}
      {eraseDialog}
    </>
  );
}

function useFilters(): ChoiceFilter[] {
  const role = useSession()?.role;
  const own = role === undefined ? [] : binKindsOf(role);
  const users = useQuery(binUsersQuery).data ?? [];
  const kindFilter = {
    key: 'kind',
    label: text.kind,
    all: text.allKinds,
    options: own.map((kind) => ({ value: kind, label: capitalised(nominative(kind)) })),
  };
  const userFilter = {
    key: 'user',
    label: text.user,
    all: text.allUsers,
    options: users.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return own.length < 2 ? [userFilter] : [kindFilter, userFilter];
}

const heads = text.columns;

/** With fewer days left, the number is bold. */
const FEW_DAYS = 4;

function binColumns(restore: (record: DeletedRecord) => void, isRestoring: boolean): readonly Column<DeletedRecord>[] {
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
      className: `${classes.cut} ${classes.quiet}`,
      cell: ({ parts }) => parts.map(partText).join(', '),
    },
    {
      key: 'kind',
      head: text.kind,
      width: 96,
      onPhone: 'meta',
      className: classes.kind,
      cell: (record) => <KindCell record={record} />,
    },
    {
      key: 'by',
      head: heads.by,
      width: 144,
      narrowWidth: 108,
      className: `${classes.cut} ${classes.quiet}`,
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
      cell: ({ deleted }) => {
        const days = daysLeft(deleted, new Date());
        return days < FEW_DAYS ? <b>{text.daysLeft(days)}</b> : text.daysLeft(days);
      },
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

const binCard: Card = {
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
      {notes.length > 0 && (
        <Text span hiddenFrom="sm">
          , {notes.join(', ')}
        </Text>
      )}
    </>
  );
}

function TitleCell({ record: { id, title, folder, is_former: isFormer } }: { record: DeletedRecord }) {
  const { toggle, isOpen } = useRowLink(ROW_PARAM, id);
  return (
    <Link
      id={rowLinkId(ROW_PARAM, id)}
      className={classes.title}
      to={toggle}
      aria-expanded={isOpen}
      title={folder === undefined ? title : `${folder}/${title}`}
    >
      {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
      {title}
      {[isFormer && text.former, folder].filter(Boolean).map((note) => (
        <Text key={String(note)} span c="dimmed" fw={400} ml="sm" visibleFrom="sm">
          {note}
        </Text>
      ))}
    </Link>
  );
}

/** A small copy of a deleted picture; an empty place for other records, and while it loads. */
function DeletedPicture({ record }: { record: DeletedRecord }) {
  const { data } = useQuery({ ...deletedPictureQuery(record.id), enabled: record.is_picture === true });
  if (!record.is_picture) return null;
  return data ? <img className={classes.picture} src={data.src} alt="" /> : <span className={classes.picture} />;
}
