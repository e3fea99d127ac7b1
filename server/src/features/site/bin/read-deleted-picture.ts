import { buffer } from 'node:stream/consumers';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import type { Dependencies } from '../../../dependencies.ts';
import { NotFoundError } from '../../../errors.ts';
import { hasWidths, PICTURE_MEDIA_TYPES, widthToMake } from '../../../files/pictures/picture-format.ts';
import { getFileInBin } from './bin.store.ts';

/**
 * A small copy of a picture in the bin, as a data URL: a deleted file must have no address that works without a token.
 * @throws NotFoundError when the row is none of a picture, or can no longer be restored; as `Pictures.get`.
 */
export async function readDeletedPicture(
  { database, files, pictures }: Pick<Dependencies, 'database' | 'files' | 'pictures'>,
  row: { id: number; now: Date },
): Promise<string> {
  const file = await getFileInBin(database.read, row);
  if (!file || !hasWidths(file.media_type)) throw new NotFoundError();
  const wish = { width: widthToMake(THUMBNAIL_WIDTH, file.width), choice: 'webp' } as const;
  const { key, format } = await pictures.get(file, wish);
  const bytes = await files.read(key);
  if (!bytes) throw new NotFoundError();
  return `data:${PICTURE_MEDIA_TYPES[format]};base64,${(await buffer(bytes)).toString('base64')}`;
}
