import { fileHostRoutes, RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/media/file-host';
import { afterEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { makePicture, sendForm } from './testing/make-form.ts';
import { DATABASE_NAMES } from './testing/test-databases.ts';

const STATUS = ['/api/health', '/api/ready'];
const APPLICATION = ['/api/content/get/cats', '/api/content/get/all/1/hr-HR/-', '/api/openapi.json', '/api/docs/'];
const FILES = ['/files/lists/athlete-images'];

describe.each(DATABASE_NAMES)('a process on %s', (databaseName) => {
  let testApp: TestApp;

  afterEach(() => testApp.close());

  async function statuses(paths: readonly string[]): Promise<number[]> {
    const headers = { token: await testApp.tokenOf('superadmin') };
    return Promise.all(paths.map(async (url) => (await testApp.send({ url, headers })).statusCode));
  }

  const ok = (paths: readonly string[]) => paths.map(() => 200);
  const missing = (paths: readonly string[]) => paths.map(() => 404);

  async function upload(): Promise<number> {
    const part = { name: 'image', filename: 'a.jpg', value: await makePicture() };
    return (await sendForm(testApp, fileHostRoutes.uploadImages, [part])).statusCode;
  }

  async function beginResumable(): Promise<number> {
    const token = await testApp.tokenOf('superadmin');
    const metadata = { 'upload-length': '1', 'upload-metadata': `folder ${Buffer.from('images').toString('base64')}` };
    const headers = { token, 'tus-resumable': '1.0.0', ...metadata };
    return (await testApp.send({ method: 'POST', url: RESUMABLE_UPLOADS_PATH, headers })).statusCode;
  }

  test('serves everything by default', async () => {
    testApp = await buildTestApp(databaseName);
    const all = [...STATUS, ...APPLICATION, ...FILES];
    expect(await statuses(all)).toEqual(ok(all));
    expect([await upload(), await beginResumable()]).toEqual([200, 201]);
    expect(await statuses(['/files/images/a.jpg'])).toEqual([200]);
  });

  test('of the files serves uploads, lists and files, and nothing else', async () => {
    testApp = await buildTestApp(databaseName, { PARTS: 'files' });
    expect(await statuses([...STATUS, ...FILES])).toEqual(ok([...STATUS, ...FILES]));
    expect([await upload(), await beginResumable()]).toEqual([200, 201]);
    expect(await statuses(['/files/images/a.jpg'])).toEqual([200]);
    const others = [...APPLICATION, '/api/content/get-media?folder=images', '/', '/admin'];
    expect(await statuses(others)).toEqual(missing(others));
    const login = await testApp.send({ method: 'POST', url: '/api/auth/login', payload: {} });
    expect([login.statusCode, login.json()]).toEqual([404, { message: 'Traženo ne postoji.', code: 'not-found' }]);
  });

  test('of the application serves everything but the files', async () => {
    testApp = await buildTestApp(databaseName, { PARTS: 'application' });
    expect(await statuses([...STATUS, ...APPLICATION])).toEqual(ok([...STATUS, ...APPLICATION]));
    expect(await statuses(FILES)).toEqual(missing(FILES));
    expect([await upload(), await beginResumable()]).toEqual([404, 404]);
  });
});
