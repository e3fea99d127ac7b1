import { foldText } from '@baklja/contract/alias';
import type { DeletedRecord } from '@baklja/contract/features/bin';
import { kindsWith } from '@baklja/contract/kinds';
import { type BinKind, binKindsOf } from '@baklja/contract/records/bin';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import { IconArrowBackUp } from '@tabler/icons-react';
import { messageOf } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { defineListAddress, option, page, search } from '#web/widgets/record-list/address/list-address.ts';
import { RecordListScreen } from '#web/widgets/record-list/RecordListScreen.tsx';
import classes from './BinCells.module.css';
import { type BinRequest, useDeletedRecords, useRestoreRecords } from './bin.queries.ts';
import { binText as text } from './bin.text.ts';
import { binCard, binColumns } from './bin-columns.tsx';

const kinds = kindsWith('bin');
const KIND_WORDS = Object.fromEntries(kinds.map((kind) => [kind, foldText(nominative(kind))])) as Record<
  BinKind,
  string
>;

const binAddress = defineListAddress<BinRequest>({
  page: page(),
  search: search(),
  kind: option('vrsta', KIND_WORDS),
});

/** /kos: deleted records that the user may restore until their retention time ends. */
export function BinScreen() {
  const { restore, isRestoring } = useRestore();
  return (
    <RecordListScreen
      kind="file"
      title={text.title}
      address={binAddress}
      useRows={useDeletedRecords}
      columns={binColumns((record) => restore([record]), isRestoring)}
      card={binCard}
      rowHeight={40}
      skeletonRows={10}
      lineFilters={useKindFilter()}
      titleOf={(record) => record.title}
      intro={<p className={classes.help}>{text.help}</p>}
      selectsOnePage
      actions={(records, onDone) => (
        <SelectionAction icon={<IconArrowBackUp aria-hidden />} onClick={() => restore(records, onDone)}>
          {text.restore}
        </SelectionAction>
      )}
      texts={text.list}
    />
  );
}

/** A filter by kind, for users who may restore several kinds. */
function useKindFilter() {
  const role = useSession()?.role;
  const own = role === undefined ? [] : binKindsOf(role);
  if (own.length < 2) return undefined;
  const options = own.map((kind) => ({ value: kind, label: capitalised(nominative(kind)) }));
  return [{ key: 'kind', label: text.kind, all: text.allKinds, options }];
}

/** Restores records and shows the answers of the server. */
function useRestore() {
  const restoring = useRestoreRecords();
  const toasts = useToasts();
  const restore = async (records: readonly DeletedRecord[], onRestored?: () => void) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const { restored, failed } = await restoring.mutateAsync(records);
      if (restored.length > 0) toasts.success(restored.join(' '), SUCCESS_TOAST_MS);
      if (failed.length > 0) toasts.error(failed.join(' '));
      else onRestored?.();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return {
    restore: (records: readonly DeletedRecord[], onRestored?: () => void) => void restore(records, onRestored),
    isRestoring: restoring.isPending,
  };
}
