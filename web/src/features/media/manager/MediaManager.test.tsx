import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openManager } from '#web/testing/open-manager.tsx';
import { makeFile } from '#web/testing/records/make-file.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { FILES, MEDIA_SERVER } from '#web/testing/servers/media-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';

const PARIS = 'put=2026%2Fpariz';
const IN_PARIS = `/media-manager/clanci-slike?${PARIS}`;

function focus(control: Locator): void {
  (control.element() as HTMLElement).focus();
}

test('has the specified columns and shows the folder and the number of its files', async () => {
  const long = makeFile({ id: 4, path: `clanci-slike/${'jarun-'.repeat(20)}.jpg` });
  const listFiles = () => ({ files: [...FILES, long], total: 4218, numPages: 85 });
  const { getByRole, getByText } = await openManager({ listFiles });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Media');
  await expect.element(getByText('clanci-slike, 4.218 datoteka, 1 folder')).toBeVisible();
  expect(document.title).toBe('Media: clanci-slike – Baklja');
  const heads = getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent).filter(Boolean)).toEqual(['Slika', 'Ime', 'Vrijeme', 'Link', 'Radnje']);
  // Otherwise rows show through between the top bar and the sticky head.
  expect(heads.map((head) => getComputedStyle(head).borderTopWidth)).toEqual(Array(6).fill('0px'));
  await expect
    .element(getByText('Sve što je ovdje ima javnu adresu, pa i dokumenti iz skrivenih foldera.'))
    .toBeVisible();

  const picture = getByRole('button', { name: 'Detalji: jarun.jpg' }).element().getBoundingClientRect();
  expect([picture.width, picture.height]).toEqual([50, 50]);
  expect(getByRole('button', { name: 'Detalji: Izvješće 2025.pdf' }).element().querySelector('svg')).not.toBeNull();
  const link = getByRole('link', { name: 'jarun.jpg (otvara se u novoj kartici)' });
  await expect.element(link).toHaveAttribute('href', '/files/clanci-slike/jarun.jpg?v=abc');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('title', 'jarun.jpg');
  const longLink = getByRole('link', { name: /^jarun-jarun/ }).element();
  expect(longLink.getBoundingClientRect().width).toBe(250);
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('21.11.2026 - 09:14');
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('21.11.2026 - 00:30');
  await expectShownWell();
}, 30_000);

test('a folder counts the files below it, and an empty one leads to its subfolders, or says that it has none', async () => {
  const listFiles = () => ({ files: [], total: 0, numPages: 0 });
  const { getByRole, getByText, address } = await openManager({ listFiles }, { query: 'put=2026' });
  await expect.element(getByText('clanci-slike/2026, 1 folder')).toBeVisible();
  await expect.element(getByText('Ovdje su samo subfolderi.')).toBeVisible();
  await expect.element(getByText('Ovaj je folder prazan.')).not.toBeInTheDocument();
  await getByRole('link', { name: 'pariz 7' }).last().click();
  await expect.poll(address).toBe(IN_PARIS);
  await expect.element(getByText('Ovaj je folder prazan.')).toBeVisible();
  expect(getByRole('button', { name: 'Upload' }).elements()).toHaveLength(2);
  const message = getByRole('navigation', { name: 'Folderi' }).getByText('No folders add one');
  await expect.element(message).toBeVisible();
  expect(message.element().previousElementSibling?.textContent).toMatch(/^pariz/);
  await expectAccessible();
});

test('opens in the state of the URL and requests exactly that from the server', async () => {
  const query = `${PARIS}&trazi=jarun&poredak=velicina&smjer=obrnuto&stranica=2&prikaz=mreza`;
  const { getByRole, listFiles } = await openManager({}, { query });
  await expect.element(getByRole('textbox', { name: 'Pretraži' })).toHaveValue('jarun');
  await expect.element(getByRole('radio', { name: 'Mreža' })).toBeChecked();
  await expect.element(getByRole('combobox', { name: 'Poredak' })).toHaveDisplayValue('Najmanje');
  expect(listFiles.mock.lastCall).toEqual([
    { query: { folder: 'clanci-slike/2026/pariz', search: 'jarun', sort: 'size', order: 'reverse', page: 2 } },
  ]);
});

test('a folder opens, and Nazad goes back along the visited folders', async () => {
  const { getByRole, address, list } = await openManager({}, { folder: 'images' });
  const folders = getByRole('navigation', { name: 'Folderi' });
  await folders.getByRole('link', { name: /^clanci-slike/ }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike');
  expect(getByRole('button', { name: 'Nazad' }).query()).toBeNull();
  await folders.getByRole('link', { name: /^2026/ }).click();
  await folders.getByRole('link', { name: /^pariz/ }).click();
  await expect.poll(address).toBe(IN_PARIS);
  await getByRole('button', { name: 'Nazad' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026');
  focus(getByRole('button', { name: 'Nazad' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/media-manager/clanci-slike');
  // The folder has no Nazad that could keep the focus.
  await expect.element(list).toHaveFocus();
});

test('Nazad after a step up returns to the folder below, and to the parent of a typed folder', async () => {
  const { getByRole, address } = await openManager({}, { query: PARIS });
  await getByRole('link', { name: /^2026/ }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026');
  await getByRole('button', { name: 'Nazad' }).click();
  await expect.poll(address).toBe(IN_PARIS);
  await getByRole('button', { name: 'Nazad' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026');
});

test.each([
  ['slike', ''],
  ['images', 'put=..%2Fclanci-slike'],
])('%s?%s is not found', async (folder, query) => {
  const { getByRole, listFiles } = await openManager({}, { folder, query });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Ovog foldera nema.');
  await expect
    .element(getByRole('link', { name: 'Otvori folder images' }))
    .toHaveAttribute('href', '/media-manager/images');
  expect(listFiles).not.toHaveBeenCalled();
});

test('a folder unknown to the server is not found', async () => {
  const listFiles = () => refuse(404, { message: 'Takav folder ne postoji.', code: 'not-found' });
  const { getByRole } = await openManager({ listFiles }, { folder: 'images', query: 'put=nema' });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Ovog foldera nema.');
});

test('searches below the open folder while the user types and shows the folder of each result', async () => {
  const hit = makeFile({ id: 9, path: 'clanci-slike/2026/pariz/četer.jpg' });
  const found: Record<string, object[]> = { četer: [hit], sinkovich: [] };
  const { getByRole, getByText, address, listFiles } = await openManager({}, { query: 'stranica=3' });
  listFiles.mockImplementation(({ query: { search = '' } }) => {
    const files = (found[search] ?? FILES) as typeof FILES;
    return { files, total: files.length, numPages: files.length };
  });
  const field = getByRole('textbox', { name: 'Pretraži' });
  await field.fill(' četer ');
  await expect.poll(address).toBe('/media-manager/clanci-slike?trazi=%C4%8Deter');
  await expect
    .poll(() => listFiles.mock.lastCall)
    .toMatchObject([{ query: { folder: 'clanci-slike', search: 'četer', page: 1 } }]);
  await expect.element(getByText('clanci-slike, 1 pogodak')).toBeVisible();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('clanci-slike/2026/pariz');
  await expectAccessible();
  await field.fill('sinkovich');
  await expect.element(getByText('Ništa se ne zove „sinkovich”.')).toBeVisible();
  await expect.element(getByText(/^Traženo je u folderu „clanci-slike” i u svima ispod njega\./)).toBeVisible();
  await getByRole('button', { name: 'Poništi pretragu' }).last().click();
  await expect.poll(address).toBe('/media-manager/clanci-slike');
});

test('column heads and the menu sort, in the order of the server', async () => {
  const { getByRole, address, listFiles } = await openManager({}, { folder: 'images', query: 'stranica=4' });
  const name = getByRole('columnheader', { name: 'Ime' });
  const time = getByRole('columnheader', { name: 'Vrijeme' });
  await expect.element(time).toHaveAttribute('aria-sort', 'descending');
  await name.getByRole('button').click();
  await expect.poll(address).toBe('/media-manager/images?poredak=ime');
  await expect.element(name).toHaveAttribute('aria-sort', 'ascending');
  await name.getByRole('button').click();
  await expect.poll(address).toBe('/media-manager/images?poredak=ime&smjer=obrnuto');
  await expect.poll(() => listFiles.mock.lastCall).toMatchObject([{ query: { sort: 'name', order: 'reverse' } }]);
  await time.getByRole('button').click();
  await expect.poll(address).toBe('/media-manager/images');
  await getByRole('combobox', { name: 'Poredak' }).selectOptions('Najveće');
  await expect.poll(address).toBe('/media-manager/images?poredak=velicina');
});

test('the grid view is kept in the URL and in the browser', async () => {
  const { getByRole, getByText, address } = await openManager();
  await getByText('Mreža').first().click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?prikaz=mreza');
  await expect.element(getByRole('button', { name: 'jarun.jpg' })).toBeVisible();
  await expectShownWell();
  await getByRole('navigation', { name: 'Folderi' })
    .getByRole('link', { name: /^images/ })
    .click();
  await expect.element(getByRole('radio', { name: 'Mreža' })).toBeChecked();
  expect(localStorage.getItem('baklja.media-view')).toBe('"grid"');
  await getByText('Tablica').first().click();
  await expect.poll(address).toBe('/media-manager/images');
  await expect.element(getByRole('table')).toBeVisible();
}, 30_000);

test('shows why the list failed to load, keeps the search, and offers a retry', async () => {
  let isDown = true;
  const listFiles = () => (isDown ? breakConnection() : MEDIA_SERVER.listFiles());
  const { getByRole, getByText } = await openManager({ listFiles }, { query: 'trazi=zlato' });
  await expect.element(getByText('Popis datoteka nije učitan.')).toBeVisible();
  await expect.element(getByText(/Vaša pretraga „zlato” ostaje upisana\./)).toBeVisible();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('jarun.jpg');
});

test('shows Loading... only after a delay', async () => {
  const moveTo = stopClock();
  const { getByText } = await openManager({ listFiles: () => new Promise(() => {}) }, { query: 'prikaz=mreza' });
  const loading = getByText('Loading...').first();
  expect(loading.query()).toBeNull();
  await moveTo(1000);
  await expect.element(loading).toBeInTheDocument();
  vi.useRealTimers();
  await expectAccessible();
});

test('the area around a checkbox selects, with Shift a range; the bar replaces the toolbar at the same height', async () => {
  const { getByRole, box, list } = await openManager();
  await expect.element(box('jarun.jpg')).toBeVisible();
  const around = (name: string) => page.elementLocator(box(name).element().closest('label') as Element);
  const { width } = around('jarun.jpg').element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(24);
  const position = { x: width - 3, y: 3 };
  const tableTop = () => getByRole('table').element().getBoundingClientRect().top;
  const topBefore = tableTop();
  await around('jarun.jpg').click({ position });
  const bar = getByRole('toolbar', { name: 'Odabrane datoteke' });
  await expect.element(bar).toMatchTextContent('1 odabrana');
  expect(tableTop()).toBe(topBefore);
  await around('Izvješće 2025.pdf').click({ position, modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('3 odabrane');
  await box('sve na stranici').click();
  await expect.element(bar).not.toBeInTheDocument();
  for (const key of ['{Escape}', '{Enter}']) {
    await box('sve na stranici').click();
    await expect.element(bar).toMatchTextContent('3 odabrane');
    focus(getByRole('button', { name: /^Poništi odabir/ }));
    await userEvent.keyboard(key);
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
  }
});

test('a page past the end redirects to the last page, and another page starts with an empty selection', async () => {
  const listFiles: Handlers['listFiles'] = ({ query: { page: number = 1 } }) => ({
    files: number > 2 ? [] : FILES,
    total: 53,
    numPages: 2,
  });
  const { getByRole, address, box } = await openManager({ listFiles }, { query: 'stranica=7' });
  await expect.poll(address).toBe('/media-manager/clanci-slike?stranica=2');
  await box('jarun.jpg').click();
  await expect.element(getByRole('toolbar')).toBeVisible();
  const below = getByRole('navigation', { name: 'Stranice popisa, na dnu' });
  await below.getByRole('button', { name: 'Prethodna stranica' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike');
  await expect.element(getByRole('toolbar')).not.toBeInTheDocument();
});

test('Kopiraj url copies the absolute URL, also where the browser has no clipboard API, or else shows it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole, getByText } = await openManager();
  const button = getByRole('button', { name: 'Kopiraj url : doček na trgu.jpg' });
  const url = `${window.location.origin}/files/clanci-slike/do%C4%8Dek%20na%20trgu.jpg`;
  await button.click();
  await expect.element(getByText('kopirano')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(url);

  // As on pages served over http.
  writeText.mockRejectedValue(new Error('not allowed'));
  let copied = '';
  const execCommand = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    copied = String(document.getSelection());
    return true;
  });
  await button.click();
  await expect.poll(() => copied).toBe(url);
  expect(execCommand).toHaveBeenCalledWith('copy');
  await expect.element(button).toHaveFocus();

  execCommand.mockReturnValue(false);
  await button.click();
  await expect.element(getByText(/Adresa je: http.*trgu\.jpg/)).toBeVisible();
});
