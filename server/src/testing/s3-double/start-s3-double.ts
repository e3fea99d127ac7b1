import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { element, type S3Answer, type S3Call, S3Rejection, toFaultAnswer, xmlAnswer } from './s3-answer.ts';
import { answerBucketCall, answerObjectCall, type S3Bucket } from './s3-bucket.ts';
import { answerMultipartCall } from './s3-multipart.ts';
import { DOUBLE_CREDENTIALS, requireSignature } from './s3-signature.ts';

export const DOUBLE_BUCKET = 'baklja-tests';

/**
 * How the double responds: as S3 does; with 503; never; with half a body, then cut off or left open; rejecting writes,
 * or without room for them; failing to delete the listed objects; not able to list unfinished uploads.
 */
export type S3Mood =
  | 'well'
  | 'busy'
  | 'silent'
  | 'breaking'
  | 'falling silent'
  | 'read-only'
  | 'full'
  | 'keeping everything'
  | 'listing nothing';

/** An S3 for the tests in this process, with one bucket. It rejects what S3 rejects, above all a wrong signature. */
export type S3Double = {
  endpoint: string;
  /** Settings of a server whose files are under the prefix `files` of its bucket. */
  settings: Record<string, string>;
  bucket: S3Bucket;
  /** Bytes of bodies that have arrived. */
  bytesReceived: () => number;
  setMood: (mood: S3Mood) => void;
  /** Cuts every connection and accepts no more. */
  stop: () => Promise<void>;
  /** Listens again, at the same address. */
  restart: () => Promise<void>;
};

export async function startS3Double(): Promise<S3Double> {
  let mood: S3Mood = 'well';
  let bytesReceived = 0;
  const bucket: S3Bucket = { objects: new Map(), uploads: new Map(), now: () => new Date() };
  const countBytes = (bytes: number) => {
    bytesReceived += bytes;
  };
  const server = createServer(async (request, response) => {
    if (mood === 'silent') return;
    const answer = await answerRequest(bucket, request, { mood, countBytes }).catch(toFaultAnswer);
    send(response, answer, mood);
  });
  const port = await listen(server, 0);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    settings: {
      FILES_URL: `s3://${DOUBLE_BUCKET}/files`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: DOUBLE_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: DOUBLE_CREDENTIALS.secretAccessKey,
    },
    bucket,
    bytesReceived: () => bytesReceived,
    setMood: (next) => {
      mood = next;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    restart: async () => {
      await listen(server, port);
    },
  };
}

async function answerRequest(
  bucket: S3Bucket,
  request: IncomingMessage,
  { mood, countBytes }: { mood: S3Mood; countBytes: (bytes: number) => void },
): Promise<S3Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    countBytes(chunk.length);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const { method = '', headers: sent, url: address = '' } = request;
  const headers = sent as Record<string, string | undefined>;
  const url = new URL(address, `http://${headers['host']}`);
  requireSignature({ method, url, headers, body });
  const [, bucketName, ...keyParts] = url.pathname.split('/').map((part) => decodeURIComponent(part));
  if (bucketName !== DOUBLE_BUCKET) throw new S3Rejection('NoSuchBucket', 404);
  const call = { method, key: keyParts.join('/'), query: url.searchParams, headers, body };
  const moodAnswer = answerOf(mood, call);
  if (moodAnswer) return moodAnswer;
  if (call.key === '') return answerBucketCall(bucket, call);
  const isMultipart = call.query.has('uploads') || call.query.has('uploadId');
  return isMultipart ? answerMultipartCall(bucket, call) : answerObjectCall(bucket, call);
}

/** The response of the mood instead of S3's response; undefined when it lets the call through. */
function answerOf(mood: S3Mood, { method, query }: S3Call): S3Answer | undefined {
  if (mood === 'busy') throw new S3Rejection('ServiceUnavailable', 503);
  if (mood === 'read-only' && method !== 'GET' && method !== 'HEAD') throw new S3Rejection('AccessDenied', 403);
  if (mood === 'full' && (method === 'PUT' || method === 'POST')) throw new S3Rejection('XMinioStorageFull', 507);
  if (mood === 'listing nothing' && query.has('uploads')) throw new S3Rejection('NotImplemented', 501);
  if (mood !== 'keeping everything' || !query.has('delete')) return undefined;
  return xmlAnswer(`<DeleteResult><Error>${element('Code', 'InternalError')}</Error></DeleteResult>`);
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: S3Answer, mood: S3Mood): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  const isHalf = mood === 'breaking' || mood === 'falling silent';
  if (!isHalf) return void response.end(response.req.method === 'HEAD' ? undefined : body);
  const half = body.slice(0, Math.ceil(body.length / 2));
  response.write(half, () => mood === 'breaking' && response.destroy());
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
