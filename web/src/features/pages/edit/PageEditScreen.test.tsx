import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePage, PAGES_SERVER } from '#web/testing/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PageEditScreen } from './PageEditScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

const PAGE = makePage({
  id: 17,
  title: 'Kontakti',
  slug: 'kontakti',
  version: 4,
  show_buttons: 0,
  buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
});
const SAVED = { message: 'Stranica je spremljena', version: 5, modified_time: '2026-11-21T13:32:00.000Z' };

async function openEditor(handlers: Handlers = {}, at = '/stranice/17', colorScheme: 'light' | 'dark' = 'light') {
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, getPage: () => [PAGE], ...handlers });
  const screen = await renderScreen(
    <>
      <Link to="/stranice">Izbornik</Link>
      <PageEditScreen />
    </>,
    { at, path: '/stranice/:id', colorScheme },
  );
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  return { ...screen, title, save: screen.getByRole('button', { name: 'Spremi' }) };
}

test('opens from a typed URL with the full content of the page', async () => {
  const getPage = vi.fn(() => [PAGE]);
  const { title, getByRole, getByText, getByLabelText } = await openEditor({ getPage });
  await expect.element(title).toHaveValue('Kontakti');
  expect(getPage.mock.lastCall).toEqual([{ params: { id: 17 } }]);
  expect(document.title).toBe('Kontakti – Uredi stranicu – Baklja');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Uredi stranicu');
  await expect.element(getByText('17', { exact: true })).toBeVisible();
  await expect.element(getByText('kontakti', { exact: true })).toBeVisible();
  await expect.element(getByLabelText('Tekst', { exact: true })).toHaveTextContent('Odbor je osnovan 1991. godine.');
  await expect.element(getByText('Iva Đurđević, 19-11-2026 u 11:00')).toBeVisible();
  await expect.element(getByText('Nema promjena')).toBeVisible();
});

test('the public address can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole, getByText } = await openEditor();
  await expect.element(getByText('/page/17/1', { exact: true })).toBeVisible();
  await getByRole('button', { name: 'Kopiraj' }).click();
  await expect.element(getByText('Javna adresa je kopirana')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('/page/17/1');
});

test.each(['/stranice/999', '/stranice/kontakti', '/stranice/0'])('%s is not found', async (at) => {
  const getPage = () => refuse(404, { message: 'Nema je.', code: 'not-found' });
  const { getByRole } = await openEditor({ getPage }, at);
  await expect.element(getByRole('heading', { name: 'Ta stranica ne postoji.' })).toBeVisible();
  const back = getByRole('link', { name: 'Uredi stranice-kategorije' });
  await expect.element(back).toHaveAttribute('href', '/stranice');
  await expectAccessible();
});

test('a page that fails to load shows the reason and loads on retry', async () => {
  let isDown = true;
  const { title, getByRole } = await openEditor({ getPage: () => (isDown ? breakConnection() : [PAGE]) });
  const alert = getByRole('alert').filter({ hasText: 'Stranica nije učitana.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja.');
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(title).toHaveValue('Kontakti');
});

test('the skeleton appears only when the page is slow', async () => {
  const moveTo = stopClock();
  const gate = Promise.withResolvers<void>();
  const { title, getByRole } = await openEditor({ getPage: () => gate.promise.then(() => [PAGE]) });
  const skeleton = getByRole('status', { name: 'Učitava se stranica' });
  await moveTo(149);
  expect(skeleton.elements()).toEqual([]);
  await moveTo(150);
  await expect.element(skeleton).toBeVisible();
  vi.useRealTimers();
  gate.resolve();
  await expect.element(title).toHaveValue('Kontakti');
});

test('saves with the version that was loaded, keeps switched-off parts, and shows the time', async () => {
  const updatePage = vi.fn<NonNullable<Handlers['updatePage']>>(() => SAVED);
  const { title, save, getByText, getByRole } = await openEditor({ updatePage });
  await title.fill('Kontakti i adrese');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await expect.element(getByText('Isključeno. Ostaje sačuvano: 1 poveznica.')).toBeVisible();
  await save.click();
  await expect.element(getByText('Spremljeno u 14:32')).toBeVisible();
  await expect.element(getByRole('status').filter({ hasText: 'Stranica je spremljena' })).toBeVisible();
  expect(updatePage.mock.lastCall?.[0].body).toEqual({
    id: 17,
    version: 4,
    title: 'Kontakti i adrese',
    description: '<p>Odbor je osnovan 1991. godine.</p>',
    language: 'hr-HR',
    show_gallery: 0,
    show_buttons: 0,
    show_accordion: 0,
    buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
    accordion: '[]',
    gallery: '[]',
    gallery_captions: '[]',
    image: '{}',
  });
  await title.fill('Kontakti');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updatePage.mock.lastCall?.[0].body).toMatchObject({ version: 5, title: 'Kontakti' });
});

test('the save message disappears after four seconds', async () => {
  const { title, save, getByText } = await openEditor({ updatePage: () => SAVED });
  await title.fill('Novi naslov');
  const moveTo = stopClock();
  await save.click();
  await expect.element(getByText('Stranica je spremljena')).toBeVisible();
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(3999);
  expect(getByText('Stranica je spremljena').elements()).toHaveLength(1);
  await moveTo(saidAfterMs + 4000);
  // The stopped clock would never advance while the assertion polls the page.
  vi.useRealTimers();
  await expect.element(getByText('Stranica je spremljena')).not.toBeInTheDocument();
});

test('without a title it shows Pripazite da je naslov unesen! and sends nothing', async () => {
  const updatePage = vi.fn(() => SAVED);
  const { title, save, getByRole } = await openEditor({ updatePage });
  await title.fill('');
  await save.click();
  await expect.element(getByRole('alert').filter({ hasText: 'Pripazite da je naslov unesen!' })).toBeVisible();
  await expectAccessible();
  expect(updatePage).not.toHaveBeenCalled();
});

test.each([
  [
    'a title that the server misses',
    () => refuse(400, { message: 'X', code: 'invalid-input', errors: [{ field: 'title', message: 'X' }] }),
    'Pripazite da je naslov unesen!',
  ],
  [
    'another refusal',
    () => refuse(400, { message: 'Galerija je prevelika.', code: 'too-long' }),
    'Galerija je prevelika.',
  ],
  [
    'a page that is gone',
    () => refuse(404, { message: 'Stranica ne postoji.', code: 'not-found' }),
    'Stranica je u međuvremenu obrisana. Vaš unos nije izgubljen.',
  ],
  ['a dead connection', breakConnection, 'Poslužitelj se ne javlja.'],
])('a save that fails for %s shows a message and keeps the text', async (_, updatePage, message) => {
  const { title, save, getByRole, getByText } = await openEditor({ updatePage });
  await title.fill('Novi naslov');
  await save.click();
  await expect.element(getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  await expect.element(title).toHaveValue('Novi naslov');
});

test('leaving with unsaved changes asks for confirmation, and the typed text is offered the next time', async () => {
  const first = await openEditor();
  await first.title.fill('Moj naslov');
  await first.getByRole('link', { name: 'Izbornik' }).click();
  const dialog = first.getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await dialog.getByRole('button', { name: 'Ostani' }).click();
  await expect.element(first.title).toHaveValue('Moj naslov');
  await first.getByRole('link', { name: 'Izbornik' }).click();
  await dialog.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(first.address).toBe('/stranice');
  await first.unmount();

  const { title, getByRole } = await openEditor();
  await expect.element(title).toHaveValue('Kontakti');
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(title).toHaveValue('Moj naslov');
});

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const)('the editor is accessible: %s, %i px', async (colorScheme, width) => {
  await page.viewport(width, 900);
  const { title } = await openEditor({}, '/stranice/17', colorScheme);
  await expect.element(title).toHaveValue('Kontakti');
  await expectAccessible();
});
