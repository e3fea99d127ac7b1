import { useWindowEvent } from '@mantine/hooks';
import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Rows in order, by their ids. A list without groups has one group. */
export type RowGroup = {
  readonly key: number;
  /** Said with the place; absent where there is one group. */
  readonly name?: string;
  readonly ids: readonly number[];
};

/** A group and an index in it, from 0. */
export type RowPlace = { readonly group: number; readonly index: number };

type Options = {
  groups: readonly RowGroup[];
  titleOf: (id: number) => string;
  /** Saves a move. The caller gives the new order in `groups` at once. */
  onMove: (id: number, to: RowPlace) => void;
  /** Nothing can be moved: a filter is on, or an order is being saved. */
  isOff?: boolean;
};

type LiftedRow = { readonly id: number; readonly from: RowPlace; readonly to: RowPlace; readonly isDragged: boolean };

export type RowOrder = ReturnType<typeof useRowOrder>;

/** Rows are dragged, or moved by keys or a typed place. A group has `data-order-group`, a row `rowProps`. */
export function useRowOrder({ groups, titleOf, onMove, isOff = false }: Options) {
  const [state, setLifted] = useState<LiftedRow>();
  const lifted = state && !isOff && placeOf(groups, state.id) ? state : undefined;
  // A pointer moves, and ends, before the row is drawn at its place.
  const latest = useRef(lifted);
  latest.current = lifted;
  const drawn = lifted ? moveRow(groups, lifted.id, lifted.to) : groups;

  const set = (next?: LiftedRow) => {
    latest.current = next;
    setLifted(next);
  };
  const lift = (id: number, isDragged = false) => {
    const from = placeOf(groups, id);
    if (from && !isOff) set({ id, from, to: from, isDragged });
  };
  /** Moves the lifted row; past an end of the group it is at the end. */
  const moveTo = (place: RowPlace) => {
    const row = latest.current;
    const to = row && placeOf(moveRow(groups, row.id, place), row.id);
    if (to && !isSame(row.to, to)) set({ ...row, to });
  };
  const isMoved = () => latest.current && !isSame(latest.current.from, latest.current.to);
  const save = () => {
    const row = latest.current;
    const isNew = isMoved();
    set();
    if (row && isNew) onMove(row.id, row.to);
  };
  useWindowEvent(
    'keydown',
    (event) => {
      if (!lifted || event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      set();
    },
    { capture: true },
  );
  useLiftedInView(lifted);
  const startDrag = useRowDrag({
    isDragged: lifted?.isDragged === true,
    start: (id) => lift(id, true),
    follow: (x, y) => {
      const to = latest.current && placeAt(drawn, latest.current.id, x, y);
      if (to) moveTo(to);
    },
    end: save,
  });

  return {
    /** The groups as they are drawn: the lifted row is where it would be saved. */
    groups: drawn,
    lifted,
    isOff,
    titleOf,
    /** Where the row is drawn, and how many rows its group has. */
    placeOf: (id: number) => {
      const place = placeOf(drawn, id);
      return place && { ...place, count: drawn.find(({ key }) => key === place.group)?.ids.length ?? 0 };
    },
    lift,
    moveTo,
    moveBy: (by: number) => lifted && moveTo({ ...lifted.to, index: lifted.to.index + by }),
    /** Moves the lifted row to the end of the group before, or to the start of the group after. */
    moveToGroup: (by: -1 | 1) => {
      const next = drawn[drawn.findIndex(({ key }) => key === lifted?.to.group) + by];
      if (next) moveTo({ group: next.key, index: by === 1 ? 0 : next.ids.length });
    },
    /** Puts a row at an index of its group and saves it. */
    place: (id: number, index: number) => {
      lift(id);
      if (latest.current) moveTo({ ...latest.current.to, index });
      save();
    },
    save,
    /** Puts down a row that was lifted and not moved. */
    leave: () => isMoved() || set(),
    startDrag,
    rowProps: (id: number) => ({ 'data-row-id': id, 'data-lifted': lifted?.id === id || undefined }),
  };
}

/** Where a row is; undefined when it is in no group. */
export function placeOf(groups: readonly RowGroup[], id: number): RowPlace | undefined {
  const group = groups.find(({ ids }) => ids.includes(id));
  return group && { group: group.key, index: group.ids.indexOf(id) };
}

/** The groups with the row at a place; past an end it is at the end. An unknown group changes nothing. */
export function moveRow(groups: readonly RowGroup[], id: number, to: RowPlace): readonly RowGroup[] {
  if (!groups.some(({ key }) => key === to.group)) return groups;
  return groups.map((group) => {
    const ids = group.ids.filter((one) => one !== id);
    return { ...group, ids: group.key === to.group ? ids.toSpliced(Math.max(to.index, 0), 0, id) : ids };
  });
}

function isSame(one: RowPlace, other: RowPlace): boolean {
  return one.group === other.group && one.index === other.index;
}

/** A row that keys move stays in view. In another group it is another element: its handle takes the focus again. */
function useLiftedInView(lifted: LiftedRow | undefined): void {
  useLayoutEffect(() => {
    if (!lifted || lifted.isDragged) return;
    const row = document.querySelector(`[data-row-id="${lifted.id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) {
      row?.querySelector<HTMLElement>('[data-order-handle]')?.focus({ preventScroll: true });
    }
  }, [lifted]);
}

/** A pointer that moves less is a click, pixels. */
const DRAG_STARTS_PX = 4;

/** So near to the foot of the window, or to the bar at its head, a drag scrolls the page, pixels. */
const EDGE_PX = 72;
const HEAD_PX = 48;

type Drag = {
  isDragged: boolean;
  start: (id: number) => void;
  follow: (x: number, y: number) => void;
  end: () => void;
};

/** Drags by pointer events on the window: a row that moves in the page would end a native drag or a captured pointer. */
function useRowDrag({ isDragged, start, follow, end }: Drag) {
  const drag = useRef<{ id: number; x: number; y: number; startY: number; isMoving: boolean }>(undefined);
  const stop = () => {
    if (drag.current?.isMoving) end();
    drag.current = undefined;
  };
  useWindowEvent('pointermove', ({ clientY }) => {
    const { current } = drag;
    if (!current) return;
    current.y = clientY;
    if (!current.isMoving && Math.abs(clientY - current.startY) >= DRAG_STARTS_PX) {
      current.isMoving = true;
      start(current.id);
    }
    if (current.isMoving) follow(current.x, clientY);
  });
  useWindowEvent('pointerup', stop);
  useWindowEvent('pointercancel', stop);
  const scroll = useEffectEvent(() => {
    if (!drag.current) return;
    const { x, y } = drag.current;
    const over = Math.max(y + EDGE_PX - window.innerHeight, 0) - Math.max(HEAD_PX + EDGE_PX - y, 0);
    if (over === 0) return;
    window.scrollBy(0, over / 5);
    follow(x, y);
  });
  useEffect(() => {
    if (!isDragged) return;
    let frame = requestAnimationFrame(function next() {
      scroll();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragged]);
  return (id: number, { button, clientX: x, clientY: y }: PointerEvent) => {
    if (button === 0) drag.current = { id, x, y, startY: y, isMoving: false };
  };
}

/** Undefined when it stays. It passes a row at its middle: rows of different heights would change places in turns. */
function placeAt(groups: readonly RowGroup[], id: number, x: number, y: number): RowPlace | undefined {
  const under = document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<HTMLElement>('[data-row-id], [data-order-group]'));
  const element = under.find((one) => one !== null);
  const from = placeOf(groups, id);
  const row = Number(element?.dataset['rowId']);
  const to = placeOf(groups, row);
  if (!element || !from || row === id) return undefined;
  if (!to) {
    const group = Number(element.dataset['orderGroup']);
    const isOther = group !== from.group && groups.some(({ key }) => key === group);
    return isOther ? { group, index: Number.POSITIVE_INFINITY } : undefined;
  }
  const { top, height } = element.getBoundingClientRect();
  const isAfterItself = to.group === from.group && to.index > from.index;
  return { ...to, index: to.index + (y > top + height / 2 ? 1 : 0) - (isAfterItself ? 1 : 0) };
}
