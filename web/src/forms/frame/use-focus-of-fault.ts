import { useEffect, useRef } from 'react';
import { fieldId } from '../define-record-form.ts';
import { useRecord } from '../open-record.ts';

/** Focuses the first invalid field after each rejected save. */
export function useFocusOfFault() {
  const { form, problems, refusals } = useRecord();
  const first = useRef<string>(undefined);
  first.current = problems[0] && fieldId(form.kind, problems[0].field);
  useEffect(() => {
    if (refusals > 0 && first.current !== undefined) document.getElementById(first.current)?.focus();
  }, [refusals]);
}
