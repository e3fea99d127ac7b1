import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePage, PAGES_SERVER } from '#web/testing/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PageEditScreen } from './PageEditScreen.tsx';

beforeEach(() => localStorage.clear());

const PAGE = makePage({ id: 17, title: 'Kontakti', version: 4 });

/** Opens the editor, saves a changed title, and runs into a conflict with another user's save. */
async function meetConflict(theirs: Parameters<typeof makePage>[0]) {
  logInAs('tipfeler');
  let stored = PAGE;
  const updatePage = vi.fn<NonNullable<Handlers['updatePage']>>(({ body }) => {
    if (body.version !== stored.version) return refuse(409, { message: 'Druga verzija.', code: 'stale' });
    return { message: 'Spremljeno', version: stored.version + 1, modified_time: '2026-11-21T13:40:00.000Z' };
  });
  fakeServer({ ...PAGES_SERVER, getPage: () => [stored], updatePage });
  const screen = await renderScreen(<PageEditScreen />, { at: '/stranice/17', path: '/stranice/:id' });
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  await title.fill('Moj naslov');
  const colleague = {
    modified_user_id: 9,
    modified_by_name: 'Marko Ćutuk',
    modified_time: '2026-11-21T13:35:00.000Z',
    version: 9,
  };
  stored = { ...PAGE, ...colleague, ...theirs };
  await screen.getByRole('button', { name: 'Spremi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'U međuvremenu je spremljena druga verzija stranice.' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, title, dialog, updatePage };
}

test("shows both texts of a field that both users changed, and saves the chosen one with the other user's version", async () => {
  const { dialog, updatePage, title, getByText } = await meetConflict({ title: 'Markov naslov' });
  await expect.element(dialog).toMatchTextContent('Marko Ćutuk, 21-11-2026 u 14:35. Odaberite što ostaje');
  const field = dialog.getByRole('radiogroup', { name: 'Naslov' });
  await expect.element(field).toMatchTextContent('Moj naslov');
  await expect.element(field).toMatchTextContent('Markov naslov');
  await expectAccessible();
  await dialog.getByRole('radio', { name: 'Marko Ćutuk' }).click();
  await dialog.getByRole('button', { name: 'Spremi odabrano' }).click();
  await expect.element(getByText('Spremljeno u 14:40')).toBeVisible();
  expect(updatePage.mock.lastCall?.[0].body).toMatchObject({ version: 9, title: 'Markov naslov' });
  await expect.element(title).toHaveValue('Markov naslov');
});

test('fields changed by only one user merge without a choice', async () => {
  const accordion = '[{"title":"Gdje smo?","data":"<p>U Zagrebu.</p>"}]';
  const { dialog, updatePage, getByText } = await meetConflict({ accordion, show_accordion: 1 });
  expect(dialog.getByRole('radiogroup').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Spremi obje promjene' }).click();
  await expect.element(getByText('Spremljeno u 14:40')).toBeVisible();
  expect(updatePage.mock.lastCall?.[0].body).toMatchObject({
    version: 9,
    title: 'Moj naslov',
    accordion,
    show_accordion: 1,
  });
});

test('going back loses nothing and shows that the changes are unsaved', async () => {
  const { dialog, title, getByRole } = await meetConflict({ title: 'Markov naslov' });
  await dialog.getByRole('button', { name: 'Vrati se na stranicu' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Moj naslov');
  await expect.element(getByRole('alert').filter({ hasText: 'Vaš tekst je ostao ovdje.' })).toBeVisible();
});
