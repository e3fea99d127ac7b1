import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, sqliteFileIn } from '../db/open-database.ts';
import { openFileStorage } from '../files/storage/open-file-storage.ts';
import { TEST_NOW } from '../testing/build-test-app.ts';
import { startProcess } from '../testing/faults/killed-process.ts';
import { fillTables } from '../testing/fill-tables.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { rowSums } from '../testing/restore-target.ts';
import { runScriptHere } from '../testing/run-here.ts';

const SCRIPTS = path.resolve(import.meta.dirname, '../../../scripts');

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baklja-commands-'));
  dataDir = path.join(folder, 'data');
  for (const made of [dataDir, path.join(folder, 'many')]) await mkdir(made);
  await copyFile(inject('migratedFile'), sqliteFileIn(dataDir));
  const files = await openFileStorage({ dataDir, filesUrl: undefined });
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await fillTables({ database, files }, TEST_NOW);
  await makeFile({ database, files }, { bytes: randomBytes(6 * 1024 * 1024), media_type: 'application/pdf' });
  await database.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

type Settings = Record<string, string>;

const settingsOf = (settings: Settings) => ({ INIT_CWD: folder, DATA_DIR: dataDir, ...settings });

/** Runs a program as its npm script does; resolves with its exit code and what it printed. */
async function run(script: string, args: readonly string[], settings: Settings = {}) {
  const started = startProcess(`../../../../scripts/${script}`, { args, env: settingsOf(settings) });
  const code = await started.ended;
  return { code, output: started.output(), complaint: started.complaint() };
}

/** The same in this process: each of its own loads the server again. */
const here = (script: string, args: readonly string[], settings: Settings = {}) =>
  runScriptHere(path.join(SCRIPTS, script), { args, env: settingsOf(settings) });

describe('npm run backup and npm run restore', { timeout: 60_000 }, () => {
  test('write a backup and restore it on an empty machine', async () => {
    const written = await run('backup.ts', ['many']);
    const [file = ''] = await readdir(path.join(folder, 'many'));
    expect(file).toMatch(/^baklja-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/);
    expect(written.output).toMatch(/^\/.+\/many\/baklja-\S+ holds \d+ rows and 3 files, 6\.\d MB\.\n$/);
    expect(written.code).toBe(0);
    expect(written.complaint).toContain('Database: 100 %');
    expect(written.complaint).toContain('Files: 100 %');
    const elsewhere = path.join(folder, 'new', 'data');
    const checked = await here('restore.ts', [`many/${file}`, '--check'], { DATA_DIR: elsewhere });
    expect([checked.code, checked.output]).toEqual([
      0,
      expect.stringMatching(/^Nothing is wrong with \/.+\.tar: \d+ rows and 3 files \(6\.0 MB\) of \S+Z\.\n$/),
    ]);
    await expect(stat(elsewhere)).rejects.toThrow('ENOENT');
    const restored = await run('restore.ts', [`many/${file}`], { DATA_DIR: elsewhere });
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toMatch(
      /^Restored \d+ rows and 3 files \(6\.0 MB\) of \S+Z; counts and checksums are those of the backup\.\nAuthenticator/,
    );
    expect(restored.complaint).toContain('Checking the backup: 100 %');
    const sums = [dataDir, elsewhere].map(async (place) => {
      const database = openDatabase({ dataDir: place, databaseUrl: undefined });
      return rowSums(database).finally(() => database.close());
    });
    expect(await sums[0]).toEqual(await sums[1]);
    for (const place of [elsewhere, sqliteFileIn(elsewhere), path.join(elsewhere, 'files')]) {
      expect([place, (await stat(place)).mode & 0o077]).toEqual([place, 0]);
    }
    expect((await here('restore.ts', [`many/${file}`, '--replace'], { DATA_DIR: elsewhere })).code).toBe(0);
  });

  test('say in one line what is wrong, and make no folder then', async () => {
    const refused = (complaint: string) => ({ code: 1, output: '', complaint });
    await writeFile(path.join(folder, 'empty.tar'), '');
    const nowhere = { DATA_DIR: path.join(folder, 'nowhere') };
    const answers = [
      await here('backup.ts', ['a', 'b']),
      await here('backup.ts', ['empty.tar']),
      await here('restore.ts', []),
      await here('restore.ts', ['empty.tar'], nowhere),
    ];
    expect(answers).toEqual([
      refused('Usage: npm run backup [FILE or FOLDER]; without either, the file is written into this folder.\n'),
      refused(`${folder}/empty.tar exists already; a backup replaces no file.\n`),
      refused(
        'Usage: npm run restore FILE; or npm run restore -- FILE --check to change nothing, --replace for a database in use.\n',
      ),
      refused(`${folder}/empty.tar is empty; nothing was restored.\n`),
    ]);
    await expect(stat(nowhere.DATA_DIR)).rejects.toThrow('ENOENT');
  });

  test.skipIf(process.platform !== 'linux')('name the file that cannot be written', async () => {
    const started = startProcess('../../../../scripts/backup.ts', { args: ['/proc/b.tar'], env: settingsOf({}) });
    expect(await started.ended).toBe(1);
    expect(started.complaint()).toBe('/proc/b.tar cannot be written (ENOENT).\n');
  });

  test.skipIf(process.platform === 'win32')('leave no file when the disk is full', async () => {
    const into = path.join(folder, 'full');
    await mkdir(into);
    // A limit of the size of files has the effect of a full disk.
    const largestFileBytes = 4 * 1024 * 1024;
    const started = startProcess('../../../../scripts/backup.ts', {
      args: ['full/b.tar'],
      env: settingsOf({}),
      largestFileBytes,
    });
    expect(await started.ended).toBe(1);
    expect(started.complaint()).toContain(`The disk of ${into} is full; no backup was written.\n`);
    expect(await readdir(into)).toEqual([]);
  });
});
