import { type RefObject, useEffect } from 'react';
import type { RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { focusFirstField } from './use-focus-of-sheet.ts';

/** The next of several new records starts at the first field. */
export function useFocusOfNext<Draft extends object, Row extends RecordRow>(
  { creating, savedAt }: OpenRecord<Draft, Row>,
  body: RefObject<HTMLElement | null>,
): void {
  const isNext = creating !== undefined && creating.created === undefined;
  useEffect(() => {
    if (isNext && savedAt) focusFirstField(body.current);
  }, [isNext, savedAt, body]);
}
