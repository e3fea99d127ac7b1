import type { SearchHit } from '@baklja/contract/features/site/search';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';
import { makePage, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import { PageScreen } from './PageScreen.tsx';

const PAGE = makePage({
  id: 17,
  show_buttons: 1,
  buttons: JSON.stringify([
    { title: 'Prva', link: '/page/1/1' },
    { title: '', link: '' },
  ]),
});
const HITS: SearchHit[] = [
  { kind: 'page', id: 111, title: 'Natječaj', key: '111', language: 'hr-HR' },
  { kind: 'file', id: 7, title: 'natječaj.pdf', key: 'dokumenti/natječaj.pdf' },
];
const FILE = makeFile({ id: 7, path: 'dokumenti/pravilnik.pdf', type: 'other', media_type: 'application/pdf' });

async function openLinks(handlers: Handlers = {}) {
  logInAs('tipfeler');
  const updatePage = vi.fn<NonNullable<Handlers['updatePage']>>(() => {
    return { message: 'Spremljeno', version: 2, modified_time: '2026-11-21T13:32:00.000Z' };
  });
  fakeServer({
    ...PAGES_SERVER,
    getPage: () => [PAGE],
    updatePage,
    searchEverything: () => ({ hits: HITS }),
    ...handlers,
  });
  const screen = await renderScreen(<PageScreen />, { at: '/stranice/17', path: '/stranice/:id' });
  const row = (place: number) => screen.getByRole('group', { name: `Poveznica ${place}` });
  await expect.element(row(2)).toBeVisible();
  const savedLinks = async () => {
    await screen.getByRole('button', { name: 'Spremi' }).click();
    await expect.poll(() => updatePage.mock.calls.length).toBe(1);
    return JSON.parse(updatePage.mock.lastCall?.[0].body.buttons ?? '');
  };
  return { ...screen, row, savedLinks };
}

test('a link finds its page by words and takes over the page title when it has no title', async () => {
  const { row, savedLinks, getByRole } = await openLinks();
  await row(2).getByRole('combobox', { name: 'Adresa' }).fill('natjecaj');
  await expect.element(getByRole('option').first()).toMatchTextContent('NatječajStranica, hrvatski, ID 111');
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await row(1).getByRole('combobox', { name: 'Adresa' }).fill('natjecaj');
  await getByRole('option').nth(1).click();
  expect(await savedLinks()).toEqual([
    { title: 'Prva', link: '/files/dokumenti/natje%C4%8Daj.pdf' },
    { title: 'Natječaj', link: '/page/111/1' },
  ]);
});

test('a link accepts a file of the media library', async () => {
  const { row, savedLinks, getByRole } = await openLinks({
    listFolders: () => makeFolders([]),
    listFiles: () => ({ files: [FILE], total: 1, numPages: 1 }),
  });
  await row(2).getByRole('button', { name: 'Odaberi datoteku' }).click();
  const dialog = getByRole('dialog', { name: 'Odaberite datoteku' });
  await dialog.getByRole('button', { name: /pravilnik\.pdf/ }).click();
  expect(await savedLinks()).toEqual([
    { title: 'Prva', link: '/page/1/1' },
    { title: 'pravilnik.pdf', link: '/files/dokumenti/pravilnik.pdf' },
  ]);
});

test('an address can be typed', async () => {
  const { row, savedLinks } = await openLinks();
  await row(1).getByRole('combobox', { name: 'Adresa' }).fill('www.hoo.hr');
  await row(2).getByRole('combobox', { name: 'Adresa' }).fill('/page/5/1');
  await row(2).getByLabelText('Tekst poveznice').fill('Peta');
  expect(await savedLinks()).toEqual([
    { title: 'Prva', link: 'https://www.hoo.hr' },
    { title: 'Peta', link: '/page/5/1' },
  ]);
});
