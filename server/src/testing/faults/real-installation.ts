import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathFor, type Route, type RouteAnswer, type RouteInput } from '@baklja/contract/route';
import { openSession } from '../../accounts/sessions.store.ts';
import { Tokens } from '../../accounts/tokens.ts';
import type { Database } from '../../db/database.ts';
import { sqliteFileIn } from '../../db/open-database.ts';
import { makeCategory } from '../records/make-post.ts';
import { makeUser } from '../records/make-user.ts';
import type { DatabaseName } from '../test-databases.ts';
import { CLOSED_DATABASES, useTarget } from './closed-databases.ts';

const SECRET = 'a secret of the fault suite that is long enough';

/** An installation with a superadmin and a category, whose server is not started. */
export type RealInstallation = {
  /** Settings of a server on it, for its environment. */
  settings: Record<string, string>;
  dataDir: string;
  token: string;
  catid: number;
  /** Opens its database next to the server. */
  use: <Result>(use: (database: Database) => Promise<Result>) => Promise<Result>;
  destroy: () => Promise<void>;
};

export async function makeRealInstallation(databaseName: DatabaseName): Promise<RealInstallation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-faults-'));
  const closed = await CLOSED_DATABASES[databaseName]();
  const isFile = databaseName === 'SQLite';
  if (isFile) await copyFile(closed.target, sqliteFileIn(dataDir));
  const target = isFile ? sqliteFileIn(dataDir) : closed.target;
  const made = await useTarget(target, async (database) => {
    const user = {
      ...(await makeUser(database, { username: 'kvarovi', role: 'superadmin' })),
      role: 'superadmin',
    } as const;
    const session = { user, now: new Date() };
    const token = await database.write((transaction) => openSession(transaction, new Tokens(SECRET), session));
    const catid = await makeCategory(database);
    // From here on each write of a post raises the version of its list by one.
    await database.write((transaction) => transaction.deleteFrom('list_versions').execute());
    await database.write((transaction) => transaction.deleteFrom('changes').execute());
    return { token, catid };
  });
  const usual = { DATA_DIR: dataDir, PORT: '0', STARTER: 'empty', LOG_LEVEL: 'error', TOKEN_SECRET: SECRET };
  return {
    ...made,
    settings: isFile ? usual : { ...usual, DATABASE_URL: target },
    dataDir,
    use: (use) => useTarget(target, use),
    destroy: async () => {
      await closed.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Sending<R extends Route> = RouteInput<R> & { token?: string; key?: string };

/** An answered call: its status, and what it says. */
type Answered<R extends Route> = { status: number; answer: RouteAnswer<R> };

/** Sends one call to a real server. @throws TypeError when no answer comes. */
export async function callServer<R extends Route>(
  address: string,
  route: R,
  { token, key, ...input }: Sending<R>,
): Promise<Answered<R>> {
  const parts = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  const response = await fetch(`${address}${pathFor(route, parts)}`, {
    method: route.method,
    headers: {
      ...(token !== undefined && { 'x-access-token': token }),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
  return { status: response.status, answer: (await response.json()) as RouteAnswer<R> };
}
