import type { BlockedRecord, Restoration } from '@baklja/contract/features/site/bin';
import { nominative } from '@baklja/contract/records/record-words';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import classes from './RestoreDialog.module.css';
import { restoreText as text } from './restore.text.ts';

type Parent = NonNullable<BlockedRecord['parent']>;

type Props = {
  /** Rows of the bin that someone wants to restore. */
  ids: readonly number[];
  titles: ReadonlyMap<number, string>;
  answer: Restoration;
  isOpen: boolean;
  isBusy: boolean;
  /** Rows to restore; `parents` are those among them that are restored because others need them. */
  onConfirm: (confirmed: { ids: number[]; parents: readonly Parent[] }) => void;
  onCancel: () => void;
};

/** Says before records are restored what does not come back as it was, and what cannot come back. */
export function RestoreDialog({ ids, titles, answer, isOpen, isBusy, onConfirm, onCancel }: Props) {
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
      onConfirm={() => onConfirm({ ids: confirmed, parents })}
      onCancel={onCancel}
    >
      {blocked.length > 0 && (
        <Sentences
          head={text.blocked}
          sentences={blocked.map(({ id, reason }) => ({ title: titles.get(id), sentence: reason }))}
        />
      )}
      {notes.length > 0 && <Sentences head={text.notes} sentences={notes.map((sentence) => ({ sentence }))} />}
    </ConfirmDialog>
  );
}

function Sentences({
  head,
  sentences,
}: {
  head: string;
  sentences: readonly { title?: string | undefined; sentence: string }[];
}) {
  return (
    <section className={classes.part}>
      <h3 className={classes.head}>{head}</h3>
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
