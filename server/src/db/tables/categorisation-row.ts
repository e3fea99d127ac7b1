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
