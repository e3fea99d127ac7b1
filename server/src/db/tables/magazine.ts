import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type MagazineTables = {
  magazine_issues: MagazineIssueTable;
  magazine_articles: MagazineArticleTable;
  /** Who signs an article; the lowest place signs first. */
  magazine_article_authors: { article_id: number; author_id: number; place_in_list: number };
  magazine_authors: MagazineAuthorTable;
  /** Two authors whose names are alike, and who are different people or companies. The lower id comes first. */
  magazine_different_authors: { first_id: number; second_id: number };
  magazine_texts: MagazineTextTable;
  /** The text of a page of an issue. The index of words is kept by the database. */
  magazine_pages: { id: Generated<number>; issue_id: number; page: number; text: string; folded: string };
  magazine_sections: SearchedColumns & { naziv: string };
};

/** `title_folded` is what a search compares, as `foldText` returns it. */
type SearchedColumns = RecordColumns & { title_folded: Generated<string> };

/** An issue of the magazine. `number` is the number in `broj`, for the order; `title` is what people call it. */
export type MagazineIssueTable = SearchedColumns &
  Record<'broj' | 'title' | 'mjesec' | 'graficka_priprema' | 'tisak' | 'issuu' | 'link' | 'slika', string> &
  Record<'nakladnik' | 'naklada' | 'dodatno' | 'dodatno_eng' | 'opis', string> &
  Record<'godina' | 'urednik_id' | 'prijevod_id' | 'produkcija_id', number | null> & { number: number };

/** An article of the magazine. Its authors are in `magazine_article_authors`. */
export type MagazineArticleTable = SearchedColumns &
  Record<'naslov' | 'podnaslov' | 'tagovi' | 'puni_sadrzaj', string> &
  Record<'broj_id' | 'rubrika_id' | 'foto_autor_id' | 'stranica_start' | 'stranica_kraj', number | null>;

/** A person or company. `name` is the whole name without titles. */
export type MagazineAuthorTable = SearchedColumns &
  Record<'ime' | 'prezime' | 'pref' | 'suf' | 'email' | 'web' | 'name', string> & { firma: Flag };

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
