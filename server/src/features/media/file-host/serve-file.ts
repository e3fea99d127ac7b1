import { buffer, text } from 'node:stream/consumers';
import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { fileUrl, PICTURE_WIDTHS, type PictureWidth } from '@baklja/contract/files/pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, invalidField, NotFoundError } from '../../../errors.ts';
import { tagOf } from '../../../files/file-address.ts';
import { chooseFormat, hasWidths, PICTURE_MEDIA_TYPES, widthToMake } from '../../../files/pictures/picture-format.ts';
import type { FileStorage } from '../../../files/storage/file-storage.ts';
import { type FileAtPath, getFileAtPath, getPathAfter } from '../files.store.ts';
import { type Representation, sendRepresentation } from './send-representation.ts';

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

/** An address with the tag of the bytes never refers to other bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Without the tag, other bytes may take the same address. A page shows many pictures, so they are not asked for again
 * at once; a document that was replaced is the new one at the next click.
 */
const FOR_A_MINUTE = 'public, max-age=60';
const ASKED_EACH_TIME = 'public, no-cache';

const DRAWING = 'image/svg+xml';

/** The type of a drawing that would stop a browser: it is saved, and nothing shows it as a picture. */
const DOWNLOAD = 'application/octet-stream';

/** Serves the stored files, each at its path, and pictures in the widths of the contract, to every origin. */
export function serveKeptFiles(app: FastifyInstance, dependencies: Dependencies): void {
  const { files, pictures } = dependencies;
  const isDrawable = makeDrawingCheck(files);
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}/*`,
    exposeHeadRoute: false,
    config: { isPublicFile: true },
    handler: (request, reply) => serveFile({ ...dependencies, isDrawable }, request as FileRequest, reply),
  });
  app.addHook('onClose', () => pictures.close());
}

type Serving = Pick<Dependencies, 'database' | 'files' | 'pictures' | 'overload'> & {
  isDrawable: ReturnType<typeof makeDrawingCheck>;
};

async function serveFile(
  { database, files, pictures, overload, isDrawable }: Serving,
  request: FileRequest,
  reply: FastifyReply,
) {
  const asked = readAskedWidth(request.query['w']);
  const path = request.params['*'].normalize('NFC');
  const file = await getFileAtPath(database.read, path);
  if (!file) return redirect(request, reply, await getPathAfter(database.read, path));

  const isDownload = file.media_type === DRAWING && !(await isDrawable(file));
  const representation =
    asked !== undefined && hasWidths(file.media_type)
      ? pictureOf(file, widthToMake(asked, file.width), { pictures, overload, request, reply })
      : wholeFile(isDownload ? { ...file, media_type: DOWNLOAD } : file, files);
  reply.header('access-control-expose-headers', 'accept-ranges, content-range, etag, retry-after');
  const isPermanent = request.query['v'] === tagOf(file.object_key) && !isDownload;
  const usual = file.type === 'image' ? FOR_A_MINUTE : ASKED_EACH_TIME;
  const cacheControl = isPermanent ? FOR_EVER : usual;
  return sendRepresentation(request, reply, { files, representation, cacheControl });
}

/** @throws NotFoundError when the path never belonged to a file. */
function redirect(request: FileRequest, reply: FastifyReply, path: string | undefined) {
  if (path === undefined) throw new NotFoundError();
  const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
  const address = `${fileUrl({ path }, undefined)}${query}`;
  return reply.header('cache-control', 'no-cache').redirect(address, 302);
}

function wholeFile(file: FileAtPath, files: Dependencies['files']): Representation {
  const { media_type, name, object_key, size, modified } = file;
  // A compressed response has other bytes for each browser, so a strong tag would be wrong.
  const isCompressed = /^text\/|\+xml$/.test(media_type);
  // A browser that has a drawing as a picture asks with the tag of the picture, and must not keep it.
  const tag = media_type === DOWNLOAD ? `${tagOf(object_key)}-download` : tagOf(object_key);
  return {
    etag: `${isCompressed ? 'W/' : ''}"${tag}"`,
    modified,
    open: async () => {
      const type = media_type === 'text/plain' ? await readTextType(files, object_key) : media_type;
      return { key: object_key, size, headers: contentHeaders({ mediaType: type, name }) };
    },
  };
}

type Asking = Pick<Dependencies, 'pictures' | 'overload'> & { request: FileRequest; reply: FastifyReply };

function pictureOf(
  file: FileAtPath,
  width: ReturnType<typeof widthToMake>,
  { pictures, overload, request, reply }: Asking,
): Representation {
  const { media_type, name, object_key, modified } = file;
  const choice = chooseFormat(media_type, width, request.headers.accept);
  return {
    etag: `"${tagOf(object_key)}-${width}-${choice}"`,
    modified,
    vary: 'accept',
    open: async () => {
      const making = { signal: whenGone(reply), beforeMaking: () => overload.refuse('pictures') };
      const { key, size, format } = await pictures.get(file, { width, choice }, making);
      const ownName = `${name.replace(/\.[^.]*$/, '')}.${format}`;
      return { key, size, headers: contentHeaders({ mediaType: PICTURE_MEDIA_TYPES[format], name: ownName }) };
    },
  };
}

/** Aborts when the caller has gone. No one reads the error; as an AppError it is no fault for the log. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const refusal = () => new AppError({ status: 499, code: 'caller-gone', message: 'Zahtjev je prekinut.' });
  if (raw.destroyed) return AbortSignal.abort(refusal());
  const gone = new AbortController();
  raw.once('close', () => gone.abort(refusal()));
  return gone.signal;
}

/** The width in `?w=`; undefined without it. @throws InvalidInputError for a width that the contract does not list. */
function readAskedWidth(value: unknown): PictureWidth | undefined {
  if (value === undefined) return undefined;
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === value);
  if (width !== undefined) return width;
  const message = `Širina slike može biti ${PICTURE_WIDTHS.slice(0, -1).join(', ')} ili ${PICTURE_WIDTHS.at(-1)} piksela.`;
  throw invalidField('w', message);
}

type StoredDrawing = { object_key: string; size: number };

/** Answers that are kept; each is a key of 50 letters. */
const KEPT_ANSWERS = 10_000;

/**
 * Makes the function that says whether a browser may draw a stored drawing, which may be older than the limit for
 * uploads: it is well-formed and within the limits. An object never changes its bytes, so its answer is kept. One drawing
 * is read at a time.
 * @throws NotFoundError when it has no bytes.
 */
function makeDrawingCheck(files: FileStorage): (drawing: StoredDrawing) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  const queue = new PQueue({ concurrency: 1 });

  const judge = async ({ object_key, size }: StoredDrawing) => {
    // Few answers need the reader of XML; a server that has just started answers without it.
    const { isDrawable } = await import('../../../files/inspect/svg-file.ts');
    return isDrawable(size, async () => {
      const bytes = await files.read(object_key);
      if (!bytes) throw new NotFoundError();
      return text(bytes);
    });
  };

  return (drawing) => {
    const known = answers.get(drawing.object_key);
    if (known) return known;

    const answer = queue.add(() => judge(drawing));
    answers.set(drawing.object_key, answer);
    answer.catch(() => answers.delete(drawing.object_key));
    const [oldest] = answers.keys();
    if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

/** Nothing in a file may run or send requests; `sandbox` also takes our origin from it. */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * @NOTE browsers show no PDF in a sandbox. Their viewers run its scripts, if at all, apart from every page. The media
 * type is never guessed, so a PDF cannot be a page itself.
 */
const OF_PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

const SHOWN = /^(image\/(jpeg|png|gif|webp|avif|svg\+xml)|application\/pdf|text\/plain)(;|$)/;

/** Bytes of a text that are read to detect its encoding. */
const TEXT_SAMPLE_BYTES = 64 * 1024;

/** Headers that describe a file and prevent it from running anything. */
function contentHeaders({ mediaType, name }: { mediaType: string; name: string }): Record<string, string> {
  const disposition = SHOWN.test(mediaType) ? 'inline' : 'attachment';
  return {
    'content-type': mediaType,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name)}`,
    'content-security-policy': mediaType === 'application/pdf' ? OF_PDF : SANDBOXED,
    'x-content-type-options': 'nosniff',
  };
}

/** Media type of a text with its encoding: UTF-8, otherwise the old Croatian encoding. */
async function readTextType(files: FileStorage, key: string): Promise<string> {
  const size = await files.sizeOf(key);
  if (size === undefined) throw new NotFoundError();
  if (size === 0) return 'text/plain; charset=utf-8';
  const sample = await files.read(key, { start: 0, end: Math.min(size, TEXT_SAMPLE_BYTES) - 1 });
  if (!sample) throw new NotFoundError();
  return `text/plain; charset=${isUtf8(await buffer(sample)) ? 'utf-8' : 'windows-1250'}`;
}

/** Whether the bytes are UTF-8; the last letter may be cut. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Encoded for RFC 8187; half a letter, which cannot be encoded, is replaced. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
