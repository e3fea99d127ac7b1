import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type MagazineTables = {
  magazine_issues: MagazineIssueTable;
  magazine_articles: MagazineArticleTable;
  magazine_article_authors: MagazineArticleAuthorTable;
  magazine_authors: MagazineAuthorTable;
  magazine_different_authors: MagazineDifferentAuthorsTable;
  magazine_texts: MagazineTextTable;
  magazine_pages: MagazinePageTable;
  magazine_sections: MagazineSectionTable;
};

type SearchedColumns = RecordColumns & {
  /** What a search compares, as `foldText` returns it. */
  title_folded: Generated<string>;
};

/** An issue of the magazine. `number` is the number in `broj`, for the order; `title` is what people call it. */
export type MagazineIssueTable = SearchedColumns & {
  broj: string;
  title: string;
  number: number;
  godina: number | null;
  mjesec: string;
  graficka_priprema: string;
  tisak: string;
  issuu: string;
  link: string;
  slika: string;
  urednik_id: number | null;
  prijevod_id: number | null;
  produkcija_id: number | null;
  nakladnik: string;
  naklada: string;
  dodatno: string;
  dodatno_eng: string;
  opis: string;
};

/** An article of the magazine. Its authors are in {@link MagazineArticleAuthorTable}. */
export type MagazineArticleTable = SearchedColumns & {
  naslov: string;
  podnaslov: string;
  broj_id: number | null;
  rubrika_id: number | null;
  foto_autor_id: number | null;
  stranica_start: number | null;
  stranica_kraj: number | null;
  tagovi: string;
  puni_sadrzaj: string;
};

/** Who signs an article; the lowest place signs first. */
export type MagazineArticleAuthorTable = { article_id: number; author_id: number; place_in_list: number };

/** A person or company. `name` is the whole name without titles. */
export type MagazineAuthorTable = SearchedColumns & {
  ime: string;
  prezime: string;
  pref: string;
  suf: string;
  email: string;
  web: string;
  name: string;
  firma: Flag;
};

export type MagazineSectionTable = SearchedColumns & { naziv: string };

/** How far the text of an issue's PDF is read. `object_key` is the file that was read. */
export type MagazineTextTable = {
  issue_id: number;
  object_key: string;
  /** `reading` also after a crash; `no-text` for scanned pages; `locked` by a password. */
  state: 'reading' | 'read' | 'no-text' | 'locked' | 'damaged';
  /** 0 until the first pages are read. */
  pages: number;
  pages_read: number;
  /** Tries that began since pages were last stored, and were not given back. */
  tries: Generated<number>;
  /** The process that reads the PDF until the time; null when none does. */
  lease_node: string | null;
  lease_until: string | null;
};

/** The text of a page of an issue. The index of words is kept by the database. */
export type MagazinePageTable = { id: Generated<number>; issue_id: number; page: number; text: string; folded: string };

/** Two authors whose names are alike, and who are different people or companies. The lower id comes first. */
export type MagazineDifferentAuthorsTable = { first_id: number; second_id: number };
