import { POST_STATUSES, postRoutes } from '@baklja/contract/features/content/posts';
import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import type { PostValues } from '../../content/posts/posts.ts';
import { countByWeek, weeksBack } from './dashboard.ts';

const NOW = TEST_NOW.toISOString();
const YESTERDAY = new Date(TEST_NOW.getTime() - 24 * 60 * 60 * 1000).toISOString();
const TOMORROW = new Date(TEST_NOW.getTime() + 24 * 60 * 60 * 1000);

describe.each(DATABASE_NAMES)('the dashboard on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  async function titlesOfLatest(language: 'hr-HR' | 'en-GB', as?: 'superadmin' | 'olimp'): Promise<string[]> {
    const answer = await testApp.call(dashboardRoutes.listLatestPosts, { params: { language }, ...(as && { as }) });
    return answer.json<{ title: string }[]>().map(({ title }) => title);
  }

  const count = async (state: 0 | 1) => {
    const answer = await testApp.call(dashboardRoutes.countPosts, { params: { state }, as: 'olimp' });
    return answer.json();
  };

  const make = (draft: PostValues) => makePost(testApp.dependencies.database, draft);

  test('counts no posts before the first', async () => {
    expect(await count(0)).toEqual({ total_posts: 0 });
    expect(await count(1)).toEqual({ total_posts: 0 });
    const byStatus = await testApp.call(dashboardRoutes.countPostsByStatus, { as: 'olimp' });
    expect(byStatus.json()).toMatchObject({
      languages: [{ draft: 0 }, { draft: 0 }],
      next_publish_up: null,
      next_publish_down: null,
    });
    expect(await titlesOfLatest('hr-HR')).toEqual([]);
  });

  test('counts the posts of both languages by their state', async () => {
    for (const day of [10, 11, 12, 13, 14, 15, 16, 17, 18]) {
      await make({ title: `Članak ${day}`, created: `2026-11-${day}T08:00:00.000Z` });
    }
    await make({ title: 'Skica', state: 0, created: '2026-11-19T08:00:00.000Z' });
    await make({ title: 'Najava', publish_up: TOMORROW.toISOString(), created: '2026-11-20T08:00:00.000Z' });
    await make({ title: 'Natječaj', publish_down: TOMORROW.toISOString(), created: '2026-11-09T08:00:00.000Z' });
    const over = { publish_up: YESTERDAY, publish_down: NOW };
    await make({ title: 'Stari natječaj', ...over, created: '2026-11-19T09:00:00.000Z' });
    await make({ title: 'Završena skica', ...over, state: 0, created: '2026-11-01T08:00:00.000Z' });
    await make({ title: 'English', language: 'en-GB' });
    await make({ title: 'Draft', language: 'en-GB', state: 0 });
    expect(await count(0)).toEqual({ total_posts: 3 });
    expect(await count(1)).toEqual({ total_posts: 13 });
    const headers = { token: await testApp.tokenOf('olimp') };
    for (const url of ['count-posts/2', 'count-posts/x', 'get/sidebar/de-DE']) {
      expect((await testApp.send({ url: `/api/content/${url}`, headers })).statusCode).toBe(400);
    }
  });

  test('counts each language and status as the list of posts does', async () => {
    const answer = await testApp.call(dashboardRoutes.countPostsByStatus, { as: 'tipfeler' });
    expect(answer.json()).toEqual({
      languages: [
        { language: 'hr-HR', published: 10, scheduled: 1, ending: 1, ended: 1, draft: 2 },
        { language: 'en-GB', published: 1, scheduled: 0, ending: 0, ended: 0, draft: 1 },
      ],
      next_publish_up: TOMORROW.toISOString(),
      next_publish_down: TOMORROW.toISOString(),
    });
    for (const { language, ...totals } of answer.json().languages) {
      for (const status of POST_STATUSES) {
        const params = { page: 1, language, search: '-' };
        const list = await testApp.call(postRoutes.listPosts, { params, query: { status }, as: 'tipfeler' });
        expect(list.json().posts).toHaveLength(totals[status]);
      }
    }
  });

  test('shows the ten latest posts of a language to roles that write posts', async () => {
    const latest = await titlesOfLatest('hr-HR', 'superadmin');
    expect(latest).toHaveLength(10);
    expect(latest.slice(0, 3)).toEqual(['Najava', 'Stari natječaj', 'Skica']);
    const [post] = (await testApp.call(dashboardRoutes.listLatestPosts, { params: { language: 'hr-HR' } })).json();
    for (const left of ['fulltext', 'gallery', 'total_records']) expect(post).not.toHaveProperty(left);
  });

  test('shows other roles only public posts', async () => {
    for (const latest of [await titlesOfLatest('hr-HR'), await titlesOfLatest('hr-HR', 'olimp')]) {
      expect(latest).toHaveLength(10);
      expect(latest).not.toContain('Stari natječaj');
      expect(latest[0]).toBe('Članak 18');
    }
    expect(await titlesOfLatest('en-GB')).toEqual(['English']);
  });

  test('shows a scheduled post from the moment it becomes public', async () => {
    testApp.setNow(new Date(TOMORROW.getTime() - 1));
    expect(await titlesOfLatest('hr-HR')).not.toContain('Najava');
    testApp.setNow(TOMORROW);
    expect(await titlesOfLatest('hr-HR')).toContain('Najava');
    testApp.setNow(TEST_NOW);
  });

  test('counts by status again only after a write, and when a publication begins or ends', async () => {
    const read = async () =>
      (await testApp.call(dashboardRoutes.countPostsByStatus, { as: 'olimp' })).json().languages[0];
    const before = await read();
    await testApp.dependencies.database.write((transaction) =>
      transaction.updateTable('posts').set({ state: 0 }).where('title', '=', 'Članak 10').execute(),
    );
    expect(await read()).toEqual(before);
    testApp.setNow(TOMORROW);
    const { published, draft } = before;
    const later = { published: published - 1, draft: draft + 1, scheduled: 0, ending: 0, ended: 2 };
    expect(await read()).toEqual({ ...before, ...later });
    await make({ title: 'Nova' });
    expect(await read()).toMatchObject({ published });
    testApp.setNow(TEST_NOW);
  });
});

describe.each(DATABASE_NAMES)('the weeks of the dashboard on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const make = (draft: PostValues) => makePost(testApp.dependencies.database, draft);

  test('counts per week the posts of both languages by the time at which they became public, also those that have ended since', async () => {
    const [created, publish_up] = ['2026-05-01T08:00:00.000Z', '2026-11-17T08:00:00.000Z'];
    await make({ created, publish_up });
    await make({ created, publish_up: TEST_NOW.toISOString(), language: 'en-GB' });
    await make({ created: publish_up, publish_up: created });
    await make({ publish_up, state: 0 });
    await make({ publish_up, publish_down: '2026-11-18T08:00:00.000Z' });
    await make({ created: publish_up, publish_up: '2026-11-21T11:00:00.001Z' });
    const answer = await testApp.call(dashboardRoutes.listPublishingWeeks, { as: 'olimp' });
    const weeks = answer.json();
    expect(weeks.at(-1)).toEqual({ week: '2026-11-16', posts: 3 });
    expect(weeks.slice(0, -1).every(({ posts }: { posts: number }) => posts === 0)).toBe(true);
  });
});

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
