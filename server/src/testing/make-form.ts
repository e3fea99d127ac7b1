import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '@baklja/contract/route';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { CallOptions, TestApp } from './build-test-app.ts';
import { listKeys } from './test-storages.ts';

/** A part of a form: a field, or a file when it has a file name. `disposition` replaces the whole header. */
export type FormPart = { name: string; value: string | Buffer; filename?: string; disposition?: string };

const BOUNDARY = '----granica-obrasca';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of a form as browsers write it. */
export function makeFormBody(parts: readonly FormPart[]): Buffer {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${dispositionOf(part)}\r\n\r\n`),
    Buffer.from(part.value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Sends a form to a route of the contract. */
export function sendForm(
  testApp: TestApp,
  route: Route,
  parts: readonly FormPart[],
  options: CallOptions = { as: 'superadmin' },
): Promise<LightMyRequestResponse> {
  const headers = { 'content-type': FORM_TYPE, ...options.headers };
  return testApp.call(route, { ...options, headers, rawBody: makeFormBody(parts) } as never);
}

/** A small picture that no other call of this function returns. */
export async function makePicture(format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const raw = { width: 8, height: 6, channels: 3 } as const;
  return sharp(randomBytes(8 * 6 * 3), { raw })
    .toFormat(format)
    .toBuffer();
}

/** Content of the folder for incoming files, except the empty folder of resumable uploads. */
export async function listIncoming({ dependencies }: TestApp): Promise<string[]> {
  const folder = path.join(dependencies.config.dataDir, 'incoming');
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry !== 'resumable');
}

/** Keys of all objects in the file storage. */
export async function listObjects({ dependencies }: TestApp): Promise<string[]> {
  return (await listKeys(dependencies.files)).filter((key) => key.startsWith('objects/'));
}

/** Numbers of rows, objects and leftover incoming files at the moment. */
export async function countKept(testApp: TestApp) {
  const rows = await testApp.dependencies.database.read.selectFrom('files').select('id').execute();
  const objects = await listObjects(testApp);
  return { rows: rows.length, objects: objects.length, incoming: (await listIncoming(testApp)).length };
}

function dispositionOf({ name, filename, disposition }: FormPart): string {
  if (disposition !== undefined) return disposition;
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  return `form-data; name="${name}"${file}`;
}
