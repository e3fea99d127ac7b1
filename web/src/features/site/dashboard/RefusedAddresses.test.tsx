import { expect, test } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeRefusedAddress } from '#web/testing/records/make-refused-address.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { AddressesScreen } from './AddressesScreen.tsx';

type List = NonNullable<Handlers['listRefusedAddresses']>;

const PDF = makeRefusedAddress({ value: 'javascript:alert(1)' });
const GALLERY = makeRefusedAddress({
  id: 2,
  kind: 'post',
  record_id: 3,
  record_key: 'tri-igre',
  title: 'Tri Igre',
  field: 'gallery',
  value: '<img src=x onerror="document.title=1">',
});
const DOCUMENT = makeRefusedAddress({
  id: 3,
  kind: 'document',
  record_id: 9,
  record_key: '4',
  title: 'Statut',
  value: '//evil.example/a.pdf',
});

const ALL = { addresses: [PDF, GALLERY, DOCUMENT], total: 3, numPages: 1, is_complete: true };

function open(list: List = () => ALL, at = '/adrese') {
  return openScreen(<AddressesScreen />, { role: 'superadmin', handlers: { listRefusedAddresses: list }, at });
}

test('each address has its record with the way to it, its field in words, and its value as plain text', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Adrese koje ne smiju na web');
  await expect.element(getByText('3 adrese')).toBeVisible();
  const row = (place: number) => getByRole('row').nth(place);
  await expect.element(row(1)).toMatchTextContent('Olimp 083Broj OlimpaPDFjavascript:alert(1)');
  await expect.element(row(2)).toMatchTextContent('Tri IgreČlanakgalerija<img src=x onerror="document.title=1">');
  await expect.element(row(3)).toMatchTextContent('StatutDokumentdatoteka//evil.example/a.pdf');
  const links = getByRole('table').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/uredi-olimp/7',
    '/post/detalji/tri-igre',
    '/dokumenti/folder/4?dokument=9',
  ]);
  await expectShownWell();
});

test('thousands of addresses come in pages', async () => {
  const asked: unknown[] = [];
  const { getByRole, getByText, address } = await open(({ query }) => {
    asked.push(query.page);
    return { ...ALL, total: 2004, numPages: 41 };
  });
  await expect.element(getByText('2.004 adrese')).toBeVisible();
  await expect.element(getByText('Adrese 1–\u20603 od 2.004')).toBeVisible();
  await getByRole('button', { name: 'Sljedeća stranica' }).first().click();
  await expect.poll(address).toBe('/adrese?stranica=2');
  await expect.element(getByText('Adrese 51–\u206053 od 2.004')).toBeVisible();
  expect([...new Set(asked.map(Number))]).toEqual([1, 2]);
});

test('without any, it says so, and that it may not be complete yet', async () => {
  const { getByText } = await open(() => ({ addresses: [], total: 0, numPages: 0, is_complete: false }));
  await expect.element(getByText('Sve adrese smiju na web.')).toBeVisible();
  await expect.element(getByText('popis možda nije potpun', { exact: false })).toBeVisible();
});
