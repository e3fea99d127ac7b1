import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPassword } from '../accounts/passwords.ts';
import type { Config } from '../config.ts';
import { filePathsOf } from '../features/content/pages/page-parts.ts';
import { listManagedMenu } from '../features/navigation/navigation.store.ts';
import { findAthletes } from '../features/sport/athletes/athletes.store.ts';
import { listGames } from '../features/sport/games/games.store.ts';
import { getTally } from '../features/sport/games/starts.store.ts';
import { filePathsIn } from '../files/records/file-paths-in.ts';
import { cleanAccordion } from '../html/clean-accordion.ts';
import { makeCleanHtml } from '../html/clean-texts.ts';
import { TEST_NOW } from '../testing/build-test-app.ts';
import { type Installation, openInstallation } from '../testing/open-installation.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import type { StarterReport } from './load-starter.ts';
import { readContent } from './read-content.ts';

const { articles: starterArticles, pages: starterPages } = await readContent();

describe.each(DATABASE_NAMES)('the starter content of a demo on %s', (databaseName) => {
  let installation: Installation;
  let accounts: StarterReport['accounts'];

  beforeAll(async () => {
    installation = await openInstallation(databaseName);
    ({ accounts } = await installation.load());
  });

  afterAll(() => installation.close());

  const db = () => installation.database.read;
  const users = () =>
    db().selectFrom('users').select(['username', 'role', 'active', 'password_hash']).orderBy('id').execute();

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
    expect(await installation.count('categorisation_rows')).toBe(40);
    const people = await db().selectFrom('categorisation_rows').select(['EVSKat', 'EVB']).execute();
    expect(new Set(people.map(({ EVSKat }) => EVSKat))).toEqual(new Set(['I', 'II', 'III', 'IV', 'V', 'VI']));
    expect(people.every(({ EVB }) => EVB.startsWith('P'))).toBe(true);
  });

  test('has 20 gold, 21 silver and 18 bronze medals, and 526 Olympians', async () => {
    expect([await installation.count('sports'), await installation.count('categories')]).toEqual([55, 8]);
    const medals = await db().selectFrom('medals').select('medalja').execute();
    const wonAt = (place: number) => medals.filter(({ medalja }) => medalja === place).length;
    expect([1, 2, 3].map(wonAt)).toEqual([20, 21, 18]);
    const { olympians } = await findAthletes(db(), {});
    expect([olympians, await installation.count('athletes')]).toEqual([526, 526]);
    const winners = await db().selectFrom('medal_athletes').select('medal_id').distinct().execute();
    expect(winners).toHaveLength(medals.length);
  });

  test('has the starts of 523 athletes for Croatia, and the medals that followed from them on each day', async () => {
    const { games, ...all } = await listGames(db());
    expect([games.length, all]).toEqual([22, { athletes: 523, starts: 1116 }]);
    expect(games.find(({ name }) => name === 'OI Pariz 2024')).toMatchObject({ athletes: 73, starts: 81, gold: 2 });
    const tallies = await Promise.all(
      ['2020-12-31', '2021-08-08', '2024-12-31', '2026-11-28'].map((on) => getTally(db(), { committee: 'CRO', on })),
    );
    expect(tallies.map(({ gold, silver, bronze }) => [gold, silver, bronze])).toEqual([
      [15, 16, 13],
      [18, 19, 15],
      [20, 21, 18],
      [20, 21, 18],
    ]);
    const linked = await db().selectFrom('starts').select('medal_id').where('medal_id', 'is not', null).execute();
    expect(linked).toHaveLength(59);
    const pairs = await db()
      .selectFrom('events')
      .innerJoin('starts', 'event_id', 'events.id')
      .select('starts.id')
      .where('events.name', '=', 'Parovi')
      .where('sex', '=', 'M')
      .where('current_medal', '<', 3)
      .where('games_id', '=', games.find(({ name }) => name === 'OI Tokio 2020')!.id)
      .execute();
    expect(pairs).toHaveLength(2);
  });

  test('links each medal to the athletes who won it', async () => {
    const winners = await db()
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
    expect(await installation.count('posts')).toBe(starterArticles.length);
    expect(await installation.count('pinned_posts')).toBe(3);
    const pinned = await db()
      .selectFrom('pinned_posts')
      .innerJoin('posts', 'posts.id', 'pinned_posts.post_id')
      .select('posts.state')
      .execute();
    expect(pinned.every(({ state }) => state === 1)).toBe(true);
  });

  test('has articles without future dates, except scheduled ones', async () => {
    const now = TEST_NOW.toISOString();
    const posts = await db().selectFrom('posts').select(['created', 'modified', 'publish_up', 'catid']).execute();
    expect(posts.filter(({ created, modified }) => created > now || modified > now)).toEqual([]);
    const scheduled = posts.filter(({ publish_up }) => publish_up > now);
    expect(scheduled).toHaveLength(starterArticles.filter(({ publishInDays }) => publishInDays !== undefined).length);
  });

  test('has translations of articles and pages, some of them outdated', async () => {
    const posts = await db().selectFrom('post_translations').selectAll().execute();
    expect(posts).toHaveLength(2 * starterArticles.filter(({ translationOf }) => translationOf).length);
    expect(posts.filter(({ outdated }) => outdated === 1)).toHaveLength(2);
    const pages = await db().selectFrom('page_translations').selectAll().execute();
    expect(pages).toHaveLength(starterPages.length);
    expect(pages.filter(({ outdated }) => outdated === 1)).toHaveLength(1);
  });

  test('has pages that cleaning leaves unchanged, that link to each other and that medals link to', async () => {
    const clean = makeCleanHtml({ videoHosts: DEFAULT_VIDEO_HOSTS });
    const pages = await db().selectFrom('pages').selectAll().orderBy('id').execute();
    expect(pages.map(({ title }) => title)).toEqual(starterPages.map(({ title }) => title));
    for (const { slug, description, accordion } of pages) {
      expect([slug, await clean(description), await cleanAccordion(accordion, clean)]).toEqual([
        slug,
        description,
        accordion,
      ]);
    }
    const ids = new Set(pages.map(({ id }) => id));
    const links = JSON.stringify(pages).match(/\/page\/[^/]*\/1/g) ?? [];
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !ids.has(Number(link.split('/')[2])))).toEqual([]);
    const medals = await db().selectFrom('medals').select(['page_id', 'page_id_eng']).distinct().execute();
    expect(medals.flatMap(Object.values).filter((id) => !ids.has(id))).toEqual([]);
    expect(pages.filter(({ modified_time }) => modified_time > TEST_NOW.toISOString())).toEqual([]);
  });

  test('has every file that its articles and pages show or link, and pictures with descriptions', async () => {
    const posts = await db().selectFrom('posts').select(['images', 'gallery', 'fulltext', 'introtext']).execute();
    const ofPosts = posts.flatMap(({ images, gallery, fulltext, introtext }) =>
      filePathsIn({ html: [introtext, fulltext], pictures: [images, gallery] }, undefined),
    );
    const pages = await db().selectFrom('pages').selectAll().execute();
    const shown = [...ofPosts, ...pages.flatMap((page) => filePathsOf(page, undefined))];
    const kept = await db().selectFrom('files').select(['path', 'type', 'alt', 'author']).execute();
    const described = kept.filter(({ type, alt, author }) => type === 'other' || (alt !== '' && author !== ''));
    const good = described.map((file) => file.path);
    expect(ofPosts.length).toBeGreaterThan(0);
    expect(shown.length).toBeGreaterThan(ofPosts.length);
    expect(shown.filter((file) => !good.includes(file))).toEqual([]);
    const uses = await db()
      .selectFrom('file_uses')
      .select('path')
      .where('kind', 'in', ['post', 'page'])
      .distinct()
      .execute();
    expect(uses.map((use) => use.path).toSorted()).toEqual([...new Set(shown)].toSorted());
  });

  test('has four folders of documents in both languages, with twenty documents whose files are there', async () => {
    const folders = await db().selectFrom('document_folders').select(['id', 'lng']).execute();
    expect(folders.map(({ lng }) => lng).toSorted()).toEqual(['eng', 'eng', 'hrv', 'hrv']);
    const subfolders = await db().selectFrom('subfolders').select(['doc_cat', 'show_sub']).execute();
    expect(new Set(subfolders.map(({ doc_cat }) => doc_cat))).toEqual(new Set(folders.map(({ id }) => id)));
    expect(subfolders.filter(({ show_sub }) => show_sub === 0)).toHaveLength(1);
    const documents = await db().selectFrom('documents').selectAll().execute();
    expect(documents).toHaveLength(20);
    const paths = new Set((await db().selectFrom('files').select('path').execute()).map((file) => file.path));
    const linked = documents.map(({ link }) => decodeURIComponent(link.slice('/files/'.length)));
    expect(linked.filter((file) => !paths.has(file))).toEqual([]);
    expect(new Set(linked).size).toBe(20);
    for (const { id } of folders) {
      const places = documents.filter(({ page_id }) => page_id === id).map(({ orderIndex }) => orderIndex);
      expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
    }
  });

  test('has files in every root folder, each with its bytes, its folder and its search text', async () => {
    const rows = await db().selectFrom('files').selectAll().execute();
    expect(new Set(rows.map(({ path: file }) => file.split('/')[0]))).toEqual(
      new Set(['clanci-slike', 'dokumenti', 'galerije', 'images', 'uploads', 'web-slike']),
    );
    expect((await installation.objects()).toSorted()).toEqual(rows.map(({ object_key }) => object_key).toSorted());
    for (const { object_key, size } of rows) expect(await installation.files.sizeOf(object_key)).toBe(size);
    const folders = await db().selectFrom('folders').select('path').execute();
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
    const menu = await listManagedMenu(db(), { publicSiteUrl: 'https://www.hoo.hr' } as Config);
    expect(menu.map(({ value }) => value)).toEqual([
      'O nama',
      'Programi',
      'Sport',
      'Olimp',
      'Dokumenti',
      'Kontakti',
      'Pretraži',
    ]);
    const items = menu.flatMap(({ managed_items }) => managed_items);
    expect(items.filter(({ dead }) => dead !== null)).toEqual([]);
    expect(items).toHaveLength(9);
    const targets = items.map(({ value, target_title }) => `${value}: ${target_title}`);
    expect(targets).toContain('Zakoni i pravilnici: Pravilnici i obrasci');
    expect(targets).toContain('Hrvatska odličja: Hrvatska odličja na olimpijskim igrama');
    expect(items.filter(({ link }) => link.startsWith('https://'))).toHaveLength(1);
  });

  test('is never loaded again', async () => {
    const before = await users();
    expect(await installation.load()).toEqual({ accounts: [] });
    expect(await installation.load({ STARTER: 'empty', ADMIN_USERNAME: 'drugi' })).toEqual({ accounts: [] });
    expect(await users()).toEqual(before);
    expect(await installation.count('posts')).toBe(starterArticles.length);
    expect(await installation.count('pages')).toBe(starterPages.length);
  });
});
