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
const POSITIONS = 20;
const BORDERS = 10;

describe.each(DATABASE_NAMES)('a backup of %s that is not right', (database) => {
  let folder: string;
  let good: string;
  let bytes: Buffer;
  let entries: PlainEntry[];
  let target: RestoreTarget;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-damaged-'));
    good = path.join(folder, 'good.tar');
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

  const bad = () => path.join(folder, 'bad.tar');

  /** The one sentence with which the check refuses the file. */
  async function refusal(): Promise<string> {
    const error = await checkBackup(bad()).then(
      () => new Error('it was accepted'),
      (refused) => refused,
    );
    expect(error).toBeInstanceOf(BackupError);
    const { message } = error as BackupError;
    expect(message).toMatch(/^[^\n]*nothing was restored[^\n]*\.$/);
    return message.replace(bad(), 'FILE');
  }

  async function refusalOf(content: Buffer): Promise<string> {
    await writeFile(bad(), content);
    return refusal();
  }

  async function refusalOfEntries(changed: readonly PlainEntry[]): Promise<string> {
    await writeEntries(bad(), changed);
    return refusal();
  }

  const changeJson = (name: string, change: (json: Record<string, never>) => object) =>
    entries.map((entry) => {
      if (entry.name !== name) return entry;
      return { name, bytes: Buffer.from(JSON.stringify(change(JSON.parse(entry.bytes.toString())))) };
    });

  test('is refused when it is cut at any byte', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toBe('FILE is empty; nothing was restored.');
    // Each border of a block is one of a header, of a body or of its padding.
    const blocks = Array.from({ length: bytes.length / TAR_BLOCK }, (_, place) => place * TAR_BLOCK).slice(1);
    const borders = blocks.filter(
      (_, place) => place % Math.ceil(blocks.length / BORDERS) === 0 || place > blocks.length - 4,
    );
    for (const length of [1, TAR_BLOCK - 1, ...borders, bytes.length - 1]) {
      expect(await refusalOf(bytes.subarray(0, length))).toBe(
        `FILE is cut off after ${length} bytes; nothing was restored.`,
      );
    }
    const positions = fc.integer({ min: 1, max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(positions, async (length) => {
        expect(await refusalOf(bytes.subarray(0, length))).toContain('is cut off after');
      }),
      { numRuns: POSITIONS },
    );
  });

  test('is refused when any byte is changed, or one is added', async () => {
    const change = fc.record({
      at: fc.integer({ min: 0, max: bytes.length - 1 }),
      by: fc.integer({ min: 1, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, by }) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ by;
        await refusalOf(changed);
      }),
      { numRuns: POSITIONS },
    );
    expect(await refusalOf(Buffer.concat([bytes, Buffer.alloc(1)]))).toContain('bytes follow its end');
  });

  test('names the file whose checksum is wrong', async () => {
    const [key] = entries.map(({ name }) => name).filter((name) => name.startsWith('objects/'));
    const changed = Buffer.from(bytes);
    const body = bytes.indexOf(tarHeader(key!, 7)) + TAR_BLOCK;
    changed[body] = 33;
    expect(await refusalOf(changed)).toBe(`FILE is damaged: ${key} does not have its checksum; nothing was restored.`);
  });

  test('is refused when a newer version wrote it', async () => {
    const newer =
      'FILE was written by a newer version of Baklja (9.9.9); nothing was restored. Use that version or a later one.';
    for (const more of [{ format: 2 }, { migration: '9999-later' }]) {
      expect(
        await refusalOfEntries(changeJson('backup.json', (json) => ({ ...json, version: '9.9.9', ...more }))),
      ).toBe(newer);
    }
  });

  test('is refused when a version before 0.1.0 wrote it', async () => {
    const older = changeJson('backup.json', (json) => ({ ...json, migration: '0026-nightly-backups' }));
    expect(await refusalOfEntries(older)).toBe(
      'FILE is too old for this version; nothing was restored. Restore it with version 0.1.0 of Baklja, and make a new backup there.',
    );
  });

  test('is refused when it is something else', async () => {
    const nothing = 'FILE is not a backup of Baklja; nothing was restored.';
    expect(await refusalOf(Buffer.from('Dragi kolega, '.repeat(100)))).toBe(nothing);
    expect(await refusalOf(Buffer.concat([tarHeader('photo.jpg', 0), Buffer.alloc(1024)]))).toBe(nothing);
    expect(await refusalOf(Buffer.alloc(4096))).toContain('nothing was restored');
    await expect(checkBackup(path.join(folder, 'nowhere.tar'))).rejects.toThrow(
      `There is no file ${folder}/nowhere.tar.`,
    );
  });

  test('is refused when a path leaves its folder', async () => {
    const last = entries.findIndex(({ name }) => name === 'contents.json');
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
      expect(await refusalOfEntries(entries.toSpliced(last, 0, { name, bytes: Buffer.from('x') }))).toBe(
        `FILE is damaged: ${JSON.stringify(name)} is not the name of a table or a stored file; nothing was restored.`,
      );
    }
    const part = partName('files', 1);
    const named = entries.map((entry) => {
      if (entry.name !== part) return entry;
      return {
        name: part,
        bytes: gzipSync(
          gunzipSync(entry.bytes)
            .toString()
            .replaceAll(/objects\/\w+\/\w+/g, '../../evil'),
        ),
      };
    });
    expect(await refusalOfEntries(named)).toContain('"../../evil" is not a stored file');
  });

  test('is refused when something is missing, twice or in a wrong place', async () => {
    const at = (name: string) => entries.findIndex((entry) => entry.name === name);
    const object = entries.findIndex(({ name }) => name.startsWith('objects/'));
    const users = at(partName('users', 1));
    const added = { name: 'objects/aa/unknown', bytes: Buffer.from('x') };
    const cases: [readonly PlainEntry[], string][] = [
      [entries.toSpliced(users, 1), 'the rows of users are not complete'],
      [entries.toSpliced(object, 1), 'is not in it'],
      [entries.toSpliced(object, 0, entries[object]!), 'is in it twice'],
      [entries.toSpliced(users, 0, entries[users]!), 'is not in its place'],
      [entries.toSpliced(object, 0, added), 'no record has objects/aa/unknown'],
      [entries.slice(0, -1), 'it is not complete'],
      [[...entries, added], 'objects/aa/unknown follows contents.json'],
      [entries.slice(1), 'is not a backup of Baklja'],
      [changeJson('contents.json', (json) => ({ ...json, tables: {} })), 'nothing was restored'],
    ];
    for (const [changed, sentence] of cases) expect(await refusalOfEntries(changed)).toContain(sentence);
    const sums = bytes.indexOf(tarHeader('SHA256SUMS', sizeOfSums()));
    expect(await refusalOf(Buffer.concat([bytes.subarray(0, sums), Buffer.alloc(2 * TAR_BLOCK)]))).toContain(
      'it is not complete',
    );
  });

  const sizeOfSums = () => entries.reduce((size, { name }) => size + 64 + 2 + name.length + 1, 0);

  test('is refused by a restore that touches nothing', async () => {
    const state = async () => [
      database === 'SQLite'
        ? createHash('sha256')
            .update(await readFile(sqliteFileIn(target.config.dataDir)))
            .digest('hex')
        : '',
      await readdir(target.config.dataDir),
      await target.look(rowSums),
    ];
    const before = await state();
    const prepared: string[] = [];
    const prepareFiles = async () => {
      prepared.push('opened');
      return target.files;
    };
    const { config } = target;
    const restore = () => restoreBackup({ file: bad(), config, prepareFiles, mayReplace: true, clock: () => TEST_NOW });
    for (const content of [
      Buffer.alloc(0),
      bytes.subarray(0, -1),
      bytes.subarray(0, 9000),
      Buffer.from(bytes).fill(1, 5000, 5001),
    ]) {
      await writeFile(bad(), content);
      await expect(restore()).rejects.toThrow(BackupError);
    }
    expect([await state(), prepared]).toEqual([before, []]);
  });
});
