/**
 * Finds titles that contain a text, fast at any number of titles. On PostgreSQL a trigram index over the folded column
 * does it by itself; on SQLite two full-text tables beside the table do, which know ids and scopes but hold no text.
 * A scope is a few letters that stand for what a list is narrowed by, such as language and state.
 */
export type TitleIndex = { table: string; column: string; trigrams: string; letters: string };

export const POST_TITLES: TitleIndex = {
  table: 'posts',
  column: 'title_folded',
  trigrams: 'post_title_trigrams',
  letters: 'post_title_letters',
};

export const FILE_NAMES: TitleIndex = {
  table: 'files',
  column: 'name_folded',
  trigrams: 'file_name_trigrams',
  letters: 'file_name_letters',
};
