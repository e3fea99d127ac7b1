import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

/** `tim` is 0 or 1 here and a boolean on the wire. */
export type MedalTable = {
  id: Generated<number>;
  version: Generated<number>;
  /** As „Zlato, veslanje, OI Pariz 2024”. */
  title: Generated<string>;
  /** The title, the event and the team as searches compare them. */
  title_folded: Generated<string>;
  medalja: number;
  sport: string;
  natjecanje: string;
  disciplina: Generated<string>;
  page_id: number | null;
  page_id_eng: number | null;
  tim: Flag;
  timVal: string;
  created: string | null;
  created_by: number | null;
  modified: string | null;
  modified_by: number | null;
};
