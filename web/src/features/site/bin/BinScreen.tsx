import { foldText } from '@baklja/contract/alias';
import type { DeletedRecord, Restoration } from '@baklja/contract/features/site/bin';
import { KINDS, kindsWith, recordAddress } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { type BinKind, binKindsOf, ERASERS, restoreText } from '@baklja/contract/records/bin';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArticle,
  IconFile,
  IconFolder,
  IconMedal,
  IconMenu2,
  IconRun,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { RECORDS_UNDO_MS } from '#web/lib/timings.ts';
import { defineListAddress, id, option, page, search } from '#web/lists/address/list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './Bin.module.css';
import {
  type BinRequest,
  binUsersQuery,
  deletedPictureQuery,
  useDeletedRecords,
  useRestoreRecords,
} from './bin.queries.ts';
import { daysLeft, binText as text } from './bin.text.ts';
import { EmptyBinButton, useErasing } from './EraseDialog.tsx';

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
  const { restore, isRestoring } = useRestoring();
  const { erase, eraseDialog } = useErasing();
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
        intro={
          <Text c="dimmed" mb="sm">
            {text.help}
          </Text>
        }
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
      {eraseDialog}
    </>
  );
}

/** Restores records at once. The toast says what is not as it was, and leads to the only record, which says it too. */
function useRestoring() {
  const restoring = useRestoreRecords();
  const toasts = useToasts();
  const navigate = useNavigate();

  const send = async (records: readonly DeletedRecord[], onRestored: (() => void) | undefined) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const { message, notes, record } = await restoring.mutateAsync(records.map(({ id }) => id));
      const said = [message, ...notes].join(' ');
      const open = record && {
        text: text.open,
        onClick: () => void navigate(addressOf(record), { state: { restored: said } }),
      };
      toasts.success(said, RECORDS_UNDO_MS, open);
      onRestored?.();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };

  return {
    restore: (records: readonly DeletedRecord[], onRestored?: () => void) => void send(records, onRestored),
    isRestoring: restoring.isPending,
  };
}

function addressOf({ kind, id, key }: NonNullable<Restoration['record']>): string {
  return kind === 'file' ? paths.mediaFile({ id, path: key }) : recordAddress(kind, { id, key });
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
      width: 58,
      onPhone: 'picture',
      cell: (record) => <Picture record={record} />,
    },
    {
      key: 'title',
      head: heads.title,
      onPhone: 'title',
      cell: (record) => (
        <div className={classes.title}>
          <Text span ff={TEXTS.includes(record.kind) ? 'heading' : undefined} fw={550}>
            {record.title}
          </Text>
          <Text span c="dimmed">
            {factsOf(record)}
          </Text>
        </div>
      ),
    },
    {
      key: 'by',
      head: heads.by,
      width: 160,
      narrowWidth: 108,
      className: classes.quiet,
      cell: (record) => record.deleted_by_name ?? text.unknownPerson,
    },
    {
      key: 'deleted',
      head: heads.deleted,
      width: 148,
      narrowWidth: 92,
      className: classes.quiet,
      cell: ({ deleted }) => formatMoment(deleted, new Date()),
    },
    {
      key: 'left',
      head: heads.left,
      width: 112,
      narrowWidth: 84,
      cell: ({ deleted }) => {
        const days = daysLeft(deleted, new Date());
        return days < FEW_DAYS ? <b>{text.daysLeft(days)}</b> : text.daysLeft(days);
      },
    },
    {
      key: 'gone',
      head: heads.left,
      onPhone: 'meta',
      isOnlyOnPhone: true,
      cell: ({ deleted }) => text.goneIn(daysLeft(deleted, new Date())),
    },
    {
      key: 'restore',
      head: text.restore,
      isHeadHidden: true,
      width: 152,
      align: 'right',
      onPhone: 'action',
      cell: (record) => (
        <BusyButton
          variant="quiet"
          isBusy={isRestoring}
          onClick={() => restore(record)}
          aria-label={text.restoreOne(restoreText(record.kind), record.title)}
        >
          {restoreText(record.kind)}
        </BusyButton>
      ),
    },
  ];
}

const binCard: Card = {
  columns: 'auto minmax(0, 1fr) auto',
  lines: ['picture title title', 'picture gone restore'],
  checkOver: 'restore',
};

/** Kinds that are texts: their names are set as titles. */
const TEXTS: readonly BinKind[] = ['post', 'page', 'magazineArticle'];

/** „folder, 2 subfoldera, 14 dokumenata”; of a file also its folder and uses. */
function factsOf({ kind, contained, folder, uses, is_former: isFormer }: DeletedRecord): string {
  const parts = contained.map((one) => countOf(one.count, KINDS[one.kind].words.count));
  return [nominative(kind), isFormer && text.former, folder, uses !== undefined && text.uses(uses), ...parts]
    .filter(Boolean)
    .join(', ');
}

const ICONS: Partial<Record<BinKind, typeof IconFile>> = {
  athlete: IconRun,
  document: IconFile,
  documentFolder: IconFolder,
  file: IconFile,
  medal: IconMedal,
  menuItem: IconMenu2,
  menuSection: IconMenu2,
  subfolder: IconFolder,
  user: IconUser,
};

/** A small copy of a deleted picture; the icon of its kind for another record, and while the picture loads. */
function Picture({ record }: { record: DeletedRecord }) {
  const { data } = useQuery({ ...deletedPictureQuery(record.id), enabled: record.is_picture === true });
  const KindIcon = ICONS[record.kind] ?? IconArticle;
  return <Thumbnail url={data?.src} width={42} height={28} icon={<KindIcon aria-hidden />} />;
}
