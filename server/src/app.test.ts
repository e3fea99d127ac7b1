import { fileHostRoutes, RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/media/file-host';
import { expect, test } from 'vitest';
import { buildTestApp } from './testing/build-test-app.ts';
import { makePicture, sendForm } from './testing/make-form.ts';
import { makeResumableCalls } from './testing/resumable-uploads.ts';

const STATUS = ['/api/health', '/api/ready'];
const APPLICATION = ['/api/content/get/cats', '/api/content/get/all/1/hr-HR/-', '/api/openapi.json', '/api/docs/'];
const FILES = ['/files/lists/athlete-images', '/files/images/a.jpg'];
const UPLOADS = ['a form', RESUMABLE_UPLOADS_PATH];
const NEVER = ['/', '/admin', '/api/nema'];

test.each([
  ['by default serves everything', {}, [...UPLOADS, ...STATUS, ...APPLICATION, ...FILES]],
  ['of the files serves uploads, lists and files', { PARTS: 'files' }, [...UPLOADS, ...STATUS, ...FILES]],
  ['of the application serves everything but the files', { PARTS: 'application' }, [...STATUS, ...APPLICATION]],
])('a process %s, and nothing else', async (_, settings, served) => {
  const testApp = await buildTestApp('SQLite', settings);
  const headers = { token: await testApp.tokenOf('superadmin') };
  const part = { name: 'image', filename: 'a.jpg', value: await makePicture() };
  const answers = new Map([
    ['a form', await sendForm(testApp, fileHostRoutes.uploadImages, [part])],
    [RESUMABLE_UPLOADS_PATH, await makeResumableCalls(testApp).create(1)],
  ]);
  for (const url of [...STATUS, ...APPLICATION, ...FILES, ...NEVER])
    answers.set(url, await testApp.send({ url, headers }));
  const found = [...answers].filter(([, { statusCode }]) => statusCode !== 404);
  expect(found.map(([name, { statusCode }]) => [name, statusCode])).toEqual(
    served.map((name) => [name, name === RESUMABLE_UPLOADS_PATH ? 201 : 200]),
  );
  const missing = await testApp.send({ method: 'POST', url: '/api/auth/nema', payload: {} });
  expect(missing.json()).toEqual({ message: 'Traženo ne postoji.', code: 'not-found' });
  await testApp.close();
});
