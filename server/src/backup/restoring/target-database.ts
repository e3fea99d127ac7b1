import type { Config } from '../../config.ts';
import type { Db } from '../../db/schema.ts';
import { openPostgresTarget } from './postgres-target.ts';
import { openSqliteTarget } from './sqlite-target.ts';

/** The database that a restore replaces. */
export type TargetDatabase = {
  /** What it holds. @throws BackupError when a server uses it. */
  readState: () => Promise<'empty' | 'fresh' | 'used' | 'newer'>;
  /**
   * Fills a database without tables in one transaction, and puts it in the place of this one at once. Until then, and
   * when `fill` throws, this one stays as it is.
   * @throws BackupError when a server uses it by then.
   */
  replace: (fill: (transaction: Db) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** The database of the settings, which may not exist. */
export function openTarget({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): TargetDatabase {
  return databaseUrl === undefined ? openSqliteTarget(dataDir) : openPostgresTarget(databaseUrl);
}
