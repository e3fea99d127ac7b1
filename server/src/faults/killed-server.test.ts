import { createHash } from 'node:crypto';
import { describe, test } from 'vitest';
import { kill, readAddress, type Started, startProcess } from '../testing/faults/killed-process.ts';
import { makeRealInstallation } from '../testing/faults/real-installation.ts';
import { findFaults, type WrittenPost, writeNext, writeUntilGone } from '../testing/faults/written-posts.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

/** The moments of the kills follow from it; another one tries others. */
const SEED = Number(process.env['FAULT_SEED'] ?? 73);

/** What PostgreSQL has committed does not depend on the process. */
const KILLS = { SQLite: 3, PostgreSQL: 1 };
const CLIENTS = 3;

/** Statements of about ten writes. */
const STATEMENTS = 120;

describe.concurrent.each(DATABASE_NAMES)('a server that is killed while posts are written on %s', (databaseName) => {
  const kills = KILLS[databaseName];

  test(`has every answered text and no half one, and goes on by itself (seed ${SEED})`, async ({
    expect,
    onTestFinished,
  }) => {
    const installation = await makeRealInstallation(databaseName);
    const written: WrittenPost[] = [];
    let server: Started | undefined;
    onTestFinished(async () => {
      if (server) await kill(server);
      await installation.destroy();
    });

    for (let round = 1; round <= kills; round += 1) {
      const killAt = 1 + (createHash('sha256').update(`${SEED} ${round}`).digest().readUInt32BE() % STATEMENTS);
      server = startProcess(undefined, {
        env: installation.settings,
        moment: { from: '^insert into "posts"', killAt },
      });
      const address = await readAddress(server);
      const clients = Array.from({ length: CLIENTS }, (_, client) => `${round}.${killAt}.${client}`);
      const posts = await Promise.all(clients.map((name) => writeUntilGone(address, installation, name)));
      written.push(...posts.flat());
      expect(await server.ended).toBe('SIGKILL');
      expect(await installation.use((database) => findFaults(database, written))).toEqual([]);
    }
    expect(written.filter(({ answered }) => answered > 0).length).toBeGreaterThan(kills);

    server = startProcess(undefined, { env: installation.settings });
    const address = await readAddress(server);
    // The client repeats with their keys the creations that were not answered; some of them are stored.
    for (const post of written.filter(({ answered }) => answered === 0)) await writeNext(address, installation, post);
    expect(await installation.use((database) => findFaults(database, written))).toEqual([]);
  }, 120_000);
});
