import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePage, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PageScreen } from './PageScreen.tsx';

const PAGE = makePage({
  ...{ id: 17, title: 'Kontakti', slug: 'kontakti', version: 4, show_buttons: 0 },
  buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
});
const SAVED = { message: 'Stranica je spremljena', version: 5, modified_time: '2026-11-21T13:32:00.000Z' };

async function openEditor(handlers: Handlers = {}, at = '/stranice/17') {
  const screen = await openScreen(<PageScreen />, {
    role: 'tipfeler',
    handlers: { ...PAGES_SERVER, getPage: () => [PAGE], ...handlers },
    at,
    path: '/stranice/:id',
  });
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  return { ...screen, title, save: screen.getByRole('button', { name: 'Spremi' }) };
}

test('opens from a typed URL with the full content of the page, whose public address can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
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
  await expect.element(getByText('/page/17/1', { exact: true })).toBeVisible();
  await getByRole('button', { name: 'Kopiraj' }).click();
  await expect.element(getByText('Javna adresa je kopirana')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('/page/17/1');
});

test.each(['/stranice/kontakti', '/stranice/0'])('%s is not asked of the server', async (at) => {
  const getPage = vi.fn(() => [PAGE]);
  const { getByRole } = await openEditor({ getPage }, at);
  await expect.element(getByRole('heading', { name: 'Ta stranica ne postoji.' })).toBeVisible();
  expect(getPage).not.toHaveBeenCalled();
});

test('saves with the version that was loaded, keeps switched-off parts, and shows the time', async () => {
  const updatePage = vi.fn<NonNullable<Handlers['updatePage']>>(() => SAVED);
  const { title, save, getByText, getByRole } = await openEditor({ updatePage });
  await title.fill('Kontakti i adrese');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await expect.element(getByText('Isključeno. Ostaje sačuvano: 1 poveznica.')).toBeVisible();
  await expectShownWell();
  await save.click();
  await expect.element(getByText('Stranica spremljena u 14:32')).toBeVisible();
  await expect.element(getByRole('status').filter({ hasText: 'Stranica je spremljena' })).toBeVisible();
  expect(updatePage.mock.lastCall?.[0].body).toEqual({
    ...{ id: 17, version: 4, title: 'Kontakti i adrese', description: '<p>Odbor je osnovan 1991. godine.</p>' },
    ...{ language: 'hr-HR', show_gallery: 0, show_buttons: 0, show_accordion: 0 },
    ...{ buttons: '[{"title":"Natječaj","link":"/page/111/1"}]', accordion: '[]', image: '{}' },
    ...{ gallery: '[]', gallery_captions: '[]' },
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
