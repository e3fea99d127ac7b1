import { binKindsOf } from '@baklja/contract/records/bin';
import { ROLES, type Role } from '@baklja/contract/roles';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeDeleted } from '#web/testing/records/make-deleted.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { BinScreen } from './BinScreen.tsx';

const DELETED = [
  makeDeleted({ id: 1, deleted: '2026-11-20T08:00:00.000Z' }),
  makeDeleted({ id: 2, kind: 'document', title: 'Statut' }),
  makeDeleted({ id: 3, kind: 'file', title: 'slika.jpg', folder: 'images' }),
];
const GONE = 'Folder dokumenta „Statut” više ne postoji. Najprije vratite folder.';

async function openBin(handlers: Handlers = {}, role: Role = 'superadmin') {
  const listDeletedRecords = () => ({ records: DELETED, total: 53, numPages: 2 });
  const server = { listDeletedRecords, listBinUsers: () => [], ...handlers };
  return openScreen(<BinScreen />, { role, handlers: server, at: '/kos' });
}

test('says why records cannot come back, and keeps the selection', async () => {
  const restoreDeletedRecords = () => refuse(409, { message: GONE, code: 'folder-gone' });
  const { getByRole } = await openBin({ restoreDeletedRecords });
  await getByRole('checkbox', { name: 'Odaberi: Statut' }).click();
  const bar = getByRole('toolbar');
  await bar.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByRole('alert')).toMatchTextContent(GONE);
  await expect.element(bar).toBeVisible();
});

test('a superadmin deletes a selection for good, after a question that names it', async () => {
  const ERASED = { message: 'Izbrisano zauvijek: 2 zapisa.' };
  const eraseDeletedRecords = vi.fn<NonNullable<Handlers['eraseDeletedRecords']>>(() => ERASED);
  const { getByRole, getByText } = await openBin({ eraseDeletedRecords });
  await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
  await getByRole('checkbox', { name: 'Odaberi: slika.jpg' }).click();
  const bar = getByRole('toolbar');
  await bar.getByRole('button', { name: 'Izbriši zauvijek' }).click();
  const dialog = getByRole('dialog', { name: 'Izbrisati zauvijek?' });
  const bytes = 'Sadržaj datoteka briše se iz spremišta.';
  for (const line of ['2 zapisa', 'Članak 1', 'slika.jpg', bytes, 'To se ne može poništiti.']) {
    await expect.element(dialog.getByText(line)).toBeVisible();
  }
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Izbriši zauvijek' }).click();
  await expect.element(getByText('Izbrisano zauvijek: 2 zapisa.')).toBeVisible();
  expect(eraseDeletedRecords.mock.lastCall).toEqual([{ body: { ids: [1, 3] } }]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('the question stays open with the reason when nothing was deleted', async () => {
  const message = 'Neki od odabranih zapisa više nisu u košu. Osvježite popis.';
  const { getByRole } = await openBin({ eraseDeletedRecords: () => refuse(404, { message, code: 'not-found' }) });
  await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
  await getByRole('toolbar').getByRole('button', { name: 'Izbriši zauvijek' }).click();
  const dialog = getByRole('dialog');
  await dialog.getByRole('button', { name: 'Izbriši zauvijek' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
});

test('a superadmin empties the bin as it was seen', async () => {
  let records = DELETED;
  const emptyBin = vi.fn<NonNullable<Handlers['emptyBin']>>(() => {
    records = [];
    return { message: 'Izbrisano zauvijek: 53 zapisa.' };
  });
  const listDeletedRecords = () => ({ records, total: records.length > 0 ? 53 : 0, numPages: 1 });
  const { getByRole, getByText } = await openBin({ emptyBin, listDeletedRecords });
  await getByRole('button', { name: 'Isprazni koš' }).click();
  const dialog = getByRole('dialog', { name: 'Isprazniti koš?' });
  await expect.element(dialog.getByText('53 zapisa')).toBeVisible();
  await expect
    .element(dialog.getByText('Briše se i sve što je izbrisano zajedno s folderima i sekcijama.'))
    .toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Isprazni koš' }).click();
  await expect.element(getByText('Izbrisano zauvijek: 53 zapisa.')).toBeVisible();
  expect(emptyBin.mock.lastCall).toEqual([{ body: { until: DELETED[0]?.deleted, total: 53 } }]);
  await expect.element(getByText('Koš je prazan.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Isprazni koš' })).not.toBeInTheDocument();
});

test.each(ROLES.filter((role) => role !== 'superadmin' && binKindsOf(role).length > 0))(
  'the role %s sees no way to delete for good',
  async (role) => {
    const { getByRole } = await openBin({}, role);
    await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
    await expect.element(getByRole('toolbar').getByRole('button', { name: 'Vrati' })).toBeVisible();
    await expect.element(getByRole('button', { name: /zauvijek|Isprazni/ })).not.toBeInTheDocument();
  },
);
