import type { SearchHit } from '@baklja/contract/features/site/search';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { SearchButton } from '../frame/TopBar.tsx';

const HITS: SearchHit[] = [
  { kind: 'post', id: 9, title: 'Zlato u Parizu', key: 'zlato-u-parizu', language: 'hr-HR', isDraft: true },
  { kind: 'page', id: 4, title: 'Zlatni medaljaši', key: '4', language: 'hr-HR' },
  { kind: 'file', id: 7, title: 'zlato.jpg', key: 'galerije/2024/zlato.jpg' },
];

async function open(searchEverything: NonNullable<Handlers['searchEverything']> = () => ({ hits: HITS })) {
  const handlers = { searchEverything, listRecentRecords: () => [] };
  const screen = await openScreen(<SearchButton />, { role: 'superadmin', handlers });
  await screen.getByRole('button', { name: /^Traži/ }).click();
  const box = screen.getByRole('combobox', { name: 'Što tražite?' });
  await expect.element(box).toHaveFocus();
  return { ...screen, box, options: screen.getByRole('option') };
}

/** By then the dialog has returned the focus. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The only selected option is at that place, and the search field names it. */
async function expectChosen(place: number) {
  const options = page.getByRole('option');
  await expect.element(options.nth(place)).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('option', { selected: true }).elements()).toHaveLength(1);
  await expect
    .element(page.getByRole('combobox'))
    .toHaveAttribute('aria-activedescendant', options.nth(place).element().id);
}

const textsOf = (options: { elements: () => Element[] }) => options.elements().map(({ textContent }) => textContent);

const RECENT = [
  { kind: 'athlete' as const, id: 7, key: '7', title: 'Donna Vekić', at: '2026-11-20T16:58:00.000Z' },
  { kind: 'post' as const, id: 9, key: 'zlato-u-parizu', title: 'Zlato u Parizu', at: '2026-11-19T16:58:00.000Z' },
];

test.each([
  [1280, ['Zadnje uređivano', 'Zadaci']],
  [360, ['Zadaci', 'Zadnje uređivano']],
])('opens with Ctrl+K, in a window of %i pixels with %j', async (width, names) => {
  await page.viewport(width, 780);
  const listRecentRecords = () => RECENT;
  const { getByRole } = await openScreen(<SearchButton />, { role: 'olimp', handlers: { listRecentRecords } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(getByRole('combobox')).toHaveFocus();
  await expect.element(getByRole('group', { name: 'Zadnje uređivano' })).toBeVisible();
  expect(
    getByRole('group')
      .elements()
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(names);
  expect(textsOf(getByRole('group', { name: 'Zadnje uređivano' }).getByRole('option'))).toEqual([
    'Donna Vekićsportaš, 20-11-2026 u 17:58',
    'Zlato u Parizučlanak, 19-11-2026 u 17:58',
  ]);
  expect(textsOf(getByRole('group', { name: 'Zadaci' }).getByRole('option'))).toEqual([
    'Dodaj medaljuSve medalje',
    'Dodaj sportašaOlimpijci',
    'Dodaj OlimpBrojevi Olimpa',
    'Dodaj članakČlanci Olimp',
    'Dodaj autoraAutori Olimp',
  ]);
  const box = getByRole('dialog').element().getBoundingClientRect();
  expect([box.width === width, box.height >= 780]).toEqual([width === 360, width === 360]);
  await expectFocusSeen();
});

test('what was edited last is missed with a way to try again, and the tasks are there', async () => {
  const { getByRole, getByText } = await openScreen(<SearchButton />, {
    role: 'olimp',
    handlers: { listRecentRecords: breakConnection },
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(getByText('Zadnje uređivano nije učitano.', { exact: false })).toBeVisible();
  expect(getByRole('option').elements()).toHaveLength(5);
});

const MEDALS: SearchHit[] = [1, 2, 3, 4, 5].map((id) => ({
  kind: 'medal',
  id,
  key: String(id),
  title: `Zlato, veslanje, OI ${id}`,
  note: 'Martin Sinković',
  medalja: 1,
}));

test('shows three hits of a kind and the rest on demand, with the found words underlined', async () => {
  const athlete: SearchHit = { kind: 'athlete', id: 7, key: '7', title: 'Martin Sinković' };
  const { box, options, getByRole } = await open(() => ({ hits: [athlete, ...MEDALS] }));
  await box.fill('sinkovic');
  const medals = getByRole('group', { name: 'Medalje' }).getByRole('option');
  await expect.element(medals).toHaveLength(4);
  const names = getByRole('group')
    .elements()
    .map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual(['Medalje', 'Sportaši', 'Zadaci']);
  await expect.element(medals.first()).toMatchTextContent('1Zlato, veslanje, OI 1Martin Sinković');
  expect(medals.first().element().querySelector('mark')?.textContent).toBe('Sinković');
  await expect.element(medals.last()).toHaveTextContent('još 2');
  await expect.element(options.last()).toMatchTextContent('Dodaj sportaša');
  for (const _ of [1, 2, 3]) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(medals).toHaveLength(5);
  await expectChosen(3);
});

test('Ctrl+Enter opens a new tab and keeps the dialog', async () => {
  const opening = vi.spyOn(window, 'open').mockReturnValue(null);
  const { box, options } = await open();
  await box.fill('zlat');
  await expect.element(options.filter({ hasText: 'Zlato u Parizu' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opening).toHaveBeenCalledWith('/post/detalji/zlato-u-parizu', '_blank', 'noopener');
  await expect.element(box).toBeVisible();
});

test('hits of former words are not opened for others', async () => {
  const gate = Promise.withResolvers<void>();
  const { box, options, address } = await open(async ({ query }) => {
    if (query.text !== 'zlat') await gate.promise;
    return { hits: query.text === 'zlat' ? HITS : [] };
  });
  await box.fill('zlat');
  await expect.element(options.filter({ hasText: 'zlato.jpg' })).toBeVisible();
  await box.fill('postavke');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/postavke');
  gate.resolve();
});

test('finds screens by folded letters at once, and posts, pages and files from the server', async () => {
  const searchEverything = vi.fn<NonNullable<Handlers['searchEverything']>>(() => ({ hits: HITS }));
  const { box, options } = await open(searchEverything);
  await box.fill('clan');
  expect(textsOf(options).slice(0, 2)).toEqual(['ČlanciSadržaj', 'Članci OlimpOlimp']);
  expect(textsOf(options)).toContain('Dodaj članakČlanci');
  await box.fill('zlat');
  await expect
    .poll(() => textsOf(options))
    .toEqual([
      'Zlato u Parizuhrvatski, skica',
      'Zlatni medaljašihrvatski',
      'zlato.jpggalerije/2024',
      'Dodaj članak„zlat”',
      'Dodaj medaljuSve medalje',
      'Dodaj sportaša„zlat”',
    ]);
  await expect.poll(() => searchEverything.mock.lastCall?.[0]).toEqual({ query: { text: 'zlat' } });
  await expectAccessibleEverywhere();
});

const MENU_ITEM: SearchHit = { kind: 'menuItem', id: 12, title: 'Zlatne medalje', key: '12' };
const CATEGORISED: SearchHit = { kind: 'categorisedAthlete', id: 900_439, title: 'Ana Zlatić', key: 'Ana Zlatić' };

test.each([
  [HITS[0], '/post/detalji/zlato-u-parizu'],
  [HITS[1], '/stranice/4'],
  [HITS[2], '/media-manager/galerije?put=2024&datoteka=7'],
  [MENU_ITEM, '/navigacija?stavka=12'],
  [CATEGORISED, '/kategorizacije?trazi=Ana%20Zlati%C4%87&redak=900439'],
])('Enter opens %o', async (hit, target) => {
  const { box, options, address } = await open(() => ({ hits: hit ? [hit] : [] }));
  await box.fill('zlat');
  await expect.element(options.filter({ hasText: hit?.title ?? '' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(target);
  await expect.element(box).not.toBeInTheDocument();
});

test.each([
  ['medalje', '/medalje'],
  ['Olimpijac', '/post/detalji/zlato-u-parizu'],
  ['doku', '/dokumenti-folderi'],
  ['dodaj medalj', '/dodaj/medalje'],
])('Enter after „%s” opens %s: what is named so comes before a record with the words', async (words, target) => {
  const hit: SearchHit = { kind: 'post', id: 9, key: 'zlato-u-parizu', title: `Zlato: ${words}` };
  const { box, options, address } = await open(() => ({ hits: [hit] }));
  await box.fill(words);
  await expect.element(options.filter({ hasText: hit.title })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(target);
});

test('a task takes the words along as a name, and is found by any case of its own', async () => {
  const { box, options, getByRole, address } = await open(() => ({ hits: [] }));
  await box.fill('medalje');
  await expect.element(getByRole('group', { name: 'Zadaci' }).getByRole('option')).toMatchTextContent('Dodaj medalju');
  await box.fill('Ana Anić');
  await options.filter({ hasText: 'Dodaj sportaša„Ana Anić”' }).click();
  await expect.poll(address).toBe('/dodaj-sportasa?naziv=Ana+Ani%C4%87');
});

test('a click opens the dialog too, the arrows wrap around, and other words start at the first result', async () => {
  const { box, options, address } = await open();
  await box.fill('zlat');
  await expect.poll(() => options.elements().length).toBe(6);
  await userEvent.keyboard('{ArrowUp}');
  await expectChosen(5);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectChosen(1);
  await userEvent.keyboard('o');
  await expectChosen(0);
  await expect.poll(() => options.elements().length).toBe(6);
  await options.nth(1).click();
  await expect.poll(address).toBe('/stranice/4');
});

test.each(['{Control>}k{/Control}', '{Enter}'])('the opened screen gets the focus, by %s', async (keys) => {
  const { getByRole } = await openScreen(
    <>
      <SearchButton />
      <main id="main" tabIndex={-1} />
    </>,
    { role: 'superadmin', handlers: { listRecentRecords: () => [] } },
  );
  if (keys === '{Enter}') (getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
  await expect.element(getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await nextFrames();
  await expect.element(getByRole('main')).toHaveFocus();
});

test('shows a message when nothing is found, and Escape returns the focus', async () => {
  const { box, getByRole, getByText } = await open(() => ({ hits: [] }));
  await box.fill('qqq');
  await expect.element(getByText('Ništa ne sadrži „qqq”.')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('button', { name: /^Traži/ })).toHaveFocus();
});

test('screens are found without the server, and another try brings the rest', async () => {
  let isBroken = true;
  const { box, options, getByRole, getByText } = await open(() => (isBroken ? breakConnection() : { hits: HITS }));
  await box.fill('a');
  await expect.element(getByText('Zapisi nisu pretraženi.', { exact: false })).toBeVisible();
  expect(options.elements().length).toBeGreaterThan(0);
  isBroken = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(options.filter({ hasText: 'zlato.jpg' })).toBeVisible();
});
