import { postRoutes } from '@baklja/contract/features/content/posts';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('authors of posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const list = async () => (await testApp.call(postRoutes.listPostAuthors, { as })).json();
  const writeAs = async (userId: number, language: 'hr-HR' | 'en-GB' = 'hr-HR') => {
    const { database } = testApp.dependencies;
    const { id } = await makePost(database, { language, state: 0 });
    await database.write((transaction) =>
      transaction.updateTable('posts').set({ created_by: userId }).where('id', '=', id).execute(),
    );
    return id;
  };

  test('are the users who made an existing post, each once, by name in Croatian order', async () => {
    const { database } = testApp.dependencies;
    const names = ['Žarko', 'Ćiro', 'Cvita', 'Čedo', 'Dora', 'Đuro', 'Nitko'];
    const users = await Promise.all(
      names.map((name, place) => makeUser(database, { username: `autor${place}`, name })),
    );
    const [zarko, ...others] = users;
    for (const { id } of others.slice(0, -1)) await writeAs(id);
    await writeAs(others[0]!.id);
    const only = await writeAs(zarko!.id, 'en-GB');
    await makePost(database);
    const authors = await list();
    expect(authors.map(({ name }: { name: string }) => name)).toEqual([
      'Cvita',
      'Čedo',
      'Ćiro',
      'Dora',
      'Đuro',
      'Žarko',
    ]);
    expect(authors.at(-1)).toEqual({ id: zarko!.id, name: 'Žarko' });
    await testApp.call(postRoutes.deletePosts, { as, body: { ids: [only] } });
    expect((await list()).map(({ name }: { name: string }) => name)).not.toContain('Žarko');
  });
});
