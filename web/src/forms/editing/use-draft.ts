import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { KEEP_DRAFT_MS } from '#web/lib/timings.ts';
import {
  addressWithoutDraft,
  type DraftKey,
  dropDraft,
  type KeptDraft,
  keepDraft,
  listDrafts,
  makeCreateKey,
  makeTabRecord,
} from '#web/lib/unsaved/drafts.ts';
import { flushPendingInput, watchPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { type DraftShape, isSameDraft, takeSecrets } from './draft.ts';

/** What the server last sent or accepted; the version is undefined for a record that does not exist yet. */
export type Base<Draft> = { draft: Draft; version: number | undefined };

/** A draft that was typed in this browser and never saved. */
export type Kept<Draft> = { key: DraftKey; draft: KeptDraft<Draft> };

export type DraftState<Draft extends object> = {
  /** The form as it renders; a long text may lag slightly behind the keyboard. */
  draft: Draft;
  readLatest: () => Draft;
  base: Base<Draft>;
  isDirty: boolean;
  /** Key of the call that makes the record; it stays with the draft until the server has it. */
  createKey: string;
  change: (fields: Partial<Draft>) => void;
  /** The server accepted this state; later input stays and is unsaved. */
  markSaved: (base: Base<Draft>) => void;
  /** The server has another version; the form shows the given draft. */
  rebase: (base: Base<Draft>, draft: Draft) => void;
  /** Earlier drafts that were never saved, latest first, until the user answers. */
  kept: readonly Kept<Draft>[];
  restoreKept: (kept: Kept<Draft>) => void;
  discardKept: (kept: Kept<Draft>) => void;
  /** The name under which this browser stores the draft; see {@link DraftKey}. */
  name: string;
  /** False when this browser has no room for drafts. */
  isKeeping: boolean;
  /** When the draft was stored, to the minute; undefined while nothing is stored. */
  keptAt: Date | undefined;
};

type Options<Draft extends object> = {
  shape: DraftShape<Draft>;
  /** Unique across kinds, as `post/17`; `post/new` while the record is created, also in other tabs. */
  record: string;
  initial: Base<Draft>;
};

/** Holds the draft of a record and stores it in the browser until the server has it. */
export function useDraft<Draft extends object>({ shape, record, initial }: Options<Draft>): DraftState<Draft> {
  const userId = useSession()?.userId ?? 0;
  const [ownRecord] = useState(() => (initial.version === undefined ? makeTabRecord(record) : record));
  const own = useMemo(() => ({ userId, record: ownRecord }), [userId, ownRecord]);
  const { pathname, search } = useLocation();
  const [address] = useState(() => addressWithoutDraft(pathname, search));
  const [base, setBase] = useState(initial);
  const { draft, setDraft, change, readLatest } = useTyped(initial.draft);
  const [kept, setKept] = useState(() => findKept({ userId, record }, initial.draft, shape));
  const [isKeeping, setIsKeeping] = useState(true);
  const [createKey, setCreateKey] = useState(makeCreateKey);
  const [keptMinute, setKeptMinute] = useState<number>();
  const onKept = (isKept: boolean, at: Date) => {
    setIsKeeping(isKept);
    // Minutes, so that the form renders again only when the shown time changes.
    setKeptMinute(isKept ? Math.floor(at.getTime() / MINUTE_MS) : undefined);
  };
  const isChanged = useMemo(() => !isSameDraft(shape, draft, base.draft), [shape, draft, base]);
  const isDirty = usePendingChange(isChanged) || isChanged;

  useKeeping({ own, address, draft, readLatest, base, createKey, shape, onKept });
  useEffect(() => {
    setUnsavedWork(own.record, isDirty);
    return () => setUnsavedWork(own.record, false);
  }, [own, isDirty]);

  const markSaved = useCallback(
    (next: Base<Draft>) => {
      dropDraft(own);
      setKeptMinute(undefined);
      setBase(next);
      setCreateKey(makeCreateKey());
    },
    [own],
  );
  const rebase = useCallback(
    (next: Base<Draft>, nextDraft: Draft) => {
      setBase(next);
      setDraft(nextDraft);
    },
    [setDraft],
  );
  const restoreKept = ({ key, draft: found }: Kept<Draft>) => {
    // Uses the draft's own base, so that a colleague's save in between is detected and merged.
    const present = (draft: Draft) => takeSecrets(shape, draft, base.draft);
    rebase({ draft: present(found.base), version: found.version }, present(found.value));
    setCreateKey(found.createKey ?? makeCreateKey());
    setKept([]);
    if (key.record !== own.record && keepDraft(own, found)) dropDraft(key);
  };
  const discardKept = (discarded: Kept<Draft>) => {
    dropDraft(discarded.key);
    setKept((all) => all.filter((one) => one !== discarded));
  };
  const saved = { base, createKey, markSaved, rebase };
  const keptAt = keptMinute === undefined ? undefined : new Date(keptMinute * MINUTE_MS);
  const keeping = { kept, restoreKept, discardKept, isKeeping, keptAt, name: own.record };
  return { draft, readLatest, isDirty, change, ...saved, ...keeping };
}

const MINUTE_MS = 60_000;

/** The form as it renders, and as it was typed: rendering may lag slightly. */
function useTyped<Draft extends object>(initial: Draft) {
  const [draft, setShown] = useState(initial);
  const latest = useRef(initial);
  const setDraft = useCallback((next: Draft) => {
    latest.current = next;
    setShown(next);
  }, []);
  const change = useCallback((fields: Partial<Draft>) => setDraft({ ...latest.current, ...fields }), [setDraft]);
  const readLatest = useCallback(() => {
    flushPendingInput();
    return latest.current;
  }, []);
  return { draft, setDraft, change, readLatest };
}

/** Whether a field has input that the form does not have yet. Not watched when the form is changed anyway. */
function usePendingChange(isChanged: boolean): boolean {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    if (isChanged) return;
    // Typing never waits for the form to render.
    return watchPendingInput((isPendingNow) => startTransition(() => setIsPending(isPendingNow)));
  }, [isChanged]);
  return isPending;
}

/** Drafts that differ from the form. A field that a draft lacks, as drafts of a former version may, is empty. */
function findKept<Draft extends object>(key: DraftKey, present: Draft, shape: DraftShape<Draft>): Kept<Draft>[] {
  return listDrafts<Draft>(key)
    .map((found) => {
      const { value, base } = found.draft;
      return {
        ...found,
        draft: { ...found.draft, value: { ...shape.empty, ...value }, base: { ...shape.empty, ...base } },
      };
    })
    .filter(({ draft }) => !isSameDraft(shape, draft.value, present));
}

type Keeping<Draft extends object> = Pick<DraftState<Draft>, 'draft' | 'readLatest' | 'base' | 'createKey'> & {
  own: DraftKey;
  address: string;
  shape: DraftShape<Draft>;
  onKept: (isKept: boolean, at: Date) => void;
};

/** Writes the draft shortly after the last key, and at once when the page closes. */
function useKeeping<Draft extends object>(keeping: Keeping<Draft>): void {
  const { own, address, draft, readLatest, base, createKey, shape, onKept } = keeping;
  const keep = useRef((_: Draft) => {});
  const isKept = useRef(false);
  keep.current = (value) => {
    const isDirty = !isSameDraft(shape, value, base.draft);
    // A change that was undone is no longer a draft; an earlier draft still waits for the user's answer.
    if (!isDirty && isKept.current) dropDraft(own);
    isKept.current = isDirty;
    if (!isDirty) return;
    const at = new Date();
    const kept = (draft: Draft) => takeSecrets(shape, draft, shape.empty);
    const stamped = { savedAt: at.toISOString(), version: base.version, createKey, address };
    const title = shape.titleOf && { title: shape.titleOf(value) };
    onKept(keepDraft(own, { value: kept(value), base: kept(base.draft), ...stamped, ...title }), at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the base restarts the wait too
  useEffect(() => {
    const timer = setTimeout(() => keep.current(draft), KEEP_DRAFT_MS);
    return () => clearTimeout(timer);
  }, [draft, base]);
  useEffect(() => {
    const flush = () => keep.current(readLatest());
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [readLatest]);
}
