import { internalLinkRoutes } from '@baklja/contract/features/content/internal-links';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeFolder } from '../../testing/records/make-folder.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const SETTINGS = { PUBLIC_SITE_URL: 'https://www.example.org', FILE_HOST_URL: 'https://f.example.org/host/files' };

describe.each(DATABASE_NAMES)('links on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, SETTINGS);
  let page: number;
  let gone: number;
  let folder: number;
  let hidden: number;

  beforeAll(async () => {
    const { dependencies } = testApp;
    ({ id: page } = await makePage(dependencies.database, { title: 'O nama' }));
    ({ id: gone } = await makePage(dependencies.database, { title: 'Obrisana' }));
    await testApp.call(pageRoutes.deletePage, { as: 'tipfeler', params: { id: gone } });
    folder = await makeFolder(dependencies.database);
    hidden = await makeFolder(dependencies.database, { show_doc_page: 0 });
    await makeFile(dependencies, { path: 'dokumenti/Plan 1.pdf', bytes: '%PDF', media_type: 'application/pdf' });
    await makeFile(dependencies, { path: 'clanci-slike/Žuto čudo.jpg' });
    await move('dokumenti/staro ime.jpg', 'novo ime.jpg');
    await remove('dokumenti/obrisano.jpg');
  });

  async function move(path: string, name: string) {
    const { id } = await makeFile(testApp.dependencies, { path });
    const answer = await testApp.call(mediaRoutes.updateFile, { as: 'tipfeler', params: { id }, rawBody: { name } });
    expect(answer.statusCode).toBe(200);
  }

  async function remove(path: string) {
    const { id } = await makeFile(testApp.dependencies, { path });
    const body = { ids: [id] };
    expect((await testApp.call(mediaRoutes.deleteFiles, { as: 'tipfeler', rawBody: body })).statusCode).toBe(200);
  }

  const check = (links: unknown, as: 'tipfeler' | 'superadmin' | 'olimp' = 'tipfeler') =>
    testApp.call(internalLinkRoutes.checkLinks, { as, rawBody: { links } });
  const deadOf = async (links: string[]) => (await check(links)).json<{ dead: string[] }>().dead;
  const withIds = (link: string) =>
    link
      .replace('{page}', String(page))
      .replace('{gone}', String(gone))
      .replace('{folder}', String(folder))
      .replace('{hidden}', String(hidden));

  test.each([['text'], [[5]], [[null]], [['a'.repeat(1001)]], [Array.from({ length: 501 }, (_, n) => `/page/${n}`)]])(
    'are rejected when they are not a list of addresses, or too many',
    async (links) => {
      expect((await check(links)).statusCode).toBe(400);
    },
  );

  test('may be 500 at once', async () => {
    const links = Array.from({ length: 500 }, (_, place) => `/page/${page + 1000 + place}`);
    expect(await deadOf(links)).toEqual(links);
  });

  test.each([
    '/page/{page}',
    '/page/{page}/1',
    '/page/{page}/1?stranica=2#dio',
    '/page/{page}#dio',
    ' /page/{page}/1 ',
    'https://www.example.org/page/{page}/1',
    'http://WWW.example.org/page/{page}/1',
    '//www.example.org/page/{page}/1',
    '/dokumenti/folder/{folder}',
    'https://www.example.org/dokumenti/folder/{folder}?godina=2026',
    '/files/dokumenti/Plan 1.pdf',
    '/files/dokumenti/Plan%201.pdf#page=2',
    '/files/clanci-slike/%C5%BDuto%20%C4%8Dudo.jpg?w=320',
    '/files/clanci-slike/Žuto čudo.jpg',
    '/files/dokumenti/staro%20ime.jpg',
    '/files/dokumenti/novo%20ime.jpg',
    'https://f.example.org/host/files/dokumenti/Plan%201.pdf',
    '//f.example.org/host/files/dokumenti/Plan%201.pdf',
    'https://www.example.org/files/dokumenti/Plan%201.pdf',
  ])('have a target: %s', async (link) => {
    expect(await deadOf([withIds(link)])).toEqual([]);
  });

  test.each([
    '/page/{gone}',
    '/page/{gone}/1',
    '/page/{page}9999999999999999999/1',
    '/page/0',
    '/dokumenti/folder/{folder}999',
    '/dokumenti/folder/{hidden}',
    'https://www.example.org/page/{gone}/1',
    '/files/dokumenti/Plan 2.pdf',
    '/files/dokumenti/plan%201.pdf',
    '/files/dokumenti',
    '/files/dokumenti/obrisano.jpg',
    'https://f.example.org/host/files/dokumenti/nema.pdf',
    'https://www.example.org/files/nema.pdf',
  ])('are dead: %s', async (link) => {
    expect(await deadOf([withIds(link)])).toEqual([withIds(link)]);
  });

  test.each([
    'https://example.org/page/{gone}/1',
    'https://www.example.org.evil.example/page/{gone}',
    'https://f.example.org/host/page/{gone}',
    'https://f.example.org/files/nema.pdf',
    'https://other.example/files/dokumenti/nema.pdf',
    '/pages/{gone}',
    '/page/o-nama',
    '/dokumenti/folder/{hidden}a',
    '/dokumenti/{hidden}',
    '/page/{gone}a',
    '/post/nema-ga',
    'page/{gone}/1',
    '/',
    '/files/',
    '#dio',
    '',
    'mailto:ured@example.org',
    'tel:+38516000000',
    '/files/%00',
  ])('are not checked: %s', async (link) => {
    expect(await deadOf([withIds(link)])).toEqual([]);
  });

  test('are returned in the order and spelling of the request when they are dead', async () => {
    const links = ['/files/b.pdf', 'https://other.example/', `/page/${gone}/2`, `/page/${page}/1`, `/page/${gone}/1`];
    expect(await deadOf(links)).toEqual(['/files/b.pdf', `/page/${gone}/2`, `/page/${gone}/1`]);
  });
});
