import { foldText } from '@baklja/contract/alias';
import type { DeletedRecord, Restoration } from '@baklja/contract/features/site/bin';
import { kindsWith } from '@baklja/contract/kinds';
import { type BinKind, binKindsOf, ERASERS } from '@baklja/contract/records/bin';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOpenRow } from '#web/forms/row/row-address.ts';
import { messageOf } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { defineListAddress, id, option, page, search } from '#web/lists/address/list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './BinCells.module.css';
import {
  type BinRequest,
  binUsersQuery,
  deletedRecordsQuery,
  useDeletedRecords,
  useRestoreRecords,
} from './bin.queries.ts';
import { binText, binText as text } from './bin.text.ts';
import { binCard, binColumns, ROW_PARAM } from './bin-columns.tsx';
import { useErasing } from './erasing/use-erasing.tsx';

const DeletedContent = lazy(async () => ({ default: (await import('./content/DeletedContent.tsx')).DeletedContent }));

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
        intro={<p className={classes.help}>{text.help}</p>}
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

/** Filters by kind, for users who may restore several, and by the user who deleted. */
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

const EmptyBinDialog = lazy(async () => ({ default: (await import('./erasing/EmptyBinDialog.tsx')).EmptyBinDialog }));

/** Deletes everything in the bin for good, after asking; nothing while the bin is empty. */
function EmptyBinButton() {
  const { data } = useQuery(deletedRecordsQuery({ page: 1, search: '' }));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {data && data.total > 0 && (
        <Button variant="quiet-danger" leftSection={<IconTrash aria-hidden />} onClick={() => setIsAsking(true)}>
          {binText.emptyBin}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <EmptyBinDialog onEnd={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const RestoreDialog = lazy(async () => ({ default: (await import('./restoring/RestoreDialog.tsx')).RestoreDialog }));

/** Records that someone wants to restore, and what the server answered instead of restoring them. */
type Asked = { ids: number[]; titles: ReadonlyMap<number, string>; answer: Restoration; onRestored?: () => void };

type Restoring = {
  restore: (records: readonly DeletedRecord[], onRestored?: () => void) => void;
  isRestoring: boolean;
  restoreDialog: ReactNode;
};

/** Restores records at once, or asks first when something would not come back as it was. */
function useRestoring(): Restoring {
  const restoring = useRestoreRecords();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setIsAsking] = useState(false);

  const send = async ({ ids, ...wish }: Omit<Asked, 'answer'>, confirmed: boolean) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const answer = await restoring.mutateAsync({ ids, ...(confirmed && { confirmed }) });
      setIsAsking(answer.restored === 0);
      if (answer.restored === 0) return setAsked({ ids, ...wish, answer });
      toasts.success(answer.message, SUCCESS_TOAST_MS);
      wish.onRestored?.();
    } catch (error) {
      setIsAsking(false);
      toasts.error(messageOf(error));
    }
  };

  return {
    restore: (records, onRestored) => {
      const titles = new Map(records.map(({ id, title }) => [id, title]));
      void send({ ids: [...titles.keys()], titles, ...(onRestored && { onRestored }) }, false);
    },
    isRestoring: restoring.isPending,
    restoreDialog: asked && (
      <Suspense>
        <RestoreDialog
          ids={asked.ids}
          titles={asked.titles}
          answer={asked.answer}
          isOpen={isAsking}
          isBusy={restoring.isPending}
          onConfirm={({ ids, parents }) => {
            const titles = new Map([...asked.titles, ...parents.map(({ id, title }) => [id, title] as const)]);
            // With more records there may be more to say, which was not shown yet.
            void send({ ...asked, ids, titles }, parents.length === 0);
          }}
          onCancel={() => setIsAsking(false)}
        />
      </Suspense>
    ),
  };
}
