import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

export type AthleteTable = {
  id: Generated<number>;
  version: Generated<number>;
  Ime: string;
  Prezime: string;
  sportid: number;
  slika: Generated<string>;
  aktivan: Generated<Flag>;
  olimpijac: Generated<Flag>;
  EVB: Generated<string>;
  oib: Generated<string>;
  azurirano: string;
  tekst: Generated<string>;
  tekst_eng: Generated<string>;
};
