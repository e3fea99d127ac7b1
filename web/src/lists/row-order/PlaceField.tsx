import { type KeyboardEvent, useState } from 'react';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { isInBar } from './RowHandle.tsx';
import classes from './RowOrder.module.css';
import { rowOrderText as text } from './row-order.text.ts';
import type { RowOrder } from './use-row-order.ts';

type Props = { order: RowOrder; id: number };

/**
 * The place of a row, as a field: Enter moves the row to the typed place of its group. On a phone the field lifts the
 * row, and the bar moves it.
 */
export function PlaceField({ order, id }: Props) {
  const isPhone = useIsPhone();
  const [typed, setTyped] = useState<string>();
  const place = order.placeOf(id);
  if (!place) return null;
  const isLifted = order.lifted?.id === id;
  const index = indexOf(typed, place.count);
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      setTyped(undefined);
      if (index !== undefined) order.place(id, index);
      else if (isLifted) order.save();
    } else if (event.key === 'Escape') setTyped(undefined);
    else if (isLifted && by !== undefined) {
      event.preventDefault();
      order.moveBy(by);
    }
  };
  return (
    <input
      className={classes.place}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={text.place(order.titleOf(id))}
      disabled={order.isOff}
      value={typed ?? String(place.index + 1)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
        if (isPhone && !isLifted) order.lift(id, 'field');
      }}
      onBlur={({ relatedTarget }) => {
        setTyped(undefined);
        if (isLifted && index !== undefined) order.moveTo({ group: place.group, index });
        else if (isLifted && !isInBar(relatedTarget)) order.leave();
      }}
      onKeyDown={handleKey}
    />
  );
}

/** Undefined when no number was typed. A number past the end is the end. */
function indexOf(typed: string | undefined, count: number): number | undefined {
  return typed === undefined || typed === '' ? undefined : Math.min(Math.max(Number(typed), 1), count) - 1;
}
