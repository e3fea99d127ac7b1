import { postRoutes } from '@baklja/contract/features/content/posts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Done, Monitor } from './monitor.ts';
import { useTestApp } from './testing/build-test-app.ts';
import { DATABASES } from './testing/test-databases.ts';

/** A monitor that names everything of a kind as slow. */
function watch(monitor: Monitor, kind: Done['kind']) {
  const lines: unknown[][] = [];
  const counted: string[] = [];
  monitor.limits[kind] = 0;
  monitor.log = { warn: (...line) => void lines.push(line) };
  monitor.meter = (done, isSlow) => void (isSlow && counted.push(done.kind));
  return { lines, counted };
}

const MILLISECONDS = expect.any(Number) as number;

test('only what takes longer than its limit is named', () => {
  const monitor = new Monitor();
  const { lines, counted } = watch(monitor, 'job');
  const limits = { statement: 200, turn: 100, call: 1000 } as const;
  for (const [kind, ms] of Object.entries(limits)) monitor.note({ kind: kind as keyof typeof limits, name: 'a', ms });
  expect(lines).toEqual([]);
  for (const [kind, ms] of Object.entries(limits)) {
    monitor.note({ kind: kind as keyof typeof limits, name: 'a', ms: ms + 1 });
  }
  monitor.note({ kind: 'transfer', name: 'uploadImage', ms: 60_000 });
  expect(lines).toEqual([
    [{ kind: 'statement', name: 'a', milliseconds: 201 }, 'slow'],
    [{ kind: 'turn', name: 'a', milliseconds: 101 }, 'slow'],
    [{ kind: 'call', name: 'a', milliseconds: 1001 }, 'slow'],
  ]);
  expect(counted).toEqual(['statement', 'turn', 'call']);
});

test('the last run of each job and the last commit are kept', () => {
  const monitor = new Monitor();
  const runJob = (hasFailed: boolean) => monitor.note({ kind: 'job', name: 'count', ms: 5, hasFailed });
  runJob(true);
  expect(monitor.jobs.get('count')).toMatchObject({ hasFailed: true, succeededAt: undefined });
  runJob(false);
  const { succeededAt } = monitor.jobs.get('count') ?? {};
  expect(succeededAt).toBeTypeOf('number');
  runJob(true);
  expect(monitor.jobs.get('count')).toMatchObject({ hasFailed: true, succeededAt, ms: 5 });
  for (const [name, ms] of [
    ['commit', 6],
    ['select 1', 7],
  ] as const)
    monitor.note({ kind: 'statement', name, ms });
  expect(monitor.commitMs).toBe(6);
});

describe.each(['SQLite', 'PostgreSQL'] as const)('a slow statement on %s', (name) => {
  test('is named by its first word and tables, without a value', async () => {
    const monitor = new Monitor();
    const { lines, counted } = watch(monitor, 'statement');
    const onStatement = (text: string, ms: number) => monitor.note({ kind: 'statement', name: text, ms });
    const { database, destroy } = await DATABASES[name](onStatement);
    onTestFinished(destroy);
    await database.read
      .selectFrom('posts')
      .innerJoin('categories', 'categories.id', 'posts.catid')
      .select('posts.id')
      .where('posts.title', '=', 'tajni naslov')
      .execute();
    await database.write((db) => db.updateTable('posts').set({ title: 'tajni naslov' }).where('id', '=', 1).execute());
    const names = lines.map(([fields]) => (fields as { name: string }).name);
    expect(names).toEqual(expect.arrayContaining(['select posts, categories', 'update posts', 'commit']));
    expect(lines).toContainEqual([{ kind: 'statement', name: 'update posts', milliseconds: MILLISECONDS }, 'slow']);
    expect(JSON.stringify(lines)).not.toContain('tajni');
    expect(counted).toHaveLength(lines.length);
  });
});

describe('a slow call', () => {
  const testApp = useTestApp('SQLite');

  test('is named by the key of its route, without its address', async () => {
    const { lines } = watch(testApp.dependencies.monitor, 'call');
    await testApp.call(postRoutes.getPost, { params: { alias: 'tajni-naslov' } });
    await testApp.send({ url: '/files/tajna.jpg' });
    expect(lines).toEqual([[{ kind: 'call', name: 'getPost', milliseconds: MILLISECONDS }, 'slow']]);
  });
});
