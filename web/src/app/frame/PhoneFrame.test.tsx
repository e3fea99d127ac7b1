import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageListScreen } from '#web/features/content/pages/list/PageListScreen.tsx';
import { PostListScreen } from '#web/features/content/posts/list/PostListScreen.tsx';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePage } from '#web/testing/records/make-page.ts';
import { makePostRow } from '#web/testing/records/make-post.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { Shell } from './Shell.tsx';

beforeEach(() => page.viewport(360, 800));

const TITLES = ['Judo', 'Od četverca do dvojca bez kormilara: četiri olimpijska odličja Martina i Valenta Sinkovića'];
const POSTS = Array.from({ length: 20 }, (_, place) =>
  makePostRow({
    id: place + 1,
    title: TITLES[place % 2],
    alias: `clanak-${place}`,
    total_records: 44,
    ...(place % 3 === 0 && { publish_up: '2099-11-23T08:00:00.000Z' }),
  }),
);

async function open(at: string, handlers: Handlers = {}) {
  const listPosts = () => ({ posts: POSTS, numPages: 3 });
  const listPages = () => [makePage({ id: 7, title: TITLES[1] })];
  return openScreen(
    <Routes>
      <Route element={<Shell onLogOut={() => {}} />}>
        <Route path="/postovi" element={<PostListScreen />} />
        <Route path="/stranice" element={<PageListScreen />} />
      </Route>
    </Routes>,
    { role: 'superadmin', handlers: { ...POSTS_SERVER, listPosts, listPages, ...handlers }, at },
  );
}

const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());

test('between one row of tools, which stays in view, and the foot there are five whole cards, all equally high', async () => {
  const { getByRole } = await open('/postovi');
  await expect.element(getByRole('link', { name: 'Judo', exact: true }).first()).toBeVisible();
  const foot = getByRole('link', { name: 'Dodaj članak' }).last().element().parentElement?.getBoundingClientRect();
  expect(foot?.bottom).toBe(800);
  expect(rows()[0]?.top).toBeLessThanOrEqual(110);
  expect(rows().filter(({ bottom }) => bottom <= (foot?.top ?? 0))).toHaveLength(5);
  expect(new Set(rows().map(({ height }) => height))).toEqual(new Set([123]));
  expect(document.documentElement.scrollWidth).toBe(360);
  window.scrollTo(0, 600);
  const field = getByRole('textbox', { name: 'Naslov' }).element();
  await expect.poll(() => Math.round(field.getBoundingClientRect().top)).toBe(56);
});

test.each([
  [360, 123],
  [768, 78],
])('in a window of %i pixels the rows of a list have their final height while it loads', async (width, height) => {
  await page.viewport(width, 800);
  const reading = Promise.withResolvers<{ posts: typeof POSTS; numPages: number }>();
  const { getByRole } = await open('/postovi', { listPosts: () => reading.promise });
  await expect.element(getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => document.querySelector('tbody [class*="Skeleton"]')).not.toBeNull();
  const heights = () => new Set(rows().map((row) => row.height));
  expect(heights()).toEqual(new Set([height]));
  reading.resolve({ posts: POSTS, numPages: 3 });
  await expect.element(getByRole('link', { name: 'Judo', exact: true }).first()).toBeVisible();
  expect(heights()).toEqual(new Set([height]));
});

test.each([
  ['/postovi', 'Svi postovi', 'Dodaj članak'],
  ['/stranice', 'Uredi stranice-kategorije', 'Dodaj stranicu'],
])('at %s the title is whole in the top bar, and nothing is smaller than a finger', async (at, title, action) => {
  const { getByRole } = await open(at);
  await expect.element(getByRole('row').nth(1)).toBeVisible();
  const heading = getByRole('heading', { name: title }).element();
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  expect(heading.getBoundingClientRect().bottom).toBeLessThanOrEqual(52);
  expect(getByRole('link', { name: action }).last().element().getBoundingClientRect().top).toBeGreaterThan(700);
  const controls = document.querySelectorAll<HTMLElement>('#main :is(button, select, form input)');
  const shown = [...controls].filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const small = shown.filter((control) => Math.round(control.getBoundingClientRect().height) < 40);
  expect(small.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
});

test('selecting shows a checkbox on every card, moves no text, and names the actions in whole words', async () => {
  const { getByRole } = await open('/postovi');
  await expect.element(getByRole('row').nth(1)).toBeVisible();
  const title = getByRole('link', { name: 'Judo', exact: true }).first();
  const before = title.element().getBoundingClientRect();
  const box = getByRole('checkbox', { name: 'Odaberi: Judo' }).first();
  expect(box.query()).toBeNull();
  await getByRole('button', { name: 'Odaberi više' }).click();
  await box.click();
  const actions = getByRole('toolbar', { name: 'Odabrani članci' });
  await expect.element(actions).toMatchTextContent('Odabran 1 članak');
  expect(title.element().getBoundingClientRect()).toEqual(before);
  for (const name of ['Objavi', 'Vrati u skice', 'Kategorija…', 'Izbriši']) {
    const words = actions.getByRole('button', { name, exact: true }).getByText(name).element();
    expect(words.scrollWidth, name).toBeLessThanOrEqual(words.clientWidth);
    expect(words.getBoundingClientRect().right, name).toBeLessThanOrEqual(360);
  }
});

test('the link to a translation follows its language closely', async () => {
  const translated = { title: 'Judo', translation_id: 8, translation_alias: 'judo', translation_title: 'Judo' };
  const { getByRole } = await open('/postovi', {
    listPosts: () => ({ posts: [makePostRow(translated)], numPages: 1 }),
  });
  const link = getByRole('link', { name: 'EN (engleski prijevod: Judo)' });
  await expect.element(link).toBeVisible();
  const { left, right, width } = link.element().getBoundingClientRect();
  const language = getByRole('row').nth(1).getByText('hr-HR').element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(24);
  expect(right).toBe(344);
  expect(left - language.right).toBeLessThanOrEqual(1);
  expect(width).toBeLessThanOrEqual(26);
});

test('the menu holds the person, the colours and the log-out', async () => {
  const { getByRole } = await open('/postovi');
  expect(getByRole('button', { name: 'Odjavi se' }).query()).toBeNull();
  await getByRole('button', { name: 'Otvori izbornik' }).click();
  const menu = getByRole('dialog', { name: 'Izbornik' });
  await expect.element(menu.getByRole('button', { name: 'Tamni prikaz' })).toBeVisible();
  await expect.element(menu.getByRole('button', { name: 'Odjavi se' })).toBeInViewport();
});

test('at 768 px a row has at most two lines of title above its category, clear of the hairlines', async () => {
  await page.viewport(768, 900);
  const { getByRole } = await open('/postovi');
  await expect.element(getByRole('link', { name: 'Judo', exact: true }).first()).toBeVisible();
  const cells = [...document.querySelectorAll('tbody td[data-phone="title"]')];
  for (const cell of cells) {
    const [title, category] = [...cell.children].map((part) => part.getBoundingClientRect());
    const words = document.createRange();
    words.selectNodeContents(cell.children[0] as Element);
    const { top, bottom } = cell.getBoundingClientRect();
    expect(title?.height).toBeLessThan(56);
    expect(words.getBoundingClientRect().top - top).toBeGreaterThanOrEqual(3);
    expect(bottom - (category?.bottom ?? 0)).toBeGreaterThanOrEqual(3);
  }
});

test('at 768 px the title of a page has the width that its other columns do not need', async () => {
  await page.viewport(768, 900);
  const title = 'Hrvatska odličja na olimpijskim igrama';
  const { getByRole } = await open('/stranice', {
    listPages: () => [makePage({ title, translation_id: 8, translation_title: 'Medals', outdated: 1 })],
  });
  const link = getByRole('link', { name: title, exact: true });
  await expect.element(link).toBeVisible();
  expect(link.element().scrollWidth).toBeLessThanOrEqual(link.element().clientWidth);
  const language = getByRole('cell', { name: /stariji od EN/ }).element();
  expect(language.scrollWidth).toBeLessThanOrEqual(language.clientWidth);
});

test('at 1440 px the eight filters of posts are two lines of four', async () => {
  await page.viewport(1440, 900);
  const { getByRole } = await open('/postovi', { listPostAuthors: () => [] });
  await getByRole('button', { name: 'Filtri', exact: true }).click();
  const filters = getByRole('region', { name: 'Filtri' });
  await expect.element(filters.getByRole('textbox', { name: 'Do', exact: true })).toBeVisible();
  const tops = [...filters.element().children].map((field) => field.getBoundingClientRect().top);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  expect(tops.filter((top) => top === tops[4])).toHaveLength(4);
});
