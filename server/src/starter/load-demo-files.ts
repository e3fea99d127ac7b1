import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { COVERS_FOLDER, nameOf, PDFS_FOLDER, parentOf } from '@baklja/contract/files/folders';
import { momentInZagreb } from '@baklja/contract/zagreb-time';
import type { Selectable } from 'kysely';
import { USUAL_STAMPS, withStamps } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import type { FileTable } from '../db/tables/media.ts';
import { nameColumns } from '../files/file-names.ts';
import { sharp } from '../files/pictures/sharp-settings.ts';
import { hasFolder } from '../files/records/file-paths.store.ts';
import { insertFolder } from '../files/records/folders.store.ts';
import { newObjectKey } from '../files/records/objects.store.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { Stamp } from '../stamp.ts';
import type { StarterFolder, StarterIssue } from './content-schema.ts';
import { readStarterFile, STARTER_FILES, type StarterContent } from './read-content.ts';

type StarterFile = {
  /** Path of its bytes in `server/starter-files`. */
  source: string;
  /** Path that users see; its folders are created with it. */
  path: string;
  /** Days before the first start on which it was uploaded. */
  daysAgo: number;
  /** Alternative text; absent for documents. */
  alt?: string;
  caption?: string;
};

/** A file of the starter content whose bytes are in the storage; its record does not exist yet. */
export type WrittenFile = StarterFile &
  Pick<Selectable<FileTable>, 'object_key' | 'media_type' | 'size' | 'sha256' | 'width' | 'height'>;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Drew all the pictures. */
const ILLUSTRATOR = 'Baklja';

/** Every file of the starter content: what articles, documents and issues show, and some more in each root folder. */
function listStarterFiles({ articles, documents, files, magazine }: StarterContent): StarterFile[] {
  return [...picturesOf(articles), ...files, ...documents.flatMap(filesOfFolder), ...magazine.issues.flatMap(filesOf)];
}

/** Each picture once, with the texts of the first article that shows it large, otherwise of a gallery. */
function picturesOf(articles: StarterContent['articles']): StarterFile[] {
  const large = articles.flatMap(({ picture, daysAgo }) => (picture ? [{ ...picture, daysAgo }] : []));
  const small = articles.flatMap(({ gallery = [], daysAgo }) =>
    gallery.map(({ name, caption }) => ({ name, alt: caption, caption, daysAgo })),
  );
  const files = new Map<string, StarterFile>();
  for (const { name, daysAgo, ...texts } of [...large, ...small]) {
    const place = `clanci-slike/${name}`;
    if (!files.has(name)) files.set(name, { source: place, path: place, ...texts, daysAgo: daysAgo + 1 });
  }
  return [...files.values()];
}

function filesOfFolder(folder: StarterFolder): StarterFile[] {
  return folder.documents.map(({ file }) => ({
    source: `documents/folders/${file}.pdf`,
    path: pathOfDocument(file, folder),
    daysAgo: 20,
  }));
}

function filesOf(issue: StarterIssue): StarterFile[] {
  const { pdf, cover } = pathsOfIssue(issue);
  return [
    { source: `magazine/${issue.file}.jpg`, path: cover, alt: issue.cover, daysAgo: 11 },
    { source: `magazine/${issue.file}.pdf`, path: pdf, daysAgo: 11 },
  ];
}

/** Path of the file of a document, as users see it. */
export function pathOfDocument(file: string, { lng }: StarterFolder): string {
  return `dokumenti/${lng === 'hrv' ? 'Folderi' : 'Folderi eng'}/${file}.pdf`;
}

/** Paths of the files of an issue, as users see them. */
export function pathsOfIssue({ file }: StarterIssue): { pdf: string; cover: string } {
  return { pdf: `${PDFS_FOLDER}/${file}.pdf`, cover: `${COVERS_FOLDER}/${file}.jpg` };
}

/** Writes the bytes of the demo content into the storage, outside the transaction of its records. */
export async function writeDemoFiles(files: FileStorage, content: StarterContent): Promise<WrittenFile[]> {
  const written: WrittenFile[] = [];
  for (const file of listStarterFiles(content)) written.push(await writeFile(files, file));
  return written;
}

async function writeFile(files: FileStorage, file: StarterFile): Promise<WrittenFile> {
  const bytes = await readStarterFile(path.join(STARTER_FILES, file.source));
  const media_type = MEDIA_TYPES[path.extname(file.source).slice(1)] ?? '';
  const object_key = newObjectKey();
  await files.write(object_key, Readable.from([bytes]), { size: bytes.length, mediaType: media_type });
  const { width = null, height = null } = isImage(media_type) ? await sharp(bytes).metadata() : {};
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...file, object_key, media_type, size: bytes.length, sha256, width, height };
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
  const { media_type, size, width, height, object_key, sha256, alt = '', caption = '' } = file;
  const name = nameOf(file.path);
  const [type, author] = isImage(media_type) ? (['image', ILLUSTRATOR] as const) : (['other', ''] as const);
  const place = { folder: parentOf(file.path), path: file.path, name, ...nameColumns(name) };
  const facts = { type, media_type, size, width, height, object_key, sha256, upload_id: null };
  const row = withStamps(USUAL_STAMPS, { ...place, ...facts, alt, caption, author }, stamp);
  await transaction.insertInto('files').values(row).execute();
}

function isImage(media_type: string): boolean {
  return media_type.startsWith('image/');
}
