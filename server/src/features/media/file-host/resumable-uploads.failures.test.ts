import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/media/file-host';
import { Upload } from 'tus-js-client';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { countKept, listIncoming } from '../../../testing/make-form.ts';
import { idOf, makeResumableCalls, makeText } from '../../../testing/resumable-uploads.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { FILE_STORAGES } from '../../../testing/test-storages.ts';

describe.each(DATABASE_NAMES)('a resumable upload during failures on %s', (databaseName) => {
  test('continues after a restart of the server', async () => {
    const first = await buildTestApp(databaseName);
    const bytes = makeText(20);
    const id = await makeResumableCalls(first).begin(20, { filename: 'nastavljena.txt' });
    await makeResumableCalls(first).patch(id, 0, bytes.subarray(0, 7));
    await writeFile(path.join(first.dependencies.config.dataDir, 'incoming', 'ostatak'), 'od prekinutog procesa');
    await first.app.close();

    const app = await buildApp(first.dependencies, { webFolder: undefined, logger: false });
    const calls = makeResumableCalls({ ...first, send: (options) => app.inject(options) });
    expect((await calls.call('HEAD', id)).headers['upload-offset']).toBe('7');
    expect(await listIncoming(first)).toHaveLength(2);
    const last = await calls.patch(id, 7, bytes.subarray(7));
    expect([last.statusCode, last.json().name]).toEqual([200, 'nastavljena.txt']);
    expect((await app.inject({ url: last.json().url })).body).toBe(bytes.toString());
    await app.close();
    await first.close();
  });

  test('waits for an unavailable storage, and is finished by another request', async () => {
    const { files, commands, destroy } = await FILE_STORAGES.disk();
    const testApp = await buildTestApp(databaseName, {}, { files });
    const host = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await testApp.tokenOf('superadmin');
    for (const way of ['question', 'part'] as const) {
      await commands!.takeAway();
      const bytes = makeText(1000);
      const statuses: number[] = [];
      const upload = await new Promise<Upload>((resolve) => {
        const sending = new Upload(bytes, {
          endpoint: `${host}${RESUMABLE_UPLOADS_PATH}`,
          headers: { token },
          metadata: { folder: 'dokumenti', filename: `${way}.txt` },
          retryDelays: null,
          onAfterResponse: (_request, response) => void statuses.push(response.getStatus()),
          onError: () => resolve(sending),
        });
        sending.start();
      });
      expect(statuses).toEqual([201, 503]);
      const id = idOf(upload);
      const calls = makeResumableCalls(testApp);
      const ask = () => (way === 'question' ? calls.finished(id) : calls.patch(id, 1000, Buffer.alloc(0)));
      const refused = await ask();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      await commands!.restore();
      const answer = await ask();
      expect([answer.statusCode, answer.json().name]).toEqual([200, `${way}.txt`]);
    }
    expect(await countKept(testApp)).toEqual({ rows: 2, objects: 2, incoming: 0 });
    await testApp.close();
    await destroy();
  });
});
