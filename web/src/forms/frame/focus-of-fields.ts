import { type RefObject, useEffect, useRef } from 'react';
import { useRecord } from '../open-record.ts';

const FIELD = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Focuses the first field of a drawer as soon as it renders, and again when another record takes its place. When the
 * drawer closes, the focus returns to where it was before: the link of the record in its list, which may have rendered
 * again in the meantime.
 */
export function useFocusOfDrawer(
  drawer: HTMLElement | null,
  linkId: string | undefined,
  recordKey: string | undefined,
): void {
  const before = useRef(document.activeElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record
  useEffect(() => {
    if (!drawer || focusFirstField(drawer)) return;
    const observer = new MutationObserver(() => focusFirstField(drawer) && observer.disconnect());
    observer.observe(drawer, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [drawer, recordKey]);
  const link = useRef<() => HTMLElement | null>(() => null);
  const path = recordKey === undefined ? undefined : window.location.pathname;
  link.current = () => {
    if (linkId !== undefined) return document.getElementById(linkId) ?? document.getElementById(`${linkId}-target`);
    return path === undefined ? null : document.querySelector<HTMLElement>(`a[href^="${CSS.escape(path)}"]`);
  };
  useEffect(() => {
    return () => {
      // The list must be visible first.
      requestAnimationFrame(() => giveFocusBack(before.current, link.current));
    };
  }, []);
}

/** Focuses the first field of the element; returns whether there is one. */
function focusFirstField(element: HTMLElement | null): boolean {
  const field = element?.querySelector<HTMLElement>(FIELD);
  // The drawer focuses this element when it has opened.
  field?.setAttribute('data-autofocus', '');
  field?.focus();
  return field != null;
}

function giveFocusBack(before: Element | null, findLink: () => HTMLElement | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const target = isThere ? before : (findLink() ?? document.getElementById('main'));
  // A list takes the focus that is lost; another element that has it keeps it.
  if (document.activeElement?.contains(target ?? null)) target?.focus({ preventScroll: true });
}

/** The next of several new records starts at the first field. */
export function useFocusOfNext(body: RefObject<HTMLElement | null>): void {
  const { creating, savedAt } = useRecord();
  const isNext = creating !== undefined && creating.created === undefined;
  useEffect(() => {
    if (isNext && savedAt) focusFirstField(body.current);
  }, [isNext, savedAt, body]);
}
