import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import look from '#web/ui/look.module.css';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { navigationText as text } from '../navigation.text.ts';
import classes from './OrderFailure.module.css';
import type { MenuOrder } from './use-menu-order.ts';

/** Why a move was not saved, which move it was, and a way to make it after all. */
export function OrderFailure({ menuOrder }: { menuOrder: MenuOrder }) {
  const { failed, order, retry, drop } = menuOrder;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) note.current?.focus();
  }, [failed]);
  if (!failed) return null;
  const { message, isStale, id, title, to } = failed;
  const section = order.groups.find(({ key }) => key === to.group)?.name;
  const isPossible = section !== undefined && order.placeOf(id) !== undefined;
  // The message disappears with its buttons.
  const focusRow = () => document.querySelector<HTMLElement>(`[data-row-id="${id}"] [data-order-handle]`)?.focus();
  return (
    <div ref={note} className={classes.note} role="alert" tabIndex={-1}>
      <p className={look.strong}>{message}</p>
      {section !== undefined && <p>{text.yourMove(title, section, to.index + 1)}</p>}
      <div className={`${look.row} ${classes.buttons}`}>
        {isPossible && (
          <Button
            variant="filled"
            onClick={() => {
              focusRow();
              retry();
            }}
          >
            {isStale ? text.moveAnyway : RETRY_TEXT}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            focusRow();
            drop();
          }}
        >
          {text.dropMove}
        </Button>
      </div>
    </div>
  );
}
