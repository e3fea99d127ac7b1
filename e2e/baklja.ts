import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { startPostgres } from '../scripts/embedded-postgres.ts';
import { DOUBLE_CREDENTIALS } from '../server/src/testing/s3-double/s3-signature.ts';
import { DOUBLE_BUCKET, startS3Double } from '../server/src/testing/s3-double/start-s3-double.ts';

/** The product as `npm start` runs it, on a new data folder with the demo content. */
export type Baklja = { url: string; stop: () => Promise<void> };

/** Passwords of the demo users while only this machine can reach them. */
export const DEMO_PASSWORD = 'baklja-demo-2026';

/** Starts the built product on the embedded database. */
export function startOnSqlite(): Promise<Baklja> {
  return start({});
}

/** Starts the built product on its own PostgreSQL. */
export async function startOnPostgres(): Promise<Baklja> {
  const postgres = await startPostgres();
  const baklja = await start({ DATABASE_URL: postgres.url, TOKEN_SECRET: 'a secret of the journeys, long enough' });
  return {
    url: baklja.url,
    stop: async () => {
      await baklja.stop();
      await postgres.stop();
    },
  };
}

/** Starts the built product on the embedded database, with its files in an S3 test double. */
export async function startOnS3(): Promise<Baklja> {
  const store = await startS3Double();
  const baklja = await start({
    FILES_URL: `s3://${DOUBLE_BUCKET}/files`,
    AWS_ENDPOINT_URL_S3: store.endpoint,
    AWS_ACCESS_KEY_ID: DOUBLE_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: DOUBLE_CREDENTIALS.secretAccessKey,
    AWS_REGION: 'us-east-1',
  });
  return {
    url: baklja.url,
    stop: async () => {
      await baklja.stop();
      await store.stop();
    },
  };
}

async function start(settings: Record<string, string>): Promise<Baklja> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'baklja-journey-'));
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      STARTER: 'demo',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /ready at (\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    return {
      url,
      stop: async () => {
        process.off('exit', kill);
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('the product ended before it was ready');
}
