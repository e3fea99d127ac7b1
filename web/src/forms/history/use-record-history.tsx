import { hasAbility, kindRow } from '@baklja/contract/kinds';
import { mayWrite } from '@baklja/contract/roles';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import type { RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import type { HistoryProps } from './HistoryDialog.tsx';

const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog.tsx')).HistoryDialog }));

/** The history of an open record. `open` gets the element that has the focus afterwards. */
export type RecordHistory = { open: (opener: HTMLElement | null) => void; dialog: ReactNode };

/**
 * The former versions of a record in a dialog; its code and data are loaded when it opens. Undefined for a record that
 * has none or is being created, and for users who may not change it.
 */
export function useRecordHistory<Draft extends object, Row extends RecordRow>(
  record: OpenRecord<Draft, Row>,
): RecordHistory | undefined {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const role = useSession()?.role;
  const { form, row, editing, isLocked } = record;
  const { kind } = form;
  if (!row || !editing || isLocked || !hasAbility(kind, 'history')) return undefined;
  if (role === undefined || !mayWrite(role, kindRow(kind).area)) return undefined;

  const close = () => {
    setIsOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const props: HistoryProps<Draft, Row> = {
    form,
    kind,
    row,
    isDirty: record.isDirty,
    onClose: close,
    saveDraft: editing.saveDraft,
  };
  return {
    open: (element) => {
      opener.current = element;
      setIsOpen(true);
    },
    dialog: isOpen && (
      <Suspense fallback={null}>
        <HistoryDialog {...(props as unknown as HistoryProps<object, RecordRow>)} />
      </Suspense>
    ),
  };
}
