import { createHash, createHmac } from 'node:crypto';
import { S3Rejection } from './s3-answer.ts';

export const DOUBLE_CREDENTIALS = { accessKeyId: 'baklja-tests', secretAccessKey: 'a secret of the tests' };

const REGION = 'us-east-1';

type SignedRequest = {
  method: string;
  url: URL;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

/**
 * Checks the signature of a request as S3 does (SigV4 in the header, over the hash of the body).
 * @throws S3Rejection when it is wrong. Bodies in signed chunks are rejected, since few stores besides AWS read them.
 */
export function requireSignature(request: SignedRequest): void {
  const { headers, body } = request;
  const authorization = /Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=(\w+)/;
  const [, credential, signedHeaders, signature] = authorization.exec(headers['authorization'] ?? '') ?? [];
  if (!credential || !signedHeaders || !signature) throw new S3Rejection('AccessDenied', 403);
  const bodyHash = headers['x-amz-content-sha256'] ?? '';
  if (!/^[0-9a-f]{64}$/.test(bodyHash)) throw new S3Rejection('NotImplemented', 501);
  if (bodyHash !== sha256(body)) throw new S3Rejection('XAmzContentSHA256Mismatch', 400);

  const [accessKeyId, day = '', region, service] = credential.split('/');
  if (accessKeyId !== DOUBLE_CREDENTIALS.accessKeyId) throw new S3Rejection('InvalidAccessKeyId', 403);
  if (region !== REGION || service !== 's3') throw new S3Rejection('AuthorizationHeaderMalformed', 400);
  const canonical = sha256(canonicalRequest(request, signedHeaders, bodyHash));
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${REGION}/s3/aws4_request`, canonical].join('\n');
  if (hmac(signingKey(day), text).toString('hex') !== signature) throw new S3Rejection('SignatureDoesNotMatch', 403);
}

function canonicalRequest({ method, url, headers }: SignedRequest, signedHeaders: string, bodyHash: string): string {
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`);
  return [method, path, query, lines.join(''), signedHeaders, bodyHash].join('\n');
}

function signingKey(day: string): Buffer {
  const parts = [day, REGION, 's3', 'aws4_request'];
  return parts.reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${DOUBLE_CREDENTIALS.secretAccessKey}`));
}

function encode(text: string): string {
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, hex);
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
