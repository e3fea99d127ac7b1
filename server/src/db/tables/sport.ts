import type { CategorisationColumn } from '@baklja/contract/features/sport/categorisation-file';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type SportTables = {
  sports: SportTable;
  athletes: AthleteTable;
  medals: MedalTable;
  /** Who won a medal; `place_in_list` is the order in which the athletes are named. */
  medal_athletes: { medal_id: number; athlete_id: number; place_in_list: number };
  categorisation_versions: CategorisationVersionTable;
  categorisation_list_rows: CategorisationListRowTable;
  /** A view of the rows of the list in force. */
  categorisation_rows: CategorisationRowTable;
};

/** `title_folded` is the name as `foldText` returns it; it is unique. */
export type SportTable = RecordColumns & { naziv: string; title_folded: Generated<string> };

/**
 * `name` is the first and last name, `title_folded` the name as searches compare it, `name_key` the last and first name
 * as lists sort them.
 */
export type AthleteTable = Omit<RecordColumns, 'modified'> &
  Record<'Ime' | 'Prezime' | 'azurirano', string> &
  Record<'name' | 'title_folded' | 'name_key' | 'slika' | 'EVB' | 'oib' | 'tekst' | 'tekst_eng', Generated<string>> &
  Record<'aktivan' | 'olimpijac', Generated<Flag>> & { sportid: number };

/**
 * `title` is as „Zlato, veslanje, OI Pariz 2024”; `title_folded` holds the title, the event and the team as searches
 * compare them. `tim` is 0 or 1 here and a boolean on the wire.
 */
export type MedalTable = RecordColumns &
  Record<'title' | 'title_folded' | 'disciplina', Generated<string>> &
  Record<'sport' | 'natjecanje' | 'timVal', string> &
  Record<'page_id' | 'page_id_eng', number | null> & { medalja: number; tim: Flag };

/**
 * What was in force from a moment on. The version with the highest id is in force; versions are never deleted. Its rows
 * are those with its `list_id`: its own id, or that of the version that was brought back. The last three columns are the
 * difference to the version before: rows by AUTOID, `changed` by category.
 */
export type CategorisationVersionTable = Record<'id' | 'list_id' | 'rows' | 'added' | 'removed' | 'changed', number> &
  Record<'created_by' | 'restored_id', number | null> &
  Record<'created' | 'file_name', string> & { action: 'import' | 'restore' | 'delete' };

/**
 * The 13 columns of the categorisation file (answers, section 6), and what the list is searched and sorted by. `name_key`
 * is the last name, then the first name; `valid_until` is `KatDo` as YYYY-MM-DD, and empty when it is not a day.
 */
export type CategorisationRowTable = Record<Exclude<CategorisationColumn, 'AUTOID'>, string> &
  Record<'name_folded' | 'name_key' | 'sport_key' | 'county_key' | 'valid_until', string> & { AUTOID: number };

/** A row of any list that was imported; `list_id` is the version that brought it. Lists are never changed or deleted. */
export type CategorisationListRowTable = CategorisationRowTable & { list_id: number };
