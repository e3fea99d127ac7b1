export function removeItem<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, candidate) => candidate !== place);
}

/** The list with the item at the index moved by so many places; past an end it stays at the end. */
export function moveItem<Item>(items: readonly Item[], place: number, by: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(place, 1);
  if (item !== undefined) moved.splice(Math.min(Math.max(place + by, 0), moved.length), 0, item);
  return moved;
}

export function replaceItem<Item>(items: readonly Item[], place: number, next: Item): Item[] {
  return items.map((item, candidate) => (candidate === place ? next : item));
}
