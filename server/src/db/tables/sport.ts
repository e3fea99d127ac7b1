import type { Generated } from 'kysely';

/** `title_folded` is the name as `foldText` makes it; it is unique. Who and when are null for what an older version made. */
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
