import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { momentInZagreb } from '@baklja/contract/zagreb-time';
import { USUAL_STAMPS, withStamps } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { nameColumns } from '../files/file-names.ts';
import { sharp } from '../files/pictures/sharp-settings.ts';
import { hasFolder } from '../files/records/file-paths.store.ts';
import { insertFolder } from '../files/records/folders.store.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { Stamp } from '../stamp.ts';
import { listStarterFiles, type StarterFile } from './content/starter-files.ts';

/** A file of the starter content whose bytes are in the storage; its record does not exist yet. */
export type WrittenFile = StarterFile & {
  object_key: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
};

/** Writes the bytes of the demo content into the storage, outside the transaction of its records. */
export async function writeDemoFiles(files: FileStorage): Promise<WrittenFile[]> {
  const written: WrittenFile[] = [];
  for (const file of listStarterFiles()) written.push(await writeFile(files, file));
  return written;
}

async function writeFile(files: FileStorage, file: StarterFile): Promise<WrittenFile> {
  const bytes = await readFile(path.resolve(import.meta.dirname, '../../starter-files', file.source));
  const id = randomUUID().replaceAll('-', '');
  const object_key = `objects/${id.slice(0, 2)}/${id}`;
  await files.write(object_key, Readable.from([bytes]), { size: bytes.length, mediaType: file.media_type });
  const { width = null, height = null } = isImage(file) ? await sharp(bytes).metadata() : {};
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...file, object_key, size: bytes.length, sha256, width, height };
}

/** Creates the records of files whose bytes are written, and their folders. */
export async function insertDemoFiles(transaction: Db, files: readonly WrittenFile[], now: Date): Promise<void> {
  for (const file of files) {
    const made = momentInZagreb(now, -file.daysAgo, '10:30');
    const stamp = { userId: null, at: made < now ? made : now };
    await makeFolders(transaction, parentOf(file.path), stamp);
    await insertFile(transaction, file, stamp);
  }
}

async function makeFolders(transaction: Db, folder: string, stamp: Stamp): Promise<void> {
  if (await hasFolder(transaction, folder)) return;
  await makeFolders(transaction, parentOf(folder), stamp);
  await insertFolder(transaction, folder, stamp);
}

async function insertFile(transaction: Db, file: WrittenFile, stamp: Stamp): Promise<void> {
  const { media_type, size, width, height, object_key, sha256, alt = '', caption = '', author = '' } = file;
  const name = nameOf(file.path);
  const type = isImage(file) ? ('image' as const) : ('other' as const);
  const place = { folder: parentOf(file.path), path: file.path, name, ...nameColumns(name) };
  const facts = { type, media_type, size, width, height, object_key, sha256, upload_id: null };
  const row = withStamps(USUAL_STAMPS, { ...place, ...facts, alt, caption, author }, stamp);
  await transaction.insertInto('files').values(row).execute();
}

function isImage({ media_type }: StarterFile): boolean {
  return media_type.startsWith('image/');
}
