import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePostRow } from '#web/testing/records/make-post.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makePin, POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { PostListScreen } from './PostListScreen.tsx';

const WARNING = 'Upozorenje! Broj "pigned" članaka mora biti 3';
const POSTS = [
  makePostRow({ id: 1, title: 'Zlato u Parizu', alias: 'zlato', total_records: 1642, izdvojeno: 1 }),
  makePostRow({
    id: 2,
    title: 'Natječaj za 2027. godinu',
    alias: 'natjecaj',
    catName: 'Natječaji',
    state: 0,
    created: '2026-11-20T23:30:00.000Z',
    images: '{"image_intro":"clanci-slike/a b.png"}',
    total_records: 1642,
  }),
  makePostRow({ id: 3, title: 'Najava', publish_up: '2099-11-23T08:00:00.000Z', total_records: 1642 }),
  makePostRow({ id: 4, title: 'Stari natječaj', publish_down: '2026-11-20T08:00:00.000Z', total_records: 1642 }),
  makePostRow({ id: 5, title: 'Novi natječaj', publish_down: '2099-12-23T08:00:00.000Z', total_records: 1642 }),
];

async function openList(handlers: Handlers = {}, at = '/postovi') {
  return openScreen(<PostListScreen />, {
    role: 'tipfeler',
    handlers: { ...POSTS_SERVER, listPosts: () => ({ posts: POSTS, numPages: 83 }), ...handlers },
    at,
  });
}

test('has the specified columns, the number of posts, and links to the editor', async () => {
  const { getByRole, getByText, address } = await openList();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Svi postovi');
  expect(document.title).toBe('Svi postovi – Baklja');
  await expect.element(getByText('1.642 članka')).toBeVisible();
  await expect.element(getByRole('cell').first()).toBeVisible();
  const heads = getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);
  expect(heads.join('|')).toBe('|Slika|Naslov|Kategorija|Vrijeme / Jezik|Izdvojeno|Status|Ping|Uredi');
  const title = getByRole('link', { name: 'Natječaj za 2027. godinu', exact: true });
  await expect.element(title).toHaveAttribute('href', '/post/detalji/natjecaj');
  await expect.element(title).toHaveAttribute('title', 'Natječaj za 2027. godinu');
  await getByRole('link', { name: 'Uredi: Natječaj za 2027. godinu' }).click();
  await expect.poll(address).toBe('/post/detalji/natjecaj');
});

test('a row shows the post, its creation time in Zagreb, and whether it is public', async () => {
  const { getByRole } = await openList();
  const rows = getByRole('table', { name: 'Svi postovi' }).getByRole('row');
  for (const [place, words] of [
    [1, /Olimpijske igre.*19-11-2026 hr-HR.*Objavljeno/],
    [2, /21-11-2026 hr-HR.*Skica/],
    [3, /Zakazano 23-11-2099 u 09:00/],
    [4, /Završeno 20-11-2026 u 09:00/],
    [5, /Objavljeno do 23-12-2099 u 09:00/],
  ] as const) {
    await expect.element(rows.nth(place)).toMatchTextContent(words);
  }
  for (const place of [3, 4]) await expect.element(rows.nth(place)).not.toMatchTextContent('Objavljeno');
  await expectShownWell();
});

test('a card of a phone shows when a publication begins or ends in place of the date', async () => {
  await page.viewport(360, 800);
  const { getByText } = await openList();
  await expect.element(getByText('23-11-2099 u 09:00').first()).toBeVisible();
  await expect.element(getByText('23-11-2099 u 09:00').last()).not.toBeVisible();
  await expect.element(getByText('Zakazano')).toBeVisible();
  await expect.element(getByText('20-11-2026 u 09:00').first()).toBeVisible();
  await expect.element(getByText('Završeno')).toBeVisible();
  await expect.element(getByText('do 23-12-2099', { exact: true })).toBeVisible();
});

test('a tablet shows a long title in two lines, and the category below them', async () => {
  await page.viewport(768, 900);
  const title = 'Od Sunčeve zrake do stadiona: baklja kreće iz Olimpije';
  const { getByRole, getByText } = await openList({
    listPosts: () => ({ posts: [makePostRow({ title })], numPages: 1 }),
  });
  const link = getByRole('link', { name: title, exact: true });
  await expect.element(link).toBeVisible();
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = link.element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  expect(clientHeight).toBe(50);
  const category = getByText('Olimpijske igre').last().element();
  expect(category.getBoundingClientRect().top).toBeGreaterThanOrEqual(link.element().getBoundingClientRect().bottom);
});

test.each([
  [0, 1],
  [2, 1],
  [3, 0],
])('with %i pins the red warning appears %i times', async (pins, warnings) => {
  const { getByText, getByRole } = await openList({ listPinnedPosts: () => [3, 2, 1].slice(0, pins).map(makePin) });
  const pressed = String(pins > 0);
  await expect.element(getByRole('button', { name: 'Ping: Najava' })).toHaveAttribute('aria-pressed', pressed);
  await expect.poll(() => getByText(WARNING).elements().length).toBe(warnings);
});

test('shows when the pins fail to load and offers a retry', async () => {
  let isDown = true;
  const listPinnedPosts = () => (isDown ? refuse(503, { message: 'Zauzeto.', code: 'busy' }) : [makePin(1)]);
  const { getByText, getByRole } = await openList({ listPinnedPosts });
  await expect.element(getByText('Nije poznato koji su članci prikvačeni.')).toBeVisible();
  await expect.element(getByText(WARNING)).not.toBeInTheDocument();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText(WARNING)).toBeVisible();
});

test('Pretraži opens the first page of the results and updates the URL', async () => {
  const listPosts = vi.fn<NonNullable<Handlers['listPosts']>>(() => ({ posts: POSTS, numPages: 83 }));
  stopClock();
  const { getByRole, address } = await openList({ listPosts }, '/postovi?stranica=3&jezik=en-GB');
  await getByRole('textbox', { name: 'Naslov' }).fill('  čilić 100% / 2 ');
  expect(listPosts.mock.lastCall).toMatchObject([{ params: { page: 3 }, query: {} }]);
  await getByRole('button', { name: 'Pretraži' }).click();
  await expect.poll(address).toBe('/postovi?jezik=en-GB&trazi=%C4%8Dili%C4%87+100%25+%2F+2');
  await expect
    .poll(() => listPosts.mock.lastCall)
    .toEqual([{ params: { page: 1, language: 'en-GB', search: '-' }, query: { search: 'čilić 100% / 2' } }]);
});

test('a search without a result can be repeated in the other language', async () => {
  const listPosts = () => ({ posts: [], numPages: 0 });
  const { getByRole, address } = await openList({ listPosts }, '/postovi?trazi=sinkovich');
  await expect.element(getByRole('heading', { name: 'Nijedan naslov ne sadrži „sinkovich”.' })).toBeVisible();
  await getByRole('button', { name: 'Traži među engleskima' }).click();
  await expect.poll(address).toBe('/postovi?jezik=en-GB&trazi=sinkovich');
});

test('the whole row is a link to its post, below its other controls', async () => {
  const { getByRole } = await openList();
  await expect.element(getByRole('link', { name: 'Natječaj za 2027. godinu', exact: true })).toBeVisible();
  const cells = getByRole('row').nth(2).getByRole('cell');
  const linkAt = (cell: Element) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a, button, label');
  };
  expect(linkAt(cells.nth(3).element())?.getAttribute('href')).toBe('/post/detalji/natjecaj');
  expect(linkAt(getByRole('row').nth(2).getByRole('checkbox').element())?.tagName).not.toBe('A');
  const toggle = getByRole('row').nth(2).getByRole('button').first().element();
  expect(linkAt(toggle)).toBe(toggle);
});
