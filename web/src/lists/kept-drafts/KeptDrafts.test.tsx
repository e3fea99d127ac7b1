import { expect, test } from 'vitest';
import { PageListScreen } from '#web/features/content/pages/list/PageListScreen.tsx';
import { PostScreen } from '#web/features/content/posts/edit/PostScreen.tsx';
import { DashboardScreen } from '#web/features/site/dashboard/DashboardScreen.tsx';
import { SportListScreen } from '#web/features/sport/sports/SportListScreen.tsx';
import { keepDraft } from '#web/lib/unsaved/drafts.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePostTotals } from '#web/testing/records/make-post-totals.ts';
import { makeWeeks } from '#web/testing/records/make-weeks.ts';
import { makePin } from '#web/testing/servers/posts-server.ts';

const PINS = [1, 2, 3].map(makePin);

const OWN_DRAFTS = [
  {
    id: 9,
    alias: 'skica',
    title: 'Skica na poslužitelju',
    language: 'hr-HR' as const,
    modified: '2026-11-20T08:00:00.000Z',
  },
];

/** Keeps a new record of the user, as its form does. */
function keep(
  record: string,
  value: object,
  { userId = 4, savedAt = '2026-11-22T05:12:00.000Z', address = '/dodaj-post' } = {},
) {
  keepDraft({ userId, record }, { value, base: {}, savedAt, version: undefined, address });
}

function keepTwoPosts() {
  keep('post/new/tab-a', { title: 'Pet krugova i šest boja' });
  keep(
    'post/new/17/tab-b',
    { title: '' },
    { savedAt: '2026-11-23T05:12:00.000Z', address: '/dodaj-post?prijevod=judo' },
  );
}

async function openDashboard() {
  const screen = await openScreen(<DashboardScreen />, {
    role: 'tipfeler',
    handlers: {
      countPostsByStatus: () => makePostTotals(),
      countCategorisation: () => ({ total: 0 }),
      listPublishingWeeks: () => makeWeeks('2026-11-16', Array(26).fill(0)),
      listLatestPosts: () => [],
      listPinnedPosts: () => PINS,
      listWaitingWork: () => ({ lacks: [], drafts: OWN_DRAFTS }),
      listRecentRecords: () => [],
    },
  });
  const block = screen.getByRole('region', { name: 'Vaše skice' });
  const kept = block.getByRole('list', { name: 'Nespremljeno na ovom uređaju' });
  return { ...screen, block, kept };
}

test('the dashboard names each new record that was begun here and never saved, latest first; discards one and restores it', async () => {
  keepTwoPosts();
  const { kept, block, getByRole, getByText } = await openDashboard();
  const items = kept.getByRole('listitem');
  await expect.element(items).toHaveLength(2);
  await expect.element(items.nth(0)).toMatchTextContent('„Bez naslova” čuva se na ovom uređaju od 23-11-2026 u 06:12.');
  await expect.element(items.nth(1)).toMatchTextContent('Članak nije poslan na poslužitelj');
  await expect
    .element(items.nth(1))
    .toMatchTextContent('„Pet krugova i šest boja” čuva se na ovom uređaju od 22-11-2026 u 06:12.');
  await expect
    .element(items.nth(1).getByRole('link', { name: 'Nastavi pisati: Pet krugova i šest boja' }))
    .toHaveAttribute('href', '/dodaj-post?skica=tab-a');
  await expect.element(items.nth(0).getByRole('link')).toHaveAttribute('href', '/dodaj-post?prijevod=judo&skica=tab-b');
  await expect
    .element(block.getByRole('link', { name: 'Skica na poslužitelju' }))
    .toHaveAttribute('href', '/post/detalji/skica');
  await expectAccessible();
  await kept.getByRole('button', { name: 'Odbaci: Pet krugova i šest boja' }).click();
  await expect.element(items).toHaveLength(1);
  await expect.element(getByText('Odbačeno: „Pet krugova i šest boja”.')).toBeVisible();
  expect(localStorage.getItem('baklja.draft/4/post/new/tab-a')).toBeNull();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(items).toHaveLength(2);
});

test('names no draft of another user, and of a kind that the role may not create', async () => {
  keep('post/new/tab-a', { title: 'Tuđe' }, { userId: 5 });
  keep('sport/new/tab-a', { naziv: 'Judo' }, { address: '/sportovi/dodaj' });
  const { kept, getByText } = await openDashboard();
  await expect.element(getByText('Sve je u redu.')).toBeVisible();
  await expect.element(kept).not.toBeInTheDocument();
});

test('a list names those of its kind', async () => {
  keepTwoPosts();
  keep('page/new/tab-c', { title: 'Povjerenstva' }, { address: '/new-page' });
  const { getByRole } = await openScreen(<PageListScreen />, {
    role: 'tipfeler',
    handlers: { listPages: () => [] },
    at: '/stranice',
  });
  const kept = getByRole('list', { name: 'Nespremljeno na ovom uređaju' });
  await expect.element(kept.getByRole('listitem')).toHaveLength(1);
  await expect.element(kept).toMatchTextContent('Stranica nije poslana na poslužitelj');
  await expect.element(kept.getByRole('link')).toHaveAttribute('href', '/new-page?skica=tab-c');
});

test('a list names a record as soon as its drawer is left, not before', async () => {
  const { getByRole, getByText } = await openScreen(<SportListScreen />, {
    role: 'superadmin',
    handlers: { listSports: () => [] },
    at: '/sportovi/dodaj',
  });
  await getByRole('dialog').getByRole('textbox', { name: 'Naziv' }).fill('Judo');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  const kept = getByRole('list', { name: 'Nespremljeno na ovom uređaju' });
  await expect.element(kept).not.toBeInTheDocument();
  await getByRole('button', { name: 'Zatvori', exact: true }).click();
  await getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.element(kept).toMatchTextContent('Sport nije poslan na poslužitelj');
  await expect.element(kept.getByRole('link', { name: 'Nastavi pisati: Judo' })).toBeVisible();
});

test('the link opens the form with the draft in it', async () => {
  keepTwoPosts();
  const { getByRole } = await openScreen(<PostScreen />, {
    role: 'tipfeler',
    handlers: { listCategories: () => [], listPinnedPosts: () => PINS },
    at: '/dodaj-post?skica=tab-a',
  });
  await expect.element(getByRole('textbox', { name: 'Naslov' })).toHaveValue('Pet krugova i šest boja');
});
