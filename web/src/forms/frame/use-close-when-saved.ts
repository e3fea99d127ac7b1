import { useEffect, useRef } from 'react';
import { useRecord } from '../open-record.ts';

/** Closes a form over its list; `savedRecord` is the id of the saved record, for the list. */
export type Close = (state?: { savedRecord: number }) => void;

/** The list shows a record that was saved, created or deleted; text typed in the meantime keeps the form open. */
export function useCloseWhenSaved(close: Close, isLeaving: boolean): void {
  const { row, editing, creating, savedAt, isDirty } = useRecord();
  const leave = useRef(close);
  leave.current = close;
  const id = row?.id ?? creating?.created?.id;
  const isDone = savedAt !== undefined && id !== undefined && !isDirty;
  const isDeleted = editing?.deletion.isDone ?? false;
  useEffect(() => {
    if (isDeleted) leave.current();
    else if (isDone && !isLeaving) leave.current({ savedRecord: id });
  }, [isDone, isDeleted, id, isLeaving]);
}
