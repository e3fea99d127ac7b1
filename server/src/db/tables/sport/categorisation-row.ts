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
