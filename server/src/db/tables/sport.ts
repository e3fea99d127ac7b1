import type { Generated } from 'kysely';

/**
 * `title_folded` is the name as `foldText` returns it; it is unique. Author and time are null for rows that an older
 * version created.
 */
export type SportTable = {
  id: Generated<number>;
  version: Generated<number>;
  naziv: string;
  title_folded: Generated<string>;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};
