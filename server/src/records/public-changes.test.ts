import { allRoutes } from '@baklja/contract';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { changeRoutes } from '@baklja/contract/features/site/changes';
import { OPEN_DATA_SETS } from '@baklja/contract/features/sport/open-data';
import { pathFor } from '@baklja/contract/route';
import { describe, expect, test } from 'vitest';
import { notePublications } from '../jobs/note-publications.ts';
import { TEST_NOW, type TestApp, useTestApp } from '../testing/build-test-app.ts';
import { FORM_TYPE, makeFormBody, makePicture, sendForm } from '../testing/make-form.ts';
import { makeAthlete } from '../testing/records/make-athlete.ts';
import { makeCategorisation } from '../testing/records/make-categorisation.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { makeDocument, makeFolder } from '../testing/records/make-folder.ts';
import { makeIssue } from '../testing/records/make-magazine.ts';
import { makePage } from '../testing/records/make-page.ts';
import { makePost } from '../testing/records/make-post.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const as = 'superadmin';
/** The same first ones on PostgreSQL, where they take four times as long. */
const WRITES = { SQLite: 500, PostgreSQL: 200 };
/** All addresses are read after each round, which takes five times as long on PostgreSQL. */
const WRITES_OF_ROUND = { SQLite: 5, PostgreSQL: 50 };
/** The kept answers of some addresses are compared after so many writes. */
const WRITES_COMPARED = { SQLite: 1, PostgreSQL: 10 };
const COMPARED = 3;

const PUBLIC = allRoutes.filter(({ route }) => route.tags !== undefined);

/** A public answer that was read, and what it is made of. */
type Read = { status: number; body: string; tags: string[] };

describe.each(DATABASE_NAMES)('the changes for the public on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('name every answer that changed, and no single record in vain', { timeout: 120_000 }, async () => {
    const random = makeRandom(20_261_128);
    const site = await makeSite(testApp);
    const keptAndNew = makeAnswersNew(testApp);
    const choose = makeRandom(7);
    const addresses = await listAddresses(testApp);
    expect(addresses.length).toBeGreaterThanOrEqual(60);
    const readAll = async () =>
      new Map(await Promise.all(addresses.map(async ({ url }) => [url, await read(url)] as const)));
    const missing: string[] = [];
    const inVain: string[] = [];
    const lists = { named: 0, changed: 0 };
    const writesOfRound = WRITES_OF_ROUND[databaseName];
    let before = await readAll();
    let { last } = await changesAfter();
    for (let round = 0; round < WRITES[databaseName] / writesOfRound; round += 1) {
      const done: string[] = [];
      const compared = Array.from({ length: COMPARED }, () => addresses[choose(addresses.length)]!);
      // One at most: two could undo each other, so that a name would seem to be in vain.
      if (random(2) === 0) done.push(await writeFile(site, random));
      while (done.length < writesOfRound) {
        done.push(await writeSomething(site, random));
        if (done.length % WRITES_COMPARED[databaseName] > 0) continue;
        for (const { url } of compared) await keptAndNew.compare(() => read(url));
      }
      await notePublications(testApp.dependencies.database, site.now);
      const { changes, last: newest } = await changesAfter(last);
      const named = new Set(changes.flatMap(({ tags }) => tags));
      const after = await readAll();
      for (const { url, isSingle } of addresses) {
        const former = before.get(url) as Read;
        if (former.status !== 200) continue;
        const isChanged = former.body !== after.get(url)?.body;
        const isNamed = former.tags.some((tag) => named.has(tag));
        if (isChanged && !isNamed) missing.push(`${url} after ${done.join(', ')}: ${[...named].join(' ')}`);
        // The pictures in a text show no texts of their files. Many writes can undo each other.
        if (databaseName === 'SQLite' && isNamed && !isChanged && isSingle && !url.includes('html=ready'))
          inVain.push(`${url} after ${done.join(', ')}: ${former.tags.join(' ')}`);
        if (isNamed && !isSingle) lists.named += 1;
        if (isNamed && isChanged && !isSingle) lists.changed += 1;
      }
      before = after;
      last = newest;
    }
    process.stdout.write(`lists that were named and had changed: ${lists.changed} of ${lists.named}\n`);
    expect(missing).toEqual([]);
    expect(inVain).toEqual([]);
    expect(lists.changed).toBeGreaterThan(0);
  });

  async function changesAfter(after?: number): Promise<{ changes: { tags: string[] }[]; last: number }> {
    const query = after === undefined ? {} : { after };
    return (await testApp.call(changeRoutes.listChanges, { query })).json();
  }

  async function read(url: string): Promise<Read> {
    const { statusCode: status, body, headers } = await testApp.send({ url });
    return { status, body, tags: String(headers['cache-tag'] ?? '').split(',') };
  }
});

/** Makes each answer new, so that no write is hidden by a kept one; `compare` reads the kept one too. */
function makeAnswersNew({ dependencies: { keptAnswers } }: TestApp) {
  const find = keptAnswers.find.bind(keptAnswers);
  let isCompared = false;
  keptAnswers.find = async (call, now, make) => {
    const made = await make();
    if (isCompared) expect([call, String((await find(call, now, make)).bytes)]).toEqual([call, String(made.bytes)]);
    return made;
  };
  return {
    compare: async (read: () => Promise<unknown>) => {
      isCompared = true;
      await read();
      isCompared = false;
    },
  };
}

type Site = {
  testApp: TestApp;
  /** The records of each kind; deleted ones are restored by a later write. */
  records: { kind: keyof typeof USUAL_KINDS; id: number; isDeleted: boolean }[];
  /** Pictures that records show. */
  files: { id: number; isDeleted: boolean }[];
  now: Date;
  number: number;
};

/** Some records of every kind, with what can belong to them. */
async function makeSite(testApp: TestApp): Promise<Site> {
  const { database } = testApp.dependencies;
  const records: Site['records'] = [];
  let number = 100;
  const files = await makePictures(testApp);
  for (const kind of Object.keys(USUAL_KINDS) as (keyof typeof USUAL_KINDS)[]) {
    const { make, whole } = USUAL_KINDS[kind];
    for (let made = 0; made < 2; made += 1) {
      number += 1;
      records.push({ kind, id: await make(database, number), isDeleted: false });
    }
    if (whole) records.push({ kind, id: await whole(testApp), isDeleted: false });
  }
  await makeCategorisation(database, [{}, { Ime: 'Iva' }]);
  const folder = await makeFolder(database);
  for (const orderIndex of [1, 2, 3]) await makeDocument(database, { page_id: folder, orderIndex });
  for (const title of ['Javni', 'Drugi']) await makePost(database, { title, state: 1 });
  await notePublications(database, TEST_NOW);
  return { testApp, records, files, now: TEST_NOW, number };
}

/** Pictures, and records of every kind that shows one: at the path, in a gallery, in a text, or where none is yet. */
async function makePictures(testApp: TestApp): Promise<Site['files']> {
  const { database } = testApp.dependencies;
  const files: Site['files'] = [];
  for (const path of ['images/igre/a.jpg', 'images/igre/b.jpg', 'images/c.jpg', 'clanci-slike/a.jpg']) {
    files.push({ id: (await makeFile(testApp.dependencies, { path })).id, isDeleted: false });
  }
  const images = JSON.stringify({ image_intro: 'images/igre/a.jpg', image_fulltext: 'images/seoba/novo.jpg' });
  const gallery = JSON.stringify([{ image: 'images/igre/b.jpg' }, { image: 'images/c.jpg' }]);
  const fulltext = '<p><img src="/files/images/c.jpg"></p>';
  await makePost(database, { title: 'Sa slikama', state: 1, images, gallery, fulltext });
  await makePost(database, { title: 'Pictures', state: 1, language: 'en-GB', images });
  await makePage(database, { image: JSON.stringify({ url: 'images/seoba/b.jpg' }), gallery, description: fulltext });
  await makeAthlete(database, { slika: 'images/c.jpg' });
  await makeIssue(database, { slika: 'images/igre/a.jpg' });
  return files;
}

/** Every public address of the lists and of up to four records of each kind. */
async function listAddresses({ dependencies: { database } }: TestApp) {
  const aliases = (await database.read.selectFrom('posts').select('alias').orderBy('id').limit(8).execute()).map(
    (post) => post.alias,
  );
  return PUBLIC.flatMap(({ route }) => {
    const names = Object.keys((route.params as { properties?: object } | undefined)?.properties ?? {});
    const isSingle = names.join() === 'alias' || (names.join() === 'id' && route.tags?.[0]?.endsWith('-{id}') === true);
    const values: Record<string, readonly (string | number)[]> = {
      alias: aliases,
      id: [1, 3],
      folderId: [1, 3],
      page: [1],
      language: ['hr-HR', 'en-GB'],
      lng: ['hrv', 'eng'],
      search: ['-', 'zapis'],
      set: OPEN_DATA_SETS,
    };
    const all = names.reduce<Record<string, unknown>[]>(
      (some, name) => some.flatMap((params) => (values[name] ?? []).map((value) => ({ ...params, [name]: value }))),
      [{}],
    );
    const forms = Object.keys((route.query as { properties?: object } | undefined)?.properties ?? {}).includes('html')
      ? [{}, { html: 'ready' }]
      : [{}];
    return all.flatMap((params) => forms.map((query) => ({ url: pathFor(route, { params, query }), isSingle })));
  });
}

/** Does one write, and returns what it was. */
async function writeSomething(site: Site, random: (below: number) => number): Promise<string> {
  const { testApp, records } = site;
  const { database } = testApp.dependencies;
  site.now = new Date(site.now.getTime() + 20_000);
  testApp.setNow(site.now);
  site.number += 1;
  // The job runs every second.
  if (random(2) === 0) await notePublications(database, site.now);
  const posts = await database.read.selectFrom('posts').selectAll().orderBy('id').execute();
  const post = posts[random(posts.length)];
  const special = random(24);
  if (post && special === 0) return put(testApp, pinnedPostRoutes.pinPost, { body: { id: post.id } });
  if (post && special === 1) return put(testApp, pinnedPostRoutes.unpinPost, { params: { id: post.id } });
  if (post && special === 2) {
    return put(testApp, postRoutes.setIzdvojeno, { body: { id: post.id, val: 1 } });
  }
  if (post && special === 3) {
    return put(testApp, postRoutes.changePosts, { body: { ids: [post.id], state: random(2) as 0 | 1 } });
  }
  if (post && special === 4) {
    const soon = new Date(site.now.getTime() + 30_000).toISOString();
    const end = random(2) === 0 ? { publish_up: soon, publish_down: null } : { publish_down: soon };
    const { id, title, catid, language } = post;
    return put(testApp, postRoutes.updatePost, { body: { id, title, catid, language, state: 1, ...end } });
  }
  if (special === 8) {
    await makeCategorisation(database, [{ Ime: `Ena ${site.number}` }]);
    return 'an import';
  }
  if (special === 9) {
    const documents = await database.read
      .selectFrom('documents')
      .select('id')
      .where('page_id', '=', 1)
      .orderBy('id')
      .execute();
    const order = documents.map(({ id }, index) => ({ doc_id: id, orderIndex: documents.length - index }));
    return put(testApp, documentRoutes.orderDocuments, { body: { order } });
  }
  if (special === 10) {
    const folders = await database.read
      .selectFrom('document_folders')
      .select('id')
      .where('lng', '=', 'hrv')
      .orderBy('id')
      .execute();
    const ids = folders.map(({ id }) => id).toReversed();
    return put(testApp, documentFolderRoutes.orderDocumentFolders, { body: { lng: 'hrv', ids } });
  }
  if (special === 11) {
    const other = posts.find(({ language }) => language !== post?.language);
    const translation_id = random(2) === 0 ? null : (other?.id ?? null);
    return put(testApp, postRoutes.setPostTranslation, { body: { id: post?.id ?? 0, translation_id } });
  }
  const record = records[random(records.length)] as Site['records'][number];
  const { calls, change, id: idName = 'id' } = USUAL_KINDS[record.kind];
  if (record.isDeleted) {
    const { statusCode } = await testApp.call(calls.restore, { as, rawBody: { ids: [record.id] } });
    record.isDeleted = statusCode !== 200;
    return `restore ${record.kind} ${record.id}`;
  }
  if (random(5) === 0) {
    const { statusCode } = await testApp.call(calls.remove, { as, params: { id: record.id } } as object);
    record.isDeleted = statusCode === 200;
    return `remove ${record.kind} ${record.id} ${statusCode}`;
  }
  const body = { [idName]: record.id, ...(await change(database, random(3) === 0 ? 7 : site.number)) };
  const { statusCode } = await testApp.call(calls.update, { as, rawBody: body });
  return `update ${record.kind} ${record.id} ${statusCode}`;
}

/** Does one write of a file or a folder, and returns what it was. */
async function writeFile(site: Site, random: (below: number) => number): Promise<string> {
  const { testApp, files } = site;
  site.number += 1;
  const { number } = site;
  const special = random(8);
  const file = files[random(files.length)] as Site['files'][number];
  const params = { id: file.id };
  if (file.isDeleted) {
    file.isDeleted = false;
    return put(testApp, mediaRoutes.restoreFiles, { body: { ids: [file.id] } });
  }
  if (special === 0) {
    const filename = `novo${random(2) === 0 ? '' : number}.jpg`;
    const parts = [{ name: 'folder', value: random(2) === 0 ? 'images' : 'images/seoba' }];
    const picture = { name: 'files[]', filename, value: await makePicture() };
    const { statusCode } = await sendForm(testApp, fileHostRoutes.uploadMedia, [...parts, picture]);
    return `upload ${filename} ${statusCode}`;
  }
  if (special === 1) {
    const part = { name: 'file', filename: 'a.jpg', value: await makePicture() };
    const { statusCode } = await testApp.call(fileHostRoutes.replaceFile, {
      as,
      params,
      headers: { 'content-type': FORM_TYPE },
      rawBody: makeFormBody([part]),
    } as object);
    return `replace ${file.id} ${statusCode}`;
  }
  if (special === 2) {
    file.isDeleted = true;
    return put(testApp, mediaRoutes.deleteFiles, { body: { ids: [file.id], folders: [] } });
  }
  if (special === 3) return put(testApp, mediaRoutes.updateFile, { params, body: { name: `slika${number}.jpg` } });
  if (special === 4) {
    const target = ['images/seoba', 'images', 'images/igre'][random(3)];
    return put(testApp, mediaRoutes.moveFiles, { body: { ids: [file.id], folders: [], target } });
  }
  if (special === 5) {
    const name = random(2) === 0 ? 'igre' : 'seoba';
    const path = name === 'igre' ? 'images/seoba' : 'images/igre';
    return put(testApp, mediaRoutes.renameFolder, { body: { path, name } });
  }
  const [alt, alt_eng] = [`Opis ${number}`, `Text ${number}`];
  return put(testApp, mediaRoutes.updateFile, { params, body: { alt, alt_eng, caption: alt, caption_eng: alt_eng } });
}

async function put(testApp: TestApp, route: Parameters<TestApp['call']>[0], input: object): Promise<string> {
  const { statusCode } = await testApp.call(route, { as, ...input });
  return `${route.path} ${JSON.stringify(input)} ${statusCode}`;
}

/** Numbers below a limit, the same ones at each run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
