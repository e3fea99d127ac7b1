import type { PreviewTokens } from './accounts/preview-tokens.store.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { getWriteCount } from './db/list-version.ts';
import { makeReadNextMoment } from './db/public-posts.ts';
import type { Db } from './db/schema.ts';
import type { Pictures } from './files/pictures/pictures.ts';
import { makeReadPictures, type ReadPictures } from './files/records/shown-pictures.store.ts';
import type { FileStorage } from './files/storage/file-storage.ts';
import type { CleanHtml } from './html/clean-texts.ts';
import type { ReadCaller } from './http/caller.ts';
import { KeptAnswers } from './http/kept-answers.ts';
import type { ReadNextMoment } from './http/shared-caching.ts';

/** Parameter of every feature; there are no globals. */
export type Dependencies = {
  config: Config;
  database: Database;
  files: FileStorage;
  pictures: Pictures;
  clock: Clock;
  tokens: Tokens;
  /** Signs everything but tokens: device cookies and the names of counted tries. */
  secret: string;
  /** Hashes of the README's password that demo users had at the start while a proxy let others reach them. */
  publicHashes: readonly string[];
  readCaller: ReadCaller;
  /** The next moment after `now` at which a publication begins or ends; undefined when none does. */
  readNextMoment: ReadNextMoment;
  keptAnswers: KeptAnswers;
  previewTokens: PreviewTokens;
  readPictures: ReadPictures;
  cleanHtml: CleanHtml;
};

/** What the answers to the public are made with. */
export function makePublicReads(db: Db): Pick<Dependencies, 'readNextMoment' | 'readPictures' | 'keptAnswers'> {
  return {
    readNextMoment: makeReadNextMoment(db),
    readPictures: makeReadPictures(db),
    keptAnswers: new KeptAnswers(() => getWriteCount(db)),
  };
}
