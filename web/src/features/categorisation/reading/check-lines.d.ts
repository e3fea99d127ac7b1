import { type CategorisationColumn } from '@baklja/contract/sport/categorisation-file';
import type { Line } from './parse-csv.ts';
import { type Proposal } from './propose-value.ts';
/** The columns are found by the names of the first row, or by their order with or without a first row of names. */
export declare const HEADERS: readonly ['names', 'order', 'none'];
export type Header = (typeof HEADERS)[number];
/** A fault of the file; `found` is what the cell holds, `who` whose row it is. */
export type FileFault = {
  line: number;
  column?: CategorisationColumn;
  found: string;
  message: string;
  who: string;
};
/** A category or county that is not known, with the lines that have it and the known value that it may mean. */
export type UnknownValue = {
  column: 'EVSKat' | 'Zupanija';
  value: string;
  lines: number[];
  proposal?: Proposal;
};
/** Corrections of the user, and the quote that nothing closes. */
type Options = {
  header?: Header | undefined;
  openQuote?: Line | undefined;
};
export type Checked = {
  header: Header;
  /** The rows without faults, each with its 13 values in order. */
  rows: string[][];
  faults: FileFault[];
  unknown: UnknownValue[];
  /** The first row names the columns in another order than the usual one. */
  isReordered: boolean;
};
/** A file that cannot be read at all; the message is Croatian and for users. */
export declare class UnreadableFile extends Error {}
/**
 * Puts the cells of every line into the 13 columns, and finds what is wrong or unknown.
 * @throws UnreadableFile with more rows than the server takes.
 */
export declare function checkLines(lines: readonly Line[], { header: chosen, openQuote }?: Options): Checked;
