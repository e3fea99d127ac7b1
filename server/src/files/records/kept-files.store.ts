import { rm } from 'node:fs/promises';
import type { UploadedFile } from '@baklja/contract/features/media/file-host';
import { mayList } from '@baklja/contract/files/folders';
import { fileUrl } from '@baklja/contract/files/pictures';
import type { Role } from '@baklja/contract/roles';
import type { Selectable } from 'kysely';
import type { Config } from '../../config.ts';
import { addToAuditLog } from '../../db/audit-log.ts';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { USUAL_STAMPS, withStamps } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { FileTable } from '../../db/tables/media.ts';
import type { Stamp } from '../../stamp.ts';
import {
  readDocumentFacts,
  type StoredProperties,
  toDocumentProperties,
} from '../documents/read-document-properties.ts';
import { nameColumns } from '../file-names.ts';
import type { ReceivedFile } from '../incoming.ts';
import type { AcceptedFile } from '../inspect/accepted-file.ts';
import { inspectQueued } from '../inspect/inspect-queued.ts';
import { hasWidths } from '../pictures/picture-format.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { safeFileName } from '../safe-file-name.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { takePath } from './file-paths.store.ts';
import { noteFiles } from './file-uses.store.ts';
import { storeObject } from './objects.store.ts';

const SAVED = 'Spremljeno.';

export type KeepDependencies = { config: Config; database: Database; files: FileStorage; pictures: Pictures };

/** Destination of a received file, and its sender. */
export type Keeping = {
  /** Path of a folder. */
  folder: string;
  onlyImages: boolean;
  stamp: Stamp;
  /** Role of the sender: decides which other files the answer may name. */
  role: Role;
  /** Id of a resumable upload, which becomes one file however often it is stored. */
  uploadId?: string;
  /** Receives faults that do not prevent the file from being stored. */
  report: (fault: unknown) => void;
};

/**
 * Inspects a received file, writes its bytes into the file storage, and creates its record.
 * @throws RejectedFileError for a file that is not accepted, InvalidInputError when the folder is gone,
 * UnavailableError when the storage is away; then nothing is stored, and the received file stays in its place.
 */
export async function keepFile(
  dependencies: KeepDependencies,
  received: ReceivedFile,
  keeping: Keeping,
): Promise<UploadedFile> {
  const { config, database, files, pictures } = dependencies;
  const { localPath, name } = received;
  // Readers of pictures and archives take a while to load; a server that has just started answers without them.
  const inspection = { name, limits: config.fileLimits, onlyImages: keeping.onlyImages };
  const accepted = await inspectQueued(localPath, inspection);
  try {
    const { properties, title } = await readFacts(accepted, keeping.report);
    const made = await storeObject(files, accepted, (object_key) =>
      database.write((transaction) => insertFile(transaction, { received, accepted, object_key, properties, keeping })),
    );
    if (hasWidths(accepted.media_type)) pictures.makeAhead({ ...accepted, ...made }, keeping.report);
    return toUploadedFile(config, { ...made, title, message: describe(received.name, made) });
  } catch (error) {
    const kept = isUniqueViolation(error) && (await getKeptUpload(dependencies, keeping));
    if (kept) return kept.file;
    throw error;
  } finally {
    if (accepted.localPath !== localPath) await rm(accepted.localPath, { force: true });
  }
}

/**
 * The stored file of a resumable upload of this user, and its bytes; undefined when there is none, or when it belongs
 * to another user.
 */
export async function getKeptUpload(
  { config, database }: Pick<KeepDependencies, 'config' | 'database'>,
  { uploadId, stamp }: { uploadId?: string; stamp: Pick<Stamp, 'userId'> },
): Promise<{ file: UploadedFile; size: number } | undefined> {
  if (uploadId === undefined) return undefined;
  const row = await database.read
    .selectFrom('files')
    .select(['id', 'name', 'path', 'created', 'size', 'media_type', 'properties'])
    .where('upload_id', '=', uploadId)
    // A file that the upload replaced was created by someone else.
    .where((eb) => eb.or([eb('created_by', '=', stamp.userId), eb('modified_by', '=', stamp.userId)]))
    .executeTakeFirst();
  return row && { file: toUploadedFile(config, { ...row, message: SAVED }), size: row.size };
}

/**
 * Names in a document, as they are stored, and its title. What cannot be read is reported without its message, which may
 * hold text of the document.
 */
export async function readFacts(
  accepted: AcceptedFile,
  report: Keeping['report'],
): Promise<{ properties: string | null; title: string | undefined }> {
  try {
    const { properties, title } = await readDocumentFacts(accepted);
    return { properties: properties && JSON.stringify(properties satisfies StoredProperties), title };
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    report(new Error(`the properties of a file of the type ${accepted.media_type} were not read: ${kind}`));
    return { properties: null, title: undefined };
  }
}

/** The part of a stored file that the answer to its upload holds. */
type Stored = Pick<Selectable<FileTable>, 'id' | 'name' | 'path' | 'created' | 'media_type' | 'properties'>;

/** `wanted` is the name that it would have got in an empty folder. */
type Made = Stored & { object_key: string; wanted: string; duplicate: string | undefined };

type NewFile = {
  received: ReceivedFile;
  accepted: AcceptedFile;
  object_key: string;
  properties: string | null;
  keeping: Keeping;
};

async function insertFile(transaction: Db, file: NewFile): Promise<Made> {
  const { received, accepted, object_key, properties, keeping } = file;
  const { type, media_type, size, width, height, extension } = accepted;
  const wanted = safeFileName(received.name, extension);
  const { path, name } = await takePath(transaction, { folder: keeping.folder, name: wanted });
  const duplicate = await findSameBytes(transaction, received.sha256, keeping.role);
  const values = {
    folder: path.slice(0, -name.length - 1),
    path,
    name,
    ...nameColumns(name),
    type,
    media_type,
    size,
    width,
    height,
    object_key,
    properties,
    sha256: received.sha256,
    upload_id: keeping.uploadId ?? null,
  };
  const row = withStamps(USUAL_STAMPS, values, keeping.stamp);
  const { id } = await transaction.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow();
  const note = { action: 'upload', kind: 'file', recordId: id, title: name, details: { path, size } } as const;
  await addToAuditLog(transaction, keeping.stamp, [note]);
  // Records may name a path before it has a file.
  await noteFiles(transaction, { ids: [id] }, keeping.stamp.at);
  return { id, name, path, created: row.created, object_key, media_type, properties, wanted, duplicate };
}

/** The first file with the bytes in a folder that the role may list. */
async function findSameBytes(db: Db, sha256: string, role: Role): Promise<string | undefined> {
  const found = await db.selectFrom('files').select('path').where('sha256', '=', sha256).orderBy('id').execute();
  return found.find(({ path }) => mayList(role, path))?.path;
}

export function toUploadedFile(
  config: Config,
  file: Stored & { message: string; duplicate?: string | undefined; title?: string | undefined },
): UploadedFile {
  const { id, name, path, created, media_type, properties, message, duplicate, title } = file;
  const names = toDocumentProperties(properties, media_type);
  return {
    id,
    name,
    date: created,
    data_name: path,
    url: fileUrl({ path }, config.fileHostUrl),
    message,
    ...(duplicate !== undefined && { duplicate_of: duplicate }),
    ...(title !== undefined && { title }),
    ...(names && { properties: names }),
  };
}

function describe(sent: string, { name, wanted, duplicate }: Made): string {
  const same = duplicate === undefined ? '' : ` Ista datoteka već postoji: ${duplicate}.`;
  if (name !== wanted.normalize('NFC')) return `Spremljeno kao ${name}; datoteka s tim imenom već postoji.${same}`;
  return name === sent.normalize('NFC') ? `${SAVED}${same}` : `Spremljeno kao ${name}.${same}`;
}
