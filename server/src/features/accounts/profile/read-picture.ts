import { rm } from 'node:fs/promises';
import type { FileLimits } from '../../../config.ts';
import { InvalidInputError } from '../../../errors.ts';
import { rejectedKind } from '../../../files/file-errors.ts';
import { inspectQueued } from '../../../files/inspect/inspect-queued.ts';
import { hasWidths } from '../../../files/pictures/picture-format.ts';
import type { FileOfForm } from '../../../http/form.ts';

/**
 * The first file of a form as the picture of an account, a data URL.
 * @throws InvalidInputError without a file, RejectedFileError for one that is no picture or is over the limits.
 */
export async function readPicture([file]: readonly FileOfForm[], limits: FileLimits): Promise<string> {
  if (!file) throw new InvalidInputError('Odaberite sliku.', [], 'no-files');
  if ('rejection' in file) throw file.rejection;
  const accepted = await inspectQueued(file.localPath, { name: file.name, limits, onlyImages: true });
  try {
    if (!hasWidths(accepted.media_type)) throw rejectedKind('Crtež (SVG) ne može biti slika profila.');
    const { makePortrait } = await import('../../../files/pictures/make-portrait.ts');
    const portrait = await makePortrait(accepted.localPath);
    return `data:image/webp;base64,${portrait.toString('base64')}`;
  } finally {
    await rm(accepted.localPath, { force: true });
  }
}
