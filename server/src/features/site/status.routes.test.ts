import { rename } from 'node:fs/promises';
import path from 'node:path';
import { statusRoutes } from '@baklja/contract/features/site/status';
import { describe, expect, test } from 'vitest';
import { buildTestApp, useTestApp } from '../../testing/build-test-app.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { FILE_STORAGES } from '../../testing/test-storages.ts';

describe.each(DATABASE_NAMES)('status on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('is healthy and ready', async () => {
    expect((await testApp.call(statusRoutes.getHealth)).json()).toEqual({ status: 'ok' });
    expect((await testApp.call(statusRoutes.getReadiness)).json()).toEqual({ status: 'ok' });
  });

  test('is not ready while the folder of the files is unavailable', async () => {
    const folder = path.join(testApp.dependencies.config.dataDir, 'files');
    await rename(folder, `${folder}-away`);
    expect((await testApp.call(statusRoutes.getReadiness)).statusCode).toBe(503);
    await rename(`${folder}-away`, folder);
    expect((await testApp.call(statusRoutes.getReadiness)).statusCode).toBe(200);
  });

  test('is healthy but not ready while the database is unavailable', async () => {
    await testApp.dependencies.database.close();
    expect((await testApp.call(statusRoutes.getHealth)).statusCode).toBe(200);
    const answer = await testApp.call(statusRoutes.getReadiness);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({
      code: 'unavailable',
      message: 'Poslužitelj trenutačno nije dostupan. Pokušajte ponovno za koji trenutak.',
    });
  });
});

test('is not ready while the object storage is unavailable, and is ready again after that', async () => {
  const { files, commands, destroy } = await FILE_STORAGES.S3();
  const testApp = await buildTestApp('SQLite', {}, { files });
  const readiness = async () => (await testApp.call(statusRoutes.getReadiness)).statusCode;
  expect(await readiness()).toBe(200);
  await commands?.takeAway();
  expect(await readiness()).toBe(503);
  await commands?.restore();
  expect(await readiness()).toBe(200);
  await testApp.close();
  await destroy();
});
