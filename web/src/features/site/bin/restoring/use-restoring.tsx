import type { DeletedRecord, Restoration } from '@baklja/contract/features/site/bin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useRestoreRecords } from '../bin.queries.ts';

const RestoreDialog = lazy(async () => ({ default: (await import('./RestoreDialog.tsx')).RestoreDialog }));

/** Records that someone wants to restore, and what the server answered instead of restoring them. */
type Asked = { ids: number[]; titles: ReadonlyMap<number, string>; answer: Restoration; onRestored?: () => void };

type Restoring = {
  restore: (records: readonly DeletedRecord[], onRestored?: () => void) => void;
  isRestoring: boolean;
  restoreDialog: ReactNode;
};

/** Restores records at once, or asks first when something would not come back as it was. */
export function useRestoring(): Restoring {
  const restoring = useRestoreRecords();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setIsAsking] = useState(false);

  const send = async ({ ids, ...wish }: Omit<Asked, 'answer'>, confirmed: boolean) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const answer = await restoring.mutateAsync({ ids, ...(confirmed && { confirmed }) });
      setIsAsking(answer.restored === 0);
      if (answer.restored === 0) return setAsked({ ids, ...wish, answer });
      toasts.success(answer.message, SUCCESS_TOAST_MS);
      wish.onRestored?.();
    } catch (error) {
      setIsAsking(false);
      toasts.error(messageOf(error));
    }
  };

  return {
    restore: (records, onRestored) => {
      const titles = new Map(records.map(({ id, title }) => [id, title]));
      void send({ ids: [...titles.keys()], titles, ...(onRestored && { onRestored }) }, false);
    },
    isRestoring: restoring.isPending,
    restoreDialog: asked && (
      <Suspense>
        <RestoreDialog
          ids={asked.ids}
          titles={asked.titles}
          answer={asked.answer}
          isOpen={isAsking}
          isBusy={restoring.isPending}
          onConfirm={({ ids, parents }) => {
            const titles = new Map([...asked.titles, ...parents.map(({ id, title }) => [id, title] as const)]);
            // With more records there may be more to say, which was not shown yet.
            void send({ ...asked, ids, titles }, parents.length === 0);
          }}
          onCancel={() => setIsAsking(false)}
        />
      </Suspense>
    ),
  };
}
