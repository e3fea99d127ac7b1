import { postRoutes } from '@baklja/contract/features/content/posts';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('authors of posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const names = async () =>
    (await testApp.call(postRoutes.listPostAuthors, { as })).json<{ name: string }[]>().map(({ name }) => name);

  test('are the users who made an existing post, each once, by name in Croatian order', async () => {
    const { database } = testApp.dependencies;
    const write = async (created_by: number, language: 'hr-HR' | 'en-GB' = 'hr-HR') => {
      const { id } = await makePost(database, { language, state: 0 });
      await database.write((transaction) =>
        transaction.updateTable('posts').set({ created_by }).where('id', '=', id).execute(),
      );
      return id;
    };
    for (const [place, name] of ['Ćiro', 'Cvita', 'Čedo', 'Dora', 'Đuro'].entries()) {
      const { id } = await makeUser(database, { username: `autor${place}`, name });
      for (let count = 0; count <= place % 2; count += 1) await write(id);
    }
    await makeUser(database, { username: 'nitko', name: 'Nitko' });
    const only = await write((await makeUser(database, { username: 'zarko', name: 'Žarko' })).id, 'en-GB');
    await makePost(database);
    expect(await names()).toEqual(['Cvita', 'Čedo', 'Ćiro', 'Dora', 'Đuro', 'Žarko']);
    await testApp.call(postRoutes.deletePosts, { as, body: { ids: [only] } });
    expect(await names()).not.toContain('Žarko');
  });
});
