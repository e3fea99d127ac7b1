/** What a JSON text of the wire holds; undefined when the text is broken. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object of a JSON text, of which nothing is known yet: old records may hold anything. */
export type JsonItem = Record<string, unknown>;

/** The object that a JSON text holds; an empty one when the text holds something else or is broken. */
export function readJsonItem(text: string): JsonItem {
  return toItem(parseJsonText(text));
}

/** The objects of the list that a JSON text holds, in their order; none when it holds something else or is broken. */
export function readJsonItems(text: string): JsonItem[] {
  const list = parseJsonText(text);
  return Array.isArray(list) ? list.map(toItem) : [];
}

/** The value as a text; an empty one when it is something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toItem(value: unknown): JsonItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
