import { postRoutes } from '@baklja/contract/features/posts';
import { JOOMLA_TEXTS } from '@baklja/contract/testing/joomla-texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeCategory } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const ATTACK = '<p onclick="alert(1)">a</p><script>alert(1)</script>';

describe.each(DATABASE_NAMES)('the texts of a post on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;
  let made = 0;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  const as = 'tipfeler';
  const get = async (alias: string) => (await testApp.call(postRoutes.getPost, { as, params: { alias } })).json();
  const create = async (texts: { introtext: string; fulltext: string }) => {
    made += 1;
    const body = { title: `Tekstovi ${made}`, language: 'hr-HR', catid, ...texts };
    return get((await testApp.call(postRoutes.createPost, { as, rawBody: body })).json().alias);
  };
  const update = async (post: { id: number; alias: string; version: number }, fulltext: string) => {
    const body = { title: 'Tekstovi', language: 'hr-HR', catid, id: post.id, version: post.version, fulltext };
    await testApp.call(postRoutes.updatePost, { as, rawBody: body });
    return get(post.alias);
  };

  test('lose the code of attacks, in the introduction and in the body', async () => {
    const post = await create({ introtext: ATTACK, fulltext: ATTACK });
    expect(post).toMatchObject({ introtext: '<p>a</p>', fulltext: '<p>a</p>' });
  });

  test('lose it when the post is changed too', async () => {
    const post = await create({ introtext: '', fulltext: '' });
    expect(await update(post, ATTACK)).toMatchObject({ fulltext: '<p>a</p>' });
  });

  test.each(JOOMLA_TEXTS)('of the former site stay identical to the byte: %s', async (html) => {
    const post = await create({ introtext: html, fulltext: html });
    expect(post).toMatchObject({ introtext: html, fulltext: html });
    expect(await update(post, `<p>Novo</p>\n${html}`)).toMatchObject({ fulltext: `<p>Novo</p>\n${html}` });
  });
});
