import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PICTURE_WIDTHS, type PictureWidth, WIDTHS_AT_UPLOAD } from '@baklja/contract/files/pictures';
import PQueue from 'p-queue';
import { AppError, NotFoundError } from '../../errors.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { NewPicture, PictureRequest } from './make-picture.ts';
import {
  chooseFormat,
  type FormatChoice,
  PICTURE_MEDIA_TYPES,
  type PictureFormat,
  USUAL_ACCEPT,
  widthToMake,
} from './picture-format.ts';
import { PictureQueue } from './picture-queue.ts';

/** The part of a stored picture that its copies in other widths depend on. */
export type Original = { object_key: string; media_type: string; width: number | null };

/** A stored copy: its storage key, its length in bytes, and its format. */
export type Picture = { key: string; size: number; format: PictureFormat };

/** Pictures made at one time. */
const AT_ONCE = 2;

/** Pictures that may wait to be made. */
const WAITING_LIMIT = 500;

const LARGEST_COPY: PictureRequest = { width: Math.max(...PICTURE_WIDTHS) as PictureWidth, choice: 'webp' };

/** The formats in which each choice may be stored. */
const FORMATS: Record<FormatChoice, readonly PictureFormat[]> = {
  avif: ['avif'],
  webp: ['webp'],
  plain: ['jpg', 'png'],
};

/**
 * Copies of pictures in the widths of the contract, made from the original on first request and stored under
 * `derived/<id of the object>/<width>.<format>`. One for each process: its queue is what bounds the work.
 */
export class Pictures {
  readonly #files: FileStorage;
  readonly #queue = new PictureQueue<Picture>({ atOnce: AT_ONCE, waitingLimit: WAITING_LIMIT });
  readonly #largestCopies = new PQueue({ concurrency: 1 });

  constructor(files: FileStorage) {
    this.#files = files;
  }

  /** Number of copies that a caller waits for and whose making has not begun. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /**
   * The stored copy, made on demand when there is none. The signal reports that the caller has gone. `beforeMaking` may
   * throw in order to refuse the work.
   * @throws UnavailableError when the storage is away or too many pictures wait, NotFoundError when the original has no
   * bytes, AppError 404 `broken-picture` when they cannot be shown.
   */
  async get(
    original: Original,
    request: PictureRequest,
    { signal, beforeMaking }: { signal?: AbortSignal; beforeMaking?: () => void } = {},
  ): Promise<Picture> {
    const found = await this.#find(original, request);
    if (found) return found;
    beforeMaking?.();
    return this.#queue.ask(queueKey(original, request), () => this.#make(original, request), signal);
  }

  /**
   * Begins to make the widths that lists and grids show, in the formats that most browsers accept. Faults only go to
   * `report`.
   */
  makeAhead(original: Original, report: (fault: unknown) => void): void {
    for (const asked of WIDTHS_AT_UPLOAD) {
      const width = widthToMake(asked, original.width);
      const request = { width, choice: chooseFormat(original.media_type, width, USUAL_ACCEPT) };
      this.#queue.doAhead(queueKey(original, request), () => this.#make(original, request)).catch(report);
    }
  }

  /**
   * Deletes all copies of an original. Call it after the original was deleted: copies that are being made are then
   * deleted as well.
   */
  async deleteCopies(objectKey: string): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of this.#files.list(folderOf(objectKey))) keys.push(key);
    await this.#files.delete(keys);
  }

  /** Resolves when no picture is being made; drops those that no caller waits for. */
  async close(): Promise<void> {
    await this.#queue.close();
  }

  async #find(original: Original, { width, choice }: PictureRequest): Promise<Picture | undefined> {
    for (const format of FORMATS[choice]) {
      const key = keyOf(original.object_key, width, format);
      const size = await this.#files.sizeOf(key);
      if (size !== undefined) return { key, size, format };
    }
    return undefined;
  }

  async #make(original: Original, request: PictureRequest): Promise<Picture> {
    // It may have been made between the first lookup of the caller and its turn.
    const found = await this.#find(original, request);
    if (found) return found;

    const { format, bytes } = await makeFrom(await this.#readSource(original, request), request);
    const key = keyOf(original.object_key, request.width, format);
    const kept = { size: bytes.length, mediaType: PICTURE_MEDIA_TYPES[format] };
    await this.#files.write(key, Readable.from([bytes]), kept);
    await this.#requireOriginalStill(original, key);
    return { key, size: bytes.length, format };
  }

  /** The decoder of AVIF holds the whole picture, so its copies are made from the largest of them. */
  async #readSource(original: Original, { width, choice }: PictureRequest): Promise<Buffer> {
    const isHeld = original.media_type === 'image/avif' && (original.width ?? 0) > LARGEST_COPY.width;
    const isLargest = width === LARGEST_COPY.width && choice === LARGEST_COPY.choice;
    if (!isHeld || isLargest) return this.#read(original.object_key);
    const largest = await this.#largestCopies.add(() => this.#make(original, LARGEST_COPY));
    return this.#read(largest.key);
  }

  async #read(key: string): Promise<Buffer> {
    const source = await this.#files.read(key);
    if (!source) throw new NotFoundError();
    return buffer(source);
  }

  /** Without this check, a copy that is ready after the deletion of its original would never be deleted. */
  async #requireOriginalStill({ object_key }: Original, key: string): Promise<void> {
    if ((await this.#files.sizeOf(object_key)) !== undefined) return;
    await this.#files.delete([key]);
    throw new NotFoundError();
  }
}

async function makeFrom(original: Buffer, request: PictureRequest): Promise<NewPicture> {
  const { makePicture } = await import('./make-picture.ts');
  try {
    return await makePicture(original, request);
  } catch (cause) {
    const message = 'Ta se slika ne može prikazati u traženoj širini.';
    throw Object.assign(new AppError({ status: 404, code: 'broken-picture', message }), { cause });
  }
}

function queueKey({ object_key }: Original, { width, choice }: PictureRequest): string {
  return `${object_key} ${width} ${choice}`;
}

function folderOf(objectKey: string): string {
  return `derived/${objectKey.slice(objectKey.lastIndexOf('/') + 1)}/`;
}

function keyOf(objectKey: string, width: number, format: PictureFormat): string {
  return `${folderOf(objectKey)}${width}.${format}`;
}
