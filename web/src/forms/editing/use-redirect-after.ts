import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listOf, type RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';

/** Opens an address so many milliseconds after `isDone` became true, unless the user navigates first. */
export function useRedirectAfter(isDone: boolean, path: string, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(path), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, path, afterMs, navigate]);
}

/** Opens the list, or the address that the form names, after the record was deleted. */
export function useRedirectAfterDeletion<Draft extends object, Row extends RecordRow>({
  form,
  editing,
}: OpenRecord<Draft, Row>): void {
  const { goTo = listOf(form).path, goAfterMs = 0 } = form.after?.remove ?? {};
  useRedirectAfter(editing?.deletion.isDone ?? false, goTo, goAfterMs);
}
