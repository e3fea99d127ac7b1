/** Runs the drill of a backup and its restore, ten times or as often as asked, and prints a line for each. */
import process from 'node:process';
import { type DrillStores, runDrill } from '../server/src/testing/drill/run-drill.ts';
import { startPostgres } from './embedded-postgres.ts';

const WRITES = 200;

/** Each run goes from one pair to the pair with the other database and the other store of files. */
const STORES: DrillStores[] = [
  { database: 'SQLite', storage: 'disk' },
  { database: 'PostgreSQL', storage: 'S3' },
  { database: 'SQLite', storage: 'S3' },
  { database: 'PostgreSQL', storage: 'disk' },
];

async function main(times: number): Promise<void> {
  const postgres = await startPostgres({ mayBeGiven: true });
  let failed = 0;
  for (let run = 1; run <= times; run += 1) {
    const [from, to] = storesOf(run);
    const title = `Drill ${run} of ${times}, ${nameOf(from)} to ${nameOf(to)}`;
    try {
      const { rows, files, during, after, seconds } = await runDrill({
        from,
        to,
        postgresUrl: postgres.url,
        writes: WRITES,
      });
      const writes = `${during} writes during the backup, ${after} after it`;
      process.stdout.write(`${title}: passed; ${rows} rows and ${files} files, ${writes}, ${seconds.toFixed(1)} s\n`);
    } catch (error) {
      failed += 1;
      process.stdout.write(`${title}: FAILED; ${(error as Error).message}\n`);
    }
  }
  await postgres.stop();
  process.stdout.write(`${times - failed} of ${times} passed.\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function storesOf(run: number): [DrillStores, DrillStores] {
  const from = STORES[(run - 1) % STORES.length] as DrillStores;
  const to = STORES.find(({ database, storage }) => database !== from.database && storage !== from.storage);
  return [from, to as DrillStores];
}

function nameOf({ database, storage }: DrillStores): string {
  return `${database} and ${storage}`;
}

// The servers of a drill end with this process.
process.once('SIGINT', () => process.exit(1));
process.once('SIGTERM', () => process.exit(1));

await main(Number(process.argv[2] ?? 10));
