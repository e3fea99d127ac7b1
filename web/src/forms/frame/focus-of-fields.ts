import { type RefObject, useEffect, useRef } from 'react';
import { useRecord } from '../open-record.ts';

const FIELD = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Focuses the first field of a sheet as soon as it renders. When the sheet closes, the focus returns to where it was
 * before: the link of the record in its list, which may have rendered again in the meantime.
 */
export function useFocusOfSheet(sheet: HTMLElement | null, recordKey: string | undefined): void {
  const before = useRef(document.activeElement);
  useEffect(() => {
    if (!sheet || focusFirstField(sheet)) return;
    const observer = new MutationObserver(() => focusFirstField(sheet) && observer.disconnect());
    observer.observe(sheet, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [sheet]);
  useEffect(() => {
    const path = recordKey === undefined ? undefined : window.location.pathname;
    return () => {
      // The list must be visible first.
      requestAnimationFrame(() => giveFocusBack(before.current, path));
    };
  }, [recordKey]);
}

/** Focuses the first field of the element; returns whether there is one. */
export function focusFirstField(element: HTMLElement | null): boolean {
  const field = element?.querySelector<HTMLElement>(FIELD);
  // The drawer focuses this element when it has opened.
  field?.setAttribute('data-autofocus', '');
  field?.focus();
  return field != null;
}

function giveFocusBack(before: Element | null, path: string | undefined): void {
  if (document.activeElement !== document.body) return;
  const link = path && document.querySelector<HTMLElement>(`a[href^="${CSS.escape(path)}"]`);
  const target = before?.isConnected && before !== document.body ? before : link;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** The next of several new records starts at the first field. */
export function useFocusOfNext(body: RefObject<HTMLElement | null>): void {
  const { creating, savedAt } = useRecord();
  const isNext = creating !== undefined && creating.created === undefined;
  useEffect(() => {
    if (isNext && savedAt) focusFirstField(body.current);
  }, [isNext, savedAt, body]);
}
