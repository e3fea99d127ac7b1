import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

/** `tim` is 0 or 1 here and a boolean on the wire. */
export type MedalTable = {
  id: Generated<number>;
  version: Generated<number>;
  medalja: number;
  sport: string;
  natjecanje: string;
  page_id: number | null;
  page_id_eng: number | null;
  tim: Flag;
  timVal: string;
};
