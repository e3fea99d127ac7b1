import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

export type AthleteTable = {
  id: Generated<number>;
  version: Generated<number>;
  Ime: string;
  Prezime: string;
  /** First and last name. */
  name: Generated<string>;
  /** The name as searches compare it. */
  title_folded: Generated<string>;
  /** Last and first name as lists sort them. */
  name_key: Generated<string>;
  sportid: number;
  slika: Generated<string>;
  aktivan: Generated<Flag>;
  olimpijac: Generated<Flag>;
  EVB: Generated<string>;
  oib: Generated<string>;
  azurirano: string;
  tekst: Generated<string>;
  tekst_eng: Generated<string>;
  created: string | null;
  created_by: number | null;
  modified_by: number | null;
};
