import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import look from '#web/ui/look.module.css';
import { useBarPlace } from '#web/ui/use-bar-place.ts';
import classes from './RowOrder.module.css';
import { rowOrderText as text } from './row-order.text.ts';
import type { LiftedRow } from './row-places.ts';
import type { RowOrder } from './use-row-order.ts';

/** The bar at the foot of the window that says which row is lifted, and where it is; the last element of a screen. */
export function OrderBar({ order }: { order: RowOrder }) {
  const { lifted } = order;
  const place = lifted && order.placeOf(lifted.id);
  const group = order.groups.find(({ key }) => key === place?.group)?.name;
  return (
    <div className={classes.bar} data-order-bar data-open={lifted !== undefined || undefined}>
      <p className={classes.words} role="status">
        {lifted && place && (
          <>
            <b className={`${look.cut} ${look.strong}`}>{order.titleOf(lifted.id)}</b>
            <span className={look.whole}>
              {group !== undefined && `${group}, `}
              {text.at(place.index + 1, place.count)}
            </span>
          </>
        )}
      </p>
      {lifted && place && <Actions order={order} lifted={lifted} />}
    </div>
  );
}

function Actions({ order, lifted }: { order: RowOrder; lifted: LiftedRow }) {
  const line = useRef<HTMLDivElement>(null);
  useBarPlace(line);
  const place = order.placeOf(lifted.id);
  return (
    <div ref={line} className={`${look.line} ${classes.actions}`} data-save-bar>
      {lifted.way !== 'drag' && (
        <span className={classes.keys} aria-hidden>
          <Key keys={['↑', '↓']} words={text.keys.move} />
          {order.groups.length > 1 && <Key keys={['PgUp', 'PgDn']} words={text.keys.group} />}
          <Key keys={['Enter']} words={text.keys.save} />
          <Key keys={['Esc']} words={text.keys.putBack} />
        </span>
      )}
      <ActionIcon aria-label={text.up} aria-disabled={place?.index === 0 || undefined} onClick={() => order.moveBy(-1)}>
        <IconArrowUp aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={text.down}
        aria-disabled={(place && place.index === place.count - 1) || undefined}
        onClick={() => order.moveBy(1)}
      >
        <IconArrowDown aria-hidden />
      </ActionIcon>
      <Button onClick={order.save}>{text.save}</Button>
    </div>
  );
}

function Key({ keys, words }: { keys: string[]; words: string }) {
  return (
    <span className={classes.key}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {words}
    </span>
  );
}

/** Where the lifted row was, after its title; nothing in other rows. */
export function FormerPlace({ order, id }: { order: RowOrder; id: number }) {
  const { lifted } = order;
  if (lifted?.id !== id) return null;
  const { from, to } = lifted;
  const group = order.groups.find(({ key }) => key === from.group)?.name;
  if (from.group !== to.group && group !== undefined)
    return <span className={`${look.note} ${look.regular} ${classes.was}`}>{text.wasIn(group)}</span>;
  return from.index === to.index ? null : (
    <span className={`${look.note} ${look.regular} ${classes.was}`}>{text.was(from.index + 1)}</span>
  );
}
