/** Where the user goes after a record was created or deleted. */
import { recordAddress } from '@baklja/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnTo, useFormToReturnTo } from '../create-and-return.ts';
import { listOf } from '../define-record-form.ts';
import { useRecord } from '../open-record.ts';
import { type FocusPlace, focusPlace } from './focus-place.ts';

/**
 * A new record goes on at its address, as the user sees it now, unless another form asked for it, its form leads
 * elsewhere or the user goes. `readPlace` reads what is open and where the caret is.
 */
export function useOpenCreated(isLeaving: boolean, readPlace: () => FormPlace): void {
  const { form, queries, creating, savedAt } = useRecord();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const created = creating?.created;
  const formToReturnTo = useFormToReturnTo();
  const goesElsewhere = form.after?.create?.goAfterMs !== undefined && !creating?.original;
  const readLatestPlace = useEffectEvent(readPlace);
  useEffect(() => {
    if (!created || goesElsewhere || isLeaving) return;
    if (formToReturnTo) {
      const { to, state } = returnTo(formToReturnTo, created.id);
      void navigate(to, { replace: true, state });
      return;
    }
    let isHere = true;
    const key = created.alias ?? created.id;
    // The record is read first, so that its editor opens without a pause.
    void queryClient.prefetchQuery(queries.one(key)).then(() => {
      if (!isHere) return;
      const { isComparing, ...place } = readLatestPlace();
      const state: CreatedState = { createdAt: savedAt?.getTime() ?? 0, scrollTop: window.scrollY, ...place };
      const search = isComparing ? `?${COMPARING_PARAM}=da` : '';
      void navigate(recordAddress(form.kind, { key }) + search, { replace: true, state });
    });
    return () => {
      isHere = false;
    };
  }, [created, goesElsewhere, isLeaving, form, queries, queryClient, navigate, savedAt, formToReturnTo]);
}

/** In the address of a record that is shown next to its translation. */
export const COMPARING_PARAM = 'usporedi';

/** How a form looks: its sheet of publishing fields, the other language next to it and how far it is scrolled, its focus. */
type FormPlace = { isSheetOpen: boolean; isComparing: boolean; paneTop: number; focus: FocusPlace };

/** When the record was created, milliseconds, and how its form looked; `scrollTop` is for the frame of the application. */
type CreatedState = ({ createdAt: number; scrollTop: number } & Omit<FormPlace, 'isComparing'>) | null;

/** When the record was created that goes on at this address; undefined for one that was opened. */
export function useCreatedAt(): Date | undefined {
  const { createdAt } = (useLocation().state as Partial<CreatedState>) ?? {};
  return createdAt === undefined ? undefined : new Date(createdAt);
}

/** Whether a record that was just created goes on with its publishing fields open, as it was left. */
export function useWasSheetOpen(): boolean {
  return (useLocation().state as Partial<CreatedState>)?.isSheetOpen ?? false;
}

/** Gives a record that was just created the focus and the caret that its form had, and the pane before it its place. */
export function usePlaceOfCreated(body: RefObject<HTMLElement | null>): void {
  const { focus, paneTop = 0 } = (useLocation().state as Partial<CreatedState>) ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens again
  useEffect(() => {
    // The editors have their texts then.
    const frame = requestAnimationFrame(() => {
      if (focus) focusPlace(focus);
      body.current?.previousElementSibling?.scrollTo(0, paneTop);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

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
export function useRedirectAfterDeletion(): void {
  const { form, row, editing } = useRecord();
  const { goTo = listOf(form, row).path, goAfterMs = 0 } = form.after?.remove ?? {};
  useRedirectAfter(editing?.deletion.isDone ?? false, goTo, goAfterMs);
}
