import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { authorQueries } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';
import { describeWork, listName } from './people.ts';

type Props = {
  pair: AuthorPair;
  /** The pair was pointed out as possibly the same: the dialog offers to record that the two differ. */
  isSuggested?: boolean;
  onCancel: () => void;
  onDone: () => void;
};

/** Asks which of two authors stays, and makes one of them. The toast that follows brings the other one back. */
export function MergeDialog({ pair, isSuggested = false, onCancel, onDone }: Props) {
  // The list is read again after a write; the question stays about the same two, the one with more work first.
  const [authors] = useState(() => pair.toSorted((one, other) => workOf(other) - workOf(one)));
  const [stayingId, setStayingId] = useState(authors[0]?.id);
  const merge = authorQueries.useMerge();
  const restoring = authorQueries.useRestore();
  const announce = useUndoToast((ids) => restoring.mutateAsync({ body: { ids } }));
  const goes = authors.find(({ id }) => id !== stayingId);
  const confirm = async () => {
    if (stayingId === undefined || !goes) return;
    try {
      const { message } = await merge.mutateAsync({ body: { id: stayingId, merged_id: goes.id } });
      announce(message, [goes.id]);
      onDone();
    } catch {
      // `merge.error` holds the reason.
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title="Spoji dva autora u jednog"
      confirmText="Spoji autore"
      isHarmless
      isBusy={merge.isPending}
      error={merge.error}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
      otherAction={isSuggested && <NotSameButton pair={pair} isBusy={merge.isPending} onDone={onDone} />}
    >
      <Radio.Group
        label="Odaberite koji ostaje. Potpisi u člancima prelaze na njega, redoslijed autora ostaje isti."
        value={String(stayingId)}
        onChange={(id) => setStayingId(Number(id))}
      >
        <Stack mt="sm" gap="sm">
          {authors.map((author) => (
            <Radio
              key={author.id}
              value={String(author.id)}
              label={`${listName(author)} ${text.number(author.id)}`}
              description={describeAuthor(author)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text mt="sm" c="quiet">
        {text.afterMerge(goes ? describeWork(goes) : '')}
      </Text>
    </ConfirmDialog>
  );
}

/** „dr. sc., k@example.org, 44 članka”: what distinguishes two authors with one name. */
function describeAuthor(author: MagazineAuthor): string {
  const { pref, suf, firma, email, web } = author;
  const facts = [firma && text.companyNote, pref, suf, email, web, describeWork(author) || text.noWork];
  return facts.filter(Boolean).join(', ');
}

type NotSameButtonProps = { pair: AuthorPair; isBusy: boolean; onDone: () => void };

/** Records that two authors differ, for all users. The toast that follows takes it back. */
function NotSameButton({ pair: [one, other], isBusy, onDone }: NotSameButtonProps) {
  const { mutateAsync: set, isPending } = authorQueries.useSetDifferent();
  const toasts = useToasts();
  const record = async (different: 0 | 1) => {
    try {
      const { message } = await set({ body: { id: one.id, other_id: other.id, different } });
      if (different === 0) return toasts.success(message, SUCCESS_TOAST_MS);
      toasts.success(message, RECORDS_UNDO_MS, { text: 'Poništi', onClick: () => void record(0) });
      onDone();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <BusyButton isBusy={isPending} disabled={isBusy} onClick={() => void record(1)}>
      Nisu isti
    </BusyButton>
  );
}

export type AuthorPair = readonly [MagazineAuthor, MagazineAuthor];

function workOf({ articles = 0, photographs = 0, issues = 0 }: MagazineAuthor): number {
  return articles + photographs + issues;
}
