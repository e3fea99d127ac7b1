import { DOCUMENTATION_PATH, OPENAPI_PATH } from '@baklja/contract/documentation';
import { PREVIEWS_PATH } from '@baklja/contract/features/content/previews';
import { FILES_PATH, RESUMABLE_UPLOADS_PATH, uploadedFile } from '@baklja/contract/features/media/file-host';
import { PICTURE_WIDTHS } from '@baklja/contract/files/pictures';

type Json = Record<string, unknown>;

type Describing = { security: Json[]; error: (status: number) => Json };

/** Describes the calls that are no routes of the contract, because they send or take something else than JSON. */
export function describeOtherCalls({ security, error }: Describing): Json {
  const errors = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, error(status)]));
  const inParts = (operationId: string, summary: string, call: Json) => {
    const description = 'By the tus protocol 1.0. Roles: as the other uploads.';
    return { tags: ['file-host'], security, description, operationId, summary, ...call };
  };
  const upload = text('path', 'upload', 'id that the upload got');
  const protocol = header('tus-resumable', '1.0.0');
  const metadata = '`filename` and `folder`, in base64; `kind` is `images` where only pictures may go';
  return {
    [`${FILES_PATH}/{path}`]: {
      get: {
        operationId: 'getKeptFile',
        tags: ['file-host'],
        summary: 'A kept file, or a picture in a width and the best format that the browser accepts.',
        description: 'Public. Takes `Range`, `If-Range`, `If-None-Match` and `If-Modified-Since`.',
        parameters: [
          text('path', 'path', 'path of the file; its slashes are not encoded'),
          parameter('query', 'w', {
            type: 'integer',
            enum: PICTURE_WIDTHS,
            description: 'width of a picture; never enlarged',
          }),
          text('query', 'v', 'tag of the file: the answer may be cached without limit'),
        ],
        responses: {
          200: { description: 'The file', content: { '*/*': {} } },
          206: { description: 'The part that was asked for', content: { '*/*': {} } },
          302: { description: 'The file has another path by now' },
          304: { description: 'The caller has it' },
          ...errors(400, 404, 416, 503),
        },
      },
    },
    [RESUMABLE_UPLOADS_PATH]: {
      post: inParts('createUpload', 'Begins an upload that may continue after a broken connection.', {
        parameters: [protocol, header('upload-length', 'bytes of the file'), header('upload-metadata', metadata)],
        responses: {
          201: { description: 'Begun; `Location` is its address' },
          ...errors(400, 401, 403, 412, 413, 503),
        },
      }),
    },
    [`${RESUMABLE_UPLOADS_PATH}/{upload}`]: {
      head: inParts('getUploadOffset', 'How much of an upload has arrived, in `Upload-Offset`.', {
        parameters: [upload, protocol],
        responses: {
          200: { description: '`Upload-Offset` and `Upload-Length`' },
          ...errors(401, 403, 404, 410, 412, 503),
        },
      }),
      patch: inParts('continueUpload', 'Sends the next part; the last one makes the file.', {
        parameters: [upload, protocol, header('upload-offset', 'bytes that have arrived')],
        requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
        responses: {
          200: { description: 'The file', content: { 'application/json': { schema: uploadedFile } } },
          204: { description: 'The part has arrived; `Upload-Offset` says how much has' },
          ...errors(400, 401, 403, 404, 409, 410, 412, 413, 415, 503),
        },
      }),
      delete: inParts('deleteUpload', 'Gives an unfinished upload up.', {
        parameters: [upload, protocol],
        responses: { 204: { description: 'Nothing of it is kept' }, ...errors(401, 403, 404, 410, 412, 503) },
      }),
    },
    [`${PREVIEWS_PATH}/{token}`]: {
      get: {
        operationId: 'openPreview',
        tags: ['previews'],
        summary: 'The preview of a record, for everyone who has the link.',
        description: 'Public.',
        parameters: [text('path', 'token', 'last part of the link')],
        responses: { 200: page('The preview'), 404: page('That the link leads to no preview'), ...errors(503) },
      },
    },
    [OPENAPI_PATH]: {
      get: {
        operationId: 'getDescription',
        tags: ['status'],
        summary: `This description; readable at ${DOCUMENTATION_PATH}.`,
        description: 'Public.',
        responses: { 200: { description: 'The description', content: { 'application/json': {} } } },
      },
    },
  };
}

function parameter(place: 'path' | 'query' | 'header', name: string, schema: Json): Json {
  return { name, in: place, required: place !== 'query', schema };
}

function text(place: 'path' | 'query' | 'header', name: string, description: string): Json {
  return parameter(place, name, { type: 'string', description });
}

function header(name: string, description: string): Json {
  return text('header', name, description);
}

function page(description: string): Json {
  return { description, content: { 'text/html': {} } };
}
