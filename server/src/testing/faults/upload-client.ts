import { RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/media/file-host';
import { encodeMetadata } from '../resumable-uploads.ts';
import { kill, readAddress, type Started, startProcess } from './killed-process.ts';
import type { RealInstallation } from './real-installation.ts';

/** A client that sends one file by the tus protocol to a server, which it starts, also again and again. */
export function makeUploadClient({ settings, token }: RealInstallation, bytes: Buffer) {
  let server: Started | undefined;
  let address = '';
  let upload = '';
  const headers = { 'x-access-token': token, 'tus-resumable': '1.0.0' };
  return {
    start: async ({ env, ...start }: Parameters<typeof startProcess>[1] = {}): Promise<Started> => {
      server = startProcess(undefined, { env: { ...settings, ...env }, ...start });
      address = await readAddress(server);
      return server;
    },
    kill: async () => {
      if (server) await kill(server);
    },
    /** Returns the id of the upload. */
    begin: async (): Promise<string> => {
      const metadata = encodeMetadata({ folder: 'dokumenti', filename: 'zapis.txt' });
      const begun = { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata };
      const answer = await fetch(`${address}${RESUMABLE_UPLOADS_PATH}`, { method: 'POST', headers: begun });
      upload = answer.headers.get('location') ?? '';
      return upload.split('/').at(-1) ?? '';
    },
    send: (offset: number, body: NonNullable<RequestInit['body']>) => {
      const part = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      return fetch(`${address}${upload}`, { method: 'PATCH', headers: { ...headers, ...part }, body, duplex: 'half' });
    },
    /** What the server has of the file. */
    readOffset: async () => {
      const answer = await fetch(`${address}${upload}`, { method: 'HEAD', headers });
      return Number(answer.headers.get('upload-offset'));
    },
    /** Whether the file at the address is the one that was sent. */
    isWhole: async (url: string) => bytes.equals(Buffer.from(await (await fetch(`${address}${url}`)).arrayBuffer())),
    address: () => address,
  };
}
