import { hasAbility, kindRow } from '@baklja/contract/kinds';
import { mayWrite } from '@baklja/contract/roles';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { useRecord } from '../open-record.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog.tsx')).HistoryDialog }));

/** The history of an open record. `open` gets the element that has the focus afterwards. */
export type RecordHistory = { open: (opener: HTMLElement | null) => void; dialog: ReactNode };

/** Code and data load when it opens. Undefined for a new record, one without history, and users who may not write. */
export function useRecordHistory(): RecordHistory | undefined {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const role = useSession()?.role;
  const { form, row, editing, isLocked, isDirty } = useRecord();
  const { kind } = form;
  if (!row || !editing || isLocked || !hasAbility(kind, 'history')) return undefined;
  if (role === undefined || !mayWrite(role, kindRow(kind).area)) return undefined;

  const close = () => {
    setIsOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  return {
    open: (element) => {
      opener.current = element;
      setIsOpen(true);
    },
    dialog: isOpen && (
      <Suspense fallback={null}>
        <HistoryDialog {...{ form, kind, row, isDirty }} onClose={close} saveDraft={editing.saveDraft} />
      </Suspense>
    ),
  };
}
