import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePage, PAGES_SERVER } from '#web/testing/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PageCreateScreen } from './PageCreateScreen.tsx';
import { PageEditScreen } from './PageEditScreen.tsx';

beforeEach(() => localStorage.clear());

const PAGE = makePage({
  id: 17,
  title: 'Kontakti',
  show_buttons: 1,
  buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
});

test('the preview of a page shows unsaved text, the switched-on parts, and its links', async () => {
  const previewPage = vi.fn((_: { body: object }) => ({ html: '<h1>Kontakti</h1>' }));
  const listPreviewLinks = vi.fn(() => []);
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, getPage: () => [PAGE], previewPage, listPreviewLinks });
  const at = { at: '/stranice/17', path: '/stranice/:id' };
  const { getByRole, getByTitle } = await renderScreen(<PageEditScreen />, at);
  await getByRole('textbox', { name: 'Naslov', exact: true }).fill('Kontakti ureda');
  await getByRole('button', { name: 'Pregled', exact: true }).click();
  await expect.element(getByTitle('Pregled stranice: Kontakti ureda')).toBeVisible();
  expect(previewPage.mock.lastCall?.[0].body).toEqual({
    title: 'Kontakti ureda',
    language: 'hr-HR',
    description: PAGE.description,
    image: PAGE.image,
    buttons: PAGE.buttons,
    accordion: PAGE.accordion,
    gallery: PAGE.gallery,
    show_buttons: 1,
    show_accordion: PAGE.show_accordion,
    show_gallery: PAGE.show_gallery,
  });
  expect(listPreviewLinks).toHaveBeenCalledWith({ params: { kind: 'page', id: 17 } });
});

test('the preview of a new page has no links yet', async () => {
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, previewPage: () => ({ html: '<h1>Nova</h1>' }) });
  const { getByRole, getByText, getByTitle } = await renderScreen(<PageCreateScreen />, { at: '/new-page' });
  await getByRole('textbox', { name: 'Naslov', exact: true }).fill('Nova');
  await getByRole('button', { name: 'Pregled', exact: true }).click();
  await expect.element(getByTitle('Pregled stranice: Nova')).toBeVisible();
  await expect.element(getByText('Poveznica se može napraviti kad se stranica spremi.')).toBeVisible();
});
