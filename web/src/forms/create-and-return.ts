/** From a form to another one that adds a record which the first one lacks, and back to what was typed. */
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { addressWithoutDraft, DRAFT_PARAM, WORDS_PARAM } from '#web/lib/unsaved/drafts.ts';
import type { KeptDrafts } from './editing/use-form-state.ts';

/** What the address of a form holds that adds a record for another: that form, its draft, and the words typed there. */
export type FormToReturnTo = { backTo: string; draft: string; words: string };

/** State of the address of the form that asked; `added` is the new record, absent when none was made. */
type ReturnState = { draft: string; added?: number };

/** The form that asked for a new record; undefined when this form was opened by itself. */
export function useFormToReturnTo(): FormToReturnTo | undefined {
  const state = useLocation().state as Partial<FormToReturnTo> | null;
  return state?.backTo === undefined ? undefined : (state as FormToReturnTo);
}

/** What was typed for the name of a new record before its form opened; empty for nothing, and for a kept draft. */
export function useWordsForNew(): string {
  const { state, search } = useLocation();
  const address = new URLSearchParams(search);
  if (address.has(DRAFT_PARAM)) return '';
  return (state as Partial<FormToReturnTo> | null)?.words ?? address.get(WORDS_PARAM) ?? '';
}

/** The address of the form that asked, with the record that was made. */
export function returnTo({ backTo, draft }: FormToReturnTo, added?: number): { to: string; state: ReturnState } {
  return { to: backTo, state: added === undefined ? { draft } : { draft, added } };
}

/** Whether a navigation leads to a form that returns to the one that is left, so that nothing is lost. */
export function comesBack({ state }: Location): boolean {
  return (state as Partial<FormToReturnTo> | null)?.backTo !== undefined;
}

/** `stateFor` is undefined when this browser keeps no drafts; `added` is the record made there. */
export function useCreateAndReturn<Draft extends object>(drafts: KeptDrafts<Draft>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [end] = useState(() => state as ReturnState | null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens again
  useEffect(() => {
    if (end?.draft === undefined) return;
    const left = drafts.kept.find(({ key }) => key.record === end.draft);
    if (left) drafts.restoreKept(left);
    // A reload does not add the record again.
    void navigate(pathname + search, { replace: true });
  }, []);
  const backTo = addressWithoutDraft(pathname, search);
  return {
    added: end?.added,
    stateFor: (words: string): FormToReturnTo | undefined =>
      drafts.isKeeping ? { backTo, draft: drafts.name, words } : undefined,
  };
}
