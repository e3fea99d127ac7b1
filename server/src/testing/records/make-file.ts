import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { toStoredTime } from '../../clock.ts';
import { USUAL_STAMPS, withStamps } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { nameColumns } from '../../files/file-names.ts';
import { sharp } from '../../files/pictures/sharp-settings.ts';
import { TEST_NOW } from '../build-test-app.ts';

type FileSettings = {
  path?: string;
  /** A JPEG of one colour, 1200 by 800 pixels, when absent. */
  bytes?: Buffer | string;
  media_type?: string;
  width?: number | null;
  height?: number | null;
  created?: Date;
  created_by?: number | null;
};

/** Stores a file with its folders, its bytes and its search text. Returns its id and path. */
export async function makeFile(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  settings: FileSettings = {},
): Promise<{ id: number; path: string; object_key: string }> {
  const { path = 'images/slika.jpg', created = TEST_NOW, created_by = null } = settings;
  const bytes = Buffer.from(settings.bytes ?? (await makePhoto()));
  const media_type = settings.media_type ?? 'image/jpeg';
  const type = media_type.startsWith('image/') ? 'image' : 'other';
  const isDefault = settings.bytes === undefined;
  const id = randomUUID().replaceAll('-', '');
  const object_key = `objects/${id.slice(0, 2)}/${id}`;
  await files.write(object_key, Readable.from([bytes]), { size: bytes.length, mediaType: media_type });
  const name = nameOf(path);
  const row = withStamps(
    USUAL_STAMPS,
    {
      ...({ folder: parentOf(path), path, name, ...nameColumns(name), type, media_type, object_key } as const),
      size: bytes.length,
      width: settings.width ?? (isDefault ? PHOTO.width : null),
      height: settings.height ?? (isDefault ? PHOTO.height : null),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      upload_id: null,
    },
    { userId: created_by, at: created },
  );
  return database.write(async (transaction) => {
    await addFolders(transaction, parentOf(path), toStoredTime(created));
    const made = await transaction.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow();
    return { id: made.id, path, object_key };
  });
}

/** Adds the folder and those that contain it, unless they exist. */
export async function addFolders(transaction: Db, path: string, created: string): Promise<void> {
  for (let folder = path; folder !== ''; folder = parentOf(folder)) {
    await transaction
      .insertInto('folders')
      .values({ path: folder, parent: parentOf(folder), name: nameOf(folder), created, created_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const PHOTO = { width: 1200, height: 800 };

let photo: Promise<Buffer> | undefined;

/** One for all tests of a file; making it takes longer than storing it. */
function makePhoto(): Promise<Buffer> {
  photo ??= sharp({ create: { ...PHOTO, channels: 3, background: '#c8102e' } })
    .jpeg()
    .toBuffer();
  return photo;
}
