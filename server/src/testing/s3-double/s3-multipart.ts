import { randomUUID } from 'node:crypto';
import { element, type S3Answer, type S3Call, S3Rejection, textsOf, xmlAnswer } from './s3-answer.ts';
import { keep, md5, type S3Bucket } from './s3-bucket.ts';

/** Smallest size of every part but the last, bytes. */
const PART_MIN_BYTES = 5 * 1024 * 1024;

/** Calls on an object that is sent in parts: begin, send a part, complete, abort. */
export function answerMultipartCall(bucket: S3Bucket, call: S3Call): S3Answer {
  const { method, query } = call;
  if (method === 'POST' && query.has('uploads')) return begin(bucket, call);
  const upload = bucket.uploads.get(query.get('uploadId') ?? '');
  if (upload?.key !== call.key) throw new S3Rejection('NoSuchUpload', 404);
  if (method === 'PUT') {
    const part = keep(bucket, call.body);
    upload.parts.set(Number(query.get('partNumber')), part);
    return { status: 200, headers: { etag: part.etag } };
  }
  if (method === 'POST') return complete(bucket, upload, call.body.toString());
  if (method !== 'DELETE') throw new S3Rejection('MethodNotAllowed', 405);
  bucket.uploads.delete(upload.id);
  return { status: 204 };
}

function begin({ uploads, now }: S3Bucket, { key, headers }: S3Call): S3Answer {
  const id = randomUUID();
  const mediaType = headers['content-type'] ?? 'application/octet-stream';
  uploads.set(id, { id, key, mediaType, begun: now(), parts: new Map() });
  const answer = `${element('Key', key)}${element('UploadId', id)}`;
  return xmlAnswer(`<InitiateMultipartUploadResult>${answer}</InitiateMultipartUploadResult>`);
}

type Upload = S3Bucket['uploads'] extends Map<string, infer Value> ? Value : never;

function complete(bucket: S3Bucket, { id, key, mediaType, parts }: Upload, body: string): S3Answer {
  const etags = textsOf(body, 'ETag');
  const named = textsOf(body, 'PartNumber').map((number, place) => {
    const part = parts.get(Number(number));
    if (!part || part.etag !== etags[place]) throw new S3Rejection('InvalidPart', 400);
    return part;
  });
  if (named.slice(0, -1).some((part) => part.body.length < PART_MIN_BYTES))
    throw new S3Rejection('EntityTooSmall', 400);
  const kept = keep(bucket, Buffer.concat(named.map((part) => part.body)), mediaType);
  const etag = `"${md5(Buffer.from(named.map((part) => part.etag).join()))}-${named.length}"`;
  bucket.objects.set(key, { ...kept, etag });
  bucket.uploads.delete(id);
  const answer = `${element('Key', key)}${element('ETag', etag)}`;
  return xmlAnswer(`<CompleteMultipartUploadResult>${answer}</CompleteMultipartUploadResult>`);
}
