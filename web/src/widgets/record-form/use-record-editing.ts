import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dropDraft, findDraft, type KeptDraft, keepDraft } from '#web/lib/drafts.ts';
import { flushPendingInput, watchPendingInput } from '#web/lib/pending-input.ts';
import { useSession } from '#web/lib/session.ts';
import { KEEP_DRAFT_MS } from '#web/lib/timings.ts';
import { setUnsavedWork } from '#web/lib/unsaved-work.ts';
import type { DraftShape } from './draft-shape.ts';

/** What the server has: the form that it gave or took last, and its version; none for a record that is not made yet. */
export type Base<Draft> = { draft: Draft; version: number | undefined };

export type RecordEditing<Draft extends object> = {
  /** The form as it is drawn; a long text that is being written may be a moment behind. */
  draft: Draft;
  /** The form with all that was typed until now: what is to be saved. */
  readLatestDraft: () => Draft;
  base: Base<Draft>;
  isDirty: boolean;
  /** Changes some fields. */
  change: (fields: Partial<Draft>) => void;
  /** The server took this; what was typed since then stays, and is unsaved. */
  markSaved: (base: Base<Draft>) => void;
  /** The server has another version; the draft given with it stands in the form. */
  rebase: (base: Base<Draft>, draft: Draft) => void;
  /** What was typed before and never saved; undefined when there is nothing or it was answered. */
  kept: KeptDraft<Draft> | undefined;
  restoreKept: () => void;
  discardKept: () => void;
  /** False when this browser has no room for drafts. */
  isKeeping: boolean;
};

/**
 * Holds the form of a record and keeps what is typed in the browser until the server has it. `record` names it among all
 * kinds of records, as `post/17`.
 */
export function useRecordEditing<Draft extends object>(
  record: string,
  initial: Base<Draft>,
  shape: DraftShape<Draft>,
): RecordEditing<Draft> {
  const userId = useSession()?.userId ?? 0;
  const [base, setBase] = useState(initial);
  const { draft, setDraft, change, readLatestDraft } = useDraft(initial.draft);
  const [kept, setKept] = useState(() => findKept({ userId, record }, initial, shape));
  const [isKeeping, setIsKeeping] = useState(true);
  const isChanged = useMemo(() => !shape.isSame(draft, base.draft), [shape, draft, base]);
  const isDirty = usePendingChange(isChanged) || isChanged;

  useKeeping({ userId, record, draft, readLatestDraft, base, shape, onKept: setIsKeeping });
  useEffect(() => {
    setUnsavedWork(record, isDirty);
    return () => setUnsavedWork(record, false);
  }, [record, isDirty]);

  const markSaved = useCallback(
    (next: Base<Draft>) => {
      dropDraft({ userId, record });
      setBase(next);
    },
    [userId, record],
  );
  const rebase = useCallback(
    (next: Base<Draft>, nextDraft: Draft) => {
      setBase(next);
      setDraft(nextDraft);
    },
    [setDraft],
  );
  const restoreKept = () => {
    // Against what it was typed on, so that a colleague's save in between is noticed and joined.
    if (kept) rebase({ draft: kept.base, version: kept.version }, kept.value);
    setKept(undefined);
  };
  const discardKept = () => {
    dropDraft({ userId, record });
    setKept(undefined);
  };
  return {
    draft,
    readLatestDraft,
    base,
    isDirty,
    change,
    markSaved,
    rebase,
    kept,
    restoreKept,
    discardKept,
    isKeeping,
  };
}

/** The form as it is drawn, and as it stands: the drawing may come a moment later. */
function useDraft<Draft extends object>(initial: Draft) {
  const [draft, setShown] = useState(initial);
  const latest = useRef(initial);
  const setDraft = useCallback((next: Draft) => {
    latest.current = next;
    setShown(next);
  }, []);
  const change = useCallback((fields: Partial<Draft>) => setDraft({ ...latest.current, ...fields }), [setDraft]);
  const readLatestDraft = useCallback(() => {
    flushPendingInput();
    return latest.current;
  }, []);
  return { draft, setDraft, change, readLatestDraft };
}

/** Whether a field took something that the form was not told yet. Of a form that is changed anyway nobody asks. */
function usePendingChange(isChanged: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isChanged) return;
    // No key waits until the form is drawn anew.
    return watchPendingInput((isHeldNow) => startTransition(() => setIsHeld(isHeldNow)));
  }, [isChanged]);
  return isHeld;
}

type Key = { userId: number; record: string };

function findKept<Draft extends object>(
  key: Key,
  initial: Base<Draft>,
  shape: DraftShape<Draft>,
): KeptDraft<Draft> | undefined {
  const found = findDraft<Draft>(key);
  return found && !shape.isSame(found.value, initial.draft) ? found : undefined;
}

type Keeping<Draft extends object> = Key & {
  draft: Draft;
  readLatestDraft: () => Draft;
  base: Base<Draft>;
  shape: DraftShape<Draft>;
  onKept: (isKept: boolean) => void;
};

/** Writes the draft shortly after the last key, and at once when the page goes away. */
function useKeeping<Draft extends object>(keeping: Keeping<Draft>): void {
  const { userId, record, draft, readLatestDraft, base, shape, onKept } = keeping;
  const keep = useRef((_: Draft) => {});
  const isKept = useRef(false);
  keep.current = (value) => {
    const isDirty = !shape.isSame(value, base.draft);
    // What was typed and taken back again is no draft any more; one of an earlier time still waits for its answer.
    if (!isDirty && isKept.current) dropDraft({ userId, record });
    isKept.current = isDirty;
    if (!isDirty) return;
    const savedAt = new Date().toISOString();
    onKept(keepDraft({ userId, record }, { value, base: base.draft, savedAt, version: base.version }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the base starts the wait anew too
  useEffect(() => {
    const timer = setTimeout(() => keep.current(draft), KEEP_DRAFT_MS);
    return () => clearTimeout(timer);
  }, [draft, base]);
  useEffect(() => {
    const flush = () => keep.current(readLatestDraft());
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [readLatestDraft]);
}
