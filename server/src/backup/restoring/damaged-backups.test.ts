import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteFileIn } from '../../db/open-database.ts';
import { TEST_NOW } from '../../testing/build-test-app.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { makeRestoreTarget, type RestoreTarget, rowSums } from '../../testing/restore-target.ts';
import { type PlainEntry, readPlainEntries, writeEntries } from '../../testing/rewrite-backup.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { BackupError } from '../backup-error.ts';
import { partName } from '../format.ts';
import { TAR_BLOCK, tarHeader } from '../tar.ts';
import { writeBackup } from '../write-backup.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Bytes at which a file is cut or changed, in addition to its borders. */
const POSITIONS = { numRuns: 20 };
const BORDERS = 10;

describe.each(DATABASE_NAMES)('a backup of %s that is not right', (database) => {
  let folder: string;
  let bad: string;
  let bytes: Buffer;
  let entries: PlainEntry[];
  let target: RestoreTarget;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-damaged-'));
    bad = path.join(folder, 'bad.tar');
    const good = path.join(folder, 'good.tar');
    target = await makeRestoreTarget({ database, storage: 'disk' }, { isStarted: true });
    await target.look(async (opened) => {
      await fillTables({ database: opened, files: target.files }, TEST_NOW);
      await writeBackup({ database: opened, files: target.files, to: good, clock: () => TEST_NOW });
    });
    [bytes, entries] = [await readFile(good), await readPlainEntries(good)];
  });

  afterAll(async () => {
    await target.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  /** The one sentence with which the check refuses the file, or one with these entries. */
  async function refusalOf(content: Buffer | readonly PlainEntry[]): Promise<string> {
    await (Buffer.isBuffer(content) ? writeFile(bad, content) : writeEntries(bad, content));
    const refused = await checkBackup(bad).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BackupError);
    const { message, part } = refused as BackupError;
    expect(part).toEqual(expect.stringMatching(/./));
    expect(message).toMatch(/^[^\n]*nothing was restored[^\n]*\.$/);
    return message.replace(bad, 'FILE');
  }

  /** What is wrong with a file does not depend on the database of which it is a backup. */
  const testOnce = test.runIf(database === 'SQLite');

  const at = (start: string) => entries.findIndex(({ name }) => name.startsWith(start));
  const changed = (name: string, change: (content: Buffer) => Buffer) =>
    entries.map((entry) => (entry.name === name ? { name, bytes: change(entry.bytes) } : entry));
  const changedJson = (name: string, more: object) =>
    changed(name, (content) => Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), ...more })));

  testOnce('is refused when it is cut at any byte', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toBe('FILE is empty; nothing was restored.');
    // Each border of a block is one of a header, of a body or of its padding.
    const blocks = Array.from({ length: bytes.length / TAR_BLOCK }, (_, place) => place * TAR_BLOCK).slice(1);
    const every = Math.ceil(blocks.length / BORDERS);
    const borders = blocks.filter((_, place) => place % every === 0 || place > blocks.length - 4);
    const expectCut = async (length: number) => {
      const sentence = `FILE is cut off after ${length} bytes; nothing was restored.`;
      expect(await refusalOf(bytes.subarray(0, length))).toBe(sentence);
    };
    for (const length of [1, TAR_BLOCK - 1, ...borders, bytes.length - 1]) await expectCut(length);
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: bytes.length - 1 }), expectCut), POSITIONS);
  });

  testOnce('is refused when any byte is changed, or one is added', async () => {
    const place = fc.integer({ min: 0, max: bytes.length - 1 });
    const change = fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (place, by) => {
      const wrong = Buffer.from(bytes);
      wrong[place] = (wrong[place] ?? 0) ^ by;
      await refusalOf(wrong);
    });
    await fc.assert(change, POSITIONS);
    expect(await refusalOf(Buffer.concat([bytes, Buffer.alloc(1)]))).toContain('bytes follow its end');
  });

  test('names the file whose checksum is wrong, and the place of a wrong header', async () => {
    const { name } = entries[at('objects/')]!;
    const header = bytes.indexOf(tarHeader(name, 7));
    const problemAt = async (place: number) =>
      (await refusalOf(Buffer.from(bytes).fill(33, place, place + 1))).split('; ')[0];
    expect(await problemAt(header + TAR_BLOCK)).toBe(`FILE is damaged: ${name} does not have its checksum`);
    expect(await problemAt(header)).toBe(`FILE is damaged: there is no entry at byte ${header}`);
  });

  test('is refused when another version wrote it, or something else', async () => {
    const newer =
      'FILE was written by a newer version of Baklja (9.9.9); nothing was restored. Use that version or a later one.';
    for (const more of [{ format: 2 }, { migration: '9999-later' }]) {
      expect(await refusalOf(changedJson('backup.json', { version: '9.9.9', ...more }))).toBe(newer);
    }
    expect(await refusalOf(changedJson('backup.json', { migration: '0026-nightly-backups' }))).toBe(
      'FILE is too old for this version; nothing was restored. Restore it with version 0.1.0 of Baklja, and make a new backup there.',
    );
    const nothing = 'FILE is not a backup of Baklja; nothing was restored.';
    expect(await refusalOf(Buffer.from('Dragi kolega, '.repeat(100)))).toBe(nothing);
    expect(await refusalOf(Buffer.concat([tarHeader('photo.jpg', 0), Buffer.alloc(1024)]))).toBe(nothing);
    expect(await refusalOf(Buffer.alloc(4096))).toContain('nothing was restored');
    const nowhere = path.join(folder, 'nowhere.tar');
    await expect(checkBackup(nowhere)).rejects.toThrow(`There is no file ${nowhere}.`);
  });

  testOnce('is refused when a path leaves its folder', async () => {
    for (const name of [
      '../evil',
      '/etc/evil',
      'objects/../../evil',
      'objects/..',
      'tables/../evil',
      'tables/users/../../evil',
      'objects\\..\\evil',
      'C:/evil',
      'files/evil',
      'tables/sessions/000001.ndjson.gz',
    ]) {
      expect(await refusalOf(entries.toSpliced(at('contents.json'), 0, { name, bytes: Buffer.from('x') }))).toBe(
        `FILE is damaged: ${JSON.stringify(name)} is not the name of a table or a stored file; nothing was restored.`,
      );
    }
    const named = changed(partName('files', 1), (content) =>
      gzipSync(
        gunzipSync(content)
          .toString()
          .replaceAll(/objects\/\w+\/\w+/g, '../../evil'),
      ),
    );
    expect(await refusalOf(named)).toContain('"../../evil" is not a stored file');
  });

  testOnce('is refused when something is missing, twice or in a wrong place', async () => {
    const [object, users] = [at('objects/'), at(partName('users', 1))];
    const added = { name: 'objects/aa/unknown', bytes: Buffer.from('x') };
    const sizeOfSums = entries.reduce((size, { name }) => size + 64 + 2 + name.length + 1, 0);
    const sums = bytes.indexOf(tarHeader('SHA256SUMS', sizeOfSums));
    const cases: [Buffer | readonly PlainEntry[], string][] = [
      [entries.toSpliced(users, 1), 'the rows of users are not complete'],
      [entries.toSpliced(object, 1), 'is not in it'],
      [entries.toSpliced(object, 0, entries[object]!), 'is in it twice'],
      [entries.toSpliced(users, 0, entries[users]!), 'is not in its place'],
      [entries.toSpliced(object, 0, added), 'no record has objects/aa/unknown'],
      [entries.slice(0, -1), 'it is not complete'],
      [[...entries, added], 'objects/aa/unknown follows contents.json'],
      [entries.slice(1), 'is not a backup of Baklja'],
      [changedJson('contents.json', { tables: {} }), 'nothing was restored'],
      [Buffer.concat([bytes.subarray(0, sums), Buffer.alloc(2 * TAR_BLOCK)]), 'it is not complete'],
    ];
    for (const [content, sentence] of cases) expect(await refusalOf(content)).toContain(sentence);
  });

  test('is refused by a restore that touches nothing', async () => {
    const { config } = target;
    const readDatabase = async () => (database === 'SQLite' ? await readFile(sqliteFileIn(config.dataDir)) : '');
    const state = async () => [
      createHash('sha256')
        .update(await readDatabase())
        .digest('hex'),
      await readdir(config.dataDir),
      await target.look(rowSums),
    ];
    const before = await state();
    const prepareFiles = () => Promise.reject(new Error('the files were opened'));
    const order = { file: bad, config, prepareFiles, mayReplace: true, clock: () => TEST_NOW };
    const wrongByte = Buffer.from(bytes).fill(1, 5000, 5001);
    for (const content of [Buffer.alloc(0), bytes.subarray(0, -1), bytes.subarray(0, 9000), wrongByte]) {
      await writeFile(bad, content);
      await expect(restoreBackup(order)).rejects.toThrow(BackupError);
    }
    expect(await state()).toEqual(before);
  });
});
