/** What a JSON text of the wire holds; undefined when the text is broken. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
