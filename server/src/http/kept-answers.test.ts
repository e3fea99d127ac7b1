import { beforeEach, expect, test } from 'vitest';
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts';

const NOW = new Date('2026-11-24T10:00:00Z');

let writes: number;
let made: string[];
let kept: KeptAnswers;

beforeEach(() => {
  writes = 1;
  made = [];
  kept = new KeptAnswers(async () => writes, 5000);
});

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** Makes an answer that says how many were made before it. */
async function make(length = 10, until?: Date): Promise<KeptAnswer> {
  const text = String(made.length).padEnd(length);
  made.push(text);
  return { bytes: Buffer.from(text), etag: '', tags: [], from: NOW, until };
}

async function find(
  call = 'list',
  { now = NOW, length = 10, until }: { now?: Date; length?: number; until?: Date } = {},
) {
  return String((await kept.find(call, now, () => make(length, until))).bytes).trim();
}

test('an answer is made once until the next write, also for those who ask together', async () => {
  expect(await Promise.all([find(), find(), find('other')])).toEqual(['0', '0', '1']);
  expect(await find()).toBe('0');
  writes += 1;
  expect(await find()).toBe('2');
  expect(kept.counts).toEqual({ kept: 2, made: 3 });
});

test('an answer that was begun before a write is not kept', async () => {
  const before = kept.find('list', NOW, async () => {
    const answer = await make();
    writes += 1;
    await find('other');
    return answer;
  });
  expect(String((await before).bytes).trim()).toBe('0');
  expect(await find()).toBe('2');
});

test('an answer is kept until its moment, and not for a time before it', async () => {
  await find('list', { until: later(10) });
  expect(await find('list', { now: later(9.999) })).toBe('0');
  expect(await find('list', { now: later(-1) })).toBe('1');
  writes += 1;
  await find('list', { until: later(10) });
  expect(await find('list', { now: later(10) })).toBe('3');
});

test('a failure reaches all who asked together, and no one after them', async () => {
  const fail = () => kept.find('list', NOW, () => Promise.reject(new Error('no database')));
  const failed = await Promise.allSettled([fail(), fail()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find()).toBe('0');
});

test('more than the limit is not held', async () => {
  expect([await find('a', { length: 1998 }), await find('b', { length: 1000 })]).toEqual(['0', '1']);
  expect([await find('a'), await find('b')]).toEqual(['0', '1']);
  expect(await find('c', { length: 1 })).toBe('2');
  expect([await find('a'), await find('b'), await find('c')]).toEqual(['3', '4', '5']);
});
