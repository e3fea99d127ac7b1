/** From a form to another one that adds a record which the first one lacks, and back to what was typed. */
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { DRAFT_PARAM } from '#web/lib/unsaved/drafts.ts';
import type { KeptDrafts } from './editing/use-form-state.ts';

/**
 * State of the address of a form that adds a record for another form: the address of that form, the name of its draft
 * in this browser, and what was typed there to find the record.
 */
export type Detour = { backTo: string; draft: string; words: string };

/** State of the address to which a detour leads back; `added` is the new record, absent when none was made. */
type DetourEnd = { draft: string; added?: number };

/** The detour that leads to this form; undefined for a form that was opened by itself. */
export function useDetour(): Detour | undefined {
  const state = useLocation().state as Partial<Detour> | null;
  return state?.backTo === undefined ? undefined : (state as Detour);
}

/** Where a detour leads when it ends, with the record that it made. */
export function endOfDetour({ backTo, draft }: Detour, added?: number): { to: string; state: DetourEnd } {
  return { to: backTo, state: added === undefined ? { draft } : { draft, added } };
}

/** Whether a navigation is a detour from a form, which loses nothing. */
export function isDetour({ state }: Location): boolean {
  return (state as Partial<Detour> | null)?.backTo !== undefined;
}

/**
 * The state for a link from this form to a detour, undefined when this browser keeps no drafts; and the record that a
 * detour has added. What was typed before is restored once.
 */
export function useDetourFrom<Draft extends object>(drafts: KeptDrafts<Draft>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [end] = useState(() => state as DetourEnd | null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens again
  useEffect(() => {
    if (end?.draft === undefined) return;
    const left = drafts.kept.find(({ key }) => key.record === end.draft);
    if (left) drafts.restoreKept(left);
    // A reload does not add the record again.
    void navigate(pathname + search, { replace: true });
  }, []);
  const params = new URLSearchParams(search);
  params.delete(DRAFT_PARAM);
  const backTo = params.size === 0 ? pathname : `${pathname}?${params}`;
  return {
    added: end?.added,
    detour: (words: string): Detour | undefined =>
      drafts.isKeeping ? { backTo, draft: drafts.name, words } : undefined,
  };
}
