import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { element, type S3Answer, type S3Call, S3Rejection, textsOf, xmlAnswer } from './s3-answer.ts';

type Kept = { body: Buffer; mediaType: string; etag: string; modified: Date };
type Unfinished = { id: string; key: string; mediaType: string; begun: Date; parts: Map<number, Kept> };

/** Content of a bucket. */
export type S3Bucket = { objects: Map<string, Kept>; uploads: Map<string, Unfinished>; now: () => Date };

/** A tenth of the page of S3, so that tests have more than one with few keys. */
const PAGE_MAX = 100;
const DELETED_MAX = 1000;

export function answerBucketCall(bucket: S3Bucket, call: S3Call): S3Answer {
  const { method, query } = call;
  if (method === 'GET' && query.get('list-type') === '2') return listObjects(bucket, query);
  if (method === 'GET' && query.has('uploads')) return listUploads(bucket, query);
  if (method === 'POST' && query.has('delete')) return deleteObjects(bucket, call);
  throw new S3Rejection('MethodNotAllowed', 405);
}

export function answerObjectCall(bucket: S3Bucket, call: S3Call): S3Answer {
  const { key, body, headers } = call;
  switch (call.method) {
    case 'PUT': {
      const kept = keep(bucket, body, headers['content-type']);
      bucket.objects.set(key, kept);
      return { status: 200, headers: { etag: kept.etag } };
    }
    case 'DELETE':
      bucket.objects.delete(key);
      return { status: 204 };
    case 'GET':
    case 'HEAD':
      return giveObject(bucket, call);
    default:
      throw new S3Rejection('MethodNotAllowed', 405);
  }
}

/** Stored bytes of an object or of a part. */
export function keep({ now }: S3Bucket, body: Buffer, mediaType = 'application/octet-stream'): Kept {
  return { body, mediaType, etag: `"${md5(body)}"`, modified: now() };
}

export function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}

function giveObject({ objects }: S3Bucket, { method, key, headers }: S3Call): S3Answer {
  const kept = objects.get(key);
  if (!kept) throw new S3Rejection('NoSuchKey', 404);
  const { body, mediaType, etag, modified } = kept;
  const about = { 'content-type': mediaType, etag, 'last-modified': modified.toUTCString() };
  if (method === 'HEAD') return { status: 200, headers: { ...about, 'content-length': body.length } };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers['range'] ?? '') ?? [];
  // Any other form of range gives the whole object, as in S3.
  if (first === undefined || Number(first) > Number(last)) return { status: 200, headers: about, body };
  if (Number(first) >= body.length) throw new S3Rejection('InvalidRange', 416);
  return { status: 206, headers: about, body: body.subarray(Number(first), Number(last) + 1) };
}

function deleteObjects({ objects }: S3Bucket, { body, headers }: S3Call): S3Answer {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  const digest = Buffer.from(md5(body), 'hex').toString('base64');
  // S3 wants either; stores older than the checksums know only the digest.
  if (headers['content-md5'] !== digest) throw new S3Rejection('InvalidDigest', 400);
  if (headers['x-amz-checksum-crc32'] !== checksum.toString('base64')) throw new S3Rejection('BadDigest', 400);
  const keys = textsOf(body.toString(), 'Key');
  if (keys.length === 0 || keys.length > DELETED_MAX) throw new S3Rejection('MalformedXML', 400);
  for (const key of keys) objects.delete(key);
  return xmlAnswer('<DeleteResult></DeleteResult>');
}

function listObjects({ objects }: S3Bucket, query: URLSearchParams): S3Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const pageLength = Math.min(Number(query.get('max-keys') ?? PAGE_MAX), PAGE_MAX);
  const rest = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = rest.slice(0, pageLength);
  const contents = page.map((key) => {
    const modified = element('LastModified', objects.get(key)?.modified.toISOString());
    return `<Contents>${element('Key', key)}${modified}</Contents>`;
  });
  const isTruncated = rest.length > page.length;
  const next = element('NextContinuationToken', isTruncated ? page.at(-1) : undefined);
  return xmlAnswer(
    `<ListBucketResult>${element('IsTruncated', isTruncated)}${next}${contents.join('')}</ListBucketResult>`,
  );
}

/** One upload per page, so that callers have to read further pages. */
function listUploads({ uploads }: S3Bucket, query: URLSearchParams): S3Answer {
  const prefix = query.get('prefix') ?? '';
  const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`;
  const placeOf = ({ key, id }: Unfinished) => `${key} ${id}`;
  const [first, ...rest] = [...uploads.values()]
    .filter((upload) => upload.key.startsWith(prefix) && placeOf(upload) > after)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  if (!first)
    return xmlAnswer(`<ListMultipartUploadsResult>${element('IsTruncated', false)}</ListMultipartUploadsResult>`);
  const { key, id, begun } = first;
  const markers = `${element('NextKeyMarker', key)}${element('NextUploadIdMarker', id)}`;
  const upload = `<Upload>${element('Key', key)}${element('UploadId', id)}${element('Initiated', begun.toISOString())}</Upload>`;
  const isTruncated = element('IsTruncated', rest.length > 0);
  return xmlAnswer(`<ListMultipartUploadsResult>${isTruncated}${markers}${upload}</ListMultipartUploadsResult>`);
}
