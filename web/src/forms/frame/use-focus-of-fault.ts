import { useEffect, useRef } from 'react';
import { fieldId, type RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';

/** Focuses the first invalid field after each rejected save. */
export function useFocusOfFault<Draft extends object, Row extends RecordRow>(record: OpenRecord<Draft, Row>) {
  const { form, problems, refusals } = record;
  const first = useRef<string>(undefined);
  first.current = problems[0] && fieldId(form.kind, problems[0].field);
  useEffect(() => {
    if (refusals > 0 && first.current !== undefined) document.getElementById(first.current)?.focus();
  }, [refusals]);
}
