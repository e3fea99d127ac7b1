import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile } from '#web/testing/make-file.ts';
import { FILES, MEDIA_SERVER } from '#web/testing/media-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MediaManagerScreen } from './MediaManagerScreen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const IN_PARIS = '/media-manager/clanci-slike?put=2026%2Fpariz';

async function openManager(handlers: Handlers = {}, at = '/media-manager/clanci-slike') {
  logInAs('tipfeler');
  const listFiles = vi.fn<NonNullable<Handlers['listFiles']>>(MEDIA_SERVER.listFiles);
  fakeServer({ ...MEDIA_SERVER, listFiles, ...handlers });
  const screen = await renderScreen(<MediaManagerScreen />, { at, path: '/media-manager/:folder' });
  return { ...screen, listFiles };
}

test('has the specified columns and shows the folder and the number of its files', async () => {
  const { getByRole, getByText } = await openManager();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Media');
  await expect.element(getByText('clanci-slike, 4.218 datoteka')).toBeVisible();
  expect(document.title).toBe('Media: clanci-slike – Baklja');
  const heads = getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent).filter(Boolean)).toEqual(['Slika', 'Ime', 'Vrijeme', 'Link', 'Radnje']);
  await expect
    .element(getByText('Sve što je ovdje ima javnu adresu, pa i dokumenti iz skrivenih foldera.'))
    .toBeVisible();
});

test('a name opens the file in a new tab, and the time is in the Zagreb time zone', async () => {
  const { getByRole } = await openManager();
  const link = getByRole('link', { name: 'jarun.jpg (otvara se u novoj kartici)' });
  await expect.element(link).toHaveAttribute('href', '/files/clanci-slike/jarun.jpg?v=abc');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('title', 'jarun.jpg');
  expect(link.element().getBoundingClientRect().width).toBeLessThanOrEqual(250);
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('21.11.2026 - 09:14');
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('21.11.2026 - 00:30');
});

test('a long name is cut at 250 px', async () => {
  const files = [makeFile({ path: `clanci-slike/${'jarun-'.repeat(20)}.jpg` })];
  const { getByRole } = await openManager({ listFiles: () => ({ files, total: 1, numPages: 1 }) });
  const link = getByRole('link', { name: /^jarun-jarun/ });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().width).toBe(250);
});

test('a picture shows at 50 × 50 px, any other file as an icon', async () => {
  const { getByRole } = await openManager();
  const picture = getByRole('button', { name: 'Detalji: jarun.jpg' });
  await expect.element(picture).toBeVisible();
  const { width, height } = picture.element().getBoundingClientRect();
  expect([width, height]).toEqual([50, 50]);
  expect(getByRole('button', { name: 'Detalji: Izvješće 2025.pdf' }).element().querySelector('svg')).not.toBeNull();
});

test('opens in the state of the URL and requests exactly that from the server', async () => {
  const at = `${IN_PARIS}&trazi=jarun&poredak=velicina&smjer=obrnuto&stranica=2&prikaz=mreza`;
  const { getByRole, listFiles } = await openManager({}, at);
  await expect.element(getByRole('textbox', { name: 'Pretraži' })).toHaveValue('jarun');
  await expect.element(getByRole('radio', { name: 'Mreža' })).toBeChecked();
  await expect.element(getByRole('combobox', { name: 'Poredak' })).toHaveDisplayValue('Najmanje');
  expect(listFiles.mock.lastCall).toEqual([
    { query: { folder: 'clanci-slike/2026/pariz', search: 'jarun', sort: 'size', order: 'reverse', page: 2 } },
  ]);
});

test('a folder opens, and Nazad goes back along the visited folders', async () => {
  const { getByRole, address } = await openManager({}, '/media-manager/images');
  const folders = getByRole('navigation', { name: 'Folderi' });
  await folders.getByRole('link', { name: /^clanci-slike/ }).click();
  expect(address()).toBe('/media-manager/clanci-slike');
  expect(getByRole('button', { name: 'Nazad' }).query()).toBeNull();
  await folders.getByRole('link', { name: /^2026/ }).click();
  await folders.getByRole('link', { name: /^pariz/ }).click();
  expect(address()).toBe(IN_PARIS);
  await getByRole('button', { name: 'Nazad' }).click();
  expect(address()).toBe('/media-manager/clanci-slike?put=2026');
  await getByRole('button', { name: 'Nazad' }).click();
  expect(address()).toBe('/media-manager/clanci-slike');
});

test('Nazad after a step up returns to the folder below', async () => {
  const { getByRole, address } = await openManager({}, IN_PARIS);
  await getByRole('link', { name: /^2026/ }).click();
  expect(address()).toBe('/media-manager/clanci-slike?put=2026');
  await getByRole('button', { name: 'Nazad' }).click();
  expect(address()).toBe(IN_PARIS);
});

test('after opening a typed URL, Nazad goes to the parent folder', async () => {
  const { getByRole, address } = await openManager({}, IN_PARIS);
  await getByRole('button', { name: 'Nazad' }).click();
  expect(address()).toBe('/media-manager/clanci-slike?put=2026');
});

test('a folder without subfolders shows a message', async () => {
  const { getByText } = await openManager({}, IN_PARIS);
  await expect.element(getByText('No folders add one')).toBeVisible();
});

test.each(['/media-manager/slike', '/media-manager/images?put=..%2Fclanci-slike'])('%s is not found', async (at) => {
  const { getByRole, listFiles } = await openManager({}, at);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Ovog foldera nema.');
  await expect
    .element(getByRole('link', { name: 'Otvori folder images' }))
    .toHaveAttribute('href', '/media-manager/images');
  expect(listFiles).not.toHaveBeenCalled();
});

test('a folder unknown to the server is not found', async () => {
  const listFiles = () => refuse(404, { message: 'Takav folder ne postoji.', code: 'not-found' });
  const { getByRole } = await openManager({ listFiles }, '/media-manager/images?put=nema');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Ovog foldera nema.');
});

test('searches below the open folder while the user types and shows the folder of each result', async () => {
  const hit = makeFile({ id: 9, path: 'clanci-slike/2026/pariz/četer.jpg' });
  const listFiles = vi.fn<NonNullable<Handlers['listFiles']>>(({ query }) =>
    query.search ? { files: [hit], total: 1, numPages: 1 } : MEDIA_SERVER.listFiles(),
  );
  const { getByRole, getByText, address } = await openManager({ listFiles }, '/media-manager/clanci-slike?stranica=3');
  await getByRole('textbox', { name: 'Pretraži' }).fill(' četer ');
  await expect.poll(address).toBe('/media-manager/clanci-slike?trazi=%C4%8Deter');
  await expect
    .poll(() => listFiles.mock.lastCall)
    .toMatchObject([{ query: { folder: 'clanci-slike', search: 'četer', page: 1 } }]);
  await expect.element(getByText('clanci-slike, 1 pogodak')).toBeVisible();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('clanci-slike/2026/pariz');
  await getByRole('button', { name: 'Poništi pretragu' }).click();
  expect(address()).toBe('/media-manager/clanci-slike');
  await expect.element(getByRole('textbox', { name: 'Pretraži' })).toHaveFocus();
});

test('shows that nothing was found and offers to show all files', async () => {
  const listFiles: Handlers['listFiles'] = ({ query }) =>
    query.search ? { files: [], total: 0, numPages: 0 } : MEDIA_SERVER.listFiles();
  const { getByRole, getByText, address } = await openManager({ listFiles }, '/media-manager/images?trazi=sinkovich');
  await expect.element(getByText('Ništa se ne zove „sinkovich”.')).toBeVisible();
  await getByRole('button', { name: 'Poništi pretragu' }).last().click();
  expect(address()).toBe('/media-manager/images');
});

test('an empty folder explains what belongs there', async () => {
  const { getByText, getByRole } = await openManager({ listFiles: () => ({ files: [], total: 0, numPages: 0 }) });
  await expect.element(getByText('Ovaj je folder prazan.')).toBeVisible();
  expect(getByRole('button', { name: 'Upload' }).elements()).toHaveLength(2);
});

test('column heads sort, reverse the order, and announce it', async () => {
  const { getByRole, address, listFiles } = await openManager({}, '/media-manager/images?stranica=4');
  const name = getByRole('columnheader', { name: 'Ime' });
  const time = getByRole('columnheader', { name: 'Vrijeme' });
  await expect.element(time).toHaveAttribute('aria-sort', 'descending');
  await name.getByRole('button').click();
  expect(address()).toBe('/media-manager/images?poredak=ime');
  await expect.element(name).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(time).not.toHaveAttribute('aria-sort');
  await name.getByRole('button').click();
  expect(address()).toBe('/media-manager/images?poredak=ime&smjer=obrnuto');
  await expect.element(name).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => listFiles.mock.lastCall).toMatchObject([{ query: { sort: 'name', order: 'reverse' } }]);
  await time.getByRole('button').click();
  expect(address()).toBe('/media-manager/images');
});

test('the sort menu next to the view sorts by size', async () => {
  const { getByRole, address } = await openManager();
  await getByRole('combobox', { name: 'Poredak' }).selectOptions('Najveće');
  expect(address()).toBe('/media-manager/clanci-slike?poredak=velicina');
});

test('the grid view is kept in the URL and in the browser', async () => {
  const { getByRole, getByText, address } = await openManager();
  await getByText('Mreža').click();
  expect(address()).toBe('/media-manager/clanci-slike?prikaz=mreza');
  await expect.element(getByRole('button', { name: 'jarun.jpg' })).toBeVisible();
  await getByRole('navigation', { name: 'Folderi' })
    .getByRole('link', { name: /^images/ })
    .click();
  await expect.element(getByRole('radio', { name: 'Mreža' })).toBeChecked();
  expect(localStorage.getItem('baklja.media-view')).toBe('"grid"');
  await getByText('Tablica').click();
  expect(address()).toBe('/media-manager/images');
  await expect.element(getByRole('table')).toBeVisible();
});

test('the pager steps, and a page past the end redirects to the last page', async () => {
  const listFiles: Handlers['listFiles'] = ({ query }) => ({
    files: (query.page ?? 1) > 2 ? [] : FILES,
    total: 53,
    numPages: 2,
  });
  const { getByRole, address } = await openManager({ listFiles }, '/media-manager/images?stranica=7');
  await expect.poll(address).toBe('/media-manager/images?stranica=2');
  const pager = getByRole('navigation', { name: 'Stranice popisa', exact: true });
  await pager.getByRole('button', { name: 'Prethodna stranica' }).click();
  expect(address()).toBe('/media-manager/images');
});

test('shows why the list failed to load, keeps the search, and offers a retry', async () => {
  let isDown = true;
  const listFiles = () => (isDown ? breakConnection() : MEDIA_SERVER.listFiles());
  const { getByRole, getByText } = await openManager({ listFiles }, '/media-manager/images?trazi=zlato');
  await expect.element(getByText('Popis datoteka nije učitan.')).toBeVisible();
  await expect.element(getByText(/Vaša pretraga „zlato” ostaje upisana\./)).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'Pretraži' })).toHaveValue('zlato');
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('jarun.jpg');
});

test('shows Loading... only after a delay', async () => {
  const { getByText } = await openManager({ listFiles: () => new Promise(() => {}) });
  expect(getByText('Loading...').query()).toBeNull();
  await expect.element(getByText('Loading...')).toBeInTheDocument();
});

test('selects rows, ranges with Shift, and all; the bar replaces the toolbar at the same height', async () => {
  const { getByRole } = await openManager();
  const box = (name: string) => getByRole('checkbox', { name: `Odaberi ${name}`, exact: true });
  await expect.element(box('jarun.jpg')).toBeVisible();
  const tableTop = () => getByRole('table').element().getBoundingClientRect().top;
  const topBefore = tableTop();
  await box('jarun.jpg').click();
  const bar = getByRole('toolbar', { name: 'Odabrane datoteke' });
  await expect.element(bar).toMatchTextContent('1 odabrana');
  expect(tableTop()).toBe(topBefore);
  await box('Izvješće 2025.pdf').click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('3 odabrane');
  await box('sve na stranici').click();
  await expect.element(bar).not.toBeInTheDocument();
  await box('sve na stranici').click();
  await expect.element(bar).toMatchTextContent('3 odabrane');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(box('jarun.jpg')).not.toBeChecked();
});

test('another page starts with an empty selection', async () => {
  const { getByRole } = await openManager();
  await getByRole('checkbox', { name: 'Odaberi jarun.jpg' }).click();
  const below = getByRole('navigation', { name: 'Stranice popisa, na dnu' });
  await below.getByRole('button', { name: 'Sljedeća stranica' }).click();
  await expect.element(getByRole('toolbar', { name: 'Odabrane datoteke' })).not.toBeInTheDocument();
});

test('Kopiraj url copies the absolute URL and confirms it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole, getByText } = await openManager();
  await getByRole('button', { name: 'Kopiraj url : doček na trgu.jpg' }).click();
  await expect.element(getByText('kopirano')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/files/clanci-slike/do%C4%8Dek%20na%20trgu.jpg`);
});

test('copies when the browser has no clipboard API for pages served over http', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  let copied = '';
  const execCommand = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    copied = String(document.getSelection());
    return true;
  });
  const { getByRole, getByText } = await openManager();
  const button = getByRole('button', { name: 'Kopiraj url : jarun.jpg' });
  await button.click();
  await expect.element(getByText('kopirano')).toBeVisible();
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(copied).toBe(`${window.location.origin}/files/clanci-slike/jarun.jpg`);
  await expect.element(button).toHaveFocus();
});

test('shows the URL when it cannot be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const { getByRole, getByText } = await openManager();
  await getByRole('button', { name: 'Kopiraj url : jarun.jpg' }).click();
  await expect.element(getByText(/Adresa je: http.*jarun\.jpg/)).toBeVisible();
});

test('on a phone the folders are behind a button', async () => {
  await page.viewport(360, 780);
  const { getByRole, address } = await openManager();
  const toggle = getByRole('button', { name: 'Folderi: clanci-slike' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(getByRole('link', { name: /^2026/ })).not.toBeInTheDocument();
  await toggle.click();
  await getByRole('link', { name: /^2026/ }).click();
  expect(address()).toBe('/media-manager/clanci-slike?put=2026');
  await expect
    .element(getByRole('button', { name: 'Folderi: clanci-slike/2026' }))
    .toHaveAttribute('aria-expanded', 'false');
});
