import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { statusRoutes } from '@baklja/contract/features/site/status';
import { pathFor } from '@baklja/contract/route';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeRealInstallation, type RealInstallation } from '../testing/faults/real-installation.ts';
import { makeUploadClient } from '../testing/faults/upload-client.ts';
import { FORM_TYPE, makeFormBody } from '../testing/make-form.ts';
import { makeCategory } from '../testing/records/make-post.ts';
import { makeText } from '../testing/resumable-uploads.ts';

const FULL = {
  code: 'no-room',
  message: 'Na poslužitelju nema više mjesta, pa se ništa ne može spremiti. Javite to administratoru.',
};

const as = 'superadmin' as const;

/** More than any database has. */
const PAGES_OF_A_LARGE_DISK = 1_000_000;

describe('a database on a full disk', () => {
  let testApp: TestApp;
  let catid: number;

  beforeAll(async () => {
    testApp = await buildTestApp('SQLite');
    catid = await makeCategory(testApp.dependencies.database);
    await testApp.tokenOf(as);
    return testApp.close;
  });

  /** The disk has room for this number of pages more. SQLite then fails as on a disk that is full. */
  async function leaveRoomFor(pages: number): Promise<void> {
    const { migrating } = testApp.dependencies.database;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(migrating);
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + pages)}`.execute(migrating);
  }

  const create = (title: string, fulltext = `<p>${'Dug tekst. '.repeat(300)}</p>`) => {
    const body = { title, catid, language: 'hr-HR' as const, fulltext };
    return testApp.call(postRoutes.createPost, { as, body });
  };
  const list = () => testApp.call(postRoutes.listPosts, { as, params: { page: 1, language: 'hr-HR', search: '-' } });

  async function readStored() {
    const { read } = testApp.dependencies.database;
    const posts = await read.selectFrom('posts').select('title').execute();
    const entries = await read.selectFrom('audit_log').select('title').where('kind', '=', 'post').execute();
    const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title).toSorted();
    return { posts: titlesOf(posts), entries: titlesOf(entries) };
  }

  test('refuses writes with 507 and a sentence, keeps what it answered, goes on reading, and goes on writing once there is room', async () => {
    await leaveRoomFor(8);
    const answered: string[] = [];
    let refused = 0;
    for (let number = 1; refused < 6; number += 1) {
      const titles = ['a', 'b'].map((letter) => `${number}${letter}`);
      const answers = await Promise.all(titles.map((title) => create(title)));
      for (const [place, answer] of answers.entries()) {
        if (answer.statusCode === 200) answered.push(titles[place]!);
        else {
          refused += 1;
          expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([507, '60', FULL]);
        }
      }
    }
    expect(answered.length).toBeGreaterThan(0);
    answered.sort();
    expect(await readStored()).toEqual({ posts: answered, entries: answered });
    const read = await list();
    expect([read.statusCode, read.json().posts[0].total_records]).toEqual([200, answered.length]);
    expect((await testApp.call(statusRoutes.getReadiness)).statusCode).toBe(200);

    await leaveRoomFor(PAGES_OF_A_LARGE_DISK);
    expect((await create('Poslije')).statusCode).toBe(200);
    expect((await readStored()).posts).toEqual([...answered, 'Poslije']);
  });
});

const MEGABYTE = 1024 * 1024;

// The system refuses to let a file grow, by a limit that only Linux can lift from a running process.
describe.skipIf(process.platform !== 'linux')('files on a full disk', () => {
  test('are refused with 507 and a sentence, and an upload goes on from where it was once there is room', async () => {
    const installation = await makeRealInstallation('SQLite');
    onTestFinished(installation.destroy);
    const bytes = makeText(6 * MEGABYTE);
    const client = makeUploadClient(installation, bytes);
    onTestFinished(client.kill);
    const server = await client.start({ largestFileBytes: 4 * MEGABYTE });
    await client.begin();
    const refused = await client.send(0, new Uint8Array(bytes));
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([507, '60', FULL]);

    const form = [
      { name: 'folder', value: 'dokumenti' },
      { name: 'files[]', filename: 'obrazac.txt', value: bytes },
    ];
    const headers = { 'x-access-token': installation.token, 'content-type': FORM_TYPE };
    const address = `${client.address()}${pathFor(fileHostRoutes.uploadMedia, {})}`;
    const sent = await fetch(address, { method: 'POST', headers, body: makeFormBody(form) });
    expect([sent.status, await sent.json()]).toEqual([507, FULL]);
    expect(await countFiles(installation)).toBe(0);

    execFileSync('prlimit', ['--pid', String(server.process.pid), '--fsize=unlimited']);
    const offset = await client.readOffset();
    expect(offset).toBe(4 * MEGABYTE);
    const saved = await client.send(offset, new Uint8Array(bytes.subarray(offset)));
    expect(saved.status).toBe(200);
    expect(await client.isWhole(((await saved.json()) as { url: string }).url)).toBe(true);
    expect(await countFiles(installation)).toBe(1);
  }, 60_000);
});

function countFiles({ use }: RealInstallation): Promise<number> {
  return use(async ({ read }) => (await read.selectFrom('files').select('id').execute()).length);
}
