import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listOf, type RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';

/** Leads to an address so long after `isDone` came to hold, unless the person goes somewhere else before. */
export function useRedirectAfter(isDone: boolean, path: string, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(path), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, path, afterMs, navigate]);
}

/** Leads to the list, or where the form says, after the record was deleted. */
export function useRedirectAfterDeletion<Draft extends object, Row extends RecordRow>({
  form,
  editing,
}: OpenRecord<Draft, Row>): void {
  const { goTo = listOf(form).path, goAfterMs = 0 } = form.after?.remove ?? {};
  useRedirectAfter(editing?.deletion.isDone ?? false, goTo, goAfterMs);
}
