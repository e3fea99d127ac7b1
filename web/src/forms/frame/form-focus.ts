import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { fieldId } from '../define-record-form.ts';
import { useRecord } from '../open-record.ts';

const FIELD = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** Focuses the first field of each record as it renders. On closing, the focus returns to the link of the record. */
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
  const path = useRef<string>(undefined);
  const link = useRef(linkId);
  useEffect(() => {
    link.current = linkId;
    path.current = recordKey === undefined ? undefined : window.location.pathname;
  }, [linkId, recordKey]);
  useEffect(() => {
    // The list must be visible first.
    return () =>
      void requestAnimationFrame(() => giveFocusBack(before.current, () => linkOf(link.current, path.current)));
  }, []);
}

/** The link of the record, or the button that opens the menu with it. */
function linkOf(id: string | undefined, path: string | undefined): HTMLElement | null {
  if (id !== undefined) return document.getElementById(id) ?? document.getElementById(`${id}-target`);
  return path === undefined ? null : document.querySelector<HTMLElement>(`main a[href^="${CSS.escape(path)}"]`);
}

function focusFirstField(element: HTMLElement | null): boolean {
  const field = element?.querySelector<HTMLElement>(FIELD);
  // The drawer focuses this element when it has opened.
  field?.setAttribute('data-autofocus', '');
  field?.focus();
  return field != null;
}

/** Frames in which a list that renders again may show its link. */
const LIST_FRAMES = 20;

function giveFocusBack(before: Element | null, findLink: () => HTMLElement | null, frames = LIST_FRAMES): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const target = isThere ? before : findLink();
  if (!target && frames > 0) return void requestAnimationFrame(() => giveFocusBack(before, findLink, frames - 1));
  const place = target ?? document.getElementById('main');
  // A list takes the focus that is lost; another element that has it keeps it.
  if (document.activeElement?.contains(place)) place?.focus({ preventScroll: true });
}

/** The focus in the fields of a record while it is saved. Returns the element that had it before the form was locked. */
export function useFocusOfForm(body: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const { form, problems, refusals, isLocked, creating, savedAt } = useRecord();
  const isNext = creating !== undefined && creating.created === undefined;
  // The next of several new records starts at the first field.
  useEffect(() => {
    if (isNext && savedAt) focusFirstField(body.current);
  }, [isNext, savedAt, body]);

  const firstInvalid = useRef<string>(undefined);
  firstInvalid.current = problems[0] && fieldId(form.kind, problems[0].field);
  useEffect(() => {
    if (refusals > 0 && firstInvalid.current !== undefined) document.getElementById(firstInvalid.current)?.focus();
  }, [refusals]);
  return useFocusThroughLock(isLocked);
}

/** A locked field loses the focus; it gets it back when the form is unlocked, unless another element has it then. */
export function useFocusThroughLock(isLocked: boolean): RefObject<HTMLElement | null> {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isLocked) return;
    if (document.activeElement === document.body) last.current?.focus();
    // The browser removes the focus as soon as a field is locked: later the field is unknown.
    const keepLast = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', keepLast);
    return () => document.removeEventListener('focusin', keepLast);
  }, [isLocked]);
  return last;
}
