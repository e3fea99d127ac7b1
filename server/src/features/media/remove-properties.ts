import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { missingText } from '@baklja/contract/records/record-words';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { removeDocumentProperties } from '../../files/documents/remove-document-properties.ts';
import { hashOf, makeIncomingFolder } from '../../files/incoming.ts';
import { inspectQueued } from '../../files/inspect/inspect-queued.ts';
import { areDeletionsHeld } from '../../files/records/deletion-holds.store.ts';
import { replaceBytes } from '../../files/records/replace-bytes.ts';
import type { RecordStamp } from '../../records/record-definition.ts';
import { StaleError } from '../../records/stale-error.ts';
import { files } from './file-record.ts';

type Removal = {
  id: number;
  /** The version that was read; absent for the current one. */
  version: number | undefined;
  stamp: RecordStamp;
  report: (fault: unknown) => void;
};

type StoredFile = { name: string; media_type: string; size: number; object_key: string };

/**
 * Replaces a document by a copy without author, last editor, company and manager in its properties. The address stays.
 * @throws NotFoundError; ConflictError `stale` when someone else wrote the file, and as
 * {@link removeDocumentProperties}; UnavailableError. Then nothing is changed.
 */
export async function removeProperties(
  dependencies: Dependencies,
  { id, version: sent, stamp, report }: Removal,
): Promise<{ message: string; version: number }> {
  const { config, database, clock } = dependencies;
  const file = await database.read
    .selectFrom('files')
    .select(['version', 'name', 'media_type', 'size', 'object_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw new NotFoundError(missingText('file'));
  const { version, object_key: former } = file;
  if (sent !== undefined && sent !== version) throw new StaleError();

  const folder = await makeIncomingFolder(config.dataDir);
  try {
    const cleaned = await makeCleanedCopy(dependencies, file, folder);
    const newVersion = await replaceBytes(dependencies, cleaned, {
      former: { key: former, isHeld: () => areDeletionsHeld(database.read, clock()) },
      report,
      // Bytes change only with the version.
      write: (columns) => files.update(database, { id, version, stamp, values: { ...columns, properties: null } }),
    });
    return { message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: newVersion };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A local copy without the names, of the same kind as the file. */
async function makeCleanedCopy({ config, files: storage }: Dependencies, file: StoredFile, folder: string) {
  const { name, media_type, size, object_key } = file;
  const localPath = path.join(folder, 'document');
  const source = await storage.read(object_key);
  if (!source) throw new NotFoundError(missingText('file'));
  await pipeline(source, createWriteStream(localPath, { flags: 'wx', mode: 0o600 }));

  const cleaned = await removeDocumentProperties({ localPath, media_type, size });
  const accepted = await inspectQueued(cleaned.localPath, { name, limits: config.fileLimits });
  if (accepted.media_type !== media_type) throw new Error('the cleaned document is of another kind');
  return { ...cleaned, media_type, sha256: await hashOf(cleaned.localPath) };
}
