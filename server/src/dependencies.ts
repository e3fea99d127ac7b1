import { makePreviewTokens, type PreviewTokens } from './accounts/preview-tokens.store.ts';
import { makeReadCaller } from './accounts/sessions.store.ts';
import { Tokens } from './accounts/tokens.ts';
import { type Clock, systemClock } from './clock.ts';
import { allowedVideoHosts, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { getWriteCount } from './db/list-version.ts';
import { makeReadNextMoment } from './db/public-posts.ts';
import { Pictures } from './files/pictures/pictures.ts';
import { makeReadPictures, type ReadPictures } from './files/records/shown-pictures.store.ts';
import type { FileStorage } from './files/storage/file-storage.ts';
import { type CleanHtml, makeCleanHtml } from './html/clean-texts.ts';
import type { ReadCaller } from './http/caller.ts';
import { KeptAnswers } from './http/kept-answers.ts';
import type { ReadNextMoment } from './http/shared-caching.ts';
import { Monitor } from './monitor.ts';
import { Overload } from './overload.ts';

/** Parameter of every feature; there are no globals. */
export type Dependencies = {
  config: Config;
  database: Database;
  files: FileStorage;
  pictures: Pictures;
  clock: Clock;
  monitor: Monitor;
  overload: Overload;
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

type Opened = Pick<Dependencies, 'config' | 'database' | 'files' | 'secret'> & Partial<Dependencies>;

/** The dependencies over opened stores; what is given takes the place of the usual. */
export function makeDependencies({ clock = systemClock, ...opened }: Opened): Dependencies {
  const { config, database, files, secret } = opened;
  const tokens = new Tokens(secret);
  return {
    pictures: new Pictures(files),
    clock,
    monitor: new Monitor(),
    overload: new Overload(),
    tokens,
    publicHashes: [],
    readCaller: makeReadCaller(database, tokens, clock),
    readNextMoment: makeReadNextMoment(database.read),
    readPictures: makeReadPictures(database.read),
    keptAnswers: new KeptAnswers(() => getWriteCount(database.read)),
    previewTokens: makePreviewTokens(secret, database.read),
    cleanHtml: makeCleanHtml({ videoHosts: allowedVideoHosts(config) }),
    ...opened,
  };
}
