/** What separates the columns of a text file. */
export declare const SEPARATORS: readonly [';', ',', '\t'];
export type Separator = (typeof SEPARATORS)[number];
/** Cells of a row, and the line of the file on which the row starts, from 1. */
export type Line = {
  line: number;
  cells: string[];
};
/** The separator that the first line has most often outside quotes. */
export declare function detectSeparator(text: string): Separator;
/**
 * The rows of a CSV file; lines end with LF, CRLF or CR. `openQuote` is where a quote opens that nothing closes: its line,
 * and the cells before it. The rows then end before it.
 */
export declare function parseCsv(
  text: string,
  separator: Separator,
): {
  lines: Line[];
  openQuote?: Line;
};
