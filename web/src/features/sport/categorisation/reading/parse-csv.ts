const SEPARATORS = [';', ',', '\t'] as const;

/** Cells of a row, and the line of the file on which the row starts, from 1. */
export type Line = { line: number; cells: string[] };

/**
 * The rows of a CSV file; lines end with LF, CRLF or CR. `openQuote` is where a quote opens that nothing closes: its line,
 * and the cells before it. The rows then end before it.
 */
export function parseCsv(text: string, separator = detectSeparator(text)): { lines: Line[]; openQuote?: Line } {
  const lines: Line[] = [];
  let cells: string[] = [];
  let [line, start, place] = [1, 1, 0];
  while (place < text.length) {
    const cell = readCell(text, place, separator);
    if (cell === undefined) return { lines, openQuote: { line, cells } };
    cells.push(cell.value);
    line += countLineEnds(text.slice(place, cell.end));
    place = cell.end;
    if (text[place] === separator) {
      place += 1;
      if (place < text.length) continue;
      cells.push('');
    }
    lines.push({ line: start, cells });
    cells = [];
    place += text.startsWith('\r\n', place) ? 2 : 1;
    line += 1;
    start = line;
  }
  return { lines };
}

/** The separator that the first line has most often outside quotes. */
function detectSeparator(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** The cell that starts here, and where it ends; undefined when its quote is never closed. */
function readCell(text: string, start: number, separator: string): { value: string; end: number } | undefined {
  let end = start;
  if (text[start] === '"') {
    end = start + 1;
    for (;;) {
      end = text.indexOf('"', end);
      if (end === -1) return undefined;
      if (text[end + 1] !== '"') break;
      end += 2;
    }
    const value = text.slice(start + 1, end).replaceAll('""', '"');
    const rest = endOfPlain(text, end + 1, separator);
    return { value: value + text.slice(end + 1, rest), end: rest };
  }
  end = endOfPlain(text, start, separator);
  return { value: text.slice(start, end), end };
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
