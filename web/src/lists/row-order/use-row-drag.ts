import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type LiftedRow, placeOf, type RowGroup, type RowPlace } from './row-places.ts';

export type RowDrag = (id: number, event: ReactPointerEvent) => void;

type Options = {
  groups: readonly RowGroup[];
  latest: RefObject<LiftedRow | undefined>;
  lift: (id: number, way: 'drag') => void;
  moveTo: (to: RowPlace) => void;
  save: () => void;
};

/** A pointer that moves less is a click, pixels. */
const DRAG_STARTS_PX = 4;

/** Near an edge of the window the page scrolls: so near, and at most so far in each frame, pixels. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

/**
 * Drags rows by pointer events on the window. The element of the row moves in the page meanwhile, so neither native
 * dragging nor a captured pointer would survive.
 */
export function useRowDrag(options: Options): RowDrag {
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return (id, { button, clientX, clientY }) => {
    if (button !== 0) return;
    stop.current();
    const listeners = new AbortController();
    let y = clientY;
    let isDragging = false;
    let frame = 0;
    const read = () => latestOptions.current;
    const follow = () => {
      const to = placeAt(read().groups, id, { x: clientX, y });
      if (to) read().moveTo(to);
    };
    const scroll = () => {
      const over = Math.max(y - (window.innerHeight - EDGE_PX), 0) - Math.max(EDGE_PX + HEAD_PX - y, 0);
      if (over !== 0) {
        window.scrollBy(0, Math.max(Math.min(over / 4, SCROLL_PX), -SCROLL_PX));
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = (event: PointerEvent) => {
      y = event.clientY;
      if (!isDragging && Math.hypot(event.clientX - clientX, y - clientY) >= DRAG_STARTS_PX) {
        isDragging = true;
        read().lift(id, 'drag');
        frame = requestAnimationFrame(scroll);
      }
      // Escape has put the row back.
      if (isDragging && !read().latest.current) stop.current();
      else if (isDragging) follow();
    };
    stop.current = () => {
      listeners.abort();
      cancelAnimationFrame(frame);
      stop.current = () => {};
    };
    const end = () => {
      stop.current();
      if (isDragging) read().save();
    };
    const { signal } = listeners;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
}

/** Height of the bar at the head of the window, pixels. */
const HEAD_PX = 48;

type Point = { x: number; y: number };

/**
 * The place of the dragged row under a point; undefined when it stays. It passes another row at the middle of that row,
 * because rows differ in height and would otherwise change places in turns.
 */
function placeAt(groups: readonly RowGroup[], id: number, { x, y }: Point): RowPlace | undefined {
  const found = document.elementsFromPoint(x, y).find((element) => element.closest('[data-row-id]'));
  const row = found?.closest<HTMLElement>('[data-row-id]');
  const from = placeOf(groups, id);
  if (!row || !from) return placeInGroupAt(groups, id, { x, y });
  const to = placeOf(groups, Number(row.dataset['rowId']));
  if (!to) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const isBelowMiddle = y > top + height / 2;
  if (to.group !== from.group) return { ...to, index: to.index + (isBelowMiddle ? 1 : 0) };
  if (to.index > from.index) return isBelowMiddle ? to : undefined;
  return isBelowMiddle ? undefined : to;
}

/** A group without rows takes the dragged row too. */
function placeInGroupAt(groups: readonly RowGroup[], id: number, { x, y }: Point): RowPlace | undefined {
  const found = document.elementsFromPoint(x, y).find((element) => element.closest('[data-order-group]'));
  const key = Number(found?.closest<HTMLElement>('[data-order-group]')?.dataset['orderGroup']);
  const group = groups.find((one) => one.key === key);
  return group && !group.ids.includes(id) ? { group: key, index: group.ids.length } : undefined;
}
