import { type KindWithScreens, kindRow } from '@baklja/contract/kinds';
import { capitalised, genitive, inGender, nominative } from '@baklja/contract/records/record-words';
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
  listRecordDrafts,
  type RecordDraft,
  tabOf,
  titleOfDraft,
} from '#web/lib/unsaved/drafts.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { keptDraftsText as text } from './kept-drafts.text.ts';

/** A new record, or changes of one, that this browser keeps and the server never got. */
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

/** What the user has not saved, latest first: the new records of a kind, or everything of the kinds that the role may write. */
export function useKeptDrafts(only?: string): KeptRecord[] {
  const session = useSession();
  const toasts = useToasts();
  const { key } = useLocation();
  const userId = session?.userId ?? 0;
  const [drafts, setDrafts] = useState<RecordDraft[]>([]);
  const read = useCallback(() => setDrafts(listRecordDrafts(userId)), [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was left has kept its draft by then
  useEffect(read, [read, key]);

  const discard = (draft: RecordDraft, title: string) => {
    dropDraft(draft.key);
    read();
    const undo = () => {
      keepDraft(draft.key, draft.draft);
      read();
    };
    toasts.success(`Odbačeno: „${title}”.`, RECORDS_UNDO_MS, { text: 'Vrati', onClick: undo });
  };
  return drafts.flatMap((draft) => {
    const kind = draft.kind as KindWithScreens;
    if (only !== undefined && !(kind === only && draft.isNew)) return [];
    if (!(kindRow(kind)?.screens && mayOpen(session?.role, screenKeysOf(kind).create))) return [];
    const { savedAt } = draft.draft;
    const title = titleOfDraft(draft.draft, kindRow(kind).title) || 'Bez naslova';
    return {
      id: draft.key.record,
      heading: draft.isNew
        ? text.heading(capitalised(nominative(kind)), inGender(kind, 'poslan', 'poslana'))
        : text.changes(genitive(kind)),
      title,
      keptAt: formatDateTime(savedAt),
      to: addressOf(draft),
      discard: () => discard(draft, title),
    };
  });
}

/** The form of a record that exists finds its draft itself. */
function addressOf({ key, isNew, address }: RecordDraft): string {
  if (!isNew) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${DRAFT_PARAM}=${tabOf(key)}`;
}
