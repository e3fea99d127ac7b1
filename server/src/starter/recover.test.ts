import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-recover-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const MAIN = path.resolve(import.meta.dirname, '../main.ts');
const RECOVER = path.resolve(import.meta.dirname, '../../../scripts/recover.ts');

function run(file: string, parameters: readonly string[], settings: Record<string, string>) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings };
  return spawn(process.execPath, [file, ...parameters], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts a server that runs until the test ends; resolves with its address. */
async function startServer(): Promise<string> {
  const settings = { PORT: '0', STARTER: 'empty', LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'zadana lozinka' };
  const server = run(MAIN, [], settings);
  onTestFinished(async () => {
    const closed = once(server, 'close');
    server.kill('SIGKILL');
    await closed;
  });
  let output = '';
  for await (const chunk of server.stdout) {
    output += chunk;
    const address = /ready at (\S+)\n/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(`The server did not start: ${output}`);
}

/** Runs the program; resolves with its exit code and what it printed. */
async function recover(parameters: readonly string[], settings: Record<string, string> = {}) {
  const child = run(RECOVER, parameters, settings);
  const closed = once(child, 'close');
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, output, complaint };
}

describe('npm run recover', () => {
  test('gives the superadmin of a running server a new password', async () => {
    const address = await startServer();
    const { code, output, complaint } = await recover(['Admin']);
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    const [first = '', second] = output.split('\n');
    expect(first).toMatch(/^New password of admin \(shown once\): \S+$/);
    expect(second).toBe('The second factors are removed, and all sessions have ended.');
    const headers = { 'content-type': 'application/json' };
    const logIn = async (password: string | undefined) => {
      const body = JSON.stringify({ username: 'admin', password });
      return (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).status;
    };
    expect([await logIn('zadana lozinka'), await logIn(first.split(': ')[1])]).toEqual([401, 200]);
  });

  test('says in one line what is wrong', async () => {
    expect(await recover([])).toEqual({
      code: 1,
      output: '',
      complaint: 'Usage: npm run recover NAME, where NAME is the user name of a superadmin.\n',
    });
    expect((await recover(['admin'])).complaint).toBe(`DATA_DIR: there is no database in ${dataDir}\n`);
    const away = { DATABASE_URL: 'postgres://127.0.0.1:1/baklja', TOKEN_SECRET: 'x'.repeat(32) };
    expect((await recover(['admin'], away)).complaint).toMatch(/^DATABASE_URL: .+\n$/);
  });
});
