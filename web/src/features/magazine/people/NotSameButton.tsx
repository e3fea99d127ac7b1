import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { authorQueries } from './authors.queries.ts';
import type { AuthorPair } from './merge.ts';
import { peopleText as text } from './people.text.ts';

type Props = { pair: AuthorPair; isBusy: boolean; onDone: () => void };

/** Records that two authors differ, for all users. The toast that follows takes it back. */
export function NotSameButton({ pair: [one, other], isBusy, onDone }: Props) {
  const { mutateAsync: set, isPending } = authorQueries.useSetDifferent();
  const toasts = useToasts();
  const bodyFor = (different: 0 | 1) => ({ body: { id: one.id, other_id: other.id, different } });
  const compareAgain = async () => {
    try {
      toasts.success((await set(bodyFor(0))).message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  const record = async () => {
    try {
      const { message } = await set(bodyFor(1));
      toasts.success(message, RECORDS_UNDO_MS, { text: text.compareAgain, onClick: () => void compareAgain() });
      onDone();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <BusyButton isBusy={isPending} disabled={isBusy} onClick={() => void record()}>
      {text.notSame}
    </BusyButton>
  );
}
