import type { SEASONS, Sex } from '@baklja/contract/features/sport/games';
import type { StartStatus } from '@baklja/contract/features/sport/starts';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type SportTables = {
  sports: SportTable;
  athletes: AthleteTable;
  medals: MedalTable;
  medal_athletes: MedalAthleteTable;
  games: GamesTable;
  events: EventTable;
  starts: StartTable;
  start_athletes: StartAthleteTable;
  start_decisions: StartDecisionTable;
  categorisation_versions: CategorisationVersionTable;
  categorisation_list_rows: CategorisationListRowTable;
  /** A view of the rows of the list in force. */
  categorisation_rows: CategorisationRowTable;
};

/** `title_folded` is the name as `foldText` returns it; it is unique. */
export type SportTable = RecordColumns & {
  naziv: string;
  title_folded: Generated<string>;
};

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
  /** Numbers of the athlete in Olympedia and Wikidata; empty when not known. */
  olympedia_id: Generated<string>;
  wikidata_id: Generated<string>;
  created: string | null;
  created_by: number | null;
  modified_by: number | null;
};

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

/** Who won a medal; `place_in_list` is the order in which the athletes are named. */
export type MedalAthleteTable = { medal_id: number; athlete_id: number; place_in_list: number };

export type GamesTable = RecordColumns & {
  name: string;
  title_folded: Generated<string>;
  year: number;
  season: (typeof SEASONS)[number];
  city: string;
  city_en: string;
  country: string;
  country_en: string;
  /** Days, YYYY-MM-DD. */
  opens: string | null;
  closes: string | null;
};

export type EventTable = RecordColumns & {
  games_id: number;
  sport: string;
  name: string;
  name_en: string;
  sex: Sex;
  is_team: Flag;
  /** As „Atletika, Bacanje diska, žene”; `title_folded` is unique at its Games. */
  title: Generated<string>;
  title_folded: Generated<string>;
};

export type StartTable = RecordColumns & {
  event_id: number;
  committee: string;
  place: number | null;
  /** As it was won, and after all decisions until today. */
  medal: number | null;
  current_medal: Generated<number | null>;
  day: string | null;
  status: StartStatus;
  source: string;
  note: string;
  /** The athletes and the event, by their names at the last save. */
  title: Generated<string>;
  /** The medal of the specified list that is this result. */
  medal_id: number | null;
};

export type StartAthleteTable = {
  start_id: number;
  athlete_id: number;
  place_in_list: number;
  role: string;
  took_part: Flag;
};

/** Decisions are only added; `medal_before` is the medal on that day before them. */
export type StartDecisionTable = {
  id: Generated<number>;
  start_id: number;
  day: string;
  body: string;
  document: string;
  medal_before: number | null;
  medal: number | null;
  pending: Flag;
  created: string;
  created_by: number | null;
};

/** What was in force from a moment on. The version with the highest id is in force; versions are never deleted. */
export type CategorisationVersionTable = {
  id: number;
  /** Its rows are those with this `list_id`: its own id, or that of the version that was brought back. */
  list_id: number;
  created: string;
  created_by: number | null;
  action: 'import' | 'restore' | 'delete';
  file_name: string;
  restored_id: number | null;
  rows: number;
  /** Difference to the version before: rows by AUTOID, `changed` by category. */
  added: number;
  removed: number;
  changed: number;
};

/** The 13 columns of the categorisation file (answers, section 6), and what the list is searched and sorted by. */
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
  name_folded: string;
  /** Last name, then first name. */
  name_key: string;
  sport_key: string;
  county_key: string;
  /** `KatDo` as YYYY-MM-DD; empty when it is not a day. */
  valid_until: string;
};

/** A row of any list that was imported. Lists are never changed, and never deleted. */
export type CategorisationListRowTable = CategorisationRowTable & {
  /** The version that brought the list. */
  list_id: number;
};
