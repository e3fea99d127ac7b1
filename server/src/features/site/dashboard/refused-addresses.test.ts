import { postRoutes } from '@baklja/contract/features/content/posts';
import {
  dashboardRoutes,
  REFUSED_ADDRESSES_PAGE_SIZE,
  type RefusedAddress,
} from '@baklja/contract/features/site/dashboard';
import { ROLES } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { listRefusedAddresses } from '../../../jobs/list-refused-addresses.ts';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete } from '../../../testing/records/make-athlete.ts';
import { makeDocument, makeFolder } from '../../../testing/records/make-folder.ts';
import { makeIssue } from '../../../testing/records/make-magazine.ts';
import { makePosts } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

type Answer = { addresses: RefusedAddress[]; total: number; numPages: number; is_complete: boolean };

const as = 'superadmin';
const BAD = 'javascript:alert(1)';

describe.each(DATABASE_NAMES)('the list of refused addresses on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;
  const list = async (page = 1): Promise<Answer> =>
    (await testApp.call(dashboardRoutes.listRefusedAddresses, { as, query: { page } })).json();
  const fill = (signal = new AbortController().signal) => listRefusedAddresses(db(), { signal, pauseMs: 0 });
  const forget = () => db().write((transaction) => transaction.deleteFrom('installation').execute());

  test('is for the superadmin alone', async () => {
    for (const role of ROLES) {
      const { statusCode } = await testApp.call(dashboardRoutes.listRefusedAddresses, { as: role });
      expect([role, statusCode]).toEqual([role, role === as ? 200 : 403]);
    }
    expect((await testApp.call(dashboardRoutes.listRefusedAddresses)).statusCode).toBe(401);
  });

  test('is empty at first, and complete once the older records were looked at', async () => {
    const empty = { addresses: [], total: 0, numPages: 0 };
    expect(await list()).toEqual({ ...empty, is_complete: false });
    await fill(AbortSignal.abort());
    expect(await list()).toEqual({ ...empty, is_complete: false });
    await fill();
    expect(await list()).toEqual({ ...empty, is_complete: true });
  });

  test('names older records of every kind once, also when two nodes look at the same time', async () => {
    const page_id = await makeFolder(db());
    const document = await makeDocument(db(), { page_id });
    const issue = await makeIssue(db());
    await makeAthlete(db(), { slika: 'images/dobra.jpg' });
    await db().write(async (transaction) => {
      await transaction.updateTable('documents').set({ link: '//evil.example' }).execute();
      await transaction.updateTable('magazine_issues').set({ link: BAD, slika: BAD }).execute();
    });
    // They were looked at before, so nothing but a new rule would make it look again.
    await fill();
    expect((await list()).total).toBe(0);
    await forget();
    await Promise.all([fill(), fill()]);
    const { addresses, total, numPages } = await list();
    expect({ total, numPages }).toEqual({ total: 3, numPages: 1 });
    const id = expect.any(Number);
    expect(addresses).toEqual([
      {
        id,
        kind: 'document',
        record_id: document,
        record_key: String(page_id),
        title: 'Statut',
        field: 'link',
        value: '//evil.example',
      },
      {
        id,
        kind: 'magazineIssue',
        record_id: issue,
        record_key: String(issue),
        title: 'Olimp 083',
        field: 'link',
        value: BAD,
      },
      {
        id,
        kind: 'magazineIssue',
        record_id: issue,
        record_key: String(issue),
        title: 'Olimp 083',
        field: 'slika',
        value: BAD,
      },
    ]);
    await forget();
    await fill();
    expect((await list()).total).toBe(3);
  });

  test('has thousands of them in pages, each address of a record once', async () => {
    const images = JSON.stringify({ image_intro: BAD, image_fulltext: BAD });
    const [first = 0] = await makePosts(db(), 1000);
    await makePosts(db(), 1000);
    await makePosts(db(), 1);
    await db().write((transaction) => transaction.updateTable('posts').set({ images }).execute());
    await forget();
    await fill();
    const { total, numPages } = await list();
    expect({ total, numPages }).toEqual({ total: 2004, numPages: Math.ceil(2004 / REFUSED_ADDRESSES_PAGE_SIZE) });
    const [second, last, past] = [await list(2), await list(numPages), await list(numPages + 1)];
    expect(second.addresses).toHaveLength(REFUSED_ADDRESSES_PAGE_SIZE);
    expect(last.addresses).toHaveLength(2004 % REFUSED_ADDRESSES_PAGE_SIZE);
    expect(past).toMatchObject({ addresses: [], total: 2004 });
    const editor = await db().read.selectFrom('posts').select('alias').where('id', '=', first).executeTakeFirst();
    const ofFirst = (await list()).addresses.find(({ kind, record_id }) => kind === 'post' && record_id === first);
    expect(ofFirst).toMatchObject({ record_key: editor?.alias, field: 'images', value: BAD });
  });

  test('is without the addresses of deleted records, and has those of restored ones', async () => {
    const before = (await list()).total;
    const [one, two] = (await list()).addresses.filter(({ kind }) => kind === 'post');
    await testApp.call(postRoutes.deletePosts, { as, body: { ids: [one?.record_id ?? 0, two?.record_id ?? 0] } });
    expect((await list()).total).toBe(before - 2);
    await testApp.call(postRoutes.restorePosts, { as, body: { ids: [one?.record_id ?? 0] } });
    expect((await list()).total).toBe(before - 1);
  });
});
