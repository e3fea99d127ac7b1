import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeIssue, makeMagazineArticle } from '#web/testing/records/make-issue.ts';
import { makeLatestPost } from '#web/testing/records/make-latest-post.ts';
import { makeNightlyBackup } from '#web/testing/records/make-nightly-backup.ts';
import { makePostTotals } from '#web/testing/records/make-post-totals.ts';
import { makeSystemStatus } from '#web/testing/records/make-system-status.ts';
import { makeUser } from '#web/testing/records/make-user.ts';
import { makeWebhook } from '#web/testing/records/make-webhook.ts';
import { makeWeeks } from '#web/testing/records/make-weeks.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makePin } from '#web/testing/servers/posts-server.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

// The day shown in the design drawings, half past ten in Zagreb.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:30:00.000Z') }));

const LONG = 'Tri Igre, tri zlata: braća Sinković od dvojca na pariće u Riju do dvojca bez kormilara u Parizu';
const CUT = 'Tri Igre, tri zlata: braća Sinković od dvojca na pariće u Riju do dvojca be…';
const PINS = [1, 2, 3].map(makePin);

const TOTALS = makePostTotals({
  'hr-HR': { published: 1500, scheduled: 2, ending: 1, draft: 50 },
  'en-GB': { published: 87, draft: 5 },
  next: '2026-11-23T08:00:00.000Z',
  nextEnd: '2026-11-24T11:00:00.000Z',
});

const FULL: Handlers = {
  countPostsByStatus: () => TOTALS,
  countCategorisation: () => ({ total: 3000 }),
  listPublishingWeeks: () => makeWeeks('2026-11-16', [...Array(24).fill(3), 52, 12]),
  listLatestPosts: ({ params }) =>
    params.language === 'hr-HR'
      ? [
          makeLatestPost({ id: 1, title: LONG, alias: 'tri-igre' }),
          makeLatestPost({ id: 2, title: 'Natječaj', state: 0 }),
          makeLatestPost({ id: 3, title: 'Najava', publish_up: '2026-11-23T08:00:00.000Z' }),
          makeLatestPost({ id: 4, title: 'Stipendije', publish_down: '2026-11-24T11:00:00.000Z' }),
          makeLatestPost({ id: 5, title: 'Stari natječaj', publish_down: '2026-11-21T09:30:00.000Z' }),
        ]
      : [makeLatestPost({ id: 9, title: 'Gold in Paris', language: 'en-GB' })],
  listPinnedPosts: () => PINS,
  listUsers: () => [],
  getNightlyBackup: () => makeNightlyBackup(),
  listRefusedAddresses: () => ({ addresses: [], total: 0, numPages: 0, is_complete: true }),
  getSystemStatus: () => makeSystemStatus(),
  listWebhooks: () => [makeWebhook()],
  listWaitingWork: () => ({ lacks: [], drafts: [] }),
  listRecentRecords: () => [],
  listIssues: () => [],
};

async function openDashboard(handlers: Handlers = {}, role = 'tipfeler') {
  return openScreen(<DashboardScreen />, { role, handlers: { ...FULL, ...handlers } });
}

test('shows the day, the counts in Croatian format, and each publishing week', async () => {
  const { getByText, getByRole } = await openDashboard();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(document.title).toBe('Dashboard – Baklja');
  await expect.element(getByText('subota, 21. studenoga 2026.')).toBeVisible();
  for (const count of ['1.587', '55', '3.000', '12 ovaj tjedan']) {
    await expect.element(getByText(count, { exact: true })).toBeVisible();
  }
  const weeks = getByRole('list', { name: 'Objave po tjednima' }).getByRole('listitem');
  await expect.element(weeks.first()).toHaveTextContent('Tjedan od 25-05-2026: 3 objave');
  await expect.element(weeks.nth(24)).toMatchTextContent('Tjedan od 09-11-2026: 52 objave');
  await expect.element(weeks.last()).toMatchTextContent('Ovaj tjedan: 12 objava');
  await expect.element(getByText('zadnjih 26 tjedana, ukupno 136')).toBeVisible();
});

test('each number of posts leads to the lists of exactly these posts, and each list to all of its language', async () => {
  const { getByRole } = await openDashboard();
  const hrefsIn = (name: string) =>
    getByRole('region', { name })
      .getByRole('link')
      .elements()
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  await expect
    .poll(() => hrefsIn('Brojke'))
    .toEqual([
      'Hrvatski 1.500 /postovi?status=objavljeno',
      'Engleski 87 /postovi?jezik=en-GB&status=objavljeno',
      'Hrvatski 50 /postovi?status=skica',
      'Engleski 5 /postovi?jezik=en-GB&status=skica',
    ]);
  await expect
    .poll(() => hrefsIn('Traži pažnju'))
    .toEqual([
      'Otvori popis /postovi?status=zakazano',
      'Otvori popis /postovi?status=zavrsava',
      'Hrvatski, 50 /postovi?status=skica',
      'Engleski, 5 /postovi?jezik=en-GB&status=skica',
    ]);
  const links = getByRole('link', { name: 'Svi postovi' });
  await expect.element(links.first()).toHaveAttribute('href', '/postovi');
  await expect.element(links.last()).toHaveAttribute('href', '/postovi?jezik=en-GB');
});

test('cuts a title at 75 letters, keeps the full title available, and opens the editor', async () => {
  const { getByRole, address } = await openDashboard();
  const title = getByRole('link', { name: CUT });
  await expect.element(title).toHaveAttribute('title', LONG);
  await expect.element(title).toHaveAttribute('href', '/post/detalji/tri-igre');
  await getByRole('link', { name: `Uredi: ${LONG}` }).click();
  await expect.poll(address).toBe('/post/detalji/tri-igre');
});

test('marks the posts that are not public, and those that end', async () => {
  const { getByRole } = await openDashboard();
  const rows = getByRole('region', { name: 'Zadnji članci, hrvatski' }).getByRole('listitem');
  await expect.element(rows.nth(1)).toMatchTextContent('NatječajSkica');
  await expect.element(rows.nth(2)).toMatchTextContent('Zakazano: 23-11-2026 u 09:00');
  await expect.element(rows.nth(3)).toMatchTextContent('Završava: 24-11-2026 u 12:00');
  await expect.element(rows.nth(4)).toMatchTextContent('Završeno: 21-11-2026 u 10:30');
});

test('says what there is not: nothing that needs attention, no posts of a language, no categorisation', async () => {
  const countCategorisation = () => ({ total: 0 });
  const none = { countPostsByStatus: () => makePostTotals(), listLatestPosts: () => [], countCategorisation };
  const { getByText, getByRole } = await openDashboard(none);
  await expect.element(getByText('Sve je u redu.')).toBeVisible();
  await expect.element(getByText('Još nema članaka na engleskom.')).toBeVisible();
  await expect.element(getByText('popis još nije učitan')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Dodaj članak' }).last()).toHaveAttribute('href', '/dodaj-post');
});

test('offers the role olimp only what it may open', async () => {
  const listPinnedPosts = vi.fn(() => PINS);
  const listPublishingWeeks = () => makeWeeks('2026-11-16', Array(26).fill(0));
  const { getByRole, getByText } = await openDashboard({ listPinnedPosts, listPublishingWeeks }, 'olimp');
  await expect.element(getByText('U tom razdoblju nije objavljen nijedan članak.')).toBeVisible();
  await expect.element(getByText(CUT)).toHaveAttribute('title', LONG);
  await expect.element(getByText('1.587')).toBeVisible();
  const hrefs = getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/olimp-brojevi', '/dodaj-olimp']);
  expect(listPinnedPosts).not.toHaveBeenCalled();
});

test('shows which pages of the newest issue have no article, and which two articles share', async () => {
  const on = (id: number, stranica_start: number | null, stranica_kraj: number | null) =>
    makeMagazineArticle({ id, stranica_start, stranica_kraj });
  const articles = [on(1, 3, 5), on(2, 5, 6), on(3, 8, 10), on(4, null, null)];
  const listMagazineArticles = vi.fn<NonNullable<Handlers['listMagazineArticles']>>(() => ({
    articles,
    numPages: 1,
    total: articles.length,
  }));
  const listIssues = () => [makeIssue({ id: 84, broj: '084', articles: 4, pages: 11 }), makeIssue()];
  const { getByRole } = await openDashboard({ listIssues, listMagazineArticles }, 'olimp');
  const newest = getByRole('region', { name: 'Najnoviji broj' });
  await expect.element(newest).toMatchTextContent('Olimp 084rujan 2026., 4 članka, 11 stranica');
  await expect
    .element(newest.getByRole('img'))
    .toHaveAccessibleName('7 od 11 stranica, 1 praznina: 7, Stranica 5 pripada dvama člancima');
  await expect.element(newest).toMatchTextContent('7 od 11 stranica je popunjeno, 1 praznina, 1 članak bez stranica');
  expect(listMagazineArticles.mock.lastCall?.[0].query).toMatchObject({ broj_id: 84 });
  await expect
    .element(newest.getByRole('link', { name: 'Dodaj članak' }))
    .toHaveAttribute('href', '/dodaj-olimp-clanak?broj=84');
  await expectAccessible();
});

test('when everything fails, one message gives the reason and one button repeats all', async () => {
  let isDown = true;
  const down = { message: 'Poslužitelj je zauzet.', code: 'busy' };
  const whenUp =
    <Answer,>(answer: () => Answer) =>
    (): Answer =>
      isDown ? refuse(503, down) : answer();
  const { getByRole, getByText } = await openDashboard({
    countPostsByStatus: whenUp(() => makePostTotals()),
    countCategorisation: whenUp(() => ({ total: 3000 })),
    listPublishingWeeks: whenUp(() => makeWeeks('2026-11-16', [7])),
    listLatestPosts: whenUp(() => []),
    listPinnedPosts: whenUp(() => PINS),
  });
  await expect.poll(() => getByText(/nisu učitan|Nije sve provjereno/).elements().length).toBe(5);
  expect(getByRole('alert').filter({ hasText: /\S/ }).elements()).toHaveLength(1);
  expect(getByText('Poslužitelj je zauzet.').elements()).toHaveLength(1);
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.poll(() => getByText(/nisu učitan|Nije sve provjereno/).elements()).toEqual([]);
  await expect.element(getByText('3.000')).toBeVisible();
});

test('a failed count shows no value, and only that count is requested again', async () => {
  let isDown = true;
  const countCategorisation = vi.fn(() => (isDown ? breakConnection() : { total: 3000 }));
  const countPostsByStatus = vi.fn(FULL.countPostsByStatus);
  const { getByRole, getByText } = await openDashboard({ countCategorisation, countPostsByStatus });
  const alert = getByRole('alert').filter({ hasText: 'Dio brojki nije učitan.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja.');
  await expect.element(getByText('1.587')).toBeVisible();
  isDown = false;
  const asked = countPostsByStatus.mock.calls.length;
  await alert.getByRole('button').click();
  await expect.element(getByText('3.000')).toBeVisible();
  expect(countPostsByStatus).toHaveBeenCalledTimes(asked);
});

test('shows the skeleton only after a delay, and no block moves when its data arrives', async () => {
  const gate = Promise.withResolvers<void>();
  const { container, getByText } = await openDashboard({
    listPublishingWeeks: async () => {
      await gate.promise;
      return makeWeeks('2026-11-16', Array(26).fill(3));
    },
    countPostsByStatus: async () => {
      await gate.promise;
      return TOTALS;
    },
  });
  const top = () => container.querySelector('#latest-hr-HR')?.getBoundingClientRect().top;
  expect(container.querySelectorAll('.mantine-Skeleton-root').length).toBe(0);
  await expect.poll(() => container.querySelectorAll('.mantine-Skeleton-root').length).toBeGreaterThan(0);
  const before = top();
  gate.resolve();
  await expect.element(getByText('1.587')).toBeVisible();
  await expect.element(getByText('Ovaj tjedan: 3 objave')).toBeInTheDocument();
  expect(top()).toBe(before);
});

test('on a tablet and on a desk, what waits for the user comes before the counts', async () => {
  const { getByRole } = await openDashboard();
  await expect.element(getByRole('heading', { name: 'Traži pažnju' })).toBeVisible();
  for (const width of [768, 1300]) {
    await page.viewport(width, 900);
    const side = () => {
      const [attention, recent] = getByRole('region').elements();
      return Math.sign((recent?.getBoundingClientRect().left ?? 0) - (attention?.getBoundingClientRect().left ?? 0));
    };
    await expect.poll(side).toBe(width < 992 ? 0 : 1);
    const heads = getByRole('heading', { level: 2 }).elements();
    expect(heads.slice(0, 2).map((head) => head.textContent)).toEqual(['Traži pažnju', 'Zadnje uređivano']);
  }
});

test('names the most urgent three, and the others on demand', async () => {
  const lacks = [
    { lack: 'magazineIssue.pdf', count: 1 },
    { lack: 'athlete.picture', count: 12 },
  ] as const;
  const { getByRole } = await openDashboard({ listWaitingWork: () => ({ lacks: [...lacks], drafts: [] }) });
  const attention = getByRole('region', { name: 'Traži pažnju' });
  await expect.element(attention.getByRole('listitem')).toHaveLength(3);
  await attention.getByRole('button', { name: 'Još 2' }).click();
  await expect.element(attention.getByRole('listitem')).toHaveLength(5);
  await expect.element(attention.getByRole('listitem').nth(3)).toMatchTextContent(/^1 broj nema PDF/);
  await expect
    .element(attention.getByRole('link', { name: 'Otvori popis: 12 sportaša nema sliku' }))
    .toHaveAttribute('href', '/sportasi?nedostaje=slika');
});

test('on a phone what needs attention comes first, and the languages share one list', async () => {
  await page.viewport(360, 780);
  const { getByRole, getByText } = await openDashboard();
  await expect.element(getByText('Natječaj')).toBeVisible();
  await expect.element(getByText('21-11-2026', { exact: true })).toBeVisible();
  const heads = getByRole('heading', { level: 2 }).elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    'Traži pažnju',
    'Zadnje uređivano',
    expect.any(String),
    'Zadnji članci',
  ]);
  await expect.element(getByText('Gold in Paris')).not.toBeInTheDocument();
  const choice = getByRole('radiogroup', { name: 'Jezik' });
  await choice.getByText('Engleski').click();
  await expect.element(getByText('Gold in Paris')).toBeVisible();
  await expect.element(getByText('Natječaj')).not.toBeInTheDocument();
});

test('a superadmin sees before anything else what is wrong, and the way to each', async () => {
  const WAITING = { role: null, active: 0 as const };
  const { getByRole, getByText } = await openDashboard(
    {
      listUsers: () => [
        makeUser({ ...WAITING, id: 8, created: '2026-11-20T08:04:00.000Z' }),
        makeUser({ ...WAITING, id: 7, created: '2026-11-16T21:51:00.000Z' }),
        makeUser({ id: 1, username: 'superadmin', role: 'superadmin', demo_login: 1 }),
        makeUser({ id: 2, username: 'olimp', demo_login: 1 }),
        makeUser({ id: 3, username: 'tipfeler', demo_login: 1, active: 0 }),
        makeUser(),
      ],
      getNightlyBackup: () =>
        makeNightlyBackup({ state: 'failed', problem: 'full', failed: '2026-11-21T02:14:00.000Z' }),
      listRefusedAddresses: () => ({ addresses: [], total: 12, numPages: 1, is_complete: true }),
      listWebhooks: () => [
        makeWebhook(),
        makeWebhook({ id: 2, url: 'https://cdn.example.org/a', failing_since: '2026-11-20T14:40:00.000Z' }),
      ],
      listPinnedPosts: () => PINS.slice(1),
      getSystemStatus: () => makeSystemStatus({ faults: ['store', 'disk', 'passwords'] }),
    },
    'superadmin',
  );
  const attention = getByRole('region', { name: 'Traži pažnju' });
  await attention.getByRole('button', { name: /^Još/ }).click();
  const items = attention.getByRole('listitem');
  for (const [place, [words, href]] of (
    [
      [/2 korisnika imaju javno poznatu lozinku.*još vrijedi za: superadmin, olimp\. Poslužitelj/, '/korisnici'],
      [/^Stanje sustava: 3 kvara\s?Otvori$/, '/stanje'],
      [/Noćna sigurnosna kopija nije izrađena/, undefined],
      [/Webhook cdn\.example\.org ne radi od 20-11-2026 u 15:40.*prikazuje staro\. Otvori$/, '/povezivanje?webhook=2'],
      [/2 registracije čekaju odobrenje.*16-11-2026 u 22:51\./, '/korisnici'],
      [/12 adresa ne smije na javni web.*dobiva prazno polje\. Otvori popis$/, '/adrese'],
      [/Prikvačena su 2 članka od 3/, '/postovi'],
    ] as const
  ).entries()) {
    await expect.element(items.nth(place)).toMatchTextContent(words);
    expect(items.nth(place).getByRole('link').query()?.getAttribute('href')).toBe(href);
  }
  expect(getByText(/^Zadnja sigurnosna kopija/).elements()).toEqual([]);
  await expectShownWell();
});

test('backups that are not switched on are the last thing that a superadmin sees', async () => {
  const getNightlyBackup = () => makeNightlyBackup({ state: 'off', last: null });
  const getSystemStatus = () => makeSystemStatus({ faults: ['backup'] });
  const { getByRole, getByText } = await openDashboard({ getNightlyBackup, getSystemStatus }, 'superadmin');
  await getByRole('button', { name: /^Još/ }).click();
  expect(getByText(/^Stanje sustava:/).elements()).toEqual([]);
  const last = getByRole('region', { name: 'Traži pažnju' }).getByRole('listitem').last();
  await expect.element(last).toMatchTextContent('Noćne sigurnosne kopije nisu uključene.');
});

test('no other role reads users, backups, refused addresses, webhooks and the state of the system', async () => {
  const read = vi.fn(() => refuse(403, { message: 'Ne.', code: 'forbidden' }));
  const keys = ['listUsers', 'getNightlyBackup', 'listRefusedAddresses', 'listWebhooks', 'getSystemStatus'];
  const only = Object.fromEntries(keys.map((key) => [key, read]));
  const { getByText } = await openDashboard(only);
  await expect.element(getByText('55 skica čeka objavu')).toBeVisible();
  expect(getByText(/sigurnosn|na javni web|registracij|webhook|sustav/i).elements()).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

test.each([
  'getSystemStatus',
  'listWebhooks',
  'listRefusedAddresses',
  'getNightlyBackup',
  'listUsers',
  'listPinnedPosts',
  'listWaitingWork',
] as const)('what is not known from %s is not passed over in silence, and what is known is shown', async (key) => {
  const { getByRole, getByText } = await openDashboard({ [key]: breakConnection }, 'superadmin');
  const attention = getByRole('region', { name: 'Traži pažnju' });
  await expect.element(attention).toMatchTextContent('Nije sve provjereno.');
  await expect.element(attention).toMatchTextContent('55 skica čeka objavu');
  await expect.element(attention).not.toMatchTextContent('prikvačen');
  const good = /^Zadnja sigurnosna kopija: 21-11-2026 u 03:10, 1,5 GB, dokazano prije 7 sati\.$/;
  expect(getByText(good).elements()).toHaveLength(key === 'getNightlyBackup' ? 0 : 1);
});
