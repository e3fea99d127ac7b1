import { useEffect, useRef, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { issuesText as text } from '../issues.text.ts';
import type { PdfUpload } from './use-pdf-upload.ts';

/** The record, whose save waits until the PDF is sent. A PDF that was not sent, or was cancelled, ends the wait. */
export function useSaveAfterPdf(record: OpenIssue, { isSending, failure }: PdfUpload): OpenIssue {
  const toasts = useToasts();
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(record);
  latest.current = record;
  useEffect(() => {
    if (!isWaiting || isSending) return;
    setIsWaiting(false);
    if (failure === undefined) latest.current.save();
  }, [isWaiting, isSending, failure]);
  const save = () => {
    if (!isSending) return record.save();
    setIsWaiting(true);
    toasts.warning(text.waitsForPdf, SUCCESS_TOAST_MS);
  };
  return { ...record, save };
}
