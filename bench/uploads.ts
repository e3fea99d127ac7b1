/**
 * `node bench/uploads.ts`: sends eight files of 125 MB to the product at once, by the protocol of resumable uploads and
 * as forms. Prints how fast they were stored and how much memory the server used for it.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileHostRoutes, RESUMABLE_UPLOADS_PATH } from '../contract/src/features/media/file-host.ts';
import { openSqliteDatabase } from '../server/src/db/database.ts';
import { fillProduct, sizesOf } from './fill-product.ts';
import { type Server, startServer } from './servers.ts';

const MEGABYTE = 1024 * 1024;
const FILES = 8;
const FILE_BYTES = 125 * MEGABYTE;
const WATCH_EVERY_MS = 50;
const BOUNDARY = 'granica';

const PDF_HEAD = Buffer.from('%PDF-1.4\n');
const PDF_TAIL = Buffer.from('\n%%EOF\n');
const noise = randomBytes(MEGABYTE);

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));

try {
  const target = path.join(folder, 'product.db');
  const database = openSqliteDatabase(target);
  const token = await fillProduct(database, sizesOf(0.001));
  await database.close();
  for (const [name, send] of [
    ['resumable', sendResumable],
    ['form', sendForm],
  ] as const) {
    const server = await startServer('product-server.ts', target, path.join(folder, name));
    await send(server.url, token, PDF_HEAD.length + PDF_TAIL.length + MEGABYTE, `prva-${name}.pdf`);
    await measure(name, server, (place) => send(server.url, token, FILE_BYTES, `${name}-${place}.pdf`));
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, server: Server, send: (place: number) => Promise<void>): Promise<void> {
  const atRest = server.memoryMb();
  let peak = atRest;
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memoryMb());
  }, WATCH_EVERY_MS);
  const start = performance.now();
  await Promise.all(Array.from({ length: FILES }, (_, place) => send(place)));
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  const speed = Math.round((FILES * FILE_BYTES) / MEGABYTE / seconds);
  const memory = `${atRest} MB at rest, ${peak} MB at most, ${peak - atRest} MB for the uploads`;
  process.stdout.write(`${name.padEnd(10)} ${speed} MB/s (${seconds.toFixed(1)} s); ${memory}\n`);
}

async function sendResumable(url: string, token: string, size: number, name: string): Promise<void> {
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const headers = { token, 'tus-resumable': '1.0.0' };
  const created = await call(`${url}${RESUMABLE_UPLOADS_PATH}`, 'POST', {
    ...headers,
    'upload-length': size,
    'upload-metadata': `folder ${encode('dokumenti')},filename ${encode(name)}`,
  });
  const address = new URL(created.location ?? '', url).href;
  const part = { 'upload-offset': 0, 'content-type': 'application/offset+octet-stream', 'content-length': size };
  await call(address, 'PATCH', { ...headers, ...part }, makePdf(size));
}

async function sendForm(url: string, token: string, size: number, name: string): Promise<void> {
  const head = [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="folder"\r\n\r\ndokumenti\r\n`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files[]"; filename="${name}"\r\n\r\n`,
  ].join('');
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const body = async function* () {
    yield Buffer.from(head);
    yield* makePdf(size);
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  };
  await call(`${url}${fileHostRoutes.uploadMedia.path}`, 'POST', { token, ...type }, body());
}

/** Random bytes between the beginning and the end that every PDF has. No chunk stays in memory for long. */
async function* makePdf(size: number): AsyncGenerator<Buffer> {
  yield PDF_HEAD;
  let left = size - PDF_HEAD.length - PDF_TAIL.length;
  while (left > 0) {
    // Other bytes each time, so that no two files are the same.
    noise.writeDoubleBE(Math.random());
    yield Buffer.from(noise.subarray(0, Math.min(left, noise.length)));
    left -= noise.length;
  }
  yield PDF_TAIL;
}

async function call(
  url: string,
  method: string,
  headers: Record<string, string | number>,
  body?: AsyncIterable<Buffer>,
): Promise<{ location: string | undefined }> {
  const sending = request(url, { method, headers, agent: false });
  const answered = once(sending, 'response');
  if (body) await pipeline(Readable.from(body), sending);
  else sending.end();
  const [answer] = await answered;
  const answerText = await text(answer);
  if (answer.statusCode >= 300) throw new Error(`${method} ${url} answers ${answer.statusCode} ${answerText}`);
  return { location: answer.headers.location };
}
