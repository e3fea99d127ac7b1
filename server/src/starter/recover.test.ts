import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { kill, readAddress, type Started, startProcess } from '../testing/faults/killed-process.ts';
import { makeRealInstallation, type RealInstallation } from '../testing/faults/real-installation.ts';
import { TEST_PASSWORD } from '../testing/records/make-user.ts';
import { runScriptHere } from '../testing/run-here.ts';

const RECOVER = path.resolve(import.meta.dirname, '../../../scripts/recover.ts');

describe('npm run recover', () => {
  let installation: RealInstallation;
  let server: Started;
  let address: string;

  beforeAll(async () => {
    installation = await makeRealInstallation('SQLite');
    server = startProcess(undefined, { env: installation.settings });
    address = await readAddress(server);
  });

  afterAll(async () => {
    await kill(server);
    await installation.destroy();
  });

  test('gives the superadmin of a running server a new password', async () => {
    const recovery = startProcess('../../../../scripts/recover.ts', { args: ['Kvarovi'], env: installation.settings });
    expect([await recovery.ended, recovery.complaint()]).toEqual([0, '']);
    const [first = '', second] = recovery.output().split('\n');
    expect(first).toMatch(/^New password of kvarovi \(shown once\): \S+$/);
    expect(second).toBe('The second factors are removed, and all sessions have ended.');
    const headers = { 'content-type': 'application/json' };
    const logIn = async (password: string | undefined) => {
      const body = JSON.stringify({ username: 'kvarovi', password });
      return (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).status;
    };
    expect([await logIn(TEST_PASSWORD), await logIn(first.split(': ')[1])]).toEqual([401, 200]);
  });

  test('says in one line what is wrong', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-recover-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const recover = (args: string[], settings: Record<string, string> = {}) =>
      runScriptHere(RECOVER, { args, env: { DATA_DIR: dataDir, ...settings } });
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
