/**
 * Restores the line ends of the original in a text that was edited in a field that knows only `\n`: unedited parts
 * stay byte for byte, and new lines end like the first of the original.
 */
export function keepLineEnds(original: string, edited: string): string {
  const shown = original.replace(/\r\n?/g, '\n');
  const start = commonStart(shown, edited);
  const end = commonEnd(shown.slice(start), edited.slice(start));
  const written = edited.slice(start, edited.length - end);

  return (
    original.slice(0, offsetIn(original, start)) +
    written.replaceAll('\n', /\r\n?|\n/.exec(original)?.[0] ?? '\n') +
    original.slice(offsetIn(original, shown.length - end))
  );
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;

  return length;
}

function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length]) length += 1;

  return length;
}

/** Converts an offset in the shown text to one in the original. */
function offsetIn(original: string, shownOffset: number): number {
  let offset = 0;
  for (let shown = 0; shown < shownOffset; shown++) offset += original.startsWith('\r\n', offset) ? 2 : 1;

  return offset;
}
