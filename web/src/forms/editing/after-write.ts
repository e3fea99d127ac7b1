/** Where the user goes after a record was created or deleted. */
import { recordAddress } from '@baklja/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnTo, useFormToReturnTo } from '../create-and-return.ts';
import { listOf } from '../define-record-form.ts';
import { useRecord } from '../open-record.ts';

/** A new record goes on at its address, unless another form asked for it, its form leads elsewhere or the user goes. */
export function useOpenCreated(isLeaving: boolean, isSheetOpen = false): void {
  const { form, queries, creating, savedAt } = useRecord();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const created = creating?.created;
  const formToReturnTo = useFormToReturnTo();
  const goesElsewhere = form.after?.create?.goAfterMs !== undefined;
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
      const state: CreatedState = { createdAt: savedAt?.getTime() ?? 0, isSheetOpen };
      if (isHere) void navigate(recordAddress(form.kind, { key }), { replace: true, state });
    });
    return () => {
      isHere = false;
    };
  }, [created, goesElsewhere, isLeaving, isSheetOpen, form, queries, queryClient, navigate, savedAt, formToReturnTo]);
}

/** When the record was created, milliseconds, and whether the sheet of publishing fields was open. */
type CreatedState = { createdAt?: number; isSheetOpen?: boolean } | null;

/** When the record was created that goes on at this address; undefined for one that was opened. */
export function useCreatedAt(): Date | undefined {
  const { createdAt } = (useLocation().state as CreatedState) ?? {};
  return createdAt === undefined ? undefined : new Date(createdAt);
}

/** Whether a record that was just created goes on with its publishing fields open, as it was left. */
export function useWasSheetOpen(): boolean {
  return (useLocation().state as CreatedState)?.isSheetOpen ?? false;
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
  const { form, editing } = useRecord();
  const { goTo = listOf(form).path, goAfterMs = 0 } = form.after?.remove ?? {};
  useRedirectAfter(editing?.deletion.isDone ?? false, goTo, goAfterMs);
}
