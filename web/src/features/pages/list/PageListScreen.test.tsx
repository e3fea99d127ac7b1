import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePageRow, PAGES_SERVER } from '#web/testing/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { PageListScreen } from './PageListScreen.tsx';

afterEach(() => page.viewport(1440, 900));

const PAGES = [
  makePageRow({ id: 7, title: 'Povijest' }),
  makePageRow({ id: 20, title: 'Natječaji' }),
  makePageRow({ id: 111, title: 'Čelnici odbora' }),
];

async function openList(handlers: Handlers = {}, at = '/stranice') {
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, listPages: () => PAGES, ...handlers });
  return renderScreen(<PageListScreen />, { at });
}

type List = Awaited<ReturnType<typeof openList>>;

const titles = ({ container }: List) =>
  [...container.querySelectorAll('td:nth-child(2)')].map((cell) => cell.textContent);

test('shows the screen title, the number of pages, and title and id of each page, newest first', async () => {
  const list = await openList();
  await expect.element(list.getByRole('heading', { level: 1 })).toHaveTextContent('Uredi stranice-kategorije');
  expect(document.title).toBe('Uredi stranice-kategorije – Baklja');
  await expect.element(list.getByText('3 stranice')).toBeVisible();
  expect(titles(list)).toEqual(['Čelnici odbora', 'Natječaji', 'Povijest']);
  await expect.element(list.getByRole('row').nth(1)).toMatchTextContent('111');
  await expect.element(list.getByRole('link', { name: 'Dodaj stranicu' })).toHaveAttribute('href', '/new-page');
});

test('the whole row and Uredi link to the page', async () => {
  const { getByRole, address } = await openList();
  const link = getByRole('link', { name: 'Natječaji', exact: true });
  await expect.element(link).toHaveAttribute('href', '/stranice/20');
  // The link covers the cell and receives the click.
  await getByRole('cell', { name: '20' }).click({ force: true });
  await expect.poll(address).toBe('/stranice/20');
});

test('Uredi names its page', async () => {
  const { getByRole, address } = await openList();
  await getByRole('link', { name: 'Uredi: Povijest' }).click();
  await expect.poll(address).toBe('/stranice/7');
});

test('searching while typing ignores diacritics, counts the results, and updates the URL', async () => {
  const list = await openList();
  await expect.element(list.getByText('3 stranice')).toBeVisible();
  await list.getByRole('textbox', { name: 'Naslov' }).fill('cel');
  await expect.element(list.getByText('1 stranica')).toBeVisible();
  expect(titles(list)).toEqual(['Čelnici odbora']);
  expect(list.address()).toBe('/stranice?trazi=cel');
  await list.getByRole('button', { name: 'Poništi pretragu' }).click();
  await expect.element(list.getByText('3 stranice')).toBeVisible();
  expect(list.address()).toBe('/stranice');
});

test('opens in the state of the URL, which holds the language', async () => {
  const listPages = vi.fn<NonNullable<Handlers['listPages']>>(() => PAGES);
  const list = await openList({ listPages }, '/stranice?jezik=en-GB&trazi=pov');
  await expect.element(list.getByRole('textbox', { name: 'Naslov' })).toHaveValue('pov');
  await expect.element(list.getByText('1 stranica')).toBeVisible();
  expect(listPages.mock.lastCall).toEqual([{ params: { language: 'en-GB' } }]);
  const language = list.getByRole('combobox', { name: 'Jezik' });
  await expect.element(language).toHaveDisplayValue('Engleski en-GB');
  await language.selectOptions('Hrvatski hr-HR');
  expect(list.address()).toBe('/stranice?trazi=pov');
  await expect.poll(() => listPages.mock.lastCall).toEqual([{ params: { language: 'hr-HR' } }]);
});

test('a language without pages explains what belongs here and links to creating the first page', async () => {
  const { getByRole } = await openList({ listPages: () => [] }, '/stranice?jezik=en-GB');
  await expect.element(getByRole('heading', { name: 'Ovdje će biti stranice na engleskom.' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Dodaj stranicu' }).last()).toHaveAttribute('href', '/new-page');
  await expectAccessible();
});

test('an empty result names the search and offers two ways out', async () => {
  const { getByRole, address } = await openList({}, '/stranice?trazi=rukomet');
  await expect.element(getByRole('heading', { name: 'Nijedan naslov ne sadrži „rukomet”.' })).toBeVisible();
  await expectAccessible();
  await getByRole('button', { name: 'Traži među engleskima' }).click();
  await expect.poll(address).toBe('/stranice?jezik=en-GB&trazi=rukomet');
  await getByRole('button', { name: 'Poništi pretragu' }).last().click();
  await expect.poll(address).toBe('/stranice?jezik=en-GB');
});

test('a list that fails to load shows the reason, keeps the search, and loads on retry', async () => {
  let isDown = true;
  const listPages = () => (isDown ? breakConnection() : PAGES);
  const { getByRole, getByText } = await openList({ listPages }, '/stranice?trazi=povijest');
  const alert = getByRole('alert').filter({ hasText: 'Popis stranica nije učitan.' });
  await expect.element(alert).toMatchTextContent('Vaša pretraga „povijest” ostaje upisana.');
  await expectAccessible();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('Povijest')).toBeVisible();
});

test('the skeleton appears only when the list is slow', async () => {
  const moveTo = stopClock();
  const gate = Promise.withResolvers<void>();
  const { container, getByText } = await openList({ listPages: () => gate.promise.then(() => PAGES) });
  const skeletons = () => container.querySelectorAll('.mantine-Skeleton-root').length;
  await moveTo(149);
  expect(skeletons()).toBe(0);
  await moveTo(150);
  await expect.poll(skeletons).toBe(100);
  vi.useRealTimers();
  gate.resolve();
  await expect.element(getByText('Povijest')).toBeVisible();
  expect(skeletons()).toBe(0);
});

test('a thousand pages can be searched and reached by keyboard', async () => {
  const many = Array.from({ length: 1000 }, (_, place) =>
    makePageRow({ id: place + 1, title: `Stranica ${place + 1}` }),
  );
  const { getByRole, getByText, address } = await openList({ listPages: () => many });
  await expect.element(getByText('1.000 stranica')).toBeVisible();
  await getByRole('textbox', { name: 'Naslov' }).fill('stranica 777');
  await expect.element(getByText('1 stranica')).toBeVisible();
  getByRole('link', { name: 'Stranica 777', exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/stranice/777');
});

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const)('the list is accessible and fits: %s, %i px', async (colorScheme, width) => {
  await page.viewport(width, 900);
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, listPages: () => PAGES });
  const { getByText } = await renderScreen(<PageListScreen />, { colorScheme });
  await expect.element(getByText('Povijest')).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBe(width);
});
