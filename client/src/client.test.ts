import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { useTestApp } from '../../server/src/testing/build-test-app.ts';
import { makePost } from '../../server/src/testing/records/make-post.ts';
import { makeClient } from './client.ts';

const CLIENT = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(CLIENT, '..');

const run = promisify(execFile);

const LARGEST_MODULE_BYTES = 6 * 1024;

/** The examples of the guide, as they are in it; the first one is a site. */
const GUIDE = readFileSync(path.join(ROOT, 'docs/integrate.md'), 'utf8');
const EXAMPLES = [...GUIDE.matchAll(/^( *)```ts\n(.*?)^\1```/gms)].map(([, indent = '', code = '']) =>
  code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

/** A page of a public site, in the strictest project: what it may not do is marked. */
const SITE = `
import { type Answer, createClient } from '@baklja/client';

const client = createClient({ baseUrl: process.argv[2] ?? '' });
const search: string | undefined = process.argv[3];
const list = await client.listPosts({ page: 1, language: 'hr-HR', ...(search !== undefined && { search }) });
const first = list.ok ? list.data.posts[0] : undefined;
const post = await client.getPost({ alias: first?.alias ?? '' }, { signal: AbortSignal.timeout(5000) });
const missing = await client.getPost({ alias: 'nema' });
const silent = await createClient({ baseUrl: 'http://127.0.0.1:1' }).listSports();
const titleOf = ({ title, publish_down }: Answer<'getPost'>): string => title + (publish_down ?? '');
const changes = await client.listChanges();
const wrong = await client.getPost({ alias: 'nema' }, { previewToken: 'x' });
// @ts-expect-error: a post is read by its alias
void client.getPost({ id: 1 });
// @ts-expect-error: there are two languages
void client.listPages({ language: 'de-DE' });
// @ts-expect-error: a page has a number
void client.getPage();
// @ts-expect-error: there may be no data
void list.data;
console.log(JSON.stringify({ first: first?.title, post: post.ok && [titleOf(post.data), post.tags], missing, silent, refused: wrong.ok || wrong.status, last: changes.ok && changes.data.last }));
`;

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  module: 'nodenext',
  target: 'es2024',
  noEmit: true,
  types: ['node'],
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
};

describe('the package', () => {
  const testApp = useTestApp('SQLite');
  let site: string;
  let packed: string;
  let address: string;

  const runNode = (...parameters: string[]) => run(process.execPath, parameters, { cwd: site });

  beforeAll(async () => {
    site = mkdtempSync(path.join(tmpdir(), 'baklja-site-'));
    address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    packed = path.join(site, 'node_modules/@baklja/client');
    mkdirSync(packed, { recursive: true });
    await run('npm', ['pack', '--silent', '--pack-destination', site], {
      cwd: CLIENT,
      env: { ...process.env, PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter) },
      shell: process.platform === 'win32',
    });
    await run('tar', ['-xzf', 'baklja-client-0.2.0.tgz', '--strip-components=1', '-C', packed], { cwd: site });
    writeFileSync(path.join(site, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }));
    writeFileSync(path.join(site, 'page.ts'), SITE);
    EXAMPLES.forEach((code, place) => void writeFileSync(path.join(site, `example-${place}.ts`), code));
  });

  afterAll(() => rmSync(site, { recursive: true }));

  test('is one module of at most 6 KB that imports nothing', () => {
    const module = path.join(packed, 'dist/index.js');
    expect(statSync(module).size).toBeLessThanOrEqual(LARGEST_MODULE_BYTES);
    expect(readFileSync(module, 'utf8')).not.toMatch(/\bimport\b/);
  });

  test('has the types of all calls, for a strict project outside of the workspace and the examples of the guide', async () => {
    expect(EXAMPLES.length).toBeGreaterThan(2);
    await expect(runNode(path.join(ROOT, 'node_modules/typescript/bin/tsc'))).resolves.toMatchObject({ stdout: '' });
  });

  test('reads a server: lists, single records with their tags, and errors as values', async () => {
    const { id } = await makePost(testApp.dependencies.database, { title: 'Čamac & veslo', state: 1 });
    const { stdout } = await runNode('page.ts', address, 'Čamac & veslo');
    expect(JSON.parse(stdout)).toEqual({
      first: 'Čamac & veslo',
      post: ['Čamac & veslo', [`post-${id}`, 'category-name-1']],
      missing: { ok: false, status: 404, code: 'not-found', message: 'Taj članak ne postoji.' },
      silent: { ok: false, status: 0, code: 'no-answer', message: 'Poslužitelj se ne javlja.' },
      refused: 403,
      last: 1,
    });
  });

  test('makes the first page of the guide', async () => {
    await makePost(testApp.dependencies.database, { title: 'Prva vijest', alias: 'prva-vijest', state: 1 });
    const environment = { ...process.env, BAKLJA_URL: address, PORT: '0' };
    const server = spawn(process.execPath, ['example-0.ts'], { cwd: site, env: environment });
    onTestFinished(() => void server.kill());
    const [line] = await once(server.stdout, 'data');
    const start = `http://127.0.0.1:${/port: (\d+)/.exec(String(line))?.[1]}`;
    const read = async (place: string) => {
      const answer = await fetch(`${start}${place}`);
      const { headers } = answer;
      return [answer.status, headers.get('cache-tag') ?? headers.get('cache-control'), await answer.text()];
    };
    expect(await read('/')).toEqual([
      200,
      'posts-hr,category-names,files',
      expect.stringContaining('href="/prva-vijest"'),
    ]);
    expect(await read('/prva-vijest')).toEqual([
      200,
      expect.stringMatching(/^post-\d+,/),
      expect.stringContaining('<h1>Prva vijest</h1>'),
    ]);
    expect(await read('/nema')).toEqual([404, 'no-store', expect.stringContaining('Taj članak ne postoji.')]);
  });

  test('shows pictures as the guide does, those of another host and of unknown size too', async () => {
    const shown = {
      foreign: [null, 'https://www.example.org/"a".jpg'],
      drawing: [{ url: '/files/a.svg?v=1', width: null, height: null, alt: 'Znak', focal: null, srcset: '' }, '/a.svg'],
      listed: [{ url: '/files/a.jpg?v=1', width: 400, height: 200, alt: '', focal: { x: 0.4, y: 0.25 } }, '/a.jpg'],
      none: [null, ''],
    };
    const place = EXAMPLES.findIndex((code) => code.includes('imageOf'));
    const script = `import { imageOf } from './example-${place}.ts';
      for (const [picture, named] of ${JSON.stringify(Object.values(shown))}) console.log(imageOf(picture, named));`;
    const { stdout } = await runNode('--input-type=module', '--eval', script);
    const style = (shape: string, position: string) =>
      `style="width: 100%; aspect-ratio: ${shape}; object-fit: cover; object-position: ${position}" loading="lazy">`;
    expect(stdout.split('\n')).toEqual([
      `<img src="https://www.example.org/&#34;a&#34;.jpg" alt="" ${style('3 / 2', '50% 50%')}`,
      `<img src="/files/a.svg?v=1" alt="Znak" ${style('3 / 2', '50% 50%')}`,
      `<img src="/files/a.jpg?v=1" srcset="/files/a.jpg?w=320&#38;v=1 320w, /files/a.jpg?v=1 400w" sizes="(max-width: 40rem) 100vw, 40rem" alt="" ${style('400 / 200', '40% 25%')}`,
      '',
      '',
    ]);
  });

  test('goes with a description of the API that openapi-typescript reads without a warning', async () => {
    const generator = path.join(CLIENT, 'node_modules/openapi-typescript/bin/cli.js');
    const { stderr } = await runNode(generator, path.join(ROOT, 'docs/api/openapi.json'), '-o', 'api.d.ts');
    expect(stderr).toBe('');
    expect(statSync(path.join(site, 'api.d.ts')).size).toBeGreaterThan(LARGEST_MODULE_BYTES);
  });
});

describe('the client', () => {
  test('sends a key, names to Next what is known before the answer, and lets no cache keep a draft', async () => {
    const sent: [unknown, RequestInit | undefined][] = [];
    const client = makeClient<{
      listDocuments: { input: { folderId: number; lng?: string; text?: string }; answer: [] };
    }>(
      { listDocuments: { path: '/documents/{folderId}', tags: ['documents-{folderId}', 'folders-{lng}', 'files'] } },
      {
        baseUrl: 'https://urednik.example.hr/',
        key: 'tajna',
        next: true,
        fetch: async (...parameters) => {
          sent.push([parameters[0], parameters[1]]);
          return new Response('<html>', { status: 502 });
        },
      },
    );
    const answer = await client.listDocuments({ folderId: 7, lng: 'hrv', text: '../č&' });
    expect(sent[0]).toEqual([
      'https://urednik.example.hr/documents/7?lng=hrv&text=..%2F%C4%8D%26',
      {
        headers: { authorization: 'Bearer tajna' },
        cache: 'force-cache',
        next: { tags: ['documents-7', 'folders-hr', 'files'] },
      },
    ]);
    await client.listDocuments({ folderId: 7 }, { previewToken: 'skica' });
    expect(sent[1]?.[1]).toEqual({
      headers: { authorization: 'Bearer tajna', 'x-preview-token': 'skica' },
      cache: 'no-store',
    });
    expect(answer).toEqual({
      ok: false,
      status: 502,
      code: 'no-answer',
      message: 'Poslužitelj odgovara statusom 502.',
    });
  });
});
