import { binKindsOf } from '@baklja/contract/records/bin';
import { ROLES, type Role } from '@baklja/contract/roles';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeDeleted, makeRestoration } from '#web/testing/records/make-deleted.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { BinScreen } from './BinScreen.tsx';

type Restore = NonNullable<Handlers['restoreDeletedRecords']>;

const DELETED = [
  makeDeleted({ id: 1, deleted: '2026-11-20T08:00:00.000Z' }),
  makeDeleted({ id: 2, kind: 'document', title: 'Statut' }),
  makeDeleted({ id: 3, kind: 'file', title: 'slika.jpg', folder: 'images' }),
];
const NOTE = 'Adresa „clanak-1” je zauzeta, pa se članak „Članak 1” vraća na adresu „clanak-1-2”.';
const GONE = 'Folder dokumenta „Statut” više ne postoji. Najprije vratite folder.';

const COUNTED = {
  until: '2026-11-20T08:00:00.000Z',
  counts: [
    { kind: 'post' as const, count: 41 },
    { kind: 'document' as const, count: 10 },
    { kind: 'documentFolder' as const, count: 2 },
  ],
};

async function openBin(handlers: Handlers = {}, role: Role = 'superadmin') {
  logInAs(role);
  fakeServer({
    listDeletedRecords: () => ({ records: DELETED, total: 53, numPages: 2 }),
    listBinUsers: () => [],
    ...handlers,
  });
  return renderScreen(<BinScreen />, { at: '/kos' });
}

test('what will not be as it was is said before, and is restored after it is confirmed', async () => {
  const restoreDeletedRecords = vi.fn<Restore>(({ body }) =>
    body.confirmed
      ? makeRestoration({ restored: 1, message: 'Vraćeno: 1 članak.' })
      : makeRestoration({ notes: [NOTE] }),
  );
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords });
  await getByRole('button', { name: 'Vrati: Članak 1' }).click();
  const dialog = getByRole('dialog', { name: 'Vratiti iz koša?' });
  await expect.element(dialog.getByRole('heading', { name: 'Neće se vratiti kako je bilo' })).toBeVisible();
  await expect.element(dialog.getByText(NOTE)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćeno: 1 članak.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(restoreDeletedRecords.mock.calls.map(([{ body }]) => body)).toEqual([
    { ids: [1] },
    { ids: [1], confirmed: true },
  ]);
});

test('nothing is restored when the question is cancelled', async () => {
  const restoreDeletedRecords = vi.fn<Restore>(() => makeRestoration({ notes: [NOTE] }));
  const { getByRole } = await openBin({ restoreDeletedRecords });
  await getByRole('button', { name: 'Vrati: Članak 1' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Odustani' }).click();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  expect(restoreDeletedRecords).toHaveBeenCalledTimes(1);
});

test('a record without which another one cannot come back is offered along with it', async () => {
  const parent = { id: 9, kind: 'documentFolder' as const, title: 'Zakoni' };
  const restoreDeletedRecords = vi.fn<Restore>(({ body: { ids } }) =>
    ids.includes(9)
      ? makeRestoration({ restored: 2, message: 'Vraćeno: 1 folder, 1 dokument.' })
      : makeRestoration({ blocked: [{ id: 2, reason: GONE, parent }] }),
  );
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords });
  await getByRole('button', { name: 'Vrati: Statut' }).click();
  const dialog = getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'Ne može se vratiti' })).toBeVisible();
  await expect.element(dialog.getByText(GONE)).toBeVisible();
  await expect.element(dialog.getByText('Zajedno s tim vraća se i folder „Zakoni”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Vrati zajedno' }).click();
  await expect.element(getByText('Vraćeno: 1 folder, 1 dokument.')).toBeVisible();
  expect(restoreDeletedRecords.mock.lastCall).toEqual([{ body: { ids: [9, 2] } }]);
});

test('of several records, those that can come back are restored without the others', async () => {
  const restoreDeletedRecords = vi.fn<Restore>(({ body: { ids } }) =>
    ids.includes(2)
      ? makeRestoration({ blocked: [{ id: 2, reason: GONE }] })
      : makeRestoration({ restored: 1, message: 'Vraćeno: 1 članak.' }),
  );
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords });
  await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
  await getByRole('checkbox', { name: 'Odaberi: Statut' }).click();
  await getByRole('toolbar').getByRole('button', { name: 'Vrati' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Vrati ostalo' }).click();
  await expect.element(getByText('Vraćeno: 1 članak.')).toBeVisible();
  expect(restoreDeletedRecords.mock.lastCall).toEqual([{ body: { ids: [1], confirmed: true } }]);
});

test('a record that cannot come back at all has no way on but to cancel', async () => {
  const { getByRole } = await openBin({
    restoreDeletedRecords: () => makeRestoration({ blocked: [{ id: 2, reason: GONE }] }),
  });
  await getByRole('button', { name: 'Vrati: Statut' }).click();
  await expect.element(getByRole('dialog').getByRole('button', { name: 'Vrati' })).toBeDisabled();
});

test('a superadmin deletes a selection for good, after a question that names it', async () => {
  const eraseDeletedRecords = vi.fn<NonNullable<Handlers['eraseDeletedRecords']>>(() => ({
    message: 'Izbrisano zauvijek: 2 zapisa.',
  }));
  const { getByRole, getByText } = await openBin({ eraseDeletedRecords });
  await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
  await getByRole('checkbox', { name: 'Odaberi: slika.jpg' }).click();
  const bar = getByRole('toolbar');
  await bar.getByRole('button', { name: 'Izbriši zauvijek' }).click();
  const dialog = getByRole('dialog', { name: 'Izbrisati zauvijek?' });
  for (const line of [
    ...['2 zapisa', 'Članak 1', 'slika.jpg', 'Sadržaj datoteka briše se iz spremišta.', 'To se ne može poništiti.'],
  ]) {
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

test('a superadmin empties the bin after its records of each kind were counted', async () => {
  let records = DELETED;
  const emptyBin = vi.fn<NonNullable<Handlers['emptyBin']>>(() => {
    records = [];
    return { message: 'Izbrisano zauvijek: 53 zapisa.' };
  });
  const listDeletedRecords = () => ({ records, total: records.length > 0 ? 53 : 0, numPages: 1 });
  const { getByRole, getByText } = await openBin({ emptyBin, listDeletedRecords, countDeletedRecords: () => COUNTED });
  await getByRole('button', { name: 'Isprazni koš' }).click();
  const dialog = getByRole('dialog', { name: 'Isprazniti koš?' });
  await expect.element(dialog.getByText('53 zapisa')).toBeVisible();
  expect(
    dialog
      .getByRole('list')
      .first()
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['41 članak', '10 dokumenata', '2 foldera']);
  await expect
    .element(dialog.getByText('U brojevima je i ono što je izbrisano zajedno s folderima i sekcijama.'))
    .toBeVisible();
  await expect.element(dialog.getByText('Sadržaj datoteka briše se iz spremišta.')).not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Isprazni koš' }).click();
  await expect.element(getByText('Izbrisano zauvijek: 53 zapisa.')).toBeVisible();
  expect(emptyBin.mock.lastCall).toEqual([{ body: COUNTED }]);
  await expect.element(getByText('Koš je prazan.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Isprazni koš' })).not.toBeInTheDocument();
});

test('the question says the new numbers when the bin has changed, and sends them', async () => {
  const message = 'U međuvremenu se promijenilo što je u košu, pa ništa nije izbrisano. Pogledajte nove brojeve.';
  const changed = { ...COUNTED, counts: [{ kind: 'post' as const, count: 40 }] };
  let counted = COUNTED;
  const emptyBin = vi.fn<NonNullable<Handlers['emptyBin']>>(({ body }) => {
    if (body.counts[0]?.count === 40) return { message: 'Izbrisano zauvijek: 40 zapisa.' };
    counted = changed;
    return refuse(409, { message, code: 'bin-changed' });
  });
  const { getByRole, getByText } = await openBin({ emptyBin, countDeletedRecords: () => counted });
  await getByRole('button', { name: 'Isprazni koš' }).click();
  const dialog = getByRole('dialog', { name: 'Isprazniti koš?' });
  await expect.element(dialog.getByText('41 članak')).toBeVisible();
  await dialog.getByRole('button', { name: 'Isprazni koš' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  await expect.element(dialog.getByText('40 članaka')).toBeVisible();
  await dialog.getByRole('button', { name: 'Isprazni koš' }).click();
  await expect.element(getByText('Izbrisano zauvijek: 40 zapisa.')).toBeVisible();
  expect(emptyBin.mock.lastCall).toEqual([{ body: changed }]);
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
