/**
 * `npm run bench:nodes`: three nodes over one PostgreSQL and one file store, which lose a node, get it back and change
 * its version while people save, read and upload. Calls go to the nodes in turn and are never repeated. Prints for each
 * step how many reads an overloaded node refused, how many calls the kill cut, how many others failed, and how long
 * calls took. At the end every write that was answered must be stored, once, and none but the killed node's may have
 * failed. `BENCH_SECONDS` is the length of a step, and `BENCH_BEFORE` the commit of the version before.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { slugFromTitle } from '../contract/src/alias.ts';
import { authRoutes } from '../contract/src/features/accounts/auth.ts';
import { postRoutes } from '../contract/src/features/content/posts.ts';
import { fileHostRoutes } from '../contract/src/features/media/file-host.ts';
import { startPostgres } from '../scripts/embedded-postgres.ts';
import { type Database, openPostgresDatabase } from '../server/src/db/database.ts';
import { callServer } from '../server/src/testing/faults/real-installation.ts';
import { findFaults, type WrittenPost, writeNext } from '../server/src/testing/faults/written-posts.ts';
import { startS3Double } from '../server/src/testing/s3-double/start-s3-double.ts';
import { type Server, startProduct } from './servers.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const TREE = path.resolve(import.meta.dirname, '..');

/** The version before is the one without this. */
const NEWS = 'docs/decisions/0106-metrics-and-slow-things.md';

/** How many there are of each at one time, and the pause of each after an answer, ms. */
const LOAD = { save: { count: 4, pauseMs: 40 }, read: { count: 8, pauseMs: 10 }, upload: { count: 2, pauseMs: 100 } };
type Work = keyof typeof LOAD;

/** Texts that an article gets one after another. */
const TEXTS = 3;

const ADMIN = { username: 'admin', password: 'mjerenje na tri čvora' };

/** A node, and what its open calls do. */
type Node = { server: Server; open: Work[]; isKilled: boolean };
type Call = { work: Work; ms: number; outcome: 'answered' | 'refused' | 'cut' | 'failed' };

/** A node that has more to do than it can asks the public to wait. */
const REFUSED = new Error('an overloaded node');

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-nodes-'));
const postgres = await startPostgres({ durable: true });
const store = await startS3Double();

/** The nodes that get calls; the first is next. */
let rotation: Node[] = [];
let calls: Call[] = [];
const faults = new Set<string>();
const posts: WrittenPost[] = [];
const uploads: { name: string; isAnswered: boolean }[] = [];
const HEADS = [
  'step',
  'change s',
  'seconds',
  'calls',
  'refused',
  'cut',
  'failed',
  'read p99 ms',
  'save p99 ms',
  'upload p99 ms',
];
const rows: string[][] = [HEADS];
const lines: string[] = [];
let isOver = false;

try {
  await main();
} finally {
  await store.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  say('starting three nodes');
  const nodes = [await startNode(1), await startNode(2), await startNode(3)] as [Node, Node, Node];
  const database = openPostgresDatabase(postgres.url);
  const work = await startWork(nodes[0].server.url, database);

  await step('three nodes', async () => {});
  await step('one is killed', async () => killNode(nodes[2]));
  await step('it is started again', async () => {
    nodes[2] = await startNode(3);
  });
  const before = await findVersionBefore();
  if (before !== undefined) {
    await step('one is the version before', () => replace(nodes, 3, before));
    await step('and the present one again', () => replace(nodes, 3));
  }
  await step(`two${before ? ' of the version before' : ''} are left`, async () => {
    await stopNode(nodes[2]);
    await replace(nodes, 1, before);
    await replace(nodes, 2, before);
  });
  await step('both are upgraded, one after the other', async () => {
    await replace(nodes, 1);
    await replace(nodes, 2);
  });

  isOver = true;
  await Promise.all(work);
  await prove(database);
  await database.close();
  await Promise.all(rotation.map(stopNode));
  print();
}

/** Starts a node, of the tree or of another folder, and gives it calls once it is ready. */
async function startNode(number: number, root = TREE): Promise<Node> {
  const settings = {
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: 'a secret of three nodes, known to everybody',
    STARTER: 'empty',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: ADMIN.password,
    ...store.settings,
  };
  const server = await startProduct(path.join(folder, `data-${number}`), settings, root);
  const node: Node = { server, open: [], isKilled: false };
  rotation = [...rotation, node];
  return node;
}

/** Kills a node while a save and an upload are under way there. */
async function killNode(node: Node): Promise<void> {
  while (!(node.open.includes('save') && node.open.includes('upload'))) await setTimeout(1);
  node.isKilled = true;
  rotation = rotation.filter((other) => other !== node);
  await node.server.kill();
}

/** Ends a node as an operator does: no calls go to it, its last ones are answered, then it is stopped. */
async function stopNode(node: Node): Promise<void> {
  rotation = rotation.filter((other) => other !== node);
  while (node.open.length > 0) await setTimeout(10);
  await node.server.stop();
}

async function replace(nodes: Node[], number: number, root?: string): Promise<void> {
  const node = nodes[number - 1];
  if (node) await stopNode(node);
  nodes[number - 1] = await startNode(number, root);
}

/**
 * A folder with the version before, which has started on this database; undefined when the history does not have it, or
 * when it refuses the database.
 */
async function findVersionBefore(): Promise<string | undefined> {
  const commit = findCommitBefore();
  if (commit === undefined) {
    lines.push('The version before is not in the history of this folder, so its steps are left out.');
    return undefined;
  }
  const title = git('log', '-1', '--format=%h of %ad, %s', '--date=short', commit).toString().trim();
  const root = path.join(folder, 'before');
  unpack(commit, root);
  try {
    await stopNode(await startNode(4, root));
    lines.push(`The version before is ${title}.`);
    return root;
  } catch {
    lines.push(`The version before, ${title}, does not start on this database, so its steps are left out.`);
    return undefined;
  }
}

function findCommitBefore(): string | undefined {
  try {
    const added = () => `${git('log', '--diff-filter=A', '--format=%H', '--', NEWS).toString().trim()}~1`;
    return git('rev-parse', '--verify', process.env['BENCH_BEFORE'] ?? added())
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** Puts the server of a commit into a folder, with the packages of this tree. */
function unpack(commit: string, root: string): void {
  mkdirSync(path.join(root, 'node_modules/@baklja'), { recursive: true });
  execFileSync('tar', ['-x', '-C', root], { input: git('archive', commit, 'package.json', 'contract', 'server') });
  const packages = readdirSync(path.join(TREE, 'node_modules')).filter((name) => !/^\.|^@baklja$/.test(name));
  for (const name of packages)
    symlinkSync(path.join(TREE, 'node_modules', name), path.join(root, 'node_modules', name));
  for (const name of ['contract', 'server']) {
    symlinkSync(path.join(root, name), path.join(root, 'node_modules/@baklja', name));
  }
}

function git(...parameters: string[]): Buffer {
  return execFileSync('git', parameters, { cwd: TREE, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });
}

/** Begins the work of all people, until `isOver`. */
async function startWork(address: string, database: Database): Promise<Promise<void>[]> {
  const { answer } = await callServer(address, authRoutes.logIn, { body: ADMIN });
  if (!('token' in answer)) throw new Error('the admin was not let in');
  const { token } = answer;
  // From here on each write of an article raises the version of its list by one.
  await database.read.deleteFrom('list_versions').execute();
  await database.read.deleteFrom('changes').execute();
  const { id: catid } = await database.read.selectFrom('categories').select('id').limit(1).executeTakeFirstOrThrow();
  const tasks: Record<Work, () => Promise<void>> = {
    save: () => saveArticle({ token, catid, state: 1 }),
    read: readSite,
    upload: () => uploadFile(token),
  };
  return (Object.keys(LOAD) as Work[]).flatMap((work) =>
    Array.from({ length: LOAD[work].count }, async () => {
      while (!isOver) await tasks[work]();
    }),
  );
}

/** Gives an article all of its texts, and reads each at the next node. An article whose write failed is left as it is. */
async function saveArticle(as: { token: string; catid: number; state: 1 }): Promise<void> {
  const post: WrittenPost = { name: `Članak ${posts.length + 1}`, key: randomUUID(), sent: 0, answered: 0 };
  posts.push(post);
  const alias = slugFromTitle(`${post.name}, tekst 1`);
  while (post.answered < TEXTS) {
    if (!(await call('save', (url) => writeNext(url, as, post)))) return;
    await call('read', async (url) => {
      const { status, answer } = await callServer(url, postRoutes.getPost, { params: { alias }, query: {} });
      if (status === 503 && isOverloaded(answer)) throw REFUSED;
      const title = `${post.name}, tekst ${post.answered}`;
      if (answer.title !== title) throw new Error(`${title} was saved, and another node showed ${answer.title}`);
    });
  }
}

async function readSite(): Promise<void> {
  const params = { page: 1, language: 'hr-HR', search: '-' } as const;
  await call('read', async (url) => {
    const { status, answer } = await callServer(url, postRoutes.listPosts, { params, query: {} });
    if (status === 503 && isOverloaded(answer)) throw REFUSED;
    if (status !== 200) throw new Error(`the list was answered ${status}`);
  });
}

function isOverloaded(answer: object): boolean {
  return 'code' in answer && answer.code === 'overloaded';
}

async function uploadFile(token: string): Promise<void> {
  const upload = { name: `zapis-${uploads.length + 1}.txt`, isAnswered: false };
  uploads.push(upload);
  await call('upload', async (url) => {
    const body = new FormData();
    body.set('folder', 'dokumenti');
    body.set('files[]', new Blob([textOf(upload.name)]), upload.name);
    const headers = { 'x-access-token': token };
    const answer = await fetch(`${url}${fileHostRoutes.uploadMedia.path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`an upload was answered ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    upload.isAnswered = true;
  });
}

function textOf(name: string): string {
  return `${name}\n`.repeat(2000);
}

/** Makes one call at the next node, notes it, and pauses. True when it was answered as it should be. */
async function call(work: Work, make: (url: string) => Promise<void>): Promise<boolean> {
  const [node, ...others] = rotation;
  if (!node) throw new Error('no node is left');
  rotation = [...others, node];
  node.open.push(work);
  const begun = performance.now();
  let outcome: Call['outcome'] = 'answered';
  await make(node.server.url).catch((error: Error) => {
    const failure = error === REFUSED ? 'refused' : 'failed';
    outcome = node.isKilled && error instanceof TypeError ? 'cut' : failure;
    if (outcome === 'failed') faults.add(`${work}: ${error.message} ${error.cause ?? ''}`);
  });
  node.open.splice(node.open.indexOf(work), 1);
  calls.push({ work, ms: performance.now() - begun, outcome });
  await setTimeout(LOAD[work].pauseMs);
  return outcome === 'answered';
}

/** Makes the change at the beginning of a step, and counts the calls of the whole step. */
async function step(name: string, change: () => Promise<void>): Promise<void> {
  say(name);
  calls = [];
  const begun = performance.now();
  await change();
  const changedMs = performance.now() - begun;
  await setTimeout(Math.max(0, SECONDS * 1000 - changedMs));
  const seconds = (performance.now() - begun) / 1000;
  const count = (outcome: Call['outcome']) => calls.filter((one) => one.outcome === outcome).length;
  const p99 = (work: Work) => {
    const times = calls.filter((one) => one.work === work).map(({ ms }) => ms);
    return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;
  };
  const figures = [
    changedMs / 1000,
    seconds,
    calls.length,
    count('refused'),
    count('cut'),
    count('failed'),
    p99('read'),
    p99('save'),
    p99('upload'),
  ];
  rows.push([name, ...figures.map((figure, column) => figure.toFixed(column < 2 ? 1 : 0))]);
}

/** Compares what was answered with what is stored. */
async function prove(database: Database): Promise<void> {
  for (const fault of await findFaults(database, posts)) faults.add(fault);
  const files = await database.read.selectFrom('files').select(['name', 'object_key']).execute();
  for (const { name, isAnswered } of uploads) {
    const [stored, ...doubles] = files.filter((file) => file.name === name);
    if (doubles.length > 0) faults.add(`${name} is stored ${doubles.length + 1} times`);
    if (!stored && isAnswered) faults.add(`${name} is lost`);
    const object = stored && store.bucket.objects.get(`files/${stored.object_key}`);
    if (stored && object?.body.toString() !== textOf(name)) faults.add(`${name} has other bytes`);
  }
  const saves = posts.reduce((sum, { answered }) => sum + answered, 0);
  const sent = posts.reduce((sum, post) => sum + post.sent, 0) + uploads.length;
  const answered = saves + uploads.filter(({ isAnswered }) => isAnswered).length;
  lines.push(
    `${saves} saves and ${answered - saves} uploads were answered; ${sent - answered} others were not.`,
    faults.size === 0
      ? 'Each answered write is stored once, each other one once or not at all, and no node but the killed one failed.'
      : `${faults.size} FAULTS:\n${[...faults].slice(0, 20).join('\n')}`,
  );
  if (faults.size > 0) process.exitCode = 1;
}

function print(): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  process.stdout.write(`${machine}\n\n${table.join('\n')}\n\n${lines.join('\n')}\n`);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
