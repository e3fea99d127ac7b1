/** The part of the baseline for what the website shows. */
import { sql } from 'kysely';
import type { ColumnTypes } from './columns.ts';

/** Categories, posts and pages. */
export function content({ onPostgres, id, large, plain }: ColumnTypes) {
  // The index of each order also holds all that lists filter by. SQLite searches for titles in it as well; PostgreSQL
  // rejects long keys, and has an index of trigrams.
  const filtered = sql.raw('id, state, catid, created_by, publish_up, publish_down');
  const folded = sql.raw(onPostgres ? '' : ', title_folded');
  return [
    sql`create table categories (
      id ${id}, version integer not null default 1, title text not null unique,
      created ${plain}, created_by ${large}, modified ${plain}, modified_by ${large},
      title_folded ${plain} not null default ''
    )`,
    sql`create unique index categories_by_title on categories (title_folded)`,

    sql`create table posts (
      id ${id}, version integer not null default 1,
      language ${plain} not null, state integer not null,
      created ${plain} not null, publish_up ${plain} not null, modified ${plain} not null,
      created_by ${large}, modified_by ${large},
      catid ${large} not null references categories (id),
      izdvojeno integer not null default 0, access integer not null default 1,
      featured integer not null default 1, asset_id integer not null default 0,
      title text not null, title_folded ${plain} not null, alias ${plain} not null unique,
      images text not null, introtext text not null, gallery text not null, fulltext text not null,
      title_key ${plain} not null default '', publish_down ${plain}
    )`,
    ...(onPostgres ? [sql`create index posts_by_title on posts using gin (title_folded gin_trgm_ops)`] : []),
    sql`create index posts_by_publish_up on posts (publish_up, state)`,
    sql`create index posts_by_author on posts (created_by)`,
    sql`create index posts_by_category on posts (catid, language)`,
    sql`create index posts_by_created on posts (language, created, ${filtered}${folded})`,
    sql`create index posts_by_modified on posts (language, modified, ${filtered}, created${folded})`,
    sql`create index posts_by_title_key on posts (language, title_key, ${filtered}, created${folded})`,
    sql`create index posts_by_publish_down on posts (publish_down, state) where publish_down is not null`,

    sql`create table pinned_posts (
      post_id ${large} primary key references posts (id) on delete cascade,
      pinned_at ${plain} not null, pinned_by ${large}
    )`,

    sql`create table pages (
      id ${id}, version integer not null default 1,
      language ${plain} not null, created_time ${plain} not null, created_user_id ${large},
      modified_time ${plain} not null, modified_user_id ${large},
      show_gallery integer not null default 0, show_buttons integer not null default 0,
      show_accordion integer not null default 0,
      title text not null, title_folded ${plain} not null, slug ${plain} not null unique,
      image text not null, buttons text not null, gallery text not null, gallery_captions text not null,
      accordion text not null, description text not null
    )`,
    sql`create index pages_by_language on pages (language, id)`,

    ...translations(large, { table: 'post_translations', record: 'post_id', records: 'posts' }),
    ...translations(large, { table: 'page_translations', record: 'page_id', records: 'pages' }),

    sql`create table preview_links (
      id ${id}, token_hash ${plain} not null unique, kind text not null, record_id ${large} not null,
      created ${plain} not null, created_by ${large}, expires ${plain} not null
    )`,
    sql`create index preview_links_by_record on preview_links (kind, record_id, expires)`,
    sql`create index preview_links_by_expiry on preview_links (expires)`,
  ];
}

/** Each pair is in the table twice, once from either side. */
function translations(large: ColumnTypes['large'], names: Record<'table' | 'record' | 'records', string>) {
  const [table, record, records] = [sql.raw(names.table), sql.raw(names.record), sql.raw(names.records)];
  return [
    sql`create table ${table} (
      ${record} ${large} primary key references ${records} (id) on delete cascade,
      translation_id ${large} not null unique references ${records} (id) on delete cascade,
      outdated integer not null default 0
    )`,
    sql`create index ${table}_outdated on ${table} (${record}) where outdated = 1`,
  ];
}

export function sport({ onPostgres, id, large, plain }: ColumnTypes) {
  const ofCategorisation = sql.raw(
    '"AUTOID", "EVB", "Ime", "PreZme", "Spol", "DatRod", "SptNazOK", "Klub", "Zupanija", "EVSKat", "KatRezult", ' +
      '"KatOd", "KatDo", name_folded, name_key, sport_key, county_key, valid_until',
  );
  return [
    sql`create table sports (
      id ${id}, version integer not null default 1, naziv text not null unique,
      created ${plain}, created_by ${large}, modified ${plain}, modified_by ${large},
      title_folded ${plain} not null default ''
    )`,
    sql`create unique index sports_by_title on sports (title_folded)`,

    sql`create table athletes (
      id ${id}, version integer not null default 1,
      "Ime" text not null, "Prezime" text not null, sportid ${large} not null references sports (id),
      slika text not null default '', aktivan integer not null default 1, olimpijac integer not null default 0,
      "EVB" text not null default '', oib text not null default '', azurirano ${plain} not null,
      tekst text not null default '', tekst_eng text not null default '', name text not null default '',
      title_folded ${plain} not null default '', name_key ${plain} not null default '',
      created ${plain}, created_by ${large}, modified_by ${large}
    )`,
    sql`create index athletes_by_sport on athletes (sportid)`,
    sql`create index athletes_by_name on athletes (name_key, id, sportid, aktivan, olimpijac)`,
    sql`create index athletes_by_folded_name on athletes (title_folded)`,
    sql`create unique index athletes_by_oib on athletes (oib) where oib <> ''`,
    ...(onPostgres ? [sql`create index athletes_by_words on athletes using gin (title_folded gin_trgm_ops)`] : []),

    sql`create table medals (
      id ${id}, version integer not null default 1,
      medalja integer not null, sport text not null, natjecanje text not null,
      page_id ${large}, page_id_eng ${large}, tim integer not null, "timVal" text not null,
      disciplina text not null default '', title text not null default '', title_folded ${plain} not null default '',
      created ${plain}, modified ${plain}, created_by ${large}, modified_by ${large}
    )`,
    sql`create index medals_by_page on medals (page_id)`,
    sql`create index medals_by_english_page on medals (page_id_eng)`,
    sql`create index medals_by_sport on medals (sport)`,
    sql`create table medal_athletes (
      medal_id ${large} not null references medals (id) on delete cascade,
      athlete_id ${large} not null references athletes (id),
      place_in_list integer not null,
      constraint medal_athletes_key primary key (medal_id, athlete_id)
    )`,
    sql`create index medal_athletes_by_athlete on medal_athletes (athlete_id)`,

    sql`create table categorisation_versions (
      id ${large} primary key, list_id ${large} not null, created ${plain} not null, created_by ${large},
      action text not null, file_name text not null, restored_id ${large},
      rows integer not null, added integer not null, removed integer not null, changed integer not null
    )`,
    sql`create table categorisation_list_rows (
      list_id ${large} not null, "AUTOID" ${large} not null,
      "EVB" text not null, "Ime" text not null, "PreZme" text not null, "Spol" text not null,
      "DatRod" text not null, "SptNazOK" text not null, "Klub" text not null, "Zupanija" text not null,
      "EVSKat" text not null, "KatRezult" text not null, "KatOd" text not null, "KatDo" text not null,
      name_folded ${plain} not null, name_key ${plain} not null, sport_key ${plain} not null,
      county_key ${plain} not null, valid_until ${plain} not null,
      constraint categorisation_list_rows_key primary key (list_id, "AUTOID")
    )`,
    sql`create index categorisation_rows_by_name on categorisation_list_rows (list_id, name_key, "AUTOID")`,
    sql`create index categorisation_rows_by_sport on categorisation_list_rows (list_id, "SptNazOK", "AUTOID")`,
    sql`create index categorisation_rows_by_evb on categorisation_list_rows (list_id, "EVB", "AUTOID")`,
    // The rows of the list in force.
    sql`create view categorisation_rows as select ${ofCategorisation} from categorisation_list_rows
      where list_id = (select list_id from categorisation_versions order by id desc limit 1)`,
  ];
}

export function documents({ onPostgres, large, plain, record }: ColumnTypes) {
  return [
    sql`create table document_folders (
      ${record},
      order_version integer not null default 1, ordered ${plain}, ordered_by ${large},
      title text not null, title_eng text not null, title_folded ${plain} not null default '',
      show_doc_page integer not null, lng text not null
    )`,
    sql`create index document_folders_by_language on document_folders (lng, id)`,
    sql`create table subfolders (
      ${record},
      title text not null, title_eng text not null, show_sub integer not null, doc_cat ${large} not null
    )`,
    sql`create index subfolders_by_folder on subfolders (doc_cat, id)`,
    sql`create table documents (
      ${record},
      doc_name text not null, title_eng text not null, title_folded ${plain} not null default '',
      link text not null, year integer not null, "orderIndex" integer not null,
      page_id ${large} not null, sub_folder ${large}, show_in_sub integer not null
    )`,
    sql`create index documents_by_place on documents (page_id, "orderIndex", id)`,
    sql`create index documents_by_subfolder on documents (sub_folder, show_in_sub)`,
    ...(onPostgres ? [sql`create index documents_by_words on documents using gin (title_folded gin_trgm_ops)`] : []),
  ];
}

export function navigation({ large, plain, record }: ColumnTypes) {
  return [
    sql`create table menu_sections (
      ${record},
      order_version integer not null default 1, ordered ${plain}, ordered_by ${large},
      value text not null, sub integer not null default 0, doc integer not null default 0,
      search integer not null default 0, kont integer not null default 0,
      link text not null default '', "orderIndex" integer not null
    )`,
    sql`create table menu_items (
      ${record},
      value text not null, title_folded ${plain} not null default '', link text not null,
      nav ${large} not null, "orderIndex" integer not null
    )`,
    sql`create index menu_items_by_place on menu_items (nav, "orderIndex", id)`,
  ];
}

export function magazine({ onPostgres, id, large, plain, record }: ColumnTypes) {
  return [
    sql`create table magazine_sections (
      ${record},
      naziv text not null, title_folded ${plain} not null default ''
    )`,
    sql`create unique index magazine_sections_by_title on magazine_sections (title_folded)`,

    sql`create table magazine_authors (
      ${record},
      ime text not null, prezime text not null, pref text not null, suf text not null,
      email text not null, web text not null, name text not null,
      title_folded ${plain} not null default '', firma integer not null
    )`,
    // Authors whose names are alike, and who are different people.
    sql`create table magazine_different_authors (
      first_id ${large} not null, second_id ${large} not null,
      constraint magazine_different_authors_key primary key (first_id, second_id)
    )`,
    sql`create index magazine_different_authors_by_second on magazine_different_authors (second_id)`,

    sql`create table magazine_issues (
      ${record},
      broj text not null, title text not null, mjesec text not null, graficka_priprema text not null,
      tisak text not null, issuu text not null, link text not null, slika text not null,
      nakladnik text not null, naklada text not null, dodatno text not null, dodatno_eng text not null,
      opis text not null, title_folded ${plain} not null default '', number integer not null, godina integer,
      urednik_id ${large}, prijevod_id ${large}, produkcija_id ${large}
    )`,
    sql`create index magazine_issues_by_number on magazine_issues (number, id)`,
    sql`create index magazine_issues_by_urednik_id on magazine_issues (urednik_id)`,
    sql`create index magazine_issues_by_prijevod_id on magazine_issues (prijevod_id)`,
    sql`create index magazine_issues_by_produkcija_id on magazine_issues (produkcija_id)`,

    sql`create table magazine_articles (
      ${record},
      naslov text not null, podnaslov text not null, tagovi text not null, puni_sadrzaj text not null,
      title_folded ${plain} not null default '',
      broj_id ${large}, rubrika_id ${large}, foto_autor_id ${large},
      stranica_start integer, stranica_kraj integer
    )`,
    sql`create index magazine_articles_by_issue on magazine_articles (broj_id)`,
    sql`create index magazine_articles_by_section on magazine_articles (rubrika_id)`,
    sql`create index magazine_articles_by_photographer on magazine_articles (foto_autor_id)`,
    ...(onPostgres
      ? [sql`create index magazine_articles_by_words on magazine_articles using gin (title_folded gin_trgm_ops)`]
      : []),
    sql`create table magazine_article_authors (
      article_id ${large} not null, author_id ${large} not null, place_in_list integer not null,
      constraint magazine_article_authors_key primary key (article_id, author_id)
    )`,
    sql`create index magazine_article_authors_by_author on magazine_article_authors (author_id)`,

    // The text of the pages, and the state of reading it.
    sql`create table magazine_texts (
      issue_id ${large} primary key, object_key text not null, state text not null,
      pages integer not null, pages_read integer not null
    )`,
    sql`create table magazine_pages (
      id ${id}, issue_id ${large} not null, page integer not null, text text not null, folded ${plain} not null
    )`,
    sql`create unique index magazine_pages_by_issue on magazine_pages (issue_id, page)`,
    ...(onPostgres ? pageWordsOfPostgres() : pageWordsOfSqlite()),
  ];
}

function pageWordsOfPostgres() {
  return [
    sql`alter table magazine_pages
      add column words tsvector generated always as (to_tsvector('simple', folded)) stored`,
    sql`create index magazine_pages_by_words on magazine_pages using gin (words)`,
  ];
}

function pageWordsOfSqlite() {
  const words = sql.raw('insert into magazine_page_words');
  const remove = sql`${words} (magazine_page_words, rowid, folded) values ('delete', old.id, old.folded)`;
  const add = sql`${words} (rowid, folded) values (new.id, new.folded)`;
  return [
    sql`create virtual table magazine_page_words using fts5(folded, content = 'magazine_pages', content_rowid = 'id')`,
    sql`create trigger magazine_pages_added after insert on magazine_pages begin ${add}; end`,
    sql`create trigger magazine_pages_removed after delete on magazine_pages begin ${remove}; end`,
    sql`create trigger magazine_pages_changed after update on magazine_pages begin ${remove}; ${add}; end`,
  ];
}
