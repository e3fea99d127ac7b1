import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from './RowOrder.module.css';
import { rowOrderText as text } from './row-order.text.ts';
import type { RowOrder } from './use-row-order.ts';

type Props = { order: RowOrder; id: number };

/**
 * The handle of a row: it is dragged, or Space lifts the row, arrows move it, Page Up and Page Down move it to another
 * group, Enter saves and Escape puts it back. A phone does not show it.
 */
export function RowHandle({ order, id }: Props) {
  const place = order.placeOf(id);
  if (!place) return null;
  const isLifted = order.lifted?.id === id;
  const moveByKey = (event: KeyboardEvent) => {
    const run = isLifted ? actionOf(order, event.key) : event.key === ' ' && (() => order.lift(id, 'keys'));
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <ActionIcon
      className={classes.handle}
      visibleFrom="sm"
      size={24}
      aria-label={text.handle(order.titleOf(id), place.index + 1, place.count)}
      aria-pressed={isLifted}
      disabled={order.isOff}
      data-order-handle
      data-lifted={isLifted || undefined}
      onKeyDown={moveByKey}
      // Only a click that comes from no pointer: of a screen reader.
      onClick={({ detail }) => detail === 0 && !isLifted && order.lift(id, 'keys')}
      onPointerDown={(event) => order.startDrag(id, event)}
      onBlur={({ relatedTarget }) => {
        if (isLifted && !isInBar(relatedTarget)) order.leave();
      }}
    >
      <IconGripVertical aria-hidden />
    </ActionIcon>
  );
}

function actionOf(order: RowOrder, key: string): (() => void) | undefined {
  switch (key) {
    case 'ArrowUp':
      return () => order.moveBy(-1);
    case 'ArrowDown':
      return () => order.moveBy(1);
    case 'Home':
      return () => order.moveBy(Number.NEGATIVE_INFINITY);
    case 'End':
      return () => order.moveBy(Number.POSITIVE_INFINITY);
    case 'PageUp':
      return () => order.moveToGroup(-1);
    case 'PageDown':
      return () => order.moveToGroup(1);
    case 'Enter':
      return order.save;
    default:
      // Space would press the button.
      return key === ' ' ? () => {} : undefined;
  }
}

/** Whether the focus goes into the bar of the lifted row. */
export function isInBar(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('[data-order-bar]') !== null;
}
