import type { Page } from '@baklja/contract/features/content/pages';
import { expect, test, vi } from 'vitest';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePage, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { PageScreen } from './PageScreen.tsx';

const PICTURE = '/src/app/torch.svg';
const PARTS: Partial<Page> = {
  image: JSON.stringify({ url: PICTURE, caption: '' }),
  gallery: JSON.stringify([{ image: PICTURE, caption: '' }]),
  buttons: JSON.stringify([{ title: 'Natječaj', link: '/page/9/1' }]),
  accordion: JSON.stringify([{ title: 'Prijave', data: '<h2>A</h2><h5>B</h5><p><a href="/page/8/1">C</a></p>' }]),
};

async function openEditor(fields: Partial<Page>) {
  const checkLinks = vi.fn<NonNullable<Handlers['checkLinks']>>(({ body }) => ({ dead: body.links }));
  const handlers = { ...PAGES_SERVER, getPage: () => [makePage({ id: 111, ...PARTS, ...fields })], checkLinks };
  const at = { at: '/stranice/111', path: '/stranice/:id' };
  const screen = await openScreen(<PageScreen />, { role: 'tipfeler', handlers, ...at });
  const section = screen.getByRole('region', { name: 'Prije objave' });
  return { ...screen, section, checkLinks, line: (name: string) => section.getByRole('button', { name }) };
}

test('the checks cover a page with its parts, and each line leads to its field', async () => {
  const { line, checkLinks, getByRole } = await openEditor({ show_gallery: 1, show_buttons: 1, show_accordion: 1 });
  await line('2 poveznice ne vode nikamo.').click();
  expect(checkLinks.mock.lastCall).toEqual([{ body: { links: ['/page/8/1', '/page/9/1'] } }]);
  const entry = getByRole('textbox', { name: 'Naslov odjeljka' });
  await expect.element(entry).toHaveFocus();
  await line('Slika stranice nema potpis.').click();
  await expect.element(getByRole('textbox', { name: 'Potpis', exact: true })).toHaveFocus();
  await line('Iza Naslova 2 odmah dolazi Naslov 5.').click();
  await expect.element(entry).toHaveFocus();
  await line('1 slika u galeriji nema potpis.').click();
  await expect.element(getByRole('textbox', { name: 'Potpis slike 1' })).toHaveFocus();
});

test('a page without a title, with an unfinished link and without a text is not ready', async () => {
  const buttons = JSON.stringify([{ title: '', link: '/page/9/1' }]);
  const { section, line, getByRole } = await openEditor({ title: ' ', description: '', accordion: '[]', buttons });
  await expect.element(line('Nema naslova.')).toBeVisible();
  await expect.element(line('Tekst je prazan.')).toBeVisible();
  expect(section.getByRole('listitem').elements()[1]?.textContent).toBe('Upišite tekst poveznice.');
  await expect.element(getByRole('button', { name: /^Prije objave/ })).toMatchTextContent('2 obavezno, 2 napomene');
  expect(section.getByText('Sve je spremno.').query()).toBeNull();
});

test('the check of a dead link below the page leads to its field', async () => {
  const { line, getByRole } = await openEditor({ show_buttons: 1 });
  await line('1 poveznica ne vodi nikamo.').click();
  await expect.poll(() => document.activeElement?.id).toBe('page-buttons-link-0');
  await expect.element(getByRole('combobox', { name: 'Adresa' })).toHaveFocus();
});

test('a page without a picture is advised to have one, as an article is', async () => {
  const { section } = await openEditor({ image: '{}' });
  await section.getByRole('button', { name: 'Nema slike.' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('page-image-choice');
});

test('the checks skip parts that are switched off', async () => {
  const { section, checkLinks } = await openEditor({ image: '{"url":"/files/a.jpg","caption":"Klub"}' });
  await expect.element(section.getByText('Sve je spremno.')).toBeVisible();
  expect(checkLinks).not.toHaveBeenCalled();
});
