import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileHostRoutes, RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/media/file-host';
import { Upload } from 'tus-js-client';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { startCuttingProxy } from '../../../testing/cutting-proxy.ts';
import { countKept, listIncoming, makePicture } from '../../../testing/make-form.ts';
import { idOf, makeResumableClient, makeText } from '../../../testing/resumable-uploads.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { IMAGE_MAX_MB: '1', DOCUMENT_MAX_MB: '4' };

describe.each(DATABASE_NAMES)('a resumable upload by the browser client on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, LIMITS);
  let host: string;
  let client: ReturnType<typeof makeResumableClient>;

  beforeAll(async () => {
    host = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    client = makeResumableClient(testApp, host);
  });

  /** @throws Error unless the received parts of all uploads hold this many bytes. */
  async function requireArrived(bytes: number): Promise<void> {
    const folder = path.join(testApp.dependencies.config.dataDir, 'incoming', 'resumable');
    const sizes = (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size);
    const arrived = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    if (arrived < bytes) throw new Error(`only ${arrived} bytes have arrived`);
  }

  test('becomes a file, whose record is in the response to the last part', async () => {
    const bytes = makeText(3 * MEGABYTE);
    const { answer, id } = await client.send(bytes, { filename: 'Cijela datoteka.txt' });
    expect(answer?.status).toBe(200);
    const file = JSON.parse(answer!.body);
    expect(file).toMatchObject({ data_name: 'dokumenti/Cijela datoteka.txt', message: 'Spremljeno.' });
    expect((await testApp.send({ url: file.url })).rawPayload.equals(bytes)).toBe(true);
    const finished = await testApp.call(fileHostRoutes.getUpload, { as: 'superadmin', params: { upload: id } });
    expect(finished.json()).toMatchObject({ id: file.id });
    expect(await listIncoming(testApp)).toEqual([]);
  });

  test.each(['closed', 'dead'] as const)('continues where it stopped when its connection is %s', async (end) => {
    const bytes = makeText(3 * MEGABYTE);
    const offsets: number[] = [];
    const proxy = await startCuttingProxy(host, { afterBytes: MEGABYTE, end });
    onTestFinished(proxy.close);
    const { answer } = await client.send(
      bytes,
      { filename: `Prekinuta ${end}.txt` },
      {
        endpoint: `${proxy.url}${RESUMABLE_UPLOADS_PATH}`,
        retryDelays: [0, 0, 0],
        onBeforeRequest: async (request) => {
          if (request.getMethod() === 'PATCH') offsets.push(Number(request.getHeader('Upload-Offset')));
          // Data that the proxy had passed on may still be on its way when the connection breaks.
          else if (request.getMethod() === 'HEAD') await vi.waitFor(() => requireArrived(MEGABYTE / 2), 10_000);
        },
      },
    );
    expect(answer?.status).toBe(200);
    expect(offsets).toEqual([0, expect.any(Number)]);
    expect(offsets[1]).toBeGreaterThan(MEGABYTE / 2);
    const { url } = JSON.parse(answer!.body);
    expect((await testApp.send({ url })).rawPayload.equals(bytes)).toBe(true);
  });

  test('is deleted when it is rejected, and the client learns why', async () => {
    const before = await countKept(testApp);
    const { error } = await client.send(randomBytes(1000), { filename: 'program.exe' });
    expect(error?.originalResponse?.getStatus()).toBe(415);
    expect(JSON.parse(error!.originalResponse!.getBody())).toEqual({
      message: expect.any(String),
      code: 'file-kind',
    });
    expect(await countKept(testApp)).toEqual(before);
  });

  test('limited to pictures accepts nothing else', async () => {
    const { error } = await client.send(makeText(1000), { kind: 'images', filename: 'tekst.txt' });
    expect(error?.originalResponse?.getStatus()).toBe(415);
    const { answer } = await client.send(await makePicture(), {
      kind: 'images',
      filename: 'slika.jpg',
      folder: 'images',
    });
    expect(JSON.parse(answer!.body)).toMatchObject({ data_name: 'images/slika.jpg' });
    expect(await listIncoming(testApp)).toEqual([]);
  });

  test('leaves nothing when it is cancelled', async () => {
    const bytes = makeText(3 * MEGABYTE);
    const options = await client.optionsOf('superadmin', { filename: 'otkazana.txt' });
    const upload = new Upload(bytes, { ...options, chunkSize: MEGABYTE, onError: () => {} });
    await new Promise<void>((resolve) => {
      upload.options.onChunkComplete = () => resolve(upload.abort(true));
      upload.start();
    });
    await expect.poll(() => listIncoming(testApp)).toEqual([]);
    const url = `${RESUMABLE_UPLOADS_PATH}/${idOf(upload)}`;
    const headers = { 'tus-resumable': '1.0.0', token: await testApp.tokenOf('superadmin') };
    expect((await testApp.send({ method: 'HEAD', url, headers })).statusCode).toBe(404);
  });

  test('has at most the maximum number of bytes, and the safe part of its name', async () => {
    const { answer } = await client.send(makeText(4 * MEGABYTE), { filename: 'C:\\Temp\\naj\0ve\u202ec.txt' });
    expect(JSON.parse(answer!.body).name).toBe('najvec.txt');
  });
});
