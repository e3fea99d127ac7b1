/**
 * The whole product on a database that is already filled, as it runs in production. A folder of the built browser
 * application is optional; with `new` after it, no answer is kept; with `metrics`, they are at `/metrics`. Prints its
 * address.
 */

import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../server/src/db/database.ts';
import { makeDependencies } from '../server/src/dependencies.ts';
import { openFileStorage } from '../server/src/files/storage/open-file-storage.ts';
import { makeMetrics } from '../server/src/metrics/metrics.ts';
import { Monitor } from '../server/src/monitor.ts';
import { BENCH_SECRET } from './fill-product.ts';

const [, , target = '', dataDir = '', webFolder, answers] = process.argv;

mkdirSync(dataDir, { recursive: true });
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TOKEN_SECRET: BENCH_SECRET }, dataDir);
const monitor = new Monitor();
const onStatement = (name: string, ms: number) => monitor.note({ kind: 'statement', name, ms });
const database = target.startsWith('postgres:')
  ? openPostgresDatabase(target, undefined, onStatement)
  : openSqliteDatabase(target, onStatement);
const files = await openFileStorage(config);
const dependencies = makeDependencies({ config, database, files, secret: BENCH_SECRET, monitor });
if (answers === 'new') dependencies.keptAnswers.find = (_call, _now, make) => make();
const app = await buildApp(dependencies, { webFolder: webFolder || undefined, logger: { level: 'warn' } });
if (answers === 'metrics') app.get('/metrics', makeMetrics(dependencies).read);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
