import { allRoutes } from '@baklja/contract';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { KINDS } from '@baklja/contract/kinds';
import { pathFor, type Route } from '@baklja/contract/route';
import { toRow } from '@baklja/contract/rows';
import { HOSTILE_ADDRESSES } from '@baklja/contract/testing/hostile-addresses';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeAthlete, makeSport } from '../testing/records/make-athlete.ts';
import { makeDocument, makeFolder } from '../testing/records/make-folder.ts';
import { makeAuthor, makeIssue, makePageTexts } from '../testing/records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../testing/records/make-menu.ts';
import { makePage } from '../testing/records/make-page.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

type Schema = {
  type?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  'x-address'?: unknown;
  'x-json'?: Schema;
  'x-row'?: Schema;
  'x-columns'?: readonly string[];
  'x-rows-max'?: number;
};

/** A field of a write that holds an address; `hold` makes its value with the address in it. */
type AddressField = { name: string; hold: (address: string) => unknown };

const as = 'superadmin';

/** Every call that takes addresses. */
const TAKING = allRoutes.filter(({ route }) => addressFields(route).length > 0);

/** Previews keep nothing; a webhook is an address that the server itself calls. */
const WRITES = TAKING.filter(({ key }) => !key.startsWith('preview') && key !== 'createWebhook');

/** The update of each kind that holds addresses, with each of its columns that holds one. */
const COLUMNS = [
  ['post', 'images', (address: string) => JSON.stringify({ image_intro: address })],
  ['post', 'images', (address: string) => JSON.stringify({ image_fulltext: address, urla: 'old' })],
  ['post', 'gallery', (address: string) => JSON.stringify([{ image: 'images/a.jpg' }, { image: address, id: 1 }])],
  ['page', 'image', (address: string) => JSON.stringify({ url: address })],
  ['page', 'gallery', (address: string) => JSON.stringify([{ image: address }])],
  ['page', 'buttons', (address: string) => JSON.stringify([{ title: 'a', link: address }])],
  ['athlete', 'slika', (address: string) => address],
  ['document', 'link', (address: string) => address],
  ['menuItem', 'link', (address: string) => address],
  ['magazineIssue', 'issuu', (address: string) => address],
  ['magazineIssue', 'link', (address: string) => address],
  ['magazineIssue', 'slika', (address: string) => address],
  ['magazineAuthor', 'web', (address: string) => address],
] as const;

/** How the update of an issue names its columns. */
const SENT_NAMES: Record<string, string> = { issuu: 'issue', link: 'pdf', slika: 'img' };

/** Public reads with addresses. Their parameters are those of the first record of each kind. */
const PUBLIC_READS = allRoutes.filter(
  ({ route }) => route.access === 'public' && holdsAddress(route.response as Schema),
);

const BAD = 'javascript:alert("bad")';
const OTHER = '//evil.example/a.jpg';

describe.each(DATABASE_NAMES)('addresses on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  /** Bodies that are accepted, by the key of the call. */
  let bodies: Record<string, Record<string, unknown>>;

  const db = () => testApp.dependencies.database;
  const send = ({ route }: { route: Route }, values: Record<string, unknown>) => {
    const { 'x-columns': columns, 'x-rows-max': max } = route.body as Schema;
    const row = columns && toRow(values, columns as never);
    return testApp.call(route, { as, rawBody: max === undefined ? (row ?? values) : [row] } as never);
  };
  /** Writes a value past every check, as a version from before the rule did. */
  const store = async (kind: keyof typeof KINDS, column: string, value: string) => {
    const table = sql.table(KINDS[kind].plural);
    await db().write((transaction) => sql`update ${table} set ${sql.ref(column)} = ${value}`.execute(transaction));
  };
  const readRow = async (kind: keyof typeof KINDS, id: number) => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(KINDS[kind].plural)} where id = ${id}`.execute(db().read);
    return rows[0] ?? {};
  };
  const list = async (page = 1) =>
    (await testApp.call(dashboardRoutes.listRefusedAddresses, { as, query: { page } })).json();

  beforeAll(async () => {
    const language = 'hr-HR';
    const post = { title: 'A', catid: await makeCategory(db()), language };
    const athlete = { Ime: 'A', Prezime: 'B', sportid: await makeSport(db()) };
    const page_id = await makeFolder(db());
    const document = { doc_name: 'A', title_eng: 'A', page_id, year: 2026, show_in_sub: 0, link: 'dokumenti/a.pdf' };
    const nav = await makeSection(db());
    const issuu = 'https://issuu.com/a';
    const issue = { broj: '90', issuu, link: 'dokumenti/a.pdf', slika: 'images/a.jpg' };
    const author = await makeAuthor(db());
    bodies = {
      createPost: post,
      updatePost: { ...post, id: (await makePost(db())).id },
      createPage: { title: 'A', language },
      updatePage: { title: 'A', id: (await makePage(db())).id },
      createAthlete: athlete,
      updateAthlete: { ...athlete, id: await makeAthlete(db()) },
      createDocuments: document,
      updateDocument: { doc_id: await makeDocument(db(), { page_id }) },
      createMenuItems: { value: 'A', link: '/a', nav },
      updateMenuItem: { id: await makeMenuItem(db(), { nav }) },
      createIssue: issue,
      updateIssue: { id: await makeIssue(db()) },
      createMagazineAuthor: { ime: 'A' },
      updateMagazineAuthor: { id: author },
    };
  });

  test('are in writes that are all known here', () => {
    expect(WRITES.map(({ key }) => key).toSorted()).toEqual(Object.keys(bodies).toSorted());
  });

  test.each(
    WRITES.flatMap((write) => addressFields(write.route).map((field) => ({ ...write, ...field, field: field.name }))),
  )(
    'of $key are refused in $field in every hostile form, and nothing is written',
    async ({ key, route, name, hold }) => {
      // Each issue has a number of its own.
      const body = { ...bodies[key], ...(key === 'createIssue' && { broj: name }) };
      const before = await countEverything();
      const accepted: unknown[] = [];
      for (const address of HOSTILE_ADDRESSES) {
        const answer = await send({ route }, { ...body, [name]: hold(address) });
        const { code, errors, message } = answer.json();
        const field = errors?.[0]?.field;
        const isNamed = field === name || SENT_NAMES[field] === name;
        const isSaid = message === errors?.[0]?.message && /Upišite|upišite/.test(message);
        if (answer.statusCode !== 400 || code !== 'invalid-input' || !isNamed || !isSaid)
          accepted.push([address, answer.body]);
      }
      expect(accepted).toEqual([]);
      expect(await countEverything()).toEqual(before);
      const good = await send({ route }, { ...body, [name]: hold('https://example.org/a%20b.jpg?x=1#y') });
      expect([good.statusCode, good.body]).toEqual([200, expect.any(String)]);
    },
  );

  let number = 100;
  describe.each(COLUMNS)('of the kind %s that %s holds', (kind, column, hold) => {
    const { calls, make, change, id: idName = 'id' } = USUAL_KINDS[kind];
    const sentName = kind === 'magazineIssue' ? (SENT_NAMES[column] ?? column) : column;
    let id: number;

    const update = async (value: unknown, more = {}) =>
      testApp.call(calls.update, {
        as,
        rawBody: { ...(await change(db(), number)), [idName]: id, [sentName]: value, ...more },
      });

    beforeAll(async () => {
      number += 1;
      id = await make(db(), number);
      await store(kind, column, hold(BAD));
    });

    const listed = async () => {
      const { addresses } = await list();
      return addresses.filter((one: { kind: string; record_id: number }) => one.kind === kind && one.record_id === id);
    };

    test('may stay as they are stored, but may not become other refused ones', async () => {
      for (const value of [hold(BAD), undefined]) {
        expect([(await update(value)).statusCode, (await readRow(kind, id))[column]]).toEqual([200, hold(BAD)]);
      }
      const answer = await update(hold(OTHER));
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: column }] }]);
      expect((await readRow(kind, id))[column]).toBe(hold(BAD));
      // In a save that is outdated, they are no fault of their own.
      expect((await update(hold(OTHER), { version: 1 })).json()).toMatchObject({ code: 'stale' });
    });

    test('come back from the bin as they were, and are listed until they are corrected', async () => {
      await testApp.call(calls.remove, { as, params: { id } } as never);
      expect(await listed()).toEqual([]);
      const restored = await testApp.call(calls.restore, { as, body: { ids: [id] } } as never);
      expect([restored.statusCode, (await readRow(kind, id))[column]]).toEqual([200, hold(BAD)]);
      expect(await listed()).toContainEqual(expect.objectContaining({ field: column, value: BAD }));
      expect((await update(hold('https://example.org/'))).statusCode).toBe(200);
      expect(await listed()).toEqual([]);
    });
  });

  /** The number of records of each kind, and of their versions. */
  async function countEverything(): Promise<unknown> {
    const tables = [...new Set(COLUMNS.map(([kind]) => KINDS[kind].plural))];
    const counts = tables.map((table) => sql`select count(*) as n, sum(version) as versions from ${sql.table(table)}`);
    return Promise.all(counts.map(async (count) => (await count.execute(db().read)).rows[0]));
  }
});

describe.each(DATABASE_NAMES)('refused addresses that are stored on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;
  let alias: string;

  beforeAll(async () => {
    // In an empty database the first id of each kind is 1.
    ({ alias } = await makePost(db()));
    await makePage(db(), { show_buttons: 1, show_gallery: 1 });
    await makeAthlete(db());
    await makeDocument(db(), { page_id: await makeFolder(db()) });
    await makeMenuItem(db(), { nav: await makeSection(db()) });
    await makeAuthor(db());
    const issue_id = await makeIssue(db());
    await makePageTexts(db(), issue_id, ['Riječ urednice.']);
    await db().write(async (transaction) => {
      for (const [kind, column, hold] of COLUMNS) {
        await sql`update ${sql.table(KINDS[kind].plural)} set ${sql.ref(column)} = ${hold(BAD)}`.execute(transaction);
      }
      await sql`update menu_sections set link = ${BAD}`.execute(transaction);
      await transaction.insertInto('pinned_posts').values({ post_id: 1, pinned_at: '2026-11-20' }).execute();
    });
  });

  const params = () => ({ alias, id: 1, folderId: 1, page: 1, language: 'hr-HR', lng: 'hrv', search: '-' });
  const read = (route: Route, headers = {}) =>
    testApp.send({ url: pathFor(route, { params: params(), query: { text: 'riječ' } }), headers });

  test.each(PUBLIC_READS)('are empty texts for the public in $key', async ({ route }) => {
    const answer = await read(route);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('javascript:');
    expect(addressesIn(answer.json(), route.response as Schema)).toContain('');
  });

  test.each(PUBLIC_READS.filter(({ route }) => route.everythingFor))(
    'are shown as they are to those who may correct them in $key',
    async ({ route }) => {
      const answer = await read(route, { token: await testApp.tokenOf(as) });
      expect(addressesIn(answer.json(), route.response as Schema)).toContain(BAD);
      expect(answer.headers.etag).not.toBe((await read(route)).headers.etag);
    },
  );
});

describe.each(DATABASE_NAMES)('previews on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;
  const post = {
    images: JSON.stringify({ image_fulltext: BAD, image_fulltext_caption: 'Potpis' }),
    gallery: JSON.stringify([{ image: OTHER }, { image: 'images/dobra.jpg' }]),
  };
  const page = {
    image: JSON.stringify({ url: BAD }),
    gallery: JSON.stringify([{ image: OTHER }, { image: 'images/dobra.jpg' }]),
    buttons: JSON.stringify([
      { title: 'Loša', link: BAD },
      { title: 'Dobra', link: '/page/1' },
    ]),
  };
  const shown = { show_gallery: 1, show_buttons: 1 } as const;

  const expectHarmless = (html: string) => {
    expect(html).toContain('images/dobra.jpg');
    expect(html).not.toMatch(/javascript:|evil|Potpis|Loša/);
  };

  test('of what is in a form leave refused addresses out', async () => {
    const words = { title: 'A', language: 'hr-HR' };
    const ofPost = await testApp.call(previewRoutes.previewPost, { as, rawBody: { ...words, ...post } });
    expectHarmless(ofPost.json().html);
    const ofPage = await testApp.call(previewRoutes.previewPage, { as, rawBody: { ...words, ...page, ...shown } });
    expectHarmless(ofPage.json().html);
    expect(ofPage.json().html).toContain('Dobra');
  });

  test('of a stored record leave refused addresses out, also for colleagues without an account', async () => {
    const records = [
      { kind: 'post' as const, id: (await makePost(db())).id },
      { kind: 'page' as const, id: (await makePage(db(), shown)).id },
    ];
    await db().write(async (transaction) => {
      await transaction.updateTable('posts').set(post).execute();
      await transaction.updateTable('pages').set(page).execute();
    });
    for (const body of records) {
      const { path } = (await testApp.call(previewRoutes.createPreviewLink, { as, body })).json();
      expectHarmless((await testApp.send({ url: path })).body);
    }
  });
});

function addressFields({ body }: Route): AddressField[] {
  const { properties = {} } = (body as Schema | undefined)?.['x-row'] ?? ((body ?? {}) as Schema);
  return Object.entries(properties).flatMap(([name, schema]): AddressField[] => {
    if (schema['x-address']) return [{ name, hold: (address: string) => address }];
    const { 'x-json': json } = schema;
    const { properties: parts = {}, required = [] } = json?.items ?? json ?? {};
    return Object.entries(parts)
      .filter(([, part]) => part['x-address'])
      .map(([part]) => ({
        name,
        hold: (address: string) => {
          const item = { ...Object.fromEntries(required.map((other) => [other, 'a'])), [part]: address };
          return json?.items ? [item] : item;
        },
      }));
  });
}

function holdsAddress(schema: Schema): boolean {
  const { properties = {}, items, 'x-json': json } = schema;
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...(json ? [json] : [])];
  return schema['x-address'] !== undefined || parts.some(holdsAddress);
}

/** Every address in an answer. */
function addressesIn(value: unknown, { properties = {}, items, ...schema }: Schema): unknown[] {
  if (schema['x-address']) return [value];
  if (schema['x-json']) return addressesIn(JSON.parse(String(value)), schema['x-json']);
  if (items) return (value as unknown[]).flatMap((item) => addressesIn(item, items));
  const fields = Object.entries(properties).filter(
    ([name]) => (value as Record<string, unknown>)?.[name] !== undefined,
  );
  return fields.flatMap(([name, field]) => addressesIn((value as Record<string, unknown>)[name], field));
}
