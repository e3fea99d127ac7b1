import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { countByWeek, weeksBack } from './dashboard.ts';

describe('weeks of publishing', () => {
  test('are 26 in number; each begins on a Monday, and the present one is last', () => {
    const weeks = countByWeek([], TEST_NOW);
    expect(weeks).toHaveLength(26);
    expect(weeks[0]).toEqual({ week: '2026-05-25', posts: 0 });
    expect(weeks.at(-1)).toEqual({ week: '2026-11-16', posts: 0 });
  });

  test('begin at midnight in Zagreb, in summer time as in winter time', () => {
    expect(weeksBack(TEST_NOW)).toBe('2026-05-24T22:00:00.000Z');
    const counted = countByWeek(['2026-11-15T22:59:59.999Z', '2026-11-15T23:00:00.000Z'], TEST_NOW);
    expect(counted.slice(-2).map(({ posts }) => posts)).toEqual([1, 1]);
  });

  test('leave out older moments', () => {
    const counted = countByWeek(['2026-05-24T21:59:59.000Z'], TEST_NOW);
    expect(counted.every(({ posts }) => posts === 0)).toBe(true);
  });
});

describe.each(DATABASE_NAMES)('listPublishingWeeks on %s', (databaseName) => {
  let baklja: TestApp;
  beforeAll(async () => {
    baklja = await buildTestApp(databaseName);
  });
  afterAll(() => baklja.close());

  test('counts posts of both languages by the time at which they became public, also those that have ended since', async () => {
    const { database } = baklja.dependencies;
    const [created, publish_up] = ['2026-05-01T08:00:00.000Z', '2026-11-17T08:00:00.000Z'];
    await makePost(database, { created, publish_up });
    await makePost(database, { created, publish_up: TEST_NOW.toISOString(), language: 'en-GB' });
    await makePost(database, { created: publish_up, publish_up: created });
    await makePost(database, { publish_up, state: 0 });
    await makePost(database, { publish_up, publish_down: '2026-11-18T08:00:00.000Z' });
    await makePost(database, { created: publish_up, publish_up: '2026-11-21T11:00:00.001Z' });
    const answer = await baklja.call(dashboardRoutes.listPublishingWeeks, { as: 'olimp' });
    const weeks = answer.json();
    expect(weeks.at(-1)).toEqual({ week: '2026-11-16', posts: 3 });
    expect(weeks.slice(0, -1).every(({ posts }: { posts: number }) => posts === 0)).toBe(true);
  });
});
