import type { Line } from './parse-csv.ts';
/** A sheet with at least one filled row. */
export type Sheet = {
  name: string;
  lines: Line[];
};
/** The filled sheets of an Excel file, or of an HTML table that is called one. Nothing is calculated. */
export declare function readWorkbook(source: Uint8Array | string): Promise<Sheet[]>;
