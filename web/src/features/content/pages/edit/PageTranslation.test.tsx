import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePage, makePageRow, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import { PageScreen } from './PageScreen.tsx';

const ALONE = makePage({
  id: 17,
  title: 'Kontakti',
  description: '<p>Adresa odbora.</p>',
  show_accordion: 1,
  accordion: '[{"title":"Kako do nas?","data":"<p>Tramvajem.</p>"}]',
  image: '{"url":"/files/a.jpg","caption":"Zgrada"}',
  show_gallery: 1,
  gallery: '[{"image":"/files/b.jpg","caption":"Ulaz"}]',
  gallery_captions: '["Ulaz"]',
});

test('a page without a translation can be linked to a page in the other language', async () => {
  const setPageTranslation = vi.fn(() => ({ message: 'Stranice su povezane kao prijevodi.' }));
  const listPages = vi.fn(() => [
    makePageRow({ id: 18, title: 'Contacts', language: 'en-GB' }),
    makePageRow({ id: 19, title: 'Values', language: 'en-GB', translation_id: 2 }),
  ]);
  const { getByRole, getByText } = await openScreen(<PageScreen />, {
    role: 'tipfeler',
    handlers: { ...PAGES_SERVER, getPage: () => [ALONE], listPages, setPageTranslation },
    at: '/stranice/17',
    path: '/stranice/:id',
  });
  await expect.element(getByText('Stranice na engleskom još nema.')).toBeVisible();
  await getByRole('button', { name: 'Poveži s postojećim' }).click();
  const dialog = getByRole('dialog', { name: 'Poveži sa stranicom' });
  await expect.element(dialog.getByRole('button', { name: /Values.*već ima prijevod/ })).toBeDisabled();
  expect(listPages.mock.lastCall).toEqual([{ params: { language: 'en-GB' } }]);
  await dialog.getByRole('textbox', { name: 'Naslov' }).fill('contac');
  await dialog.getByRole('button', { name: /Contacts/ }).click();
  await expect.element(getByText('Stranice su povezane kao prijevodi.')).toBeVisible();
  expect(setPageTranslation.mock.lastCall).toEqual([{ body: { id: 17, translation_id: 18 } }]);
});

test('a translation starts with the pictures and visible parts of the page and copies its texts on request', async () => {
  const createPage = vi.fn(() => ({ message: 'Stranica je spremljena', id: 18, slug: 'contacts' }));
  const handlers = { ...PAGES_SERVER, getPage: () => [ALONE], createPage };
  const at = { at: '/new-page?prijevod=17', path: '/new-page' };
  const { getByRole, address } = await openScreen(<PageScreen />, { role: 'tipfeler', handlers, ...at });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj prijevod stranice');
  await expect.element(getByRole('region', { name: 'Na hrvatskom' }).getByText('Tramvajem.')).toBeVisible();
  await getByRole('button', { name: 'Prenesi što još nedostaje' }).click();
  await getByRole('textbox', { name: 'Naslov', exact: true }).fill('Contacts');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(address).toMatch(/\/18\?usporedi=da$/);
  const [sent] = createPage.mock.lastCall as unknown as [{ query: object; body: unknown[][] }];
  expect(sent.query).toEqual({ translation_of: 17 });
  const [row] = sent.body;
  expect(row?.[0]).toBe('Contacts');
  expect(row?.[2]).toBe('<p>Adresa odbora.</p>');
  expect(row?.[9]).toBe('en-GB');
  expect(row?.slice(14)).toEqual([
    ALONE.accordion,
    '[{"image":"/files/b.jpg","caption":"Ulaz"}]',
    '{"url":"/files/a.jpg","caption":"Zgrada"}',
  ]);
});

test('an address without an existing page shows a message', async () => {
  const { getByRole } = await openScreen(<PageScreen />, {
    role: 'tipfeler',
    handlers: PAGES_SERVER,
    at: '/new-page?prijevod=x',
    path: '/new-page',
  });
  await expect.element(getByRole('heading', { name: 'Stranica koja bi se prevodila ne postoji.' })).toBeVisible();
});
