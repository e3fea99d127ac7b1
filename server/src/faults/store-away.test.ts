import { postRoutes } from '@baklja/contract/features/content/posts';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { countKept, sendForm } from '../testing/make-form.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { startS3Double } from '../testing/s3-double/start-s3-double.ts';
import { FILE_STORAGES, openS3OfDouble, type TestStorage } from '../testing/test-storages.ts';

const AWAY = {
  code: 'unavailable',
  message: 'Poslužitelj trenutačno nije dostupan. Pokušajte ponovno za koji trenutak.',
};
const FULL = {
  code: 'no-room',
  message: 'Na poslužitelju nema više mjesta, pa se ništa ne može spremiti. Javite to administratoru.',
};

const as = 'superadmin' as const;

async function open(files: TestStorage['files'], destroy: () => Promise<void>): Promise<TestApp> {
  const testApp = await buildTestApp('SQLite', {}, { files });
  onTestFinished(async () => {
    await testApp.close();
    await destroy();
  });
  return testApp;
}

function upload(testApp: TestApp, filename: string) {
  const parts = [
    { name: 'folder', value: 'dokumenti' },
    { name: 'files[]', filename, value: `Sadržaj datoteke ${filename}.` },
  ];
  return sendForm(testApp, fileHostRoutes.uploadMedia, parts, { as });
}

const listPosts = (testApp: TestApp) =>
  testApp.call(postRoutes.listPosts, { as, params: { page: 1, language: 'hr-HR', search: '-' } });

describe.each(['disk', 'S3'] as const)('while the file storage is away (%s)', (name) => {
  test('files and pictures answer 503, everything else goes on, and so do they by themselves after that', async () => {
    const { files, commands, destroy } = await FILE_STORAGES[name]();
    const testApp = await open(files, destroy);
    const { path } = await makeFile(testApp.dependencies, { path: 'images/slika.jpg' });
    const picture = () => testApp.send({ url: `/files/${path}?w=320` });
    await commands?.takeAway();
    for (const answer of [await upload(testApp, 'prije.txt'), await picture()]) {
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', AWAY]);
    }
    expect((await listPosts(testApp)).statusCode).toBe(200);
    await commands?.restore();
    expect((await upload(testApp, 'poslije.txt')).statusCode).toBe(200);
    expect((await picture()).headers['content-type']).toBe('image/jpeg');
    expect(await countKept(testApp)).toEqual({ rows: 2, objects: 2, incoming: 0 });
  });
});

test('a store without room answers 507, serves what it has, and takes files again once it has room', async () => {
  const double = await startS3Double();
  const testApp = await open(await openS3OfDouble(double), double.stop);
  expect((await upload(testApp, 'prva.txt')).statusCode).toBe(200);
  double.setMood('full');
  const refused = await upload(testApp, 'druga.txt');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([507, '60', FULL]);
  expect((await testApp.send({ url: '/files/dokumenti/prva.txt' })).body).toBe('Sadržaj datoteke prva.txt.');
  double.setMood('well');
  expect((await upload(testApp, 'druga.txt')).statusCode).toBe(200);
  expect(await countKept(testApp)).toEqual({ rows: 2, objects: 2, incoming: 0 });
});
