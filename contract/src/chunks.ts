/** The list in parts of at most so many entries, in order. An empty list has no parts. */
export function* chunksOf<Entry>(list: readonly Entry[], size: number): Generator<Entry[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
