import { useRef } from 'react';

/** The actions on a list whose items have no ids, and which a user puts in order. */
export function useOrderedList<Item extends object>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const keys = useRef({ of: new WeakMap<Item, number>(), last: 0 });
  const latest = useRef({ items, onChange });
  latest.current = { items, onChange };
  /** React key of the item: it stays the same when the item is moved or changed, so that its fields keep the focus. */
  const keyOf = (item: Item): number => {
    const { current } = keys;
    const known = current.of.get(item);
    if (known !== undefined) return known;
    current.last += 1;
    current.of.set(item, current.last);
    return current.last;
  };
  return {
    keyOf,
    replace: (place: number, next: Item) => {
      const former = items[place];
      if (former) keys.current.of.set(next, keyOf(former));
      onChange(items.with(place, next));
    },
    move: (place: number, by: number) => onChange(moveItem(items, place, by)),
    remove: (place: number) => onChange(items.toSpliced(place, 1)),
    /** Inserts an item at an index of the current list. */
    insert: (place: number, item: Item) => latest.current.onChange(latest.current.items.toSpliced(place, 0, item)),
  };
}

/** The list with the item at the index moved by so many places; past an end it stays at the end. */
export function moveItem<Item>(items: readonly Item[], place: number, by: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(place, 1);
  return item === undefined ? moved : moved.toSpliced(Math.max(place + by, 0), 0, item);
}
