import { useHotkeys } from '@mantine/hooks';
import { type RefObject, useEffect, useState } from 'react';
import { isOtherPath, type Leaves, useLeaveGuard } from '#web/ui/dialogs/use-leave-guard.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import { comesBack } from '../create-and-return.ts';
import { findProblems } from '../define-record-form.ts';
import { changedFields } from '../editing/draft.ts';
import { useRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import { useSaveState } from '../saving/use-save-state.tsx';
import { useFocusOfForm } from './form-focus.ts';

/** `leaves` is as in {@link useLeaving}. `canSave`: whether Ctrl+S saves now; unless locked, if absent. */
type Options = { leaves?: Leaves; canSave?: boolean };

/** Ctrl+S saves, a save keeps the focus or leads it to the first invalid field, and unsaved changes are asked about. */
export function useRecordFrame(
  body: RefObject<HTMLElement | null>,
  { leaves, canSave }: Options = {},
): { state: SaveState; leaving: Leaving; lastFocus: RefObject<HTMLElement | null> } {
  const { isLocked, save } = useRecord();
  const saveByKey = () => {
    // A dialog over the record takes the key, a drawer over a page too.
    const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
    if ((canSave ?? !isLocked) && (!dialog || dialog.contains(body.current))) save();
  };
  useHotkeys([['mod+S', saveByKey]], [], true);
  return { lastFocus: useFocusOfForm(body), state: useSaveState(), leaving: useLeaving(leaves) };
}

/** The question to a user who leaves with unsaved changes. */
export type Leaving = {
  isAsking: boolean;
  /** A save that leads to the wanted place is in progress: nothing else may navigate. */
  isSavingFirst: boolean;
  subject: string;
  /** Undefined while the record cannot be saved. */
  saveAndLeave: (() => void) | undefined;
  stay: () => void;
  leave: () => void;
};

/** Asks before unsaved changes are left. A save on the way leads where the user wanted, if it succeeds. */
function useLeaving(leaves: Leaves = isOtherPath): Leaving {
  const { form, draft, drafts, isDirty, isSaving, hasFailed, editing, save } = useRecord();
  const blocker = useLeaveGuard(isDirty, (from, to) => leaves(from, to) && !comesBack(to));
  const [isSavingFirst, setIsSavingFirst] = useState(false);
  const isStopped = hasFailed || editing?.conflict !== undefined;
  useEffect(() => {
    if (!isSavingFirst || isSaving || blocker.state !== 'blocked') return;
    if (!isDirty) blocker.proceed();
    else if (isStopped) {
      setIsSavingFirst(false);
      blocker.reset();
    }
  }, [isSavingFirst, isSaving, isDirty, isStopped, blocker]);

  const problems = findProblems(form, draft, drafts.base.draft);
  const isPossible = problems.length === 0 && !editing?.isDeletedElsewhere;
  return {
    isAsking: blocker.state === 'blocked',
    isSavingFirst,
    subject: isPossible
      ? text.changed(changedFields(form, draft, drafts.base.draft).map((field) => form.fields[field]?.label ?? field))
      : text.cannotSave(problems.map(({ message }) => message)),
    saveAndLeave: isPossible
      ? () => {
          setIsSavingFirst(true);
          save();
        }
      : undefined,
    stay: () => {
      setIsSavingFirst(false);
      blocker.reset?.();
    },
    leave: () => blocker.proceed?.(),
  };
}
