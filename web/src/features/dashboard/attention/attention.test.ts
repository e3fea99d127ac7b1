import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { expect, test } from 'vitest';
import { makeLatestPost } from '#web/testing/make-latest-post.ts';
import { findAttention } from './attention.ts';

// Half past ten in Zagreb.
const NOW = new Date('2026-11-21T09:30:00.000Z');
const CALM = { pinned: PINNED_POSTS_LIMIT, drafts: 0, latest: [] };

const titles = (known: Partial<typeof CALM>) => findAttention({ ...CALM, ...known }, NOW).map(({ title }) => title);

test('nothing needs attention with three pins, no draft and nothing scheduled', () => {
  expect(findAttention(CALM, NOW)).toEqual([]);
});

test.each([
  [0, 'Nijedan članak nije prikvačen', 'Naslovnica ima tri prazna mjesta.'],
  [1, 'Prikvačen je 1 članak od 3', 'Naslovnica ima dva prazna mjesta.'],
  [2, 'Prikvačena su 2 članka od 3', 'Naslovnica ima jedno prazno mjesto.'],
])('%i pinned posts are too few', (pinned, title, help) => {
  expect(findAttention({ ...CALM, pinned }, NOW)).toEqual([{ kind: 'pins', title, help }]);
});

test.each([
  [1, '1 skica čeka objavu'],
  [3, '3 skice čekaju objavu'],
  [55, '55 skica čeka objavu'],
  [1201, '1.201 skica čeka objavu'],
])('%i drafts need attention', (drafts, title) => {
  expect(titles({ drafts })).toEqual([title]);
});

test('a published post with a future time is scheduled; a draft and a public post are not', () => {
  const latest = [
    makeLatestPost({ publish_up: '2026-11-23T08:00:00.000Z' }),
    makeLatestPost({ publish_up: '2026-11-23T08:00:00.000Z', state: 0 }),
    makeLatestPost({ publish_up: NOW.toISOString() }),
  ];
  expect(findAttention({ ...CALM, latest }, NOW)).toEqual([
    {
      kind: 'scheduled',
      title: '1 članak čeka vrijeme objave',
      help: 'Među zadnjim člancima; izlazi',
      moment: '23-11-2026 u 09:00.',
    },
  ]);
});

test('the earliest of several scheduled posts is named', () => {
  const latest = ['2026-12-01T11:00:00.000Z', '2026-11-22T23:30:00.000Z'].map((publish_up) =>
    makeLatestPost({ publish_up }),
  );
  expect(findAttention({ ...CALM, latest }, NOW)).toMatchObject([
    {
      title: '2 članka čekaju vrijeme objave',
      help: 'Među zadnjim člancima; prvi izlazi',
      moment: '23-11-2026 u 00:30.',
    },
  ]);
});

test('pins come before scheduled posts, and scheduled posts before drafts', () => {
  const latest = [makeLatestPost({ publish_up: '2026-11-23T08:00:00.000Z' })];
  expect(findAttention({ pinned: 2, drafts: 1, latest }, NOW).map(({ kind }) => kind)).toEqual([
    'pins',
    'scheduled',
    'drafts',
  ]);
});
