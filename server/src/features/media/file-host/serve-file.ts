import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { fileUrl, PICTURE_WIDTHS, type PictureWidth } from '@baklja/contract/files/pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, InvalidInputError, NotFoundError } from '../../../errors.ts';
import { tagOf } from '../../../files/file-address.ts';
import { chooseFormat, hasWidths, PICTURE_MEDIA_TYPES, widthToMake } from '../../../files/pictures/picture-format.ts';
import { type FileAtPath, getFileAtPath, getPathAfter } from '../../../files/records/file-by-path.store.ts';
import { contentHeaders, readTextType } from './content-headers.ts';
import { type Representation, sendRepresentation } from './send-representation.ts';
import { StoredDrawings } from './stored-drawings.ts';

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
  const drawings = new StoredDrawings(files);
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}/*`,
    exposeHeadRoute: false,
    config: { isPublicFile: true },
    handler: (request, reply) => serveFile({ ...dependencies, drawings }, request as FileRequest, reply),
  });
  app.addHook('onClose', () => pictures.close());
}

type Serving = Pick<Dependencies, 'database' | 'files' | 'pictures'> & { drawings: StoredDrawings };

async function serveFile({ database, files, pictures, drawings }: Serving, request: FileRequest, reply: FastifyReply) {
  const asked = readAskedWidth(request.query['w']);
  const path = request.params['*'].normalize('NFC');
  const file = await getFileAtPath(database.read, path);
  if (!file) return redirect(request, reply, await getPathAfter(database.read, path));

  const isDownload = file.media_type === DRAWING && !(await drawings.isDrawable(file));
  const representation =
    asked !== undefined && hasWidths(file.media_type)
      ? pictureOf(file, widthToMake(asked, file.width), { pictures, request, reply })
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

type Asking = { pictures: Dependencies['pictures']; request: FileRequest; reply: FastifyReply };

function pictureOf(
  file: FileAtPath,
  width: ReturnType<typeof widthToMake>,
  { pictures, request, reply }: Asking,
): Representation {
  const { media_type, name, object_key, modified } = file;
  const choice = chooseFormat(media_type, width, request.headers.accept);
  return {
    etag: `"${tagOf(object_key)}-${width}-${choice}"`,
    modified,
    vary: 'accept',
    open: async () => {
      const { key, size, format } = await pictures.get(file, { width, choice }, whenGone(reply));
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
  throw new InvalidInputError(message, [{ field: 'w', message }]);
}
