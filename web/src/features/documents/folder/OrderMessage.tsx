import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatTime } from '#web/lib/dates.ts';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { folderText as text } from './folder.text.ts';
import classes from './OrderMessage.module.css';
import type { OrderFault } from './use-document-order.ts';

type Props = {
  folder: ManagedFolder;
  fault: OrderFault;
  /** The order of the server. */
  ids: readonly number[];
  move: (id: number, place: { index: number }) => void;
  onEnd: () => void;
};

/** A move that is not saved: it failed, or another user changed the order first. It takes the focus. */
export function OrderMessage({ folder, fault, ids, move, onEnd }: Props) {
  const message = useRef<HTMLDivElement>(null);
  // A second fault is another message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the fault
  useEffect(() => message.current?.focus(), [fault]);
  const { message: reason, move: own, before } = fault;
  const isThere = ids.includes(own.id);
  const isOther = before !== undefined && folder.ordered !== null;
  return (
    <div ref={message} className={classes.message} role="alert" tabIndex={-1}>
      <div>
        <h2>
          {isOther
            ? text.changedBy(folder.ordered_by_name ?? text.someone, formatTime(new Date(folder.ordered ?? 0)))
            : text.orderFailed}
        </h2>
        <p>
          {isOther ? text.theirOrder : reason}{' '}
          {isThere ? text.ownMove(own.title, own.index + 1) : text.ownGone(own.title)}
        </p>
      </div>
      <div className={classes.messageButtons}>
        <Button onClick={onEnd}>{before ? text.giveUp : text.dismiss}</Button>
        {isThere && (
          <Button variant="filled" onClick={() => move(own.id, { index: own.index })}>
            {before ? text.applyOwn : RETRY_TEXT}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Covers the table while its order is saved, until shortly after (spec 2, section 4). */
export function Ordering({ count }: { count: number }) {
  return (
    <div className={classes.veil}>
      <div className={classes.float} role="status">
        <Loader size={20} color="currentcolor" aria-hidden />
        <div>
          <b>{text.ordering}</b>
          <p>{text.orderingHelp(count)}</p>
        </div>
      </div>
    </div>
  );
}
