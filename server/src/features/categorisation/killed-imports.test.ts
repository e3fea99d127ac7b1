import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { makeRows } from '../../testing/make-categorisation.ts';

const MAIN = path.resolve(import.meta.dirname, '../../main.ts');
const HOOK = path.resolve(import.meta.dirname, '../../testing/kill-at-statement.ts');
const ADMIN = { username: 'admin', password: 'a password of tests' };

/** Eight statements insert them, and a few more. */
const ROWS = 1900;
const KILLS = 20;

/** Half of the moments each: most of the time passes while a server starts. */
const INSTALLATIONS = 2;

const folders: string[] = [];
const processes = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baklja-kill-'));
  folders.push(folder);
  return folder;
}

type Server = { url: string; statements: () => number; ended: Promise<unknown>; kill: () => void };

/** A server process; it kills itself before that statement of an import. */
async function start(dataDir: string, killAt = 0): Promise<Server> {
  const env = {
    ...{ PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', STARTER: 'empty', LOG_LEVEL: 'silent' },
    ...{
      ADMIN_PASSWORD: ADMIN.password,
      KILL_AT_STATEMENT: String(killAt),
    },
  };
  const child = spawn(process.execPath, ['--import', HOOK, MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  processes.add(child);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /ready at (\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    const statements = () => complaint.match(/^statement /gm)?.length ?? 0;
    return { url, statements, ended, kill: () => child.kill('SIGKILL') };
  }
  throw new Error(complaint);
}

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify(ADMIN);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers });
  return ((await answer.json()) as { token: string }).token;
}

/** Resolves with the status, or with undefined when the server ends before it answers. */
async function upload(url: string, token: string, rows: unknown): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'x-access-token': token };
  const body = JSON.stringify(rows);
  const answer = await fetch(`${url}/api/kategorizacija/upload-csv`, { method: 'POST', body, headers }).catch(() => {});
  return answer?.status;
}

/** Sends half of the body, kills the server when that is on its way, and waits for its end. */
async function killInBody({ url, kill, ended }: Server, token: string, rows: unknown): Promise<void> {
  const body = JSON.stringify(rows);
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-access-token': token };
  const sending = request(`${url}/api/kategorizacija/upload-csv`, { method: 'POST', headers });
  sending.on('error', () => {});
  sending.write(body.slice(0, body.length / 2), kill);
  await ended;
}

type List = { rows: number; names: string[]; checksum: string };

/** Number of rows, names in them and a checksum of the public list. */
async function readList(url: string): Promise<List> {
  const text = await (await fetch(`${url}/api/kategorizacija/dohvati`)).text();
  const rows = JSON.parse(text) as { Ime: string }[];
  const checksum = createHash('sha256').update(text).digest('hex');
  return { rows: rows.length, names: [...new Set(rows.map(({ Ime }) => Ime))], checksum };
}

const makeList = (number: number) => makeRows(ROWS + number, { Ime: `Popis ${number}` });

/** Starts a server at each moment (0 is within the body), and names the list that the next start finds. */
async function killAtEach(dataDir: string, token: string, moments: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  let before: List | undefined;
  for (const [place, moment] of [...moments, undefined].entries()) {
    const server = await start(dataDir, moment);
    const present = await readList(server.url);
    expect(present.names).toHaveLength(1);
    expect(present.rows).toBe(ROWS + Number(present.names[0]?.split(' ')[1]));
    if (before) found.push(present.checksum === before.checksum ? 'the former' : `the new: ${present.names}`);
    before = present;
    if (moment === undefined) expect(await upload(server.url, token, makeList(place + 1))).toBe(200);
    else if (moment === 0) await killInBody(server, token, makeList(place + 1));
    else expect(await upload(server.url, token, makeList(place + 1))).toBeUndefined();
    if (moment === undefined) server.kill();
    await server.ended;
  }
  return found;
}

test('a server that is killed at 20 moments of an import has exactly one whole list after each', async () => {
  const installations = await Promise.all(
    Array.from({ length: INSTALLATIONS }, async () => {
      const dataDir = await makeDataDir();
      const server = await start(dataDir);
      const token = await logIn(server.url);
      expect(await upload(server.url, token, makeList(0))).toBe(200);
      server.kill();
      await server.ended;
      return { dataDir, token, statements: server.statements() };
    }),
  );
  const found = await Promise.all(
    installations.map(({ dataDir, token, statements }, installation) => {
      const moments = Array.from({ length: KILLS }, (_, place) => Math.round((place * statements) / (KILLS - 1)));
      return killAtEach(
        dataDir,
        token,
        moments.filter((_, place) => place % INSTALLATIONS === installation),
      );
    }),
  );
  const [last] = found.at(-1)?.splice(-1) ?? [];
  expect(last).toMatch(/^the new: Popis \d+$/);
  expect(found.flat()).toEqual(Array(KILLS - 1).fill('the former'));
}, 240_000);
