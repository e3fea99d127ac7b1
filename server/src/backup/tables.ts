import type { Schema } from '../db/schema.ts';

/** The tables of a backup, in an order in which their rows can be inserted: a row comes after those that it names. */
export const SAVED_TABLES = [
  'installation',
  'users',
  'authenticators',
  'recovery_codes',
  'passkeys',
  'second_factor_roles',
  'user_pictures',
  'audit_log',
  'categories',
  'posts',
  'pinned_posts',
  'post_translations',
  'pages',
  'page_translations',
  'preview_links',
  'sports',
  'athletes',
  'medals',
  'medal_athletes',
  'categorisation_versions',
  'categorisation_list_rows',
  'document_folders',
  'subfolders',
  'documents',
  'menu_sections',
  'menu_items',
  'magazine_sections',
  'magazine_authors',
  'magazine_issues',
  'magazine_articles',
  'magazine_article_authors',
  'magazine_different_authors',
  'magazine_texts',
  'magazine_pages',
  'folders',
  'files',
  'file_addresses',
  'file_uses',
  'version_bases',
  'record_versions',
  'refused_addresses',
  'list_versions',
  'created_records',
  'deleted_records',
] as const satisfies readonly (keyof Schema)[];

export type SavedTable = (typeof SAVED_TABLES)[number];

/**
 * The tables that a backup leaves out, because their rows mean nothing elsewhere or later: who is logged in or has an
 * editor open, counted tries, questions that wait for an answer, what one storage of files was found to hold, and
 * which backups one folder has.
 */
export const LEFT_OUT_TABLES = [
  'sessions',
  'tries',
  'passkey_challenges',
  'editor_presence',
  'unknown_objects',
  'nightly_backups',
  'nightly_backup_status',
] as const satisfies readonly (keyof Schema)[];

/** What the migrations make of other tables. */
export const VIEWS = ['categorisation_rows'] as const satisfies readonly (keyof Schema)[];

export function isSavedTable(name: string): name is SavedTable {
  return (SAVED_TABLES as readonly string[]).includes(name);
}
