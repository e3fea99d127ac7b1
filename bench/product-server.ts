/**
 * The whole product on a database that is already filled, as it runs in production. A folder of the built browser
 * application is optional; with `new` after it, no answer is kept. Prints its address.
 */

import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { makePreviewTokens } from '../server/src/accounts/preview-tokens.store.ts';
import { makeReadCaller } from '../server/src/accounts/sessions.store.ts';
import { Tokens } from '../server/src/accounts/tokens.ts';
import { buildApp } from '../server/src/app.ts';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../server/src/db/database.ts';
import { makePublicReads } from '../server/src/dependencies.ts';
import { Pictures } from '../server/src/files/pictures/pictures.ts';
import { openFileStorage } from '../server/src/files/storage/open-file-storage.ts';
import { makeCleanHtml } from '../server/src/html/clean-texts.ts';
import { BENCH_SECRET } from './prepare-product.ts';

const [, , target = '', dataDir = '', webFolder, answers] = process.argv;

mkdirSync(dataDir, { recursive: true });
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TOKEN_SECRET: BENCH_SECRET }, dataDir);
const database = target.startsWith('postgres:') ? openPostgresDatabase(target) : openSqliteDatabase(target);
const files = await openFileStorage(config);
const pictures = new Pictures(files);
const tokens = new Tokens(BENCH_SECRET);
const readCaller = makeReadCaller(database, tokens, systemClock);
const cleanHtml = makeCleanHtml({ videoHosts: DEFAULT_VIDEO_HOSTS });
const reads = makePublicReads(database.read);
if (answers === 'new') reads.keptAnswers.find = (_call, _now, make) => make();
const app = await buildApp(
  {
    config,
    database,
    files,
    pictures,
    clock: systemClock,
    tokens,
    secret: BENCH_SECRET,
    publicHashes: [],
    readCaller,
    ...reads,
    previewTokens: makePreviewTokens(BENCH_SECRET, database.read),
    cleanHtml,
  },
  { webFolder: webFolder || undefined, logger: { level: 'warn' } },
);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
