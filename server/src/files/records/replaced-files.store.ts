import { rm } from 'node:fs/promises';
import type { UploadedFile } from '@baklja/contract/features/media/file-host';
import { rootOf, uploadersOf } from '@baklja/contract/files/folders';
import { haveSameProportions } from '@baklja/contract/files/pictures';
import { missingText } from '@baklja/contract/records/record-words';
import { kindNameOf, otherKindText } from '@baklja/contract/records/same-kind';
import type { Selectable } from 'kysely';
import { addToAuditLog } from '../../db/audit-log.ts';
import { lockRows, updateRow } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { FileTable } from '../../db/tables/media.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../errors.ts';
import type { Stamp } from '../../stamp.ts';
import { RejectedFileError } from '../file-errors.ts';
import type { ReceivedFile } from '../incoming.ts';
import { inspectQueued } from '../inspect/inspect-queued.ts';
import { hasWidths } from '../pictures/picture-format.ts';
import { noteFiles } from './file-uses.store.ts';
import { FILE_ROWS, keepFormer } from './former-files.store.ts';
import { type KeepDependencies, type Keeping, readFacts, toUploadedFile } from './kept-files.store.ts';
import { storeObject } from './objects.store.ts';

/** The file that gets new bytes. */
type Target = Pick<Selectable<FileTable>, 'id' | 'version' | 'name' | 'path' | 'media_type' | 'width' | 'height'>;

type Replacement = Omit<Keeping, 'folder' | 'onlyImages'> & {
  /** Id of the file. */
  id: number;
  /** The version that was read; absent for the one at the beginning of the call. */
  version?: number | undefined;
};

/**
 * The file, when the role may replace it.
 * @throws NotFoundError, ForbiddenError, ConflictError `stale` for another version than the current one.
 */
export async function requireReplaceable(
  db: Db,
  { id, version, role }: Pick<Replacement, 'id' | 'version' | 'role'>,
): Promise<Target> {
  const file = await db
    .selectFrom('files')
    .select(['id', 'version', 'name', 'path', 'media_type', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw new NotFoundError(missingText('file'));
  const root = rootOf(file.path);
  if (root === undefined || !uploadersOf(root).includes(role)) throw new ForbiddenError();
  if (version !== undefined && version !== file.version) throw changedMeanwhile();
  return file;
}

/**
 * Gives a file the received bytes at its address; the former ones go into the bin. Only a file of the same kind is
 * accepted. A focal point stays if the next picture has the same proportions.
 * @throws as {@link requireReplaceable}, RejectedFileError, UnavailableError; then nothing is changed, and the received
 * file stays in its place.
 */
export async function replaceFile(
  dependencies: KeepDependencies,
  received: ReceivedFile,
  { id, version, stamp, role, uploadId, report }: Replacement,
): Promise<UploadedFile> {
  const { config, database, files, pictures } = dependencies;
  const { localPath, name: sentName, sha256 } = received;
  const file = await requireReplaceable(database.read, { id, version, role });
  const accepted = await inspectQueued(localPath, { name: sentName, limits: config.fileLimits });
  const { media_type, size, width, height } = accepted;
  try {
    if (media_type !== file.media_type) throw otherKind(sentName, file);
    const { properties } = await readFacts(accepted, report);
    const focus = haveSameProportions(file, accepted) ? {} : { focal_x: null, focal_y: null };
    const columns = { size, sha256, width, height, properties, upload_id: uploadId ?? null, ...focus };
    const { former_id, object_key, created } = await storeObject(files, accepted, (key) =>
      database.write((transaction) => writeFile(transaction, file, { ...columns, object_key: key }, stamp)),
    );
    if (hasWidths(media_type)) pictures.makeAhead({ object_key, media_type, width }, report);
    const { name, path } = file;
    const made = { id, name, path, created, media_type, properties, message: 'Datoteka je zamijenjena.' };
    return { ...toUploadedFile(config, made), former_id };
  } finally {
    if (accepted.localPath !== localPath) await rm(accepted.localPath, { force: true });
  }
}

type NewValues = { object_key: string; size: number } & Record<string, unknown>;

async function writeFile(transaction: Db, { id, version, name }: Target, values: NewValues, stamp: Stamp) {
  const [row] = await lockRows(transaction, 'files', [id]);
  if (!row) throw new NotFoundError(missingText('file'));
  if (row.version !== version) throw changedMeanwhile();
  const file = row as unknown as Parameters<typeof keepFormer>[1];
  const former_id = await keepFormer(transaction, file, stamp);
  await updateRow(transaction, FILE_ROWS, { id, values, stamp });
  await noteFiles(transaction, { ids: [id] }, stamp.at);
  const details = { size: [row['size'], values.size] };
  await addToAuditLog(transaction, stamp, [{ action: 'replace', kind: 'file', recordId: id, title: name, details }]);
  return { former_id, object_key: values.object_key, created: file.created };
}

function changedMeanwhile(): ConflictError {
  return new ConflictError('Netko je u međuvremenu promijenio ovu datoteku. Vaša nije spremljena.', 'stale');
}

function otherKind(sentName: string, { name }: Target): RejectedFileError {
  return new RejectedFileError(415, 'other-kind', otherKindText(sentName, kindNameOf(name)));
}
