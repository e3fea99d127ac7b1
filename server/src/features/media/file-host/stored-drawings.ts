import { text } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { NotFoundError } from '../../../errors.ts';
import type { FileStorage } from '../../../files/storage/file-storage.ts';

type StoredDrawing = { object_key: string; size: number };

/** Answers that are kept; each is a key of 50 letters. */
const KEPT_ANSWERS = 10_000;

/**
 * Judges stored drawings, which may be older than the limit for uploads. An object never changes its bytes, so its
 * answer is kept. One drawing is read at a time.
 */
export class StoredDrawings {
  readonly #files: FileStorage;
  readonly #answers = new Map<string, Promise<boolean>>();
  readonly #queue = new PQueue({ concurrency: 1 });

  constructor(files: FileStorage) {
    this.#files = files;
  }

  /**
   * Whether a browser may draw it: it is well-formed and within the limits of an upload.
   * @throws NotFoundError when it has no bytes.
   */
  isDrawable(drawing: StoredDrawing): Promise<boolean> {
    const known = this.#answers.get(drawing.object_key);
    if (known) return known;

    const answer = this.#queue.add(() => this.#judge(drawing));
    this.#answers.set(drawing.object_key, answer);
    answer.catch(() => this.#answers.delete(drawing.object_key));
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > KEPT_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }

  async #judge({ object_key, size }: StoredDrawing): Promise<boolean> {
    // Few answers need the reader of XML; a server that has just started answers without it.
    const { isWithinLimits } = await import('../../../files/inspect/svg-file.ts');
    return isWithinLimits(size, async () => {
      const bytes = await this.#files.read(object_key);
      if (!bytes) throw new NotFoundError();
      return text(bytes);
    });
  }
}
