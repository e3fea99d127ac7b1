import { allRoutes } from '@baklja/contract';
import { NEW_PAGE_COLUMNS, pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import { KINDS } from '@baklja/contract/kinds';
import { toRow } from '@baklja/contract/rows';
import { beforeAll, describe, expect, test } from 'vitest';
import { countOldTranslations } from '../jobs/count-old-translations.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { makePage } from '../testing/records/make-page.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { runBehind, runTogether } from '../testing/run-together.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { linkTranslation } from './translations.ts';

const as = 'tipfeler';
const NOWHERE = 999_999;

const TRANSLATED = {
  post: {
    make: makePost,
    link: postRoutes.setPostTranslation,
    update: postRoutes.updatePost,
    remove: postRoutes.deletePost,
    text: 'fulltext',
    says: {
      linked: 'Članci su povezani kao prijevodi.',
      parted: 'Članci više nisu povezani.',
      taken: 'Jedan od tih članaka već ima prijevod. Najprije ih razdvojite.',
      ownLanguage: 'Članak na tom jeziku već postoji kao prijevod. Najprije ih razdvojite.',
    },
  },
  page: {
    make: makePage,
    link: pageRoutes.setPageTranslation,
    update: pageRoutes.updatePage,
    remove: pageRoutes.deletePage,
    text: 'description',
    says: {
      linked: 'Stranice su povezane kao prijevodi.',
      parted: 'Stranice više nisu povezane.',
      taken: 'Jedna od tih stranica već ima prijevod. Najprije ih razdvojite.',
      ownLanguage: 'Stranica na tom jeziku već postoji kao prijevod. Najprije ih razdvojite.',
    },
  },
} as const;

type Translated = keyof typeof TRANSLATED;

describe.each(DATABASE_NAMES)('the translation on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  describe.each(Object.keys(TRANSLATED) as Translated[])('of a %s', (kind) => {
    const { link, update: updateRoute, remove, text, says } = TRANSLATED[kind];
    const table = `${kind}_translations` as const;

    const make = async (language: Language = 'hr-HR', title = 'Naslov') =>
      (await TRANSLATED[kind].make(testApp.dependencies.database, { language, title })).id;
    const tie = (id: number, translation_id: number | null) => testApp.call(link, { as, body: { id, translation_id } });
    const update = (id: number, changes: object) =>
      testApp.call(updateRoute, { as, rawBody: { id, title: 'Naslov', catid, language: 'hr-HR', ...changes } });
    const { removeMany = remove, restore: restoreRoute } = USUAL_KINDS[kind].calls;
    const removeBoth = (...ids: number[]) => testApp.call(removeMany, { as, rawBody: { ids } });
    const restore = (...ids: number[]) => testApp.call(restoreRoute, { as, rawBody: { ids } });
    const tied = async () => {
      const [one, other] = [await make(), await make('en-GB')];
      await tie(one, other);
      return { one, other };
    };
    /** The id of the translation and whether the record and the translation are outdated; undefined without one. */
    const pairOf = async (id: number) => {
      const { read } = testApp.dependencies.database;
      const rows = (await read.selectFrom(table).selectAll().execute()) as unknown as Record<string, number>[];
      const own = rows.find((row) => row[`${kind}_id`] === id);
      const other = rows.find((row) => row['translation_id'] === id);
      return own && { translation: own['translation_id'], outdated: [own['outdated'], other?.['outdated']] };
    };
    const create = async (title: string, translation_of: number, language: Language = 'en-GB') => {
      const { route } = allRoutes.find(({ key }) => key === (kind === 'post' ? 'createPost' : 'createPage'))!;
      if (kind === 'post') {
        return testApp.call(route, { as, rawBody: { title, catid, language, translation_of } } as never);
      }
      const rawBody = toRow({ title, language } as never, NEW_PAGE_COLUMNS);
      return testApp.call(route, { as, query: { translation_of }, rawBody } as never);
    };
    const countRecords = async () =>
      (await testApp.dependencies.database.read.selectFrom(KINDS[kind].plural).select('id').execute()).length;

    test('keeps the texts that are the same on purpose, for both records, until they are sent again', async () => {
      const { one, other } = await tied();
      const same = async (id: number) => {
        const rows = await testApp.dependencies.database.read.selectFrom(table).selectAll().execute();
        return rows.find((row) => Reflect.get(row, `${kind}_id`) === id)?.same_texts;
      };
      await testApp.call(link, { as, rawBody: { id: one, translation_id: other, same_texts: ['Jarun', 'Zagreb'] } });
      expect([await same(one), await same(other)]).toEqual(['["Jarun","Zagreb"]', '["Jarun","Zagreb"]']);
      await tie(one, other);
      await removeBoth(other);
      await restore(other);
      expect(await same(one)).toBe('["Jarun","Zagreb"]');
      await testApp.call(link, { as, rawBody: { id: other, translation_id: one, same_texts: '[]' } });
      expect(await same(one)).toBe('[]');
    });

    test('is linked from both sides, without a new version, and again with the same result', async () => {
      const [one, other] = [await make(), await make('en-GB')];
      expect((await tie(one, other)).json()).toEqual({ message: says.linked });
      expect((await tie(other, one)).statusCode).toBe(200);
      expect(await pairOf(one)).toEqual({ translation: other, outdated: [0, 0] });
      expect(await pairOf(other)).toEqual({ translation: one, outdated: [0, 0] });
      const { read } = testApp.dependencies.database;
      const versions = read.selectFrom(KINDS[kind].plural).select('version').where('id', 'in', [one, other]);
      expect(await versions.execute()).toEqual([{ version: 1 }, { version: 1 }]);
    });

    test('is of the other language, and exists', async () => {
      const [one, other] = [await make(), await make()];
      for (const wrong of [other, one]) {
        const answer = await tie(one, wrong);
        const message = 'Prijevod mora biti na drugom jeziku.';
        expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'translation_id', message }]]);
      }
      expect([(await tie(one, NOWHERE)).statusCode, (await tie(NOWHERE, one)).statusCode]).toEqual([400, 404]);
      expect(await pairOf(one)).toBeUndefined();
    });

    test('is one alone, also when two users link at the same moment', async () => {
      const { one, other } = await tied();
      const [third, fourth] = [await make('en-GB'), await make()];
      for (const answer of [await tie(one, third), await tie(fourth, other)]) {
        expect([answer.statusCode, answer.json()]).toEqual([409, { message: says.taken, code: 'has-translation' }]);
      }
      expect([await pairOf(one), await pairOf(third)]).toEqual([{ translation: other, outdated: [0, 0] }, undefined]);
      const answers = await Promise.all([await make('en-GB'), third].map((id) => tie(fourth, id)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    });

    test('is unlinked on request, also when there is none, and when one of the two is deleted', async () => {
      const { one, other } = await tied();
      expect((await tie(other, null)).json()).toEqual({ message: says.parted });
      expect((await tie(one, null)).statusCode).toBe(200);
      expect(await pairOf(one)).toBeUndefined();
      await tie(one, other);
      await testApp.call(remove, { as, params: { id: one } });
      expect(await pairOf(other)).toBeUndefined();
    });

    test('is given with a new record, and is rejected together with it', async () => {
      const one = await make();
      const { id } = (await create('Novi', one)).json();
      expect(await pairOf(one)).toEqual({ translation: id, outdated: [0, 0] });
      const before = await countRecords();
      const answers = [
        await create('Zauzet', one),
        await create('Nepoznat', NOWHERE),
        await create('Isti jezik', await make(), 'hr-HR'),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 400, 400]);
      expect(await countRecords()).toBe(before + 1);
    });

    test('is outdated when the texts of the record change, until its own texts do', async () => {
      const { one, other } = await tied();
      await update(one, { [text]: '<p>novo</p>' });
      expect(await pairOf(one)).toMatchObject({ outdated: [0, 1] });
      await update(other, { language: 'en-GB', [text]: '<p>new</p>' });
      expect(await pairOf(one)).toMatchObject({ outdated: [0, 0] });
      await update(one, { [text]: '<p>novo</p>' });
      expect((await update(one, { version: 1, title: 'Stari' })).statusCode).toBe(409);
      expect(await pairOf(one)).toMatchObject({ outdated: [0, 0] });
      await update(one, { title: 'Novi naslov' });
      expect(await pairOf(one)).toMatchObject({ outdated: [0, 1] });
    });

    test('is not outdated when both are saved at the same moment', async () => {
      const { one, other } = await tied();
      const answers = await runTogether(testApp.dependencies.database, table, [
        () => update(one, { version: 1, title: 'Novi naslov' }),
        () => update(other, { version: 1, title: 'New title', language: 'en-GB' }),
      ]);
      expect(answers.map((answer) => answer.json().version)).toEqual([2, 2]);
      expect(await pairOf(one)).toMatchObject({ outdated: [0, 0] });
    });

    test('is counted in the lists of both languages, after each write of a text and for pairs from before', async () => {
      const { database } = testApp.dependencies;
      const { one, other } = await tied();
      const counts = async (language: Language) => {
        const params = kind === 'post' ? { language, page: 1, search: '-' } : { language };
        const list = kind === 'post' ? postRoutes.listPosts : pageRoutes.listPages;
        const answer = (await testApp.call(list, { as, params } as never)).json();
        const rows = (kind === 'post' ? answer.posts : answer) as Record<string, number>[];
        const row = rows.find(({ id }) => id === (language === 'hr-HR' ? one : other));
        return [row?.['translated'], row?.['untranslated'], row?.['units']];
      };
      expect(await counts('hr-HR')).toEqual([0, 1, 1]);
      await update(one, { [text]: '<p>Jarun</p><p>Staro</p>' });
      expect(await counts('en-GB')).toEqual([0, 3, 3]);
      // Long texts are compared in a thread.
      await update(one, { [text]: '<p>Jarun i Sava</p>'.repeat(2000) });
      expect(await counts('en-GB')).toEqual([0, 2001, 2001]);
      await update(one, { [text]: '<p>Jarun</p><p>Staro</p>' });
      await update(other, { language: 'en-GB', title: 'Title', [text]: '<p>Jarun</p><p>New</p>' });
      expect(await counts('hr-HR')).toEqual([2, 1, 3]);
      await testApp.call(link, { as, rawBody: { id: one, translation_id: other, same_texts: ['Jarun'] } });
      expect(await counts('en-GB')).toEqual([2, 0, 3]);
      await database.write((transaction) =>
        transaction.updateTable(table).set({ units: null, translated: 0 }).execute(),
      );
      await countOldTranslations(database, { now: new Date(), signal: new AbortController().signal, pauseMs: 0 });
      expect(await counts('en-GB')).toEqual([2, 0, 3]);
    });

    test('prevents its record from taking the other language', async () => {
      const { one, other } = await tied();
      const answer = await update(one, { language: 'en-GB' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([{ field: 'language', message: says.ownLanguage }]);
      expect(await pairOf(one)).toMatchObject({ translation: other });
    });

    test('is linked again when both come back, and the outdated one is still outdated', async () => {
      const { one, other } = await tied();
      await update(one, { [text]: '<p>novo</p>' });
      await removeBoth(one, other);
      expect([await pairOf(one), await pairOf(other)]).toEqual([undefined, undefined]);
      await restore(other, one);
      expect(await pairOf(one)).toEqual({ translation: other, outdated: [0, 1] });
    });

    test('is linked once when several users restore and delete each at the same moment', async () => {
      const { one, other } = await tied();
      await removeBoth(one, other);
      const answers = await Promise.all([restore(one, other), restore(other), restore(other, one), restore(one)]);
      expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
      expect(await pairOf(one)).toMatchObject({ translation: other });
      const mixed = await Promise.all([removeBoth(one), removeBoth(other), removeBoth(other, one)]);
      expect(mixed.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
      expect([await pairOf(one), await pairOf(other)]).toEqual([undefined, undefined]);
    });

    test('is not linked again when it is deleted at the moment at which its record comes back', async () => {
      const { one, other } = await tied();
      await removeBoth(one);
      const [answer] = await runBehind(testApp.dependencies.database, [() => restore(one)], (transaction) =>
        transaction.deleteFrom(KINDS[kind].plural).where('id', '=', other).execute(),
      );
      expect([answer?.statusCode, await pairOf(one)]).toEqual([200, undefined]);
    });

    test('is not linked again after it was unlinked at the moment at which its record was deleted', async () => {
      const { one, other } = await tied();
      await runBehind(testApp.dependencies.database, [() => removeBoth(one)], (transaction) =>
        linkTranslation(transaction, kind, { id: other, translationId: null }),
      );
      await restore(one);
      expect(await pairOf(one)).toBeUndefined();
    });

    test('causes no deadlock when several users unlink, change and delete at once', async () => {
      const pairs = [await tied(), await tied()];
      const works = pairs.flatMap(({ one, other }) => [
        () => update(one, { [text]: '<p>1</p>' }),
        () => update(other, { language: 'en-GB', [text]: '<p>2</p>' }),
        () => tie(other, null),
        () => testApp.call(remove, { as, params: { id: one } }),
      ]);
      const answers = await runTogether(testApp.dependencies.database, table, works);
      expect(answers.filter(({ statusCode }) => ![200, 400, 404].includes(statusCode))).toEqual([]);
    });
  });
});
