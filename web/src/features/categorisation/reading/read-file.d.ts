import { type Checked, type Header } from './check-lines.ts';
import { type Encoding, findDamage } from './decode-text.ts';
import { type Separator } from './parse-csv.ts';
/** What the user corrected; the rest is detected. */
export type Settings = {
  encoding?: Encoding;
  separator?: Separator;
  header?: Header;
  sheet?: string;
};
export type Reading = Checked & {
  /** Undefined for an Excel file, as the separator. */
  encoding?: Encoding;
  separator?: Separator;
  /** Filled sheets of an Excel file, and the one that was read; undefined while the user has to choose. */
  sheets: string[];
  sheet?: string;
} & ReturnType<typeof findDamage>;
/** Reads a file by its bytes, not its name. @throws UnreadableFile */
export declare function readFile(bytes: Uint8Array<ArrayBuffer>, settings?: Settings): Promise<Reading>;
