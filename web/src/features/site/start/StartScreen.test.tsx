import { expect, test } from 'vitest';
import { keepDraft } from '#web/lib/unsaved/drafts.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { StartScreen } from './StartScreen.tsx';

const openStart = (listRecentRecords: NonNullable<Handlers['listRecentRecords']> = () => []) =>
  openScreen(<StartScreen />, { role: 'tipfeler', handlers: { listRecentRecords } });

test('names the records that the user edited last', async () => {
  const { getByRole } = await openStart(() => [
    { kind: 'athlete', id: 7, key: '7', title: 'Donna Vekić', at: '2026-11-20T16:58:00.000Z' },
    { kind: 'file', id: 8, key: 'images/a.jpg', title: 'a.jpg', at: '2026-11-19T16:58:00.000Z' },
  ]);
  const records = getByRole('region', { name: 'Zadnje uređivano' }).getByRole('listitem');
  await expect.element(records.first()).toMatchTextContent(/^Donna Vekićsportaš.* u 17:58$/);
  await expect.element(getByRole('link', { name: 'Donna Vekić' })).toHaveAttribute('href', '/olimpijci/detalji/7');
  await expect
    .element(getByRole('link', { name: 'a.jpg' }))
    .toHaveAttribute('href', '/media-manager/images?datoteka=8');
  await expectShownWell();
});

test.each([
  ['Još niste ništa uredili.', () => []],
  ['Zadnje uređivano nije učitano.', breakConnection],
] as const)('says „%s”', async (words, answer) => {
  const { getByText } = await openStart(answer);
  await expect.element(getByText(words)).toBeVisible();
});

test('greets by name, and links to each screen of the role, under its group', async () => {
  const { getByRole, getByText, address } = await openStart();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dobar dan!');
  await expect.element(getByText(/^Iva Đurđević · \S+, /)).toBeVisible();
  expect(document.title).toBe('Početna stranica – Baklja');
  const cards = getByRole('listitem');
  await expect.element(cards.filter({ hasText: 'Članci' })).toHaveTextContent('SadržajČlanci');
  await expect.element(getByRole('link', { name: 'Članci' })).toHaveAttribute('href', '/postovi');
  await expect.element(getByRole('link', { name: 'Dodaj članak' })).toHaveAttribute('href', '/dodaj-post');
  await expectShownWell();
  await getByRole('link', { name: 'Članci' }).click();
  await expect.poll(address).toBe('/postovi');
});

test('offers the new records that were begun here and never saved', async () => {
  const savedAt = '2026-11-22T05:12:00.000Z';
  const value: object = { title: 'Pet krugova i šest boja' };
  keepDraft(
    { userId: 4, record: 'post/new/tab-a' },
    { value, base: {}, savedAt, version: undefined, address: '/dodaj-post' },
  );
  const { getByRole } = await openStart();
  const kept = getByRole('region', { name: 'Vaše skice' }).getByRole('list', { name: 'Nespremljeno na ovom uređaju' });
  await expect.element(kept).toMatchTextContent('„Pet krugova i šest boja” čuva se na ovom uređaju');
  await kept.getByRole('button', { name: /^Odbaci/ }).click();
  await expect.element(kept).not.toBeInTheDocument();
});

test('an unknown role gets a greeting without links', async () => {
  logInAs('olipm', 'Ivo Ivić');
  const { getByRole } = await renderScreen(<StartScreen />);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dobar dan!');
  await expect.element(getByRole('heading', { name: 'Za vašu ulogu ovdje još nema zaslona.' })).toBeVisible();
  expect(getByRole('link').elements()).toEqual([]);
  await expectShownWell();
});
