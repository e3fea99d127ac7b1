import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as posts from './migrations/0002-posts.ts';
import * as sport from './migrations/0003-sport.ts';
import * as files from './migrations/0004-files.ts';
import * as pages from './migrations/0005-pages.ts';
import * as writing from './migrations/0006-writing.ts';
import * as walks from './migrations/0007-walks.ts';
import * as listIndexes from './migrations/0008-list-indexes.ts';
import * as records from './migrations/0009-records.ts';
import * as unknownObjects from './migrations/0010-unknown-objects.ts';
import * as previewTokens from './migrations/0011-preview-tokens.ts';
import * as documentProperties from './migrations/0012-document-properties.ts';
import * as createdRecords from './migrations/0013-created-records.ts';
import * as nameOrder from './migrations/0014-name-order.ts';
import * as bin from './migrations/0015-bin.ts';
import * as categoryLanguages from './migrations/0016-category-languages.ts';
import * as sportRecords from './migrations/0017-sport-records.ts';
import * as categorisationVersions from './migrations/0018-categorisation-versions.ts';
import * as documentsAndMenu from './migrations/0019-documents-and-menu.ts';
import * as magazine from './migrations/0020-magazine.ts';
import * as magazinePages from './migrations/0021-magazine-pages.ts';
import * as differentAuthors from './migrations/0022-different-authors.ts';
import * as accountSafety from './migrations/0023-account-safety.ts';
import * as recordVersions from './migrations/0024-record-versions.ts';
import * as endOfPublication from './migrations/0025-end-of-publication.ts';
import * as nightlyBackups from './migrations/0026-nightly-backups.ts';
import * as binByUser from './migrations/0027-bin-by-user.ts';
import * as leasesOfMagazineTexts from './migrations/0028-leases-of-magazine-texts.ts';
import * as refusedAddresses from './migrations/0029-refused-addresses.ts';
import type { Db } from './schema.ts';

/** In the order in which they run; a merged migration never changes. */
export const MIGRATIONS = {
  '0001-accounts': accounts,
  '0002-posts': posts,
  '0003-sport': sport,
  '0004-files': files,
  '0005-pages': pages,
  '0006-writing': writing,
  '0007-walks': walks,
  '0008-list-indexes': listIndexes,
  '0009-records': records,
  '0010-unknown-objects': unknownObjects,
  '0011-preview-tokens': previewTokens,
  '0012-document-properties': documentProperties,
  '0013-created-records': createdRecords,
  '0014-name-order': nameOrder,
  '0015-bin': bin,
  '0016-category-languages': categoryLanguages,
  '0017-sport-records': sportRecords,
  '0018-categorisation-versions': categorisationVersions,
  '0019-documents-and-menu': documentsAndMenu,
  '0020-magazine': magazine,
  '0021-magazine-pages': magazinePages,
  '0022-different-authors': differentAuthors,
  '0023-account-safety': accountSafety,
  '0024-record-versions': recordVersions,
  '0025-end-of-publication': endOfPublication,
  '0026-nightly-backups': nightlyBackups,
  '0027-bin-by-user': binByUser,
  '0028-leases-of-magazine-texts': leasesOfMagazineTexts,
  '0029-refused-addresses': refusedAddresses,
} as unknown as Record<string, Migration>;

/** Migrates the database to the current schema; does nothing when the schema is current already. */
export async function migrateToLatest(database: Database): Promise<void> {
  await runMigrations(database.migrating, (migrator) => migrator.migrateToLatest());
}

/** Runs some of the migrations; for tests of single steps. */
export async function runMigrations(
  db: Db,
  run: (migrator: Migrator) => ReturnType<Migrator['migrateToLatest']>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await run(migrator);
  if (error !== undefined) throw error;
}
