import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

export type SportTable = { id: Generated<number>; version: Generated<number>; naziv: string };

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

/** Who won a medal; `place_in_list` is the order in which they are named. */
export type MedalAthleteTable = { medal_id: number; athlete_id: number; place_in_list: number };

/** The 13 columns of the categorisation file (answers, section 6). */
export type CategorisationRowTable = {
  AUTOID: number;
  EVB: string;
  Ime: string;
  PreZme: string;
  Spol: string;
  DatRod: string;
  SptNazOK: string;
  Klub: string;
  Zupanija: string;
  EVSKat: string;
  KatRezult: string;
  KatOd: string;
  KatDo: string;
};
