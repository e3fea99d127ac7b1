import type { CellObject, WorkBook } from '@e965/xlsx';
import type { Line } from './parse-csv.ts';

/** A sheet with at least one filled row. */
export type Sheet = { name: string; lines: Line[] };

/** The filled sheets of an Excel file, or of an HTML table that is called one. Nothing is calculated. */
export async function readWorkbook(source: Uint8Array | string): Promise<Sheet[]> {
  const { read, SSF } = await import('@e965/xlsx');
  const options = { dense: true, cellFormula: false, cellHTML: false, cellNF: true, raw: true } as const;
  const book = read(source, { ...options, type: typeof source === 'string' ? 'string' : 'array' });

  const textOf = ({ t, v, w, z }: CellObject): string => {
    if (v === undefined || v === null) return '';
    if (t === 'n' && z !== undefined && SSF.is_date(String(z))) {
      const { d, m, y } = SSF.parse_date_code(Number(v), { date1904: book.Workbook?.WBProps?.date1904 === true });
      return `${String(d).padStart(2, '0')}.${String(m).padStart(2, '0')}.${y}.`;
    }
    return t === 'e' ? (w ?? '') : String(v);
  };
  return book.SheetNames.map((name) => ({ name, lines: linesOf(book, name, textOf) })).filter(
    ({ lines }) => lines.length > 0,
  );
}

/** The size that a sheet states may be that of the whole grid; only cells that exist are looked at. */
function linesOf(book: WorkBook, name: string, textOf: (cell: CellObject) => string): Line[] {
  const lines: Line[] = [];
  const rows = (book.Sheets[name] as { '!data'?: (CellObject | undefined)[][] } | undefined)?.['!data'] ?? [];
  rows.forEach((row, place) => {
    const cells = Array.from(row ?? [], (cell) => (cell ? textOf(cell) : ''));
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: place + 1, cells });
  });
  return lines;
}
