import { randomBytes } from 'node:crypto';
import { fileHostRoutes, RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/media/file-host';
import type { Role } from '@baklja/contract/roles';
import type { LightMyRequestResponse } from 'fastify';
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import type { TestApp } from './build-test-app.ts';

type Outcome = { answer?: { status: number; body: string }; error?: DetailedError; id: string };
type CallOptions = { as?: Role; headers?: Record<string, string>; payload?: Buffer };

/** Text that no other call of this function returns. */
export function makeText(bytes: number): Buffer {
  const digits = randomBytes(Math.ceil(bytes / 2)).toString('hex');
  return Buffer.from(digits.slice(0, bytes));
}

/** Metadata as the protocol spells them. */
export function encodeMetadata(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** The id of an upload that the client has started. */
export function idOf(upload: Upload): string {
  return upload.url?.split('/').at(-1) ?? '';
}

/** The id of an upload that a call has started. */
export function startedId({ headers }: LightMyRequestResponse): string {
  return String(headers['location']).split('/').at(-1) ?? '';
}

/** Uploads of the browser's client, for an application that listens at the address `host`. */
export function makeResumableClient(testApp: TestApp, host: string) {
  const optionsOf = async (as: Role, metadata: Record<string, string>): Promise<UploadOptions> => ({
    endpoint: `${host}${RESUMABLE_UPLOADS_PATH}`,
    headers: { 'x-access-token': await testApp.tokenOf(as) },
    metadata: { folder: 'dokumenti', filename: 'prijenos.txt', ...metadata },
    retryDelays: null,
    chunkSize: Number.POSITIVE_INFINITY,
  });

  /** Uploads a whole file. */
  const send = async (
    bytes: Buffer,
    metadata: Record<string, string> = {},
    { as = 'superadmin', ...options }: Partial<UploadOptions> & { as?: Role } = {},
  ): Promise<Outcome> => {
    const usual = await optionsOf(as, metadata);
    return new Promise((resolve) => {
      const upload: Upload = new Upload(bytes, {
        ...usual,
        ...options,
        onSuccess: ({ lastResponse }) =>
          resolve({ answer: { status: lastResponse.getStatus(), body: lastResponse.getBody() }, id: idOf(upload) }),
        onError: (error) => resolve({ error: error as DetailedError, id: idOf(upload) }),
      });
      upload.start();
    });
  };

  return { optionsOf, send };
}

/** Calls of the protocol, built by hand. */
export function makeResumableCalls(testApp: TestApp) {
  const call = async (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    id: string,
    { as = 'superadmin', headers = {}, payload }: CallOptions = {},
  ): Promise<LightMyRequestResponse> =>
    testApp.send({
      method,
      url: id === '' ? RESUMABLE_UPLOADS_PATH : `${RESUMABLE_UPLOADS_PATH}/${id}`,
      headers: { 'tus-resumable': '1.0.0', token: await testApp.tokenOf(as), ...headers },
      ...(payload && { payload }),
    });

  const create = (
    length: number,
    metadata: Record<string, string> = {},
    as: Role = 'superadmin',
  ): Promise<LightMyRequestResponse> => {
    const all = encodeMetadata({ folder: 'dokumenti', filename: 'rukom.txt', ...metadata });
    return call('POST', '', { as, headers: { 'upload-length': String(length), 'upload-metadata': all } });
  };

  /** Returns the id. */
  const begin = async (length: number, metadata?: Record<string, string>, as?: Role): Promise<string> =>
    startedId(await create(length, metadata, as));

  const patch = (
    id: string,
    offset: number,
    payload: Buffer,
    as: Role = 'superadmin',
  ): Promise<LightMyRequestResponse> => {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    return call('PATCH', id, { as, payload, headers });
  };

  const finished = (id: string, as: Role = 'superadmin'): Promise<LightMyRequestResponse> =>
    testApp.call(fileHostRoutes.getUpload, { as, params: { upload: id } });

  return { call, create, begin, patch, finished };
}
