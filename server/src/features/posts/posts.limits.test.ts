import { postRoutes } from '@baklja/contract/features/posts';
import { IMAGES_MAX_LENGTH } from '@baklja/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeCategory } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('limits of a post on %s', (databaseName) => {
  let baklja: TestApp;
  let catid: number;
  beforeAll(async () => {
    baklja = await buildTestApp(databaseName);
    catid = await makeCategory(baklja.dependencies.database);
  });
  afterAll(() => baklja.close());

  const create = (images: string) =>
    baklja.call(postRoutes.createPost, {
      as: 'tipfeler',
      body: { title: 'Slike', catid, language: 'hr-HR', images },
    });

  /** Old posts have keys of their own; only the length of all keys together is limited. */
  const imagesOfLength = (length: number) => JSON.stringify({ old: 'x'.repeat(length - '{"old":""}'.length) });

  test('accept pictures text of the maximum length', async () => {
    expect((await create(imagesOfLength(IMAGES_MAX_LENGTH))).statusCode).toBe(200);
  });

  test('reject one character more, at the field', async () => {
    const answer = await create(imagesOfLength(IMAGES_MAX_LENGTH + 1));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'images', message: 'Najviše 20000 znakova.' }]);
  });
});
