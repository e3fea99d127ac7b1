import { type KindWithScreens, kindRow } from '@baklja/contract/kinds';
import { capitalised, inGender, nominative } from '@baklja/contract/records/record-words';
import { mayOpen, screenKeysOf } from '@baklja/contract/screens';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatDateTime } from '#web/lib/dates.ts';
import { useSession } from '#web/lib/session.ts';
import { RECORDS_UNDO_MS } from '#web/lib/timings.ts';
import {
  DRAFT_PARAM,
  dropDraft,
  keepDraft,
  listNewDrafts,
  type NewDraft,
  tabOf,
  titleOfDraft,
} from '#web/lib/unsaved/drafts.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { keptDraftsText as text } from './kept-drafts.text.ts';

/** A new record that was begun in this browser and never reached the server. */
export type KeptRecord = {
  id: string;
  heading: string;
  title: string;
  /** When it was kept last: `22-11-2026 u 06:12`. */
  keptAt: string;
  to: string;
  /** Deletes it; the toast that follows brings it back. */
  discard: () => void;
};

/** The kept new records of the user, latest first, of one kind or of all kinds that the role may create. */
export function useNewDrafts(only?: string): KeptRecord[] {
  const session = useSession();
  const toasts = useToasts();
  const { key } = useLocation();
  const userId = session?.userId ?? 0;
  const [drafts, setDrafts] = useState<NewDraft[]>([]);
  const read = useCallback(() => setDrafts(listNewDrafts(userId)), [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was left has kept its draft by then
  useEffect(read, [read, key]);

  const discard = (draft: NewDraft, title: string) => {
    dropDraft(draft.key);
    read();
    const undo = () => {
      keepDraft(draft.key, draft.draft);
      read();
    };
    toasts.success(text.discarded(title), RECORDS_UNDO_MS, { text: text.undo, onClick: undo });
  };
  return drafts.flatMap((draft) => {
    const kind = draft.kind as KindWithScreens;
    if (only !== undefined && kind !== only) return [];
    if (!(kindRow(kind)?.screens && mayOpen(session?.role, screenKeysOf(kind).create))) return [];
    const { savedAt } = draft.draft;
    const title = titleOfDraft(draft.draft, kindRow(kind).title) || text.untitled;
    return {
      id: draft.key.record,
      heading: text.heading(capitalised(nominative(kind)), inGender(kind, 'poslan', 'poslana')),
      title,
      keptAt: formatDateTime(savedAt),
      to: addressOf(draft),
      discard: () => discard(draft, title),
    };
  });
}

function addressOf({ key, address }: NewDraft): string {
  return `${address}${address.includes('?') ? '&' : '?'}${DRAFT_PARAM}=${tabOf(key)}`;
}
