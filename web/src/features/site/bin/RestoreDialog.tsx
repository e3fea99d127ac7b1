import type { BlockedRecord, DeletedRecord, Restoration } from '@baklja/contract/features/site/bin';
import { nominative } from '@baklja/contract/records/record-words';
import { Stack, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './Bin.module.css';
import { useRestoreRecords } from './bin.queries.ts';
import { restoreText as text } from './bin.text.ts';

/** Records that someone wants to restore, and what the server answered instead of restoring them. */
type Asked = {
  ids: number[];
  titles: ReadonlyMap<number, string>;
  answer: Restoration;
  onRestored: (() => void) | undefined;
};

/** Restores records at once, or asks first when something would not come back as it was. */
export function useRestoring() {
  const restoring = useRestoreRecords();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setIsAsking] = useState(false);

  const send = async ({ ids, titles, onRestored }: Omit<Asked, 'answer'>, confirmed: boolean) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const answer = await restoring.mutateAsync({ ids, ...(confirmed && { confirmed }) });
      setIsAsking(answer.restored === 0);
      if (answer.restored === 0) return setAsked({ ids, titles, onRestored, answer });
      toasts.success(answer.message, SUCCESS_TOAST_MS);
      onRestored?.();
    } catch (error) {
      setIsAsking(false);
      toasts.error(messageOf(error));
    }
  };

  return {
    restore: (records: readonly DeletedRecord[], onRestored?: () => void) => {
      const titles = new Map(records.map(({ id, title }) => [id, title]));
      void send({ ids: [...titles.keys()], titles, onRestored }, false);
    },
    isRestoring: restoring.isPending,
    restoreDialog: asked && (
      <RestoreDialog
        asked={asked}
        isOpen={isAsking}
        isBusy={restoring.isPending}
        onConfirm={(ids, parents) => {
          const titles = new Map([...asked.titles, ...parents.map(({ id, title }) => [id, title] as const)]);
          // With more records there may be more to say, which was not shown yet.
          void send({ ...asked, ids, titles }, parents.length === 0);
        }}
        onCancel={() => setIsAsking(false)}
      />
    ),
  };
}

type Parent = NonNullable<BlockedRecord['parent']>;

type Props = {
  asked: Asked;
  isOpen: boolean;
  isBusy: boolean;
  /** `parents` are those among the rows that are restored because others need them. */
  onConfirm: (ids: number[], parents: readonly Parent[]) => void;
  onCancel: () => void;
};

/** Says before records are restored what does not come back as it was, and what cannot come back. */
function RestoreDialog({ asked: { ids, titles, answer }, isOpen, isBusy, onConfirm, onCancel }: Props) {
  const { notes, blocked } = answer;
  const parents = [
    ...new Map(blocked.flatMap(({ parent }) => parent ?? []).map((parent) => [parent.id, parent])).values(),
  ];
  const lost = new Set(blocked.filter(({ parent }) => !parent).map(({ id }) => id));
  const possible = ids.filter((id) => !lost.has(id));
  const confirmed = [...parents.map(({ id }) => id), ...possible.filter((id) => !parents.some((one) => one.id === id))];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.question(ids.length)}
      consequences={parents.map(({ kind, title }) => ({
        icon: <IconArrowBackUp aria-hidden />,
        text: text.alongside(nominative(kind), title),
      }))}
      confirmText={
        parents.length > 0 ? text.together : lost.size > 0 && possible.length > 0 ? text.others : text.restore
      }
      isBusy={isBusy}
      isDisabled={possible.length === 0}
      isHarmless
      onConfirm={() => onConfirm(confirmed, parents)}
      onCancel={onCancel}
    >
      <Stack>
        {blocked.length > 0 && (
          <Sentences
            head={text.blocked}
            sentences={blocked.map(({ id, reason }) => ({ title: titles.get(id), sentence: reason }))}
          />
        )}
        {notes.length > 0 && <Sentences head={text.notes} sentences={notes.map((sentence) => ({ sentence }))} />}
      </Stack>
    </ConfirmDialog>
  );
}

type SentencesProps = { head: string; sentences: readonly { title?: string | undefined; sentence: string }[] };

function Sentences({ head, sentences }: SentencesProps) {
  return (
    <section>
      <Title order={3} fz="lg" fw={550} lh={1.4}>
        {head}
      </Title>
      <ul className={classes.sentences}>
        {sentences.map(({ title, sentence }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences may be equal, and their order never changes
          <li key={place}>
            {title !== undefined && <b>{title}</b>}
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
