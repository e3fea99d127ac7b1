import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { allRoutes } from '@baklja/contract';
import { KINDS, kindsWith } from '@baklja/contract/kinds';
import { expect, onTestFinished, test } from 'vitest';
import { forbiddenImports, importCycles, isTest, mutualImports } from './scripts/import-rules.ts';
import { readSourceFiles, readSourceText, type SourceFile } from './scripts/read-imports.ts';
import { USUAL_KINDS } from './server/src/testing/records/usual-kinds.ts';
import { DATABASES } from './server/src/testing/test-databases.ts';
import { fieldWord } from './web/src/lists/record-fields.ts';

const ROOT = import.meta.dirname;

const files = readSourceFiles(ROOT, ['client/src', 'contract/src', 'server/src', 'web/src', 'e2e']);

/** The words of the house: the folders below `features` in all three workspaces. */
const TOPICS = ['accounts', 'content', 'sport', 'documents', 'navigation', 'magazine', 'media', 'site'];

const INSTALLED_BYTES_LIMIT = 170 * 1024 * 1024;

/** What the packages of the product have to suffice for, apart from its folders. */
const PROGRAMS = [
  'web/vite.config.ts',
  'scripts/{bootstrap,compress-assets,dev,folder-lock}.mjs',
  'scripts/{backup,recover,restore,run-with-settings}.ts',
];

/** Folders of the packages that are installed without those of tests; only those for this platform exist. */
const installed = Object.entries<{ dev?: true }>(JSON.parse(read('package-lock.json')).packages)
  .filter(([folder, { dev }]) => folder.includes('node_modules/') && !folder.includes('/@baklja/') && !dev)
  .map(([folder]) => folder);

const DRAWERS = ['utils', 'util', 'misc', 'helpers', 'helper', 'common'];

test('every import follows the allowed directions between folders', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(forbiddenImports(files)).toEqual([]);
});

test('no import cycles exist', () => {
  expect(importCycles(files)).toEqual([]);
});

test('no two folders of the browser application import each other', () => {
  expect(mutualImports('web/src/', files)).toEqual([]);
});

test('only config.ts reads the environment of the server', () => {
  const mayRead = ['server/src/config.ts', 'server/src/main.ts', 'server/src/start.ts'];
  const others = files.filter((file) => !isTest(file.path) && !mayRead.includes(file.path));
  expect(
    sentences(others, 'readsEnvironment', 'may not read process.env: because config.ts does, given it by start.ts'),
  ).toEqual([]);
});

test('only one module of the browser application calls fetch', () => {
  const others = files.filter(isOfWeb).filter((file) => file.path !== 'web/src/lib/send.ts');
  expect(sentences(others, 'callsFetch', 'may not call fetch: because lib/send.ts does it for all')).toEqual([]);
});

test('the browser application works on pages served without TLS', () => {
  const calls = files.filter(isOfWeb).filter(({ path: file }) => read(file).includes('.randomUUID('));
  expect(calls.map((file) => `${file.path} may not call randomUUID: because only pages with TLS have it.`)).toEqual([]);
});

test('only jobs set timers on the server, and what limits a process, a thread, a body and a stop', () => {
  const limits = ['files/run-in-process.ts', 'files/run-in-thread.ts', 'http/arriving-bodies.ts', 'http/closing.ts'];
  const maySet = (file: string) =>
    file.startsWith('server/src/jobs/') || limits.includes(file.slice('server/src/'.length));
  const outside = files.filter(isOfServer).filter((file) => !maySet(file.path));
  expect(sentences(outside, 'setsTimer', 'may not set a timer: because jobs/ is the place of what runs later')).toEqual(
    [],
  );
});

test('the server names no file of the browser application except its build', () => {
  const named = files
    .filter(isOfServer)
    .flatMap(({ path: file, webPaths }) =>
      webPaths
        .filter((webPath) => !/(^|\/)web\/dist$/.test(webPath))
        .map((webPath) => `${file} may not name ${webPath}`),
    );
  expect(named.map((sentence) => `${sentence}: because both ends share the contract only.`)).toEqual([]);
});

test('only the contract contains paths of the API', () => {
  const others = files.filter((file) => !isTest(file.path) && !file.path.startsWith('contract/'));
  const spelt = others.flatMap((file) => file.wirePaths.map((wirePath) => `${file.path} may not spell ${wirePath}`));
  expect(spelt.map((sentence) => `${sentence}: because the contract names every path once.`)).toEqual([]);
});

test('no file only re-exports other files', () => {
  const others = files.filter((file) => file.path !== 'contract/src/index.ts');
  expect(
    sentences(others, 'isBarrel', 'may not be a barrel: because imports name the file that makes a thing'),
  ).toEqual([]);
});

test('no file has a default export', () => {
  const others = files.filter((file) => !/\.(config|d)\.ts$/.test(file.path));
  expect(sentences(others, 'hasDefaultExport', 'may not export a default: because a thing has one name')).toEqual([]);
});

test('no folder has a catch-all name', () => {
  const inDrawers = files.filter((file) =>
    path
      .dirname(file.path)
      .split('/')
      .some((name) => DRAWERS.includes(name)),
  );
  expect(inDrawers.map((file) => `${file.path} may not lie there: because a folder says what it holds.`)).toEqual([]);
});

test('the product imports only packages that are installed without those of tests', () => {
  const programs = globSync(PROGRAMS, { cwd: ROOT }).map((file) => readSourceText(file, read(file)));
  const product = files.filter(({ path: file }) => /^(contract|server|web)\//.test(file) && !isTest(file));
  const missing = [...programs, ...product.filter((file) => !file.path.endsWith('.stories.tsx'))].flatMap((file) => {
    const packages = file.imports.flatMap((name) => packageOf(name) ?? []);
    return packages
      .filter((name) => !installed.includes(`node_modules/${name}`))
      .map((name) => `${file.path} may not import ${name}: because a start does not install it.`);
  });
  expect(programs).toHaveLength(9);
  expect(missing).toEqual([]);
});

test('the packages of the product have at most 170 MB, without Node itself', () => {
  const folders = installed.filter((folder) => !folder.includes('/node-') && existsSync(path.join(ROOT, folder)));
  const bytes = folders.map(bytesOf).reduce((sum, one) => sum + one);
  expect(bytes).toBeGreaterThan(INSTALLED_BYTES_LIMIT / 2);
  expect(bytes).toBeLessThanOrEqual(INSTALLED_BYTES_LIMIT);
});

test('the features of all three workspaces are the same topics', () => {
  for (const workspace of ['contract', 'server', 'web']) {
    const inFeatures = files.filter((file) => file.path.startsWith(`${workspace}/src/features/`));
    const names = new Set(inFeatures.map((file) => path.parse(file.path.split('/')[3] ?? '').name));
    expect([...names].sort(), workspace).toEqual(TOPICS.toSorted());
  }
});

test('no folder has a single file', () => {
  const folders = Map.groupBy(files, (file) => path.dirname(file.path));
  const single = [...folders].filter(([folder, [file, other]]) => {
    return other === undefined && file !== undefined && globSync(`${folder}/*`, { cwd: ROOT }).length === 1;
  });
  expect(single.map(([folder]) => `${folder} may not hold one file: because the file can lie in its parent.`)).toEqual(
    [],
  );
});

test('every route is named in a test of the server', () => {
  const tests = globSync('server/src/**/*.test.ts', { cwd: ROOT }).map(read);
  const words = new Set(tests.flatMap((text) => text.match(/\w+/g) ?? []));
  const usual = new Set(Object.values(USUAL_KINDS).flatMap(({ calls }) => Object.values(calls)));
  const untested = allRoutes.filter(({ key, route }) => !words.has(key) && !usual.has(route));
  expect(untested.map(({ feature, key }) => `${key} of ${feature} is in no test of the server.`)).toEqual([]);
});

test('every kind of the bin has a table, a record, and a word for each column', async () => {
  expect(await lacksOfKinds()).toEqual([]);
});

test('a test names what a kind lacks', async () => {
  const row = { ...KINDS.sport, fieldWords: {} };
  const others = { tableless: { ...row, plural: 'nowhere' }, wordless: { ...row, plural: 'editor_presence' } };
  Object.assign(KINDS, others);
  onTestFinished(() => Object.keys(others).forEach((kind) => void Reflect.deleteProperty(KINDS, kind)));
  expect(await lacksOfKinds()).toEqual([
    'tableless has no table nowhere: because no migration makes it.',
    "tableless has no record: because no feature calls defineRecord('tableless').",
    'wordless has no word for tab, user_id, kind, record_id, is_editing, since, seen: because its row in KINDS has none.',
    "wordless has no record: because no feature calls defineRecord('wordless').",
  ]);
});

/** Types name what else a new kind lacks, and `listRestorers` a kind of the bin that is not served. */
async function lacksOfKinds(): Promise<string[]> {
  const { database, destroy } = await DATABASES.SQLite();
  const tables = await database.read.introspection.getTables();
  await destroy();
  const server = files.filter(isOfServer).map(({ path: file }) => read(file));
  return kindsWith('bin').flatMap((kind) => {
    const { plural } = KINDS[kind];
    const { columns = [] } = tables.find(({ name }) => name === plural) ?? {};
    const nameless = columns.map(({ name }) => name).filter((name) => fieldWord(kind, name) === `polje ${name}`);
    const isDefined = server.some((text) => text.includes(`defineRecord('${kind}',`));
    return [
      columns.length === 0 && `${kind} has no table ${plural}: because no migration makes it.`,
      nameless.length > 0 && `${kind} has no word for ${nameless.join(', ')}: because its row in KINDS has none.`,
      !isDefined && `${kind} has no record: because no feature calls defineRecord('${kind}').`,
    ].filter((sentence) => sentence !== false);
  });
}

function isOfServer(file: SourceFile): boolean {
  return file.path.startsWith('server/') && !isTest(file.path);
}

function isOfWeb(file: SourceFile): boolean {
  return file.path.startsWith('web/') && !isTest(file.path);
}

function sentences(
  among: readonly SourceFile[],
  fact: 'readsEnvironment' | 'callsFetch' | 'setsTimer' | 'isBarrel' | 'hasDefaultExport',
  verdict: string,
): string[] {
  return among.filter((file) => file[fact]).map((file) => `${file.path} ${verdict}.`);
}

/** Undefined for a module of Node and for a file of the repository. */
function packageOf(imported: string): string | undefined {
  const name = imported.match(/^(?:@[\w.-]+\/)?[\w.-]+(?=\/|$)/)?.[0];
  return name === undefined || isBuiltin(imported) || existsSync(path.join(ROOT, name)) ? undefined : name;
}

/** Without the packages in it, which have folders of their own. */
function bytesOf(folder: string): number {
  const files = globSync(`${folder}/**`, { cwd: ROOT, exclude: [`${folder}/node_modules`], withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
