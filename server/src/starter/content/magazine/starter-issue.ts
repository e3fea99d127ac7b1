/** A person or company of the demo magazine; every one is invented. */
export type StarterAuthor = {
  key: string;
  pref?: string;
  ime: string;
  prezime?: string;
  web?: string;
  firma?: 1;
};

/** An article of the demo magazine. Each `h2` begins a page of the issue. */
export type StarterMagazineArticle = {
  naslov: string;
  podnaslov: string;
  rubrika: string;
  /** Keys of the authors, in the order in which they sign. */
  autori: readonly string[];
  /** Key of who took the photographs; absent for none. */
  fotografije?: string;
  tagovi: string;
  /** HTML of paragraphs, headings and quotations. */
  puni_sadrzaj: string;
};

/** Plain text of a page that belongs to no article. */
export type StarterNotice = { notice: readonly string[] };

export type StarterIssue = {
  broj: string;
  godina: number;
  mjesec: string;
  /** Name of its files, without the ending. */
  file: string;
  /** Alternative text of the cover. */
  cover: string;
  opis: string;
  naklada: string;
  dodatno: string;
  dodatno_eng: string;
  /** Articles and notices in the order of their pages. */
  contents: readonly (StarterMagazineArticle | StarterNotice)[];
};
