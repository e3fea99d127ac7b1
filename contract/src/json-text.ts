/** The parsed value of a JSON text; undefined when the text is broken. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object of a JSON text with unknown content: old records may hold anything. */
export type JsonItem = Record<string, unknown>;

/** The object that a JSON text holds; an empty object when the text holds something else or is broken. */
export function readJsonItem(text: string): JsonItem {
  return toItem(parseJsonText(text));
}

/** The objects of the list that a JSON text holds, in order; empty when the text holds something else or is broken. */
export function readJsonItems(text: string): JsonItem[] {
  const list = parseJsonText(text);
  return Array.isArray(list) ? list.map(toItem) : [];
}

/** The value if it is a string; otherwise an empty string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toItem(value: unknown): JsonItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
