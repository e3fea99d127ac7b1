import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { pathFor } from '@baklja/contract/route';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { main } from './start.ts';
import { kill, readAddress, type Started, startProcess } from './testing/faults/killed-process.ts';
import { FORMER_DATABASES, makeTooOld } from './testing/former-version.ts';
import { runHere } from './testing/run-here.ts';
import { type S3Double, startS3Double } from './testing/s3-double/start-s3-double.ts';

let dataDir: string;
let started: Started[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-start-'));
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map(kill));
  await rm(dataDir, { recursive: true, force: true });
});

const settingsOf = (settings: Record<string, string>) => ({
  ...{ DATA_DIR: dataDir, PORT: '0', STARTER: 'empty', LOG_LEVEL: 'silent' },
  ...settings,
});

function start(settings: Record<string, string> = {}): Started {
  const server = startProcess(undefined, { env: settingsOf(settings) });
  started.push(server);
  return server;
}

function stop({ process: child, ended }: Started): Started['ended'] {
  child.kill('SIGTERM');
  return ended;
}

/** Without a request: a connection that is kept open would delay the end. */
async function isListening(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/** What a start in this process prints before it fails, as it must. */
async function failure(settings: Record<string, string>): Promise<string> {
  const { code, complaint } = await runHere(main, { env: settingsOf(settings) });
  expect(code).toBe(1);
  return complaint;
}

/** Options of Node for a process that runs the script first. */
const runFirst = (script: string) => `--import=data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;

/** Prints whether the library of the metrics was loaded, when the process ends. */
const REPORT_LOADED = `import Module from 'node:module';
  process.on('exit', () => console.log('loaded:', Object.keys(Module._cache).some((file) => file.includes('prom-client'))));`;

test('a start prints the address once it answers, and the accounts of a new installation once; it keeps its secret', async () => {
  const secretFile = path.join(dataDir, 'secret');
  const first = start({ NODE_OPTIONS: runFirst(REPORT_LOADED) });
  const address = await readAddress(first);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  const [, password] = /superadmin +admin +(\S+)/.exec(first.output())!;
  const secret = await readFile(secretFile, 'utf8');
  for (const name of await readdir(dataDir, { recursive: true })) {
    const { mode } = await stat(path.join(dataDir, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await stop(first)).toBe(0);
  // Nothing is loaded for metrics without their setting.
  expect(first.output()).toContain('loaded: false');

  // A start with an emptied database is refused, deletes nothing, and leaves the files to the right database.
  const database = path.join(dataDir, 'baklja.db');
  await mkdir(path.join(dataDir, 'files', 'objects', 'ab'), { recursive: true });
  await writeFile(path.join(dataDir, 'files', 'objects', 'ab', 'abcdef'), 'bytes');
  const files = await readdir(path.join(dataDir, 'files'), { recursive: true });
  await rename(database, `${database}.kept`);
  await writeFile(database, '');
  expect(await failure({})).toMatch(/^ALLOW_EMPTY_DATABASE: .*\n$/);
  expect(await readdir(path.join(dataDir, 'files'), { recursive: true })).toEqual(files);
  await rename(`${database}.kept`, database);
  await rm(`${database}-wal`, { force: true });
  await rm(`${database}-shm`, { force: true });

  const second = start({ HOST: 'localhost' });
  const again = await readAddress(second);
  // Every limit applies at one address of localhost.
  expect(new URL(again).hostname).toBe('127.0.0.1');
  expect([await isListening(again), await isListening(again.replace('127.0.0.1', '[::1]'))]).toEqual([true, false]);
  expect(await readFile(secretFile, 'utf8')).toBe(secret);
  expect([second.output(), second.complaint()]).toEqual([`Baklja is ready at ${again}\n`, '']);
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'content-type': 'application/json' };
  const logIn = await fetch(`${again}/api/auth/login`, { method: 'POST', headers, body });
  expect(await logIn.json()).toMatchObject({ auth: true, role: 'superadmin' });
}, 30_000);

describe('a server behind a proxy with an object storage and metrics', () => {
  const BLOCK = `process.on('SIGUSR2', () => { const end = performance.now() + 900; while (performance.now() < end); });`;
  const ACCOUNT = { ADMIN_USERNAME: 'superadmin', ADMIN_PASSWORD: 'baklja-demo-2026' };

  let folder: string;
  let double: S3Double;
  let server: Started;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-start-'));
    double = await startS3Double();
    const upload = { id: 'a', key: 'files/objects/a', mediaType: 'image/png', begun: new Date(0), parts: new Map() };
    double.bucket.uploads.set(upload.id, upload);
    const NODE_OPTIONS = runFirst(`${REPORT_LOADED} ${BLOCK}`);
    const settings = { ...ACCOUNT, ...double.settings, TRUST_PROXY: '1', METRICS_PORT: '0', NODE_OPTIONS };
    server = startProcess(undefined, { env: { ...settingsOf(settings), DATA_DIR: folder } });
    address = await readAddress(server);
  });

  afterAll(async () => {
    await kill(server);
    await double.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('warns of demo passwords, and the list of users names who has one until it is changed', async () => {
    expect(server.output()).toMatch(/superadmin +superadmin +as in ADMIN_PASSWORD\n/);
    expect(server.output()).not.toContain(ACCOUNT.ADMIN_PASSWORD);
    expect(server.complaint()).toBe(
      'TRUST_PROXY: a proxy lets others reach this server, where the demo password of the README still opens superadmin; give these users new passwords under Korisnici, or disable them.\n',
    );
    const send = async (url: string, method: string, token: string, body?: object) => {
      const headers = { token, ...(body && { 'content-type': 'application/json' }) };
      const answer = await fetch(`${address}${url}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return (await answer.json()) as { token: string };
    };
    const logIn = { username: 'superadmin', password: 'baklja-demo-2026' };
    const { token } = await send('/api/auth/login', 'POST', '', logIn);
    expect(await send('/api/users', 'GET', token)).toMatchObject([{ username: 'superadmin', demo_login: 1 }]);
    const change = { current: 'baklja-demo-2026', next: 'sasvim nova lozinka' };
    const changed = await send('/api/auth/password', 'PUT', token, change);
    expect(await send('/api/users', 'GET', changed.token)).toMatchObject([{ demo_login: 0 }]);
  });

  test('reaches the storage by the usual AWS variables, and has removed unfinished uploads there', async () => {
    expect(double.bucket.uploads.size).toBe(0);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    await double.stop();
    expect((await fetch(`${address}/api/ready`)).status).toBe(503);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await double.restart();
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  });

  test('refuses public reads while the event loop is blocked', async () => {
    const list = pathFor(postRoutes.listPosts, { params: { page: 1, language: 'hr-HR', search: '-' } });
    const read = async () => (await fetch(`${address}${list}`)).status;
    await expect.poll(read).toBe(200);
    server.process.kill('SIGUSR2');
    await expect.poll(read, { timeout: 10_000 }).toBe(503);
  });

  test('serves the metrics at an address of their own until the stop', async () => {
    const [, metrics = ''] = /^Metrics are at (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(server.output())!;
    expect((await fetch(`${address}/metrics`)).headers.get('content-type')).not.toContain('text/plain');
    const answer = await fetch(metrics);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    const text = await answer.text();
    expect(text).toMatch(/^baklja_job_last_success_seconds\{job="count the texts of older translations"\} 1\d{9}/m);
    expect(text).toMatch(/^baklja_event_loop_delay_seconds_count [1-9]/m);
    expect((await fetch(metrics, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
    expect((await fetch(new URL('/', metrics))).status).toBe(404);
    expect(await stop(server)).toBe(0);
    expect(server.output()).toContain('loaded: true');
  });
});

test.each(['PORT', 'METRICS_PORT'])(
  'a start with a %s in use ends with one line, and prints the accounts of the new installation too',
  async (name) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const server = start({ [name]: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.complaint()).toBe(`${name}: ${port} cannot be listened on at 127.0.0.1 (EADDRINUSE)\n`);
    expect(server.output()).toMatch(/superadmin +admin +\S{16}/);
  },
  30_000,
);

describe('a wrong setting ends the start with one line that names it', () => {
  const TOKEN_SECRET = 'x'.repeat(32);

  test.each<[string, Record<string, string>, string | RegExp]>([
    ['invalid PORT', { PORT: '70000' }, 'PORT: 70000 is not a port (0 to 65535)'],
    ['HOST of another machine', { HOST: '192.0.2.1' }, 'HOST: 192.0.2.1 is no address of this machine (EADDRNOTAVAIL)'],
    [
      'HOST that does not exist',
      { HOST: 'nema.invalid' },
      /^HOST: nema\.invalid is no address of this machine \(\w+\)\n$/,
    ],
    [
      'DATABASE_URL without a server',
      { DATABASE_URL: 'postgres://user:tajna@127.0.0.1:1/baklja', TOKEN_SECRET },
      'DATABASE_URL: PostgreSQL cannot be used there (ECONNREFUSED)',
    ],
  ])('%s', async (_, settings, line) => {
    expect(await failure(settings)).toEqual(typeof line === 'string' ? `${line}\n` : expect.stringMatching(line));
  });

  test.each([
    ['a damaged database', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8000, 7)])],
    ['a file that is no database', Buffer.alloc(8000, 'x')],
  ])('DATA_DIR with %s, which stays as it is', async (_, bytes) => {
    const file = path.join(dataDir, 'baklja.db');
    await writeFile(file, bytes);
    expect(await failure({})).toBe(`DATA_DIR: ${file} is damaged; put a backup in its place\n`);
    expect(await readFile(file)).toEqual(bytes);
  });

  test('DATA_DIR with the database of a newer version', async () => {
    const database = new DatabaseSync(path.join(dataDir, 'baklja.db'));
    database.exec(
      "create table kysely_migration (name, timestamp); insert into kysely_migration values ('9999-later', '2030')",
    );
    database.close();
    expect(await failure({})).toBe(
      'DATA_DIR: a newer version of Baklja has used the database; start that version or a later one\n',
    );
  });

  test.each(['SQLite', 'PostgreSQL'] as const)(
    'a %s database of a much older version, which stays as it is',
    async (name) => {
      const former = await FORMER_DATABASES[name]();
      await makeTooOld(former.database);
      await former.database.close();
      const file = path.join(dataDir, 'baklja.db');
      if ('file' in former) await copyFile(former.file, file);
      const before = 'file' in former && (await readFile(file));
      const settings: Record<string, string> = 'url' in former ? { DATABASE_URL: former.url, TOKEN_SECRET } : {};
      const sentence = 'the database is too old for this version; start version 0.1.0 of Baklja first, then this one';
      expect(await failure(settings)).toBe(`${'url' in former ? 'DATABASE_URL' : 'DATA_DIR'}: ${sentence}\n`);
      if (before) expect((await readFile(file)).equals(before)).toBe(true);
      await former.destroy();
    },
  );

  test('DATA_DIR that is a file, or whose folder of files is one', async () => {
    const file = path.join(dataDir, 'files');
    await writeFile(file, '');
    expect(await failure({})).toBe(`DATA_DIR: files cannot be kept in ${dataDir} (EEXIST)\n`);
    expect(await failure({ DATA_DIR: file })).toBe(`DATA_DIR: ${file} cannot be used (EEXIST)\n`);
  });
});
