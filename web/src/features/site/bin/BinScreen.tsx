import { foldText } from '@baklja/contract/alias';
import { kindsWith } from '@baklja/contract/kinds';
import { type BinKind, binKindsOf, ERASERS } from '@baklja/contract/records/bin';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useOpenRow } from '#web/forms/row/row-address.ts';
import { useSession } from '#web/lib/session.ts';
import { defineListAddress, id, option, page, search } from '#web/lists/address/list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import classes from './BinCells.module.css';
import { type BinRequest, binUsersQuery, useDeletedRecords } from './bin.queries.ts';
import { binText as text } from './bin.text.ts';
import { binCard, binColumns, ROW_PARAM } from './bin-columns.tsx';
import { EmptyBinButton } from './EmptyBinButton.tsx';
import { useErasing } from './erasing/use-erasing.tsx';
import { useRestoring } from './restoring/use-restoring.tsx';

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
