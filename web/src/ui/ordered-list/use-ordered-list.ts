import { useRef } from 'react';
import { moveItem, removeItem, replaceItem } from './ordered-list.ts';

/** A list that a user puts in order. */
export type OrderedList<Item> = {
  /** React key of the item: it stays the same when the item is moved or changed, so that its fields keep the focus. */
  keyOf: (item: Item) => number;
  replace: (place: number, next: Item) => void;
  /** Moves an item by so many places. */
  move: (place: number, by: number) => void;
  remove: (place: number) => void;
  /** Inserts an item at an index of the current list. */
  insert: (place: number, item: Item) => void;
};

/** The actions on a list whose items have no ids. */
export function useOrderedList<Item extends object>(
  items: readonly Item[],
  onChange: (items: Item[]) => void,
): OrderedList<Item> {
  const keys = useRef(new WeakMap<Item, number>());
  const lastKey = useRef(0);
  const latest = useRef({ items, onChange });
  latest.current = { items, onChange };
  const keyOf = (item: Item) => {
    const known = keys.current.get(item);
    if (known !== undefined) return known;
    lastKey.current += 1;
    keys.current.set(item, lastKey.current);
    return lastKey.current;
  };
  return {
    keyOf,
    replace: (place, next) => {
      const former = items[place];
      if (former) keys.current.set(next, keyOf(former));
      onChange(replaceItem(items, place, next));
    },
    move: (place, by) => onChange(moveItem(items, place, by)),
    remove: (place) => onChange(removeItem(items, place)),
    insert: (place, item) => {
      const current = latest.current;
      current.onChange(current.items.toSpliced(place, 0, item));
    },
  };
}
