import type { Generated } from 'kysely';
import type { RecordColumns } from '../record-columns.ts';

/** `title_folded` is the name as `foldText` returns it; it is unique. */
export type SportTable = RecordColumns & {
  naziv: string;
  title_folded: Generated<string>;
};
