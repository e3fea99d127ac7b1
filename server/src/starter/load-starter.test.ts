import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listMenu } from '../features/navigation/navigation.store.ts';
import { type Installation, openInstallation } from '../testing/open-installation.ts';
import { makePost } from '../testing/records/make-post.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { beginFirstStart } from './load-starter.ts';

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
  let installation: Installation;
  beforeEach(async () => {
    installation = await openInstallation(databaseName);
  });
  afterEach(() => installation.close());

  const writeObject = (key: string) =>
    installation.files.write(key, Readable.from(['bytes']), { size: 5, mediaType: 'text/plain' });

  const sections = async () => {
    const menu = await listMenu(installation.database.read);
    return menu.map((one) => `${one.value} ${one.sub}${one.doc}${one.kont}${one.search}`);
  };

  describe('of an empty installation', () => {
    test('is one superadmin, the sports, the categories and the sections of the menu', async () => {
      const { accounts } = await installation.load({ STARTER: 'empty' });
      expect(accounts).toEqual([
        { role: 'superadmin', username: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) },
      ]);
      expect(await installation.count('users')).toBe(1);
      expect(await installation.count('sports')).toBe(55);
      expect(await installation.count('categories')).toBe(8);
      expect(await sections()).toEqual(SECTIONS);
      const ofSite = [
        'menu_items',
        'posts',
        'pages',
        'pinned_posts',
        'files',
        'document_folders',
        'documents',
      ] as const;
      const ofSport = ['athletes', 'medals', 'categorisation_rows'] as const;
      const magazine = ['magazine_issues', 'magazine_articles', 'magazine_authors', 'magazine_sections'] as const;
      const empty = [...ofSite, ...ofSport, ...magazine];
      for (const table of empty) expect(await installation.count(table)).toBe(0);
      expect(await installation.objects()).toEqual([]);
      const folders = await installation.database.read.selectFrom('folders').select('path').orderBy('path').execute();
      const roots = ['clanci-slike', 'dokumenti', 'dokumenti/clanci', 'galerije', 'images', 'uploads', 'web-slike'];
      expect(folders.map((folder) => folder.path)).toEqual(roots);
    });

    test('is not loaded again after it was deleted', async () => {
      await installation.load({ STARTER: 'empty' });
      await installation.database.write(async (transaction) => {
        await transaction.deleteFrom('users').execute();
        await transaction.deleteFrom('sports').execute();
      });
      expect(await installation.load()).toEqual({ accounts: [] });
      expect(await installation.count('sports')).toBe(0);
    });
  });

  describe('is loaded', () => {
    test('once and without leftover bytes when several nodes start at the same moment', async () => {
      const settings = { ADMIN_USERNAME: ' Olimp ' };
      const reports = await Promise.all([installation.load(settings), installation.load(settings)]);
      expect(reports.filter(({ accounts }) => accounts.length > 0)).toHaveLength(1);
      expect(await installation.count('users')).toBe(6);
      const rows = await installation.database.read.selectFrom('files').select('object_key').execute();
      expect((await installation.objects()).toSorted()).toEqual(rows.map(({ object_key }) => object_key).toSorted());
    });

    test('into an empty database next to stored files only when a setting says so', async () => {
      await writeObject('objects/aa/theirs');
      await expect(installation.load({ STARTER: 'empty' })).rejects.toThrow(/^ALLOW_EMPTY_DATABASE: set it to 1 if /);
      expect(await installation.count('users')).toBe(0);
      expect(await installation.objects()).toEqual(['objects/aa/theirs']);
      expect((await installation.load({ STARTER: 'empty', ALLOW_EMPTY_DATABASE: '1' })).accounts).toHaveLength(1);
      expect(await installation.objects()).toEqual(['objects/aa/theirs']);
    });

    test.runIf(databaseName === 'SQLite').each([
      ['qwertyuiop', 'ADMIN_PASSWORD: is among the most common passwords; choose another one'],
      ['Glavni Urednik', 'ADMIN_PASSWORD: must differ from ADMIN_USERNAME'],
    ])('never with the password %s of the first superadmin', async (ADMIN_PASSWORD, message) => {
      const weak = installation.load({ STARTER: 'empty', ADMIN_USERNAME: 'glavni urednik', ADMIN_PASSWORD });
      await expect(weak).rejects.toThrow(message);
      expect(await installation.count('users')).toBe(0);
    });

    test('after a first start that was cut short', async () => {
      await beginFirstStart(installation.files, installation.configOf({}), async () => false);
      await writeObject('objects/aa/leftover');
      expect((await installation.load({ STARTER: 'empty' })).accounts).toHaveLength(1);
      expect(await installation.objects()).toEqual(['objects/aa/leftover']);
    });

    test('not into an empty database after the first start has ended, even if it was killed right then', async () => {
      await installation.load({ STARTER: 'empty' });
      await beginFirstStart(installation.files, installation.configOf({}), async () => false);
      await writeObject('objects/aa/theirs');
      await installation.load({ STARTER: 'empty' });
      await installation.database.write(async (transaction) => {
        for (const table of ['users', 'installation'] as const) await transaction.deleteFrom(table).execute();
      });
      await expect(installation.load({ STARTER: 'empty' })).rejects.toThrow('ALLOW_EMPTY_DATABASE');
    });

    test('never where there are users already', async () => {
      await makeUser(installation.database, { username: 'prvi' });
      await makePost(installation.database, { title: 'Moj članak' });
      expect(await installation.load()).toEqual({ accounts: [] });
      expect(await installation.count('users')).toBe(1);
      expect(await installation.count('posts')).toBe(1);
    });
  });
});
