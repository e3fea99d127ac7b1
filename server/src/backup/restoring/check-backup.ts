import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Check } from 'typebox/value';
import { knownMigration } from '../../db/migrate.ts';
import { BackupError } from '../backup-error.ts';
import {
  CONTENTS,
  type Contents,
  contents,
  FORMAT,
  isObjectName,
  OPENING,
  type Opening,
  opening,
  readPartName,
  SUMS,
  sumLine,
} from '../format.ts';
import { namedObject } from '../named-objects.ts';
import type { OnProgress } from '../progress.ts';
import { fromLine, type Row, RowSum } from '../rows.ts';
import { listSavedTables } from '../tables.ts';
import { damaged, type Entry, noBackup, readEntries } from './entries.ts';

/** An object of a backup: its bytes, their checksum, and the media type that its record has. */
export type CheckedObject = { size: number; sha256: string; mediaType: string };

/** A backup in which every byte was found to be right. */
export type CheckedBackup = {
  file: string;
  opening: Opening;
  contents: Contents;
  /** Characters of all rows as text. */
  rowLength: number;
  /** By key. */
  objects: ReadonlyMap<string, CheckedObject>;
};

const OPENING_MAX_BYTES = 64 * 1024;
const CONTENTS_MAX_BYTES = 64 * 1024 * 1024;
/** A part holds about one megabyte of text and one row, which may be large. */
const PART_MAX_BYTES = 256 * 1024 * 1024;

/**
 * Reads a whole backup and compares everything in it with its checksums.
 * @throws BackupError with one sentence when there is no such file, when anything is wrong with it, and when a newer version has written it.
 */
export async function checkBackup(file: string, onProgress: OnProgress = () => {}): Promise<CheckedBackup> {
  const total = await requireBytes(file);
  const check = new BackupCheck(file, new Set(await listSavedTables()));
  for await (const entry of readEntries(file, (done) => onProgress({ step: 'check', done, total }))) {
    await check.take(entry);
  }
  return check.finish();
}

/** Gets the entries of a backup in their order. */
class BackupCheck {
  readonly #file: string;
  readonly #sums: { name: string; line: string }[] = [];
  readonly #saved: ReadonlySet<string>;
  readonly #tables = new Map<string, { sum: RowSum; parts: number }>();
  readonly #found = new Map<string, { size: number; sha256: string }>();
  readonly #named = new Map<string, string>();
  #opening: Opening | undefined;
  #contents: Contents | undefined;
  #isComplete = false;
  #rowLength = 0;

  constructor(file: string, saved: ReadonlySet<string>) {
    this.#file = file;
    this.#saved = saved;
  }

  async take(entry: Entry): Promise<void> {
    const { name } = entry;
    if (this.#isComplete) throw damaged(this.#file, `${name} follows its end`, name);
    if (name === SUMS) return this.#takeSums(entry);
    const hash = createHash('sha256');
    await this.#takeHashed({ ...entry, ...hashed(entry, hash) });
    const sha256 = hash.digest('hex');
    this.#sums.push({ name, line: sumLine(sha256, name) });
    if (isObjectName(name)) this.#found.set(name, { size: entry.size, sha256 });
  }

  async #takeHashed(entry: Entry): Promise<void> {
    const { name } = entry;
    if (this.#opening === undefined) {
      this.#opening = await openingOf(this.#file, entry);
    } else if (this.#contents !== undefined) {
      throw damaged(this.#file, `${name} follows ${CONTENTS}`, name);
    } else if (name === CONTENTS) {
      const read = parse(await entry.read(CONTENTS_MAX_BYTES));
      if (!Check(contents, read)) throw damaged(this.#file, `${CONTENTS} cannot be read`, CONTENTS);
      this.#contents = read;
    } else if (isObjectName(name)) {
      if (this.#found.has(name)) throw damaged(this.#file, `${name} is in it twice`, name);
      for await (const _ of entry.chunks());
    } else {
      await this.#takePart(entry, this.#opening);
    }
  }

  async #takePart(entry: Entry, { started }: Opening): Promise<void> {
    const place = readPartName(entry.name);
    // A name that leads out of its folder is among these.
    if (!place || !this.#saved.has(place.table))
      throw damaged(
        this.#file,
        `${JSON.stringify(entry.name)} is not the name of a table or a stored file`,
        entry.name,
      );
    const { table, part } = place;
    const { sum, parts } = this.#tables.get(table) ?? { sum: new RowSum(), parts: 0 };
    if (part !== parts + 1) throw damaged(this.#file, `${entry.name} is not in its place`, entry.name);
    this.#tables.set(table, { sum, parts: part });
    const savedAt = new Date(started);
    for (const { line, row } of await readPart(this.#file, entry)) {
      sum.add(line);
      this.#rowLength += line.length;
      const object = namedObject(table, row, savedAt);
      if (!object) continue;
      if (!isObjectName(object.key))
        throw damaged(this.#file, `${JSON.stringify(object.key)} is not a stored file`, entry.name);
      this.#named.set(object.key, object.mediaType);
    }
  }

  async #takeSums(entry: Entry): Promise<void> {
    const expected = this.#sums.reduce((bytes, { line }) => bytes + line.length, 0);
    const lines = (await entry.read(Math.max(expected, CONTENTS_MAX_BYTES))).toString('latin1').split(/(?<=\n)/);
    const wrong = this.#sums.find(({ line }, place) => line !== lines[place]);
    if (wrong) throw damaged(this.#file, `${wrong.name} does not have its checksum`, wrong.name);
    if (lines.length > this.#sums.length) throw damaged(this.#file, `${SUMS} names more entries than there are`, SUMS);
    this.#isComplete = true;
  }

  finish(): CheckedBackup {
    const [file, opened, held] = [this.#file, this.#opening, this.#contents];
    if (!opened || !held || !this.#isComplete) throw damaged(file, 'it is not complete', SUMS);
    this.#requireTables(held);
    const missing = new Set(held.missing);
    const absent = this.#named.keys().find((key) => !this.#found.has(key) && !missing.has(key));
    if (absent !== undefined) throw damaged(file, `${absent} is not in it`, absent);
    const objects = new Map<string, CheckedObject>();
    for (const [key, found] of this.#found) {
      const mediaType = this.#named.get(key);
      if (mediaType === undefined) throw damaged(file, `no record has ${key}`, key);
      objects.set(key, { ...found, mediaType });
    }
    return { file, opening: opened, contents: held, rowLength: this.#rowLength, objects };
  }

  #requireTables({ tables }: Contents): void {
    for (const table of new Set([...Object.keys(tables), ...this.#tables.keys()])) {
      const { sum = new RowSum() } = this.#tables.get(table) ?? {};
      const { rows, checksum } = tables[table] ?? {};
      const isSame = this.#saved.has(table) && sum.rows === rows && sum.checksum === checksum;
      if (!isSame) throw damaged(this.#file, `the rows of ${table} are not complete`, table);
    }
  }
}

/** The rows of a part, with their lines. @throws BackupError when they cannot be read. */
export async function readPart(file: string, entry: Entry): Promise<{ line: string; row: Row }[]> {
  const unpacked = promisify(gunzip)(await entry.read(PART_MAX_BYTES), { maxOutputLength: PART_MAX_BYTES });
  const text = await unpacked.catch(() => {
    throw damaged(file, `${entry.name} cannot be unpacked`, entry.name);
  });
  const lines = text.toString().split('\n').slice(0, -1);
  return lines.map((line) => {
    const row = fromLine(line);
    if (!row) throw damaged(file, `${entry.name} cannot be read`, entry.name);
    return { line, row };
  });
}

function hashed(entry: Entry, hash: ReturnType<typeof createHash>): Pick<Entry, 'chunks' | 'read'> {
  return {
    chunks: async function* () {
      for await (const chunk of entry.chunks()) {
        hash.update(chunk);
        yield chunk;
      }
    },
    read: async (maxBytes) => {
      const bytes = await entry.read(maxBytes);
      hash.update(bytes);
      return bytes;
    },
  };
}

/** With the name that this version has for the migration. */
async function openingOf(file: string, entry: Entry): Promise<Opening> {
  if (entry.name !== OPENING) throw noBackup(file);
  const read = parse(await entry.read(OPENING_MAX_BYTES));
  const { product, format = 0, version, migration } = (read ?? {}) as Partial<Opening>;
  if (product !== 'Baklja') throw noBackup(file);
  const known = migration === undefined ? undefined : knownMigration(migration);
  if (format > FORMAT || known === 'newer') {
    throw new BackupError(
      `${file} was written by a newer version of Baklja (${version}); nothing was restored. Use that version or a later one.`,
      { part: OPENING },
    );
  }
  if (known === 'older') {
    throw new BackupError(
      `${file} is too old for this version; nothing was restored. Restore it with version 0.1.0 of Baklja, and make a new backup there.`,
      { part: OPENING },
    );
  }
  if (!Check(opening, read) || known === undefined) throw damaged(file, `${OPENING} cannot be read`, OPENING);
  return { ...read, migration: known.name };
}

/** Size of the file. @throws BackupError when there is none, and when it is empty. */
async function requireBytes(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new BackupError(`There is no file ${file}.`);
  if (found.size === 0) throw new BackupError(`${file} is empty; nothing was restored.`, { part: '0' });
  return found.size;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
