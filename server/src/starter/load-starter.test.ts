import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPassword } from '../accounts/passwords.ts';
import { type Config, readConfig } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import { findAthletes } from '../features/athletes/find-athletes.store.ts';
import { listManagedMenu, listMenu } from '../features/navigation/navigation.store.ts';
import { filePathsOf } from '../features/pages/page-parts.ts';
import { filePathsIn } from '../files/records/file-paths-in.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { cleanAccordion } from '../html/clean-accordion.ts';
import { makeHtmlCleaner } from '../html/clean-html.ts';
import { TEST_NOW } from '../testing/build-test-app.ts';
import { makePost } from '../testing/records/make-post.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { starterArticles } from './content/articles.ts';
import { starterPages } from './content/pages.ts';
import { beginFirstStart } from './first-start.ts';
import { loadStarter, type StarterReport } from './load-starter.ts';

/** Name, and the flags sub, doc, kont and search. */
const SECTIONS = [
  'O nama 1000',
  'Programi 1000',
  'Sport 1000',
  'Olimp 1000',
  'Dokumenti 0100',
  'Kontakti 0010',
  'Pretraži 0001',
];

describe.each(DATABASE_NAMES)('the starter content on %s', (databaseName) => {
  let opened: TestDatabase;
  let dataDir: string;
  let files: FileStorage;

  async function open(): Promise<void> {
    opened = await DATABASES[databaseName]();
    dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-starter-'));
    files = await openDiskStorage(path.join(dataDir, 'files'));
  }

  async function close(): Promise<void> {
    await opened.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }

  const configOf = (settings: Record<string, string>): Config =>
    readConfig({ DATA_DIR: dataDir, ...settings }, tmpdir());
  const load = (settings: Record<string, string> = {}) =>
    loadStarter({ database: opened.database, files }, configOf(settings), TEST_NOW);

  async function objects(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of files.list('')) keys.push(key);
    return keys;
  }

  const writeObject = (key: string) => files.write(key, Readable.from(['bytes']), { size: 5, mediaType: 'text/plain' });

  async function count(table: keyof Schema): Promise<number> {
    const { rows } = await opened.database.read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** The sections of the menu with their flags, in order. */
  async function sections(): Promise<string[]> {
    const menu = await listMenu(opened.database.read);
    return menu.map((one) => `${one.value} ${one.sub}${one.doc}${one.kont}${one.search}`);
  }

  const users = () =>
    opened.database.read
      .selectFrom('users')
      .select(['username', 'role', 'active', 'password_hash'])
      .orderBy('id')
      .execute();

  describe('of a demo', () => {
    let accounts: StarterReport['accounts'];

    beforeAll(async () => {
      await open();
      ({ accounts } = await load());
    });

    afterAll(close);

    test('has a user for each role in addition to the first superadmin', async () => {
      const roles = ['superadmin', 'olimp', 'dokumenti', 'tipfeler', 'sportasi', 'kategorizacije'];
      expect(accounts.map(({ username, role }) => `${username}: ${role}`)).toEqual([
        'admin: superadmin',
        ...roles.map((role) => `${role}: ${role}`),
      ]);
      const rows = await users();
      expect(rows.map(({ username, role, active }) => [username, role, active])).toEqual(
        accounts.map(({ username, role }) => [username, role, 1]),
      );
      for (const [place, { password }] of accounts.entries()) {
        expect(await isPassword(password, rows[place]!.password_hash)).toBe(true);
      }
    });

    test('has an invented categorisation, which anyone may replace', async () => {
      expect(await count('categorisation_rows')).toBe(40);
      const people = await opened.database.read.selectFrom('categorisation_rows').select(['EVSKat', 'EVB']).execute();
      expect(new Set(people.map(({ EVSKat }) => EVSKat))).toEqual(new Set(['I', 'II', 'III', 'IV', 'V', 'VI']));
      expect(people.every(({ EVB }) => EVB.startsWith('P'))).toBe(true);
    });

    test('has athletes, medals, sports and categories', async () => {
      expect(await count('athletes')).toBe(491);
      expect(await count('medals')).toBe(59);
      expect(await count('sports')).toBe(55);
      expect(await count('categories')).toBe(8);
      const withoutWinners = await opened.database.read
        .selectFrom('medals')
        .leftJoin('medal_athletes', 'medal_athletes.medal_id', 'medals.id')
        .select('medals.id')
        .where('medal_athletes.athlete_id', 'is', null)
        .execute();
      expect(withoutWinners).toEqual([]);
    });

    test('has 20 gold, 21 silver and 18 bronze medals, and 491 Olympians', async () => {
      const medals = await opened.database.read.selectFrom('medals').select('medalja').execute();
      const wonAt = (place: number) => medals.filter(({ medalja }) => medalja === place).length;
      expect([1, 2, 3].map(wonAt)).toEqual([20, 21, 18]);
      const { olympians } = await findAthletes(opened.database.read, {});
      expect(olympians).toBe(491);
    });

    test('links each medal to the athletes who won it', async () => {
      const winners = await opened.database.read
        .selectFrom('medal_athletes')
        .innerJoin('medals', 'medals.id', 'medal_athletes.medal_id')
        .innerJoin('athletes', 'athletes.id', 'medal_athletes.athlete_id')
        .innerJoin('sports', 'sports.id', 'athletes.sportid')
        .select(['athletes.Prezime', 'sports.naziv'])
        .where('medals.natjecanje', '=', 'ZOI Salt Lake City 2002')
        .distinct()
        .execute();
      expect(winners).toEqual([{ Prezime: 'Kostelić', naziv: 'Alpsko skijanje' }]);
    });

    test('has every article, three of them pinned', async () => {
      expect(await count('posts')).toBe(starterArticles.length);
      expect(await count('pinned_posts')).toBe(3);
      const pinned = await opened.database.read
        .selectFrom('pinned_posts')
        .innerJoin('posts', 'posts.id', 'pinned_posts.post_id')
        .select('posts.state')
        .execute();
      expect(pinned.every(({ state }) => state === 1)).toBe(true);
    });

    test('has articles without future dates, except scheduled ones', async () => {
      const now = TEST_NOW.toISOString();
      const posts = await opened.database.read
        .selectFrom('posts')
        .select(['created', 'modified', 'publish_up', 'catid'])
        .execute();
      expect(posts.filter(({ created, modified }) => created > now || modified > now)).toEqual([]);
      const scheduled = posts.filter(({ publish_up }) => publish_up > now);
      expect(scheduled).toHaveLength(starterArticles.filter(({ publishInDays }) => publishInDays !== undefined).length);
    });

    test('has translations of articles and pages, some of them outdated', async () => {
      const { read } = opened.database;
      const posts = await read.selectFrom('post_translations').selectAll().execute();
      expect(posts).toHaveLength(2 * starterArticles.filter(({ translationOf }) => translationOf).length);
      expect(posts.filter(({ outdated }) => outdated === 1)).toHaveLength(2);
      const pages = await read.selectFrom('page_translations').selectAll().execute();
      expect(pages).toHaveLength(starterPages.length);
      expect(pages.filter(({ outdated }) => outdated === 1)).toHaveLength(1);
    });

    test('has pages that cleaning leaves unchanged, that link to each other and that medals link to', async () => {
      const clean = makeHtmlCleaner({ videoHosts: DEFAULT_VIDEO_HOSTS });
      const { read } = opened.database;
      const pages = await read.selectFrom('pages').selectAll().orderBy('id').execute();
      expect(pages.map(({ title }) => title)).toEqual(starterPages.map(({ title }) => title));
      for (const { slug, description, accordion } of pages) {
        expect([slug, clean(description), cleanAccordion(accordion, clean)]).toEqual([slug, description, accordion]);
      }
      const ids = new Set(pages.map(({ id }) => id));
      const links = JSON.stringify(pages).match(/\/page\/[^/]*\/1/g) ?? [];
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((link) => !ids.has(Number(link.split('/')[2])))).toEqual([]);
      const medals = await read.selectFrom('medals').select(['page_id', 'page_id_eng']).distinct().execute();
      expect(medals.flatMap(Object.values).filter((id) => !ids.has(id))).toEqual([]);
      expect(pages.filter(({ modified_time }) => modified_time > TEST_NOW.toISOString())).toEqual([]);
    });

    test('has every file that its articles and pages show or link, and pictures with descriptions', async () => {
      const posts = await opened.database.read
        .selectFrom('posts')
        .select(['images', 'gallery', 'fulltext', 'introtext'])
        .execute();
      const ofPosts = posts.flatMap(({ images, gallery, fulltext, introtext }) =>
        filePathsIn({ html: [introtext, fulltext], pictures: [images, gallery] }, undefined),
      );
      const pages = await opened.database.read.selectFrom('pages').selectAll().execute();
      const shown = [...ofPosts, ...pages.flatMap((page) => filePathsOf(page, undefined))];
      const kept = await opened.database.read.selectFrom('files').select(['path', 'type', 'alt', 'author']).execute();
      const described = kept.filter(({ type, alt, author }) => type === 'other' || (alt !== '' && author !== ''));
      const good = described.map((file) => file.path);
      expect(ofPosts.length).toBeGreaterThan(0);
      expect(shown.length).toBeGreaterThan(ofPosts.length);
      expect(shown.filter((file) => !good.includes(file))).toEqual([]);
      const uses = await opened.database.read
        .selectFrom('file_uses')
        .select('path')
        .where('kind', '!=', 'document')
        .distinct()
        .execute();
      expect(uses.map((use) => use.path).toSorted()).toEqual([...new Set(shown)].toSorted());
    });

    test('has four folders of documents in both languages, with twenty documents whose files are there', async () => {
      const { read } = opened.database;
      const folders = await read.selectFrom('document_folders').select(['id', 'lng']).execute();
      expect(folders.map(({ lng }) => lng).toSorted()).toEqual(['eng', 'eng', 'hrv', 'hrv']);
      const subfolders = await read.selectFrom('subfolders').select(['doc_cat', 'show_sub']).execute();
      expect(new Set(subfolders.map(({ doc_cat }) => doc_cat))).toEqual(new Set(folders.map(({ id }) => id)));
      expect(subfolders.filter(({ show_sub }) => show_sub === 0)).toHaveLength(1);
      const documents = await read.selectFrom('documents').selectAll().execute();
      expect(documents).toHaveLength(20);
      const paths = new Set((await read.selectFrom('files').select('path').execute()).map((file) => file.path));
      const linked = documents.map(({ link }) => decodeURIComponent(link.slice('/files/'.length)));
      expect(linked.filter((file) => !paths.has(file))).toEqual([]);
      expect(new Set(linked).size).toBe(20);
      for (const { id } of folders) {
        const places = documents.filter(({ page_id }) => page_id === id).map(({ orderIndex }) => orderIndex);
        expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
      }
    });

    test('has files in every root folder, each with its bytes, its folder and its search text', async () => {
      const rows = await opened.database.read.selectFrom('files').selectAll().execute();
      expect(new Set(rows.map(({ path: file }) => file.split('/')[0]))).toEqual(
        new Set(['clanci-slike', 'dokumenti', 'galerije', 'images', 'uploads', 'web-slike']),
      );
      expect((await objects()).toSorted()).toEqual(rows.map(({ object_key }) => object_key).toSorted());
      for (const { object_key, size } of rows) expect(await files.sizeOf(object_key)).toBe(size);
      const folders = await opened.database.read.selectFrom('folders').select('path').execute();
      const known = new Set(folders.map((folder) => folder.path));
      for (const folder of ['dokumenti/clanci', 'dokumenti/Upute', 'galerije/Kvadratne ilustracije']) {
        expect(known).toContain(folder);
      }
      expect(rows.filter(({ folder }) => !known.has(folder))).toEqual([]);
      expect(rows.filter(({ name, path: file, folder }) => file !== `${folder}/${name}`)).toEqual([]);
      expect(
        rows.filter(({ type, width, height }) => (type === 'image') !== (width !== null && height !== null)),
      ).toEqual([]);
      expect(rows.filter(({ created }) => created > TEST_NOW.toISOString())).toEqual([]);
    });

    test('has a menu whose items lead to its pages and outside, none of them nowhere', async () => {
      expect(await sections()).toEqual(SECTIONS);
      const menu = await listManagedMenu(opened.database.read, { publicSiteUrl: 'https://www.hoo.hr' } as Config);
      const items = menu.flatMap(({ managed_items }) => managed_items);
      expect(items.filter(({ dead }) => dead !== null)).toEqual([]);
      expect(items.map(({ value, target_title }) => `${value}: ${target_title}`)).toContain(
        'Hrvatska odličja: Hrvatska odličja na olimpijskim igrama',
      );
      expect(items.filter(({ link }) => link.startsWith('https://'))).toHaveLength(1);
    });

    test('is never loaded again', async () => {
      const before = await users();
      expect(await load()).toEqual({ accounts: [] });
      expect(await load({ STARTER: 'empty', ADMIN_USERNAME: 'drugi' })).toEqual({ accounts: [] });
      expect(await users()).toEqual(before);
      expect(await count('posts')).toBe(starterArticles.length);
      expect(await count('pages')).toBe(starterPages.length);
    });
  });

  describe('of an empty installation', () => {
    beforeAll(open);
    afterAll(close);

    test('is one superadmin, the sports, the categories and the sections of the menu', async () => {
      const { accounts } = await load({ STARTER: 'empty' });
      expect(accounts).toEqual([
        { role: 'superadmin', username: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) },
      ]);
      expect(await count('users')).toBe(1);
      expect(await count('sports')).toBe(55);
      expect(await count('categories')).toBe(8);
      expect(await sections()).toEqual(SECTIONS);
      const empty = [
        'menu_items',
        'posts',
        'pages',
        'athletes',
        'medals',
        'categorisation_rows',
        'pinned_posts',
        'files',
        'document_folders',
        'documents',
      ] as const;
      for (const table of empty) expect(await count(table)).toBe(0);
      expect(await objects()).toEqual([]);
      const folders = await opened.database.read.selectFrom('folders').select('path').orderBy('path').execute();
      expect(folders.map((folder) => folder.path)).toEqual([
        'clanci-slike',
        'dokumenti',
        'dokumenti/clanci',
        'galerije',
        'images',
        'uploads',
        'web-slike',
      ]);
    });

    test('is not loaded again after it was deleted', async () => {
      await opened.database.write(async (transaction) => {
        await transaction.deleteFrom('users').execute();
        await transaction.deleteFrom('sports').execute();
      });
      expect(await load()).toEqual({ accounts: [] });
      expect(await count('sports')).toBe(0);
    });
  });

  describe('is loaded', () => {
    beforeEach(open);
    afterEach(close);

    test('once and without leftover bytes when several nodes start at the same moment', async () => {
      const settings = { ADMIN_USERNAME: ' Olimp ' };
      const reports = await Promise.all([load(settings), load(settings)]);
      expect(reports.filter(({ accounts }) => accounts.length > 0)).toHaveLength(1);
      expect(await count('users')).toBe(6);
      const rows = await opened.database.read.selectFrom('files').select('object_key').execute();
      expect((await objects()).toSorted()).toEqual(rows.map(({ object_key }) => object_key).toSorted());
    });

    test('into an empty database next to stored files only when a setting says so', async () => {
      await writeObject('objects/aa/theirs');
      await expect(load({ STARTER: 'empty' })).rejects.toThrow(/^ALLOW_EMPTY_DATABASE: set it to 1 if /);
      expect(await count('users')).toBe(0);
      expect(await objects()).toEqual(['objects/aa/theirs']);
      expect((await load({ STARTER: 'empty', ALLOW_EMPTY_DATABASE: '1' })).accounts).toHaveLength(1);
      expect(await objects()).toEqual(['objects/aa/theirs']);
    });

    test('after a first start that was cut short', async () => {
      await beginFirstStart(files, configOf({}), async () => false);
      await writeObject('objects/aa/leftover');
      expect((await load({ STARTER: 'empty' })).accounts).toHaveLength(1);
      expect(await objects()).toEqual(['objects/aa/leftover']);
    });

    test('not into an empty database after the first start has ended, even if it was killed right then', async () => {
      await load({ STARTER: 'empty' });
      await beginFirstStart(files, configOf({}), async () => false);
      await writeObject('objects/aa/theirs');
      await load({ STARTER: 'empty' });
      await opened.database.write(async (transaction) => {
        for (const table of ['users', 'installation'] as const) await transaction.deleteFrom(table).execute();
      });
      await expect(load({ STARTER: 'empty' })).rejects.toThrow('ALLOW_EMPTY_DATABASE');
    });

    test('never where there are users already', async () => {
      await makeUser(opened.database, { username: 'prvi' });
      await makePost(opened.database, { title: 'Moj članak' });
      expect(await load()).toEqual({ accounts: [] });
      expect(await count('users')).toBe(1);
      expect(await count('posts')).toBe(1);
    });
  });
});
