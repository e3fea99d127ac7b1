import { useHotkeys } from '@mantine/hooks';
import type { Leaves } from '#web/ui/dialogs/use-leave-guard.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import type { RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { useSaveState } from '../saving/use-save-state.tsx';
import { useFocusOfFault } from './use-focus-of-fault.ts';
import { type Leaving, useLeaving } from './use-leaving.ts';

/** `leaves` is as in {@link useLeaving}. `canSave` says whether Ctrl+S saves now: unless the record is locked, if absent. */
type Options = { leaves?: Leaves; canSave?: boolean };

/**
 * What every frame of a record does: Ctrl+S saves, a rejected save focuses its first invalid field, a save that waits
 * repeats itself, and unsaved changes are not left without a question.
 */
export function useRecordFrame<Draft extends object, Row extends RecordRow>(
  record: OpenRecord<Draft, Row>,
  { leaves, canSave = !record.isLocked }: Options = {},
): { state: SaveState; leaving: Leaving } {
  useHotkeys([['mod+S', () => canSave && record.save()]], [], true);
  useFocusOfFault(record);
  return { state: useSaveState(record), leaving: useLeaving(record, leaves) };
}
