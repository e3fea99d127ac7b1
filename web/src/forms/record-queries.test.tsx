import { expect, test, vi } from 'vitest';
import { categoryQueries } from '#web/features/content/categories/CategoryListScreen.tsx';
import { pageQueries } from '#web/features/content/pages/pages.queries.ts';
import { postQueries } from '#web/features/content/posts/posts.queries.ts';
import { documentQueries } from '#web/features/documents/documents.queries.ts';
import { articleQueries } from '#web/features/magazine/articles/articles.queries.ts';
import { issueQueries } from '#web/features/magazine/issues/issues.queries.ts';
import { authorQueries, sectionQueries } from '#web/features/magazine/people/people.queries.ts';
import { itemQueries, sectionQueries as menuSectionQueries } from '#web/features/navigation/navigation.queries.ts';
import { athleteQueries } from '#web/features/sport/athletes/athletes.queries.ts';
import { medalQueries } from '#web/features/sport/medals/medals.queries.ts';
import { sportQueries } from '#web/features/sport/sports/SportListScreen.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import type { EditQueries } from './record-queries.ts';

type Queries = Pick<EditQueries<never, never>, 'useDelete' | 'useRestore'>;
type Many = Queries & { useDeleteMany: EditQueries<never, never>['useRestore'] };

/** Deletes record 7, then 8 and 9 where several can be deleted, and restores them. */
function Calls({ queries, many }: { queries: Queries; many: Many | undefined }) {
  const one = queries.useDelete();
  const several = many?.useDeleteMany();
  const restore = queries.useRestore();
  const act = async () => {
    await one.mutateAsync({ params: { id: 7 } });
    await several?.mutateAsync({ body: { ids: [8, 9] } });
    await restore.mutateAsync({ body: { ids: [7, 8, 9] } });
  };
  return (
    <button type="button" onClick={() => void act()}>
      Izbriši i vrati
    </button>
  );
}

/** What is sent when it deletes and restores. */
async function sentBy(queries: Queries, many?: Many): Promise<() => string[]> {
  const server = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ message: 'Učinjeno' }));
  const { getByRole } = await renderScreen(<Calls queries={queries} many={many} />);
  await getByRole('button').click();
  return () =>
    server.mock.calls.map(([address, options]) => [options?.method, address, options?.body].filter(Boolean).join(' '));
}

test.each<[string, Many, string, string]>([
  ['posts', postQueries, '/api/content/remove/post/7', '/api/content/posts'],
  ['pages', pageQueries, '/api/content/get/pages/remove/7', '/api/content/pages'],
  ['categories', categoryQueries, '/api/content/get/cats/7', '/api/content/get/cats'],
  ['sports', sportQueries, '/api/sportasi/sportovi/7', '/api/sportasi/sportovi'],
  ['athletes', athleteQueries, '/api/sportasi/remove/7', '/api/sportasi'],
  ['medals', medalQueries, '/api/content/remove/medalje/7', '/api/content/medalje'],
  ['magazine articles', articleQueries, '/api/content/delete-olimp-clanak/7', '/api/content/olimp-clanci'],
  ['magazine authors', authorQueries, '/api/content/delete-autor-olimp/7', '/api/content/olimp-autori'],
  ['magazine sections', sectionQueries, '/api/content/delete-rubrika-olimp/7', '/api/content/olimp-rubrike'],
])('%s are deleted, one or several, and restored by their own calls', async (_, queries, one, several) => {
  await expect
    .poll(await sentBy(queries, queries))
    .toEqual([`DELETE ${one}`, `POST ${several}/remove {"ids":[8,9]}`, `POST ${several}/restore {"ids":[7,8,9]}`]);
});

test.each<[string, Queries, string, string]>([
  ['documents', documentQueries, '/api/content/get/remove-dokument/7', '/api/content/documents'],
  ['issues', issueQueries, '/api/content/delete-olimp-number/7', '/api/content/olimp-brojevi'],
  ['menu items', itemQueries, '/api/content/get/delete-navigation-items/7', '/api/content/navigation/items'],
  ['menu sections', menuSectionQueries, '/api/content/navigation/sections/7', '/api/content/navigation/sections'],
])('%s are deleted one by one and restored by their own calls', async (_, queries, one, several) => {
  await expect.poll(await sentBy(queries)).toEqual([`DELETE ${one}`, `POST ${several}/restore {"ids":[7,8,9]}`]);
});
