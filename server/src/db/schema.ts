import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { ContentTables } from './tables/content.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { MagazineTables } from './tables/magazine.ts';
import type { MediaTables } from './tables/media.ts';
import type { NavigationTables } from './tables/navigation.ts';
import type { RecordTables } from './tables/records.ts';
import type { SiteTables } from './tables/site.ts';
import type { SportTables } from './tables/sport.ts';

/** Every table, by topic. Columns keep their wire names, so that a row is an answer. */
export type Schema = AccountTables &
  ContentTables &
  DocumentTables &
  MagazineTables &
  MediaTables &
  NavigationTables &
  RecordTables &
  SiteTables &
  SportTables;

/** Parameter of every store function: the database, or the transaction that it runs in. */
export type Db = Kysely<Schema>;
