import { NEW_PAGE_COLUMNS, pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { toRow } from '@baklja/contract/rows';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { insertPage } from '../testing/records/make-page.ts';
import { insertPost, makeCategory } from '../testing/records/make-post.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { runBehind, runTogether } from '../testing/run-together.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const as = 'tipfeler';
const SLUGGED = ['post', 'page'] as const;

describe.each(DATABASE_NAMES)('the part of the address on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  describe.each(SLUGGED)('of a %s', (kind) => {
    const isPost = kind === 'post';
    const create = async (title: string, language = 'hr-HR') => {
      const answer = isPost
        ? await testApp.call(postRoutes.createPost, { as, rawBody: { title, language, catid } })
        : await testApp.call(pageRoutes.createPage, {
            as,
            rawBody: toRow({ title, language } as never, NEW_PAGE_COLUMNS),
          });
      const { id, alias, slug } = answer.json();
      return { id: id as number, slug: (isPost ? alias : slug) as string };
    };
    const insert = (title: string) => (transaction: Parameters<typeof insertPost>[0]) =>
      isPost ? insertPost(transaction, { title, catid }) : insertPage(transaction, { title });
    const { remove, restore } = USUAL_KINDS[kind].calls;
    const removed = async (title: string) => {
      const { id } = await create(title);
      await testApp.call(remove, { as, params: { id } } as never);
      return id;
    };
    const restored = async (...ids: number[]) => (await testApp.call(restore, { as, rawBody: { ids } })).json().message;

    test('comes from any title', async () => {
      expect((await create('Tko smo: zlato & čast u Riju!')).slug).toBe('tko-smo-zlato-cast-u-riju');
      const [none, picture] = [await create('?!'), await create('🥇')];
      expect([none.slug, picture.slug]).toEqual(isPost ? ['clanak', 'clanak-2'] : ['stranica', 'stranica-2']);
    });

    test('has a rising number while it is taken, in the other language too', async () => {
      const slugs: string[] = [];
      for (const language of ['hr-HR', 'en-GB', 'hr-HR']) slugs.push((await create('Isti naslov', language)).slug);
      expect(slugs).toEqual(['isti-naslov', 'isti-naslov-2', 'isti-naslov-3']);
    });

    test('belongs to one record when several with one title come at once', async () => {
      await testApp.tokenOf(as);
      const works = Array.from({ length: 3 }, () => () => create('U isti čas'));
      const made = await runTogether(testApp.dependencies.database, isPost ? 'posts' : 'pages', works);
      expect(made.map(({ slug }) => slug).toSorted()).toEqual(['u-isti-cas', 'u-isti-cas-2', 'u-isti-cas-3']);
    });

    test('comes after the one that another title takes at the same moment', async () => {
      await create('Gužva');
      const { database } = testApp.dependencies;
      const [made] = await runBehind(database, [() => create('Gužva')], insert('Gužva 2'));
      expect(made?.slug).toBe('guzva-3');
    });

    test('gets a number when it is taken by the time the record is restored, and the answer says so', async () => {
      const [first, second] = [await removed('Zauzet'), await removed('Zauzet')];
      await create('Zauzet');
      const done = isPost ? 'Vraćeno: 2 članka.' : 'Vraćeno: 2 stranice.';
      const numbered = 'Naziv u adresi je bio zauzet, pa je dodan broj: „zauzet-2”, „zauzet-3”.';
      expect(await restored(second, first)).toBe(`${done} ${numbered}`);
    });

    test('of a restored record comes after the one that another title takes at the same moment', async () => {
      const id = await removed('Povratak');
      await create('Povratak');
      const { database } = testApp.dependencies;
      const [message] = await runBehind(database, [() => restored(id)], insert('Povratak 2'));
      expect(message).toContain('„povratak-3”');
    });
  });
});
