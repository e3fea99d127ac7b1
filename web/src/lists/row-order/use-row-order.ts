import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  countOf,
  type LiftedRow,
  moveRow,
  placeBy,
  placeInNextGroup,
  placeOf,
  type RowGroup,
  type RowPlace,
  type Way,
} from './row-places.ts';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';

type Options = {
  groups: readonly RowGroup[];
  titleOf: (id: number) => string;
  /** Saves a move. The caller gives the new order in `groups` at once. */
  onMove: (id: number, to: RowPlace) => void;
  /** Nothing can be moved: a filter is on, or an order is being saved. */
  isOff?: boolean;
};

export type RowOrder = {
  /** The groups as they are drawn: the lifted row is where it would be saved. */
  readonly groups: readonly RowGroup[];
  readonly lifted: LiftedRow | undefined;
  readonly isOff: boolean;
  readonly titleOf: (id: number) => string;
  /** Where the row is drawn, and how many rows its group has. */
  readonly placeOf: (id: number) => (RowPlace & { count: number }) | undefined;
  readonly lift: (id: number, way: Way) => void;
  /** Moves the lifted row by so many rows of its group. */
  readonly moveBy: (by: number) => void;
  /** Moves the lifted row to the group before or after. */
  readonly moveToGroup: (by: -1 | 1) => void;
  readonly moveTo: (to: RowPlace) => void;
  /** Puts a row at an index of its group and saves it, without lifting. */
  readonly place: (id: number, index: number) => void;
  readonly save: () => void;
  readonly putBack: () => void;
  /** Puts down a row that was lifted and not moved. */
  readonly leave: () => void;
  readonly startDrag: RowDrag;
  /** Attributes of the element of a row. An element of a group has `data-order-group`. */
  readonly rowProps: (id: number) => { 'data-row-id': number; 'data-lifted': true | undefined };
};

/** The order of rows, changed by dragging, by keys, or by typing a place. */
export function useRowOrder({ groups, titleOf, onMove, isOff = false }: Options): RowOrder {
  const [state, setLifted] = useState<LiftedRow>();
  const latest = useRef<LiftedRow>(undefined);
  const isThere = state !== undefined && !isOff && placeOf(groups, state.id) !== undefined;
  const lifted = isThere ? state : undefined;
  latest.current = lifted;
  const drawn = useMemo(() => (lifted ? moveRow(groups, lifted.id, lifted.to) : groups), [groups, lifted]);
  const set = (next: LiftedRow | undefined) => {
    latest.current = next;
    setLifted(next);
  };

  const lift = (id: number, way: Way) => {
    const from = placeOf(groups, id);
    if (!isOff && from) set({ id, from, to: from, way });
  };
  const moveTo = (to: RowPlace) => {
    const present = latest.current;
    if (present && !isSame(present.to, to)) set({ ...present, to });
  };
  const save = () => {
    const present = latest.current;
    set(undefined);
    if (present && !isSame(present.from, present.to)) onMove(present.id, present.to);
  };
  const putBack = () => set(undefined);
  useEscape(lifted !== undefined, putBack);
  useShown(lifted);
  const startDrag = useRowDrag({ groups: drawn, latest, lift, moveTo, save });

  return {
    groups: drawn,
    lifted,
    isOff,
    titleOf,
    placeOf: (id) => {
      const place = placeOf(drawn, id);
      return place && { ...place, count: countOf(drawn, place.group) };
    },
    lift,
    moveTo,
    moveBy: (by) => latest.current && moveTo(placeBy(drawn, latest.current.to, by)),
    moveToGroup: (by) => latest.current && moveTo(placeInNextGroup(drawn, latest.current.to, by)),
    place: (id, index) => {
      const from = placeOf(groups, id);
      if (isOff || !from) return;
      const to = placeBy(groups, { ...from, index }, 0);
      set(undefined);
      if (!isSame(from, to)) onMove(id, to);
    },
    save,
    putBack,
    leave: () => {
      if (latest.current && isSame(latest.current.from, latest.current.to)) set(undefined);
    },
    startDrag,
    rowProps: (id) => ({ 'data-row-id': id, 'data-lifted': lifted?.id === id || undefined }),
  };
}

function isSame(one: RowPlace, other: RowPlace): boolean {
  return one.group === other.group && one.index === other.index;
}

/** Escape puts a lifted row back, wherever the focus is. */
function useEscape(isLifted: boolean, putBack: () => void): void {
  const latest = useRef(putBack);
  latest.current = putBack;
  useEffect(() => {
    if (!isLifted) return;
    const putBackByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', putBackByKey, { capture: true });
    return () => window.removeEventListener('keydown', putBackByKey, { capture: true });
  }, [isLifted]);
}

/** A row that keys move stays in view. In another group it is another element: its handle takes the focus again. */
function useShown(lifted: LiftedRow | undefined): void {
  useLayoutEffect(() => {
    if (!lifted || lifted.way === 'drag') return;
    const row = document.querySelector(`[data-row-id="${lifted.id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) {
      row?.querySelector<HTMLElement>('[data-order-handle]')?.focus({ preventScroll: true });
    }
  }, [lifted]);
}
