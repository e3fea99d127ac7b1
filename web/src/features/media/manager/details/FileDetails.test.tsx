import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile } from '#web/testing/make-file.ts';
import { FILES, MEDIA_SERVER, makeUse } from '#web/testing/media-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MediaManagerScreen } from '../MediaManagerScreen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const JARUN = makeFile({
  id: 1,
  path: 'clanci-slike/jarun.jpg',
  version: 4,
  alt: 'Četverac',
  author: 'D. Perić',
  focal_x: 0.2,
  focal_y: 0.8,
});

const PLAIN = { uses: [], total_uses: 0, duplicates: [] };

async function openDetails(handlers: Handlers = {}, at = '/media-manager/clanci-slike?datoteka=1') {
  logInAs('tipfeler');
  const getFile: Handlers['getFile'] = () => ({ ...JARUN, ...PLAIN });
  fakeServer({ ...MEDIA_SERVER, getFile, ...handlers });
  const screen = await renderScreen(<MediaManagerScreen />, { at, path: '/media-manager/:folder' });
  const save = screen.getByRole('button', { name: 'Spremi' });
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return { ...screen, save, field };
}

const written = (version: number) => ({
  message: 'Opis je spremljen.',
  version,
  name: JARUN.name,
  path: JARUN.path,
});

test('show what the file is, who uploaded it, where it is used, and its duplicates', async () => {
  const { getByRole } = await openDetails({
    getFile: () => ({
      ...JARUN,
      uses: [makeUse()],
      total_uses: 21,
      duplicates: [{ id: 77, path: 'galerije/2026/jarun.jpg' }],
    }),
  });
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel.getByRole('heading', { level: 2 })).toHaveTextContent('jarun.jpg');
  const facts = ['slika JPEG', '2,3 MB', '5472 × 3648 px', '21.11.2026 - 09:14', 'Iva Đurđević', 'clanci-slike'];
  for (const fact of facts) await expect.element(panel).toMatchTextContent(fact);
  await expect.element(panel).toMatchTextContent(`${window.location.origin}/files/clanci-slike/jarun.jpg`);
  await expect.element(panel).toMatchTextContent('Koristi se u 21 članku:');
  await expect.element(panel).toMatchTextContent('i još 20 mjesta');
  await expect.element(panel).toMatchTextContent('Ista slika već postoji:');
  const same = panel.getByRole('link', { name: 'galerije/2026/jarun.jpg' });
  await expect.element(same).toHaveAttribute('href', '/media-manager/galerije?put=2026&datoteka=77');
  await expectAccessible();
});

test('open from the picture, take the focus, and return it on closing', async () => {
  const { getByRole, address } = await openDetails({}, '/media-manager/clanci-slike');
  const opener = getByRole('button', { name: 'Detalji: jarun.jpg' });
  await opener.click();
  expect(address()).toBe('/media-manager/clanci-slike?datoteka=1');
  await expect.element(getByRole('complementary', { name: 'Detalji' })).toHaveFocus();
  await getByRole('button', { name: 'Zatvori detalje' }).click();
  expect(address()).toBe('/media-manager/clanci-slike');
  await expect.element(opener).toHaveFocus();
});

test.each([360, 1024])('are a sheet at %i px, which Escape closes', async (width) => {
  await page.viewport(width, 780);
  const { getByRole, address } = await openDetails({}, '/media-manager/clanci-slike');
  await getByRole('button', { name: 'Detalji: jarun.jpg' }).click();
  const sheet = getByRole('dialog', { name: 'Detalji' });
  await expect.element(sheet.getByRole('heading', { name: 'jarun.jpg' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(address()).toBe('/media-manager/clanci-slike');
  await expect.element(getByRole('button', { name: 'Detalji: jarun.jpg' })).toHaveFocus();
});

test('next to the list, Escape also closes them and returns the focus', async () => {
  const { getByRole, address } = await openDetails({}, '/media-manager/clanci-slike');
  await getByRole('button', { name: 'Detalji: jarun.jpg' }).click();
  await expect.element(getByRole('complementary', { name: 'Detalji' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/media-manager/clanci-slike');
  await expect.element(getByRole('button', { name: 'Detalji: jarun.jpg' })).toHaveFocus();
});

test('the focus stays in the form when the focused Spremi button becomes disabled', async () => {
  const { field, save, getByRole, getByText } = await openDetails({ updateFile: () => written(5) });
  await field('Potpis').fill('Finale na Jarunu');
  (save.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Opis je spremljen.')).toBeVisible();
  await expect.element(getByRole('form', { name: 'Opis' })).toHaveFocus();
});

test('the message that another user saved first is visible from any field', async () => {
  const { field, getByText } = await openDetails({
    updateFile: () => refuse(409, { message: 'Zastarjelo.', code: 'stale' }),
  });
  await field('Alternativni tekst').fill('Četverac na cilju');
  await userEvent.keyboard('{Control>}s{/Control}');
  const conflict = getByText(/^Netko je u međuvremenu spremio/);
  await expect.element(conflict).toBeVisible();
  const { top, bottom } = conflict.element().getBoundingClientRect();
  expect(document.elementFromPoint(1300, (top + bottom) / 2)).toBe(conflict.element());
});

test('Ctrl+S saves the description', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { field } = await openDetails({ updateFile });
  await field('Potpis').fill('Finale na Jarunu');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updateFile.mock.lastCall).toMatchObject([{ body: { caption: 'Finale na Jarunu' } }]);
});

test('Spremi sends only the changed fields, with the version that was loaded', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { field, save, getByText } = await openDetails({ updateFile });
  await expect.element(field('Alternativni tekst')).toHaveValue('Četverac');
  await expect.element(save).toBeDisabled();
  await field('Potpis').fill('Finale na Jarunu');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);
  await save.click();
  await expect.element(getByText('Opis je spremljen.')).toBeVisible();
  expect(updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 4, caption: 'Finale na Jarunu' } }]);
  await expect.element(getByText('Spremljeno', { exact: true })).toBeVisible();
  expect(hasUnsavedWork()).toBe(false);
  await field('Autor').fill('');
  await save.click();
  await expect.poll(() => updateFile.mock.lastCall).toMatchObject([{ body: { version: 5, author: '' } }]);
});

test('the focal point can be set by a click, moved by arrow keys, and removed', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { getByRole, save } = await openDetails({ updateFile });
  const picture = getByRole('slider', { name: 'Težište slike' });
  await expect.element(picture).toHaveAttribute('aria-valuetext', '20 % slijeva, 80 % odozgo');
  picture.element().querySelector('img')?.style.setProperty('height', '100px');
  await picture.click({ position: { x: 1, y: 1 }, force: true });
  await expect.element(picture).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(picture).toHaveAttribute('aria-valuenow', '14');
  await save.click();
  await expect.poll(() => updateFile.mock.calls.length).toBe(1);
  const [sent] = updateFile.mock.lastCall ?? [];
  expect(sent?.body.focal_x).toBeCloseTo(0.14, 1);
  expect(Object.keys(sent?.body ?? {}).sort()).toEqual(['focal_x', 'focal_y', 'version']);
  await getByRole('button', { name: 'Ukloni težište' }).click();
  await expect.element(picture).toHaveAttribute('aria-valuetext', 'Nije odabrano, važi sredina.');
  await save.click();
  await expect
    .poll(() => updateFile.mock.lastCall)
    .toEqual([{ params: { id: 1 }, body: { version: 5, focal_x: null, focal_y: null } }]);
});

test('a rejected save shows the reason, and the typed text stays', async () => {
  const updateFile = () => breakConnection();
  const { field, save, getByText } = await openDetails({ updateFile });
  await field('Potpis').fill('Finale');
  await save.click();
  await expect.element(getByText('Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.')).toBeVisible();
  await expect.element(field('Potpis')).toHaveValue('Finale');
});

test('changes saved by another user merge with the typed text, and nothing is lost', async () => {
  let present = JARUN;
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(({ body }) =>
    body.version === present.version ? written(9) : refuse(409, { message: 'Zastarjelo.', code: 'stale' }),
  );
  const { field, save, getByText, getByRole } = await openDetails({
    updateFile,
    getFile: () => ({ ...present, ...PLAIN }),
  });
  await field('Alternativni tekst').fill('Osmerac');
  await field('Potpis').fill('Finale');
  present = { ...JARUN, version: 8, alt: 'Dvojac', author: 'I. Horvat' };
  await save.click();
  await expect.element(getByText(/Netko je u međuvremenu spremio drugačije podatke/)).toBeVisible();
  await expect.element(field('Alternativni tekst')).toHaveValue('Osmerac');
  await getByRole('button', { name: 'Učitaj sadašnje stanje' }).click();
  await expect.element(getByText('Sada je spremljeno: „Dvojac”')).toBeVisible();
  await expect.element(field('Alternativni tekst')).toHaveValue('Osmerac');
  await expect.element(field('Potpis')).toHaveValue('Finale');
  await expect.element(field('Autor')).toHaveValue('I. Horvat');
  await expectAccessible();
  await save.click();
  await expect
    .poll(() => updateFile.mock.lastCall)
    .toEqual([{ params: { id: 1 }, body: { version: 8, alt: 'Osmerac', caption: 'Finale' } }]);
  await expect.element(getByText('Opis je spremljen.')).toBeVisible();
});

test.each([
  ['another file', 'Detalji: doček na trgu.jpg', '/media-manager/clanci-slike?datoteka=2'],
  ['no file', 'Zatvori detalje', '/media-manager/clanci-slike'],
])('unsaved changes ask for confirmation before showing %s', async (_, button, target) => {
  const { field, getByRole, address } = await openDetails();
  await field('Potpis').fill('Finale');
  await getByRole('button', { name: button }).click();
  const question = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await question.getByRole('button', { name: 'Ostani' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Potpis')).toHaveValue('Finale');
  expect(address()).toBe('/media-manager/clanci-slike?datoteka=1');
  await getByRole('button', { name: button }).click();
  await question.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe(target);
});

test('on a phone the leave question is above the sheet, and Escape closes only the question', async () => {
  await page.viewport(360, 780);
  const { field, getByRole } = await openDetails();
  await field('Potpis').fill('Finale');
  await getByRole('button', { name: 'Zatvori detalje' }).click();
  const question = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await expect.element(question.getByRole('button', { name: 'Ostani' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Potpis')).toHaveValue('Finale');
});

test('a search asks before it discards typed text', async () => {
  const { field, getByRole } = await openDetails();
  await field('Potpis').fill('Finale');
  await getByRole('textbox', { name: 'Pretraži' }).fill('zlato');
  await expect.element(getByRole('dialog', { name: 'Imate nespremljene promjene.' })).toBeVisible();
});

test('a document has no focal point and no alternative text', async () => {
  const pdf = FILES[2] ?? makeFile();
  const { getByRole, field } = await openDetails(
    { getFile: () => ({ ...pdf, ...PLAIN, duplicates: [{ id: 9, path: 'uploads/b.pdf' }] }) },
    '/media-manager/clanci-slike?datoteka=3',
  );
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel).toMatchTextContent('dokument PDF');
  await expect.element(panel).toMatchTextContent('Isti dokument već postoji:');
  await expect.element(field('Potpis')).toBeVisible();
  expect(getByRole('slider').query()).toBeNull();
  expect(field('Alternativni tekst').query()).toBeNull();
});

test('show that the file no longer exists', async () => {
  const getFile = () => refuse(404, { message: 'Takve datoteke nema.', code: 'not-found' });
  const { getByText } = await openDetails({ getFile });
  await expect.element(getByText('Ove datoteke više nema.')).toBeVisible();
});

test('show why they failed to load and offer a retry', async () => {
  let isDown = true;
  const getFile: Handlers['getFile'] = () => (isDown ? breakConnection() : { ...JARUN, ...PLAIN });
  const { getByText, getByRole, field } = await openDetails({ getFile });
  await expect.element(getByText('Detalji nisu učitani.')).toBeVisible();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(field('Autor')).toHaveValue('D. Perić');
});
