import { internalLinkRoutes } from '@baklja/contract/features/content/internal-links';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeFolder } from '../../testing/records/make-folder.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import LINKS from './internal-links.cases.json' with { type: 'json' };

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

  test.each(LINKS.alive)('have a target: %s', async (link) => {
    expect(await deadOf([withIds(link)])).toEqual([]);
  });

  test.each(LINKS.dead)('are dead: %s', async (link) => {
    expect(await deadOf([withIds(link)])).toEqual([withIds(link)]);
  });

  test.each(LINKS.unchecked)('are not checked: %s', async (link) => {
    expect(await deadOf([withIds(link)])).toEqual([]);
  });

  test('are returned in the order and spelling of the request when they are dead', async () => {
    const links = ['/files/b.pdf', 'https://other.example/', `/page/${gone}/2`, `/page/${page}/1`, `/page/${gone}/1`];
    expect(await deadOf(links)).toEqual(['/files/b.pdf', `/page/${gone}/2`, `/page/${gone}/1`]);
  });
});
