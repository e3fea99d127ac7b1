import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '@baklja/contract/roles';
import { pathFor, type Route, type RouteInput } from '@baklja/contract/route';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { afterAll, beforeAll } from 'vitest';
import { openSession } from '../accounts/sessions.store.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Dependencies, makeDependencies } from '../dependencies.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { makeUser } from './records/make-user.ts';
import { DATABASES, type DatabaseName, type TestDatabase } from './test-databases.ts';

/** A Saturday at noon in Zagreb, in winter time; far from midnight and from the change of the clocks. */
export const TEST_NOW = new Date('2026-11-21T11:00:00.000Z');

const SECRET = 'a secret of the tests that is long enough';

export type TestApp = {
  app: FastifyInstance;
  dependencies: Dependencies;
  /** Moves the clock of the server. */
  setNow: (now: Date) => void;
  /** Sends a call of the contract with the token of a user of the role; without a role it carries none. */
  call: <R extends Route>(route: R, input?: Partial<RouteInput<R>> & CallOptions) => Promise<LightMyRequestResponse>;
  /** Sends any request. */
  send: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  tokenOf: (role: Role) => Promise<string>;
  close: () => Promise<void>;
};

export type CallOptions = { as?: Role; token?: string; headers?: Record<string, string>; rawBody?: unknown };

/**
 * The whole server on an empty database of the kind, with a fixed clock. Files are kept in its data folder, unless
 * another storage is given; the caller destroys that one. A given database is destroyed with the server.
 */
export async function buildTestApp(
  databaseName: DatabaseName,
  settings: Record<string, string> = {},
  stores: { files?: FileStorage; opened?: TestDatabase } = {},
): Promise<TestApp> {
  const { database, destroy } = stores.opened ?? (await DATABASES[databaseName]());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-test-'));
  const config: Config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings }, tmpdir());
  const files = stores.files ?? (await openDiskStorage(path.join(dataDir, 'files')));
  let now = TEST_NOW;
  const clock = () => now;
  const dependencies = makeDependencies({ config, database, files, clock, secret: SECRET });
  const app = await buildApp(dependencies, { webFolder: undefined, logger: false });
  checkAnswers(app);

  const { tokenOf, deleteTokens } = makeTokenGiver(dependencies);
  return {
    app,
    dependencies,
    setNow: (moment) => {
      now = moment;
      deleteTokens();
    },
    send: (options) => app.inject(options),
    call: async (route, input = {}) => {
      const { as, token = as && (await tokenOf(as)), headers, rawBody, ...parts } = input as CallOptions & CallParts;
      const payload = rawBody ?? parts.body;
      return app.inject({
        method: route.method,
        url: pathFor(route, parts),
        headers: { ...(token !== undefined && { 'x-access-token': token }), ...headers },
        ...(payload !== undefined && { payload: payload as object }),
      });
    },
    tokenOf,
    close: async () => {
      await app.close();
      await destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The application of a suite: built before its first test, closed after its last. It can be used in tests only. */
export function useTestApp(...parameters: Parameters<typeof buildTestApp>): TestApp {
  const testApp = {} as TestApp;
  beforeAll(async () => void Object.assign(testApp, await buildTestApp(...parameters)));
  afterAll(() => testApp.close());
  return testApp;
}

type CallParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** One user for each role, and one token until the clock is moved: cleaning at a later moment may have deleted it. */
function makeTokenGiver({ database, tokens, clock }: Dependencies) {
  const users = new Map<Role, Promise<{ id: number; name: string }>>();
  const roleTokens = new Map<Role, Promise<string>>();
  const open = async (role: Role) => {
    const user = users.get(role) ?? makeUser(database, { username: `${role}-of-tests`, role });
    users.set(role, user);
    const known = { ...(await user), role };
    return database.write((transaction) => openSession(transaction, tokens, { user: known, now: clock() }));
  };
  return {
    tokenOf: (role: Role) => {
      const token = roleTokens.get(role) ?? open(role);
      roleTokens.set(role, token);
      return token;
    },
    deleteTokens: () => roleTokens.clear(),
  };
}

const compiledSchemas = new WeakMap<TSchema, Validator>();

/** Compiled once for all the applications of a process. */
function compiled(schema: TSchema): Validator {
  const known = compiledSchemas.get(schema) ?? Compile(schema);
  compiledSchemas.set(schema, known);
  return known;
}

/** Checks responses against the contract; only tests look for this fault. */
function checkAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { route } = request.routeOptions.config;
    if (!route || reply.statusCode !== 200) return payload;
    const [error] = compiled(route.response).Errors(payload);
    if (error) throw new Error(`${route.path} answers ${error.instancePath} that ${error.message}`);
    return payload;
  });
}
