import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeDeleted } from '#web/testing/records/make-deleted.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { BinScreen, daysLeft } from './BinScreen.tsx';

const DELETED = [
  makeDeleted({ id: 1 }),
  makeDeleted({ id: 2, kind: 'page', title: 'Kontakti', deleted_by_name: null, deleted: '2026-10-23T09:30:00.000Z' }),
  makeDeleted({
    id: 3,
    kind: 'file',
    title: 'slika.jpg',
    folder: 'clanci-slike/2026',
    is_former: true,
    deleted: '2026-10-21T09:30:00.000Z',
  }),
  makeDeleted({ id: 4 }),
];

const asSuperadmin = { role: 'superadmin' } as const;

type Restore = NonNullable<Handlers['restoreDeletedRecords']>;

async function openBin(
  handlers: Handlers = {},
  { at = '/kos', role = 'tipfeler' as 'tipfeler' | 'sportasi' | 'superadmin' } = {},
) {
  const listDeletedRecords = () => ({ records: DELETED, total: 53, numPages: 2 });
  const server = { listDeletedRecords, listBinUsers: () => [{ id: 4, name: 'Iva Đurđević' }], ...handlers };
  return openScreen(<BinScreen />, { role, handlers: server, at });
}

test('shows every deleted record with its kind, who deleted it, when, and how long it can be restored', async () => {
  stopClock();
  const { getByRole, getByText } = await openBin();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Koš');
  await expect.element(getByText('53 zapisa')).toBeVisible();
  await expect.element(getByText(/^Izbrisano ostaje ovdje 30 dana/)).toBeVisible();
  const row = getByRole('row').nth(1);
  for (const fact of ['Članak 1', 'članak', 'Iva Đurđević', '18-11-2026 u 09:14', '27 dana']) {
    await expect.element(row).toMatchTextContent(fact);
  }
  for (const fact of ['Kontakti', 'stranica, bila vidljiva', 'nepoznato', '1 dan']) {
    await expect.element(getByRole('row').nth(2)).toMatchTextContent(fact);
  }
  for (const fact of ['slika.jpg', 'prijašnja verzija', 'clanci-slike/2026', 'datoteka', 'manje od dana']) {
    await expect.element(getByRole('row').nth(3)).toMatchTextContent(fact);
  }
});

test('the button of a record restores it at once; the toast says what differs and leads to the record, which says it too', async () => {
  let records = DELETED;
  const note = 'Članak „Članak 1” vraća se otkvačen.';
  const restoreDeletedRecords = vi.fn<Restore>(() => {
    records = DELETED.slice(1);
    const record = { kind: 'post' as const, id: 101, key: 'clanak-1' };
    return { message: 'Članak je vraćen kao skica.', notes: [note], record };
  });
  const listDeletedRecords = () => ({ records, total: records.length, numPages: 1 });
  const { getByRole, getByText, address } = await openBin({ restoreDeletedRecords, listDeletedRecords });
  await getByRole('button', { name: 'Vrati kao skicu: Članak 1' }).click();
  await expect.element(getByText(`Članak je vraćen kao skica. ${note}`)).toBeVisible();
  expect(restoreDeletedRecords.mock.calls).toEqual([[{ body: { ids: [1] } }]]);
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(getByRole('row')).toHaveLength(4);
  await expect.element(getByRole('region', { name: 'Izbrisani zapisi' })).toHaveFocus();
  await getByRole('button', { name: 'Otvori' }).click();
  await expect.poll(address).toBe('/post/detalji/clanak-1');
});

test('records of several kinds are restored by one call, which clears the selection unless it fails; only a superadmin deletes for good', async () => {
  const message = 'Vraćeno: 2 članka, 1 stranica, 1 datoteka.';
  const gone = 'Folder dokumenta „Statut” više ne postoji. Najprije vratite folder.';
  const restoreDeletedRecords = vi
    .fn<Restore>(() => ({ message, notes: [] }))
    .mockImplementationOnce(() => refuse(409, { message: gone, code: 'folder-gone' }));
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords });
  await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
  await getByRole('checkbox', { name: 'Odaberi: Članak 4' }).click({ modifiers: ['Shift'] });
  const bar = getByRole('toolbar', { name: 'Odabrani zapisi' });
  await expect.element(bar).toMatchTextContent('Odabrana 4 zapisa');
  await expect.element(getByRole('button', { name: /zauvijek|Isprazni/ })).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByRole('alert')).toMatchTextContent(gone);
  await expect.element(bar).toMatchTextContent('Odabrana 4 zapisa');
  await bar.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText(message)).toBeVisible();
  expect(restoreDeletedRecords.mock.lastCall).toEqual([{ body: { ids: [1, 2, 3, 4] } }]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('the search, the kind and the user are in the address', async () => {
  const none = { records: [], total: 0, numPages: 0 };
  const listDeletedRecords = vi.fn<NonNullable<Handlers['listDeletedRecords']>>(() => none);
  const { getByRole, getByText, getByLabelText, address } = await openBin({ listDeletedRecords });
  await getByRole('combobox', { name: 'Vrsta' }).selectOptions('Stranica');
  await expect.poll(address).toBe('/kos?vrsta=stranica');
  await getByRole('combobox', { name: 'Tko' }).selectOptions('Iva Đurđević');
  await getByLabelText('Naziv').fill('kon');
  await expect.poll(address).toBe('/kos?trazi=kon&vrsta=stranica&korisnik=4');
  await expect
    .poll(() => listDeletedRecords.mock.lastCall)
    .toEqual([{ query: { kind: 'page', user: 4, search: 'kon', page: 1 } }]);
  await expect.element(getByText('Ništa u košu ne odgovara filtrima.')).toBeVisible();
});

test.each([
  ['tipfeler', ['Sve vrste', 'Članak', 'Stranica', 'Datoteka', 'Sportaš', 'Folder', 'Subfolder', 'Dokument']],
  ['sportasi', []],
] as const)(
  'offers %s only the kinds that the role may restore, and no choice of a single one',
  async (role, kinds) => {
    const { getByRole } = await openBin({}, { role });
    await expect.element(getByRole('row')).toHaveLength(5);
    const options = getByRole('combobox', { name: 'Vrsta' }).getByRole('option');
    expect(options.elements().map((option) => option.textContent)).toEqual(kinds);
  },
);

test('a page past the end redirects to the last page', async () => {
  const { address } = await openBin({}, { at: '/kos?stranica=9' });
  await expect.poll(address).toBe('/kos?stranica=2');
});

test('shows why the bin failed to load, offers a retry, and explains the purpose of an empty bin', async () => {
  let isDown = true;
  const listDeletedRecords = () => (isDown ? breakConnection() : { records: [], total: 0, numPages: 0 });
  const { getByRole, getByText } = await openBin({ listDeletedRecords });
  await expect.element(getByText('Koš nije učitan.')).toBeVisible();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('Koš je prazan.')).toBeVisible();
});

test('on a phone an empty bin has nothing to select and no bar at the foot', async () => {
  await page.viewport(360, 780);
  const listDeletedRecords = () => ({ records: [], total: 0, numPages: 0 });
  const { getByRole, getByText, container } = await openBin({ listDeletedRecords }, asSuperadmin);
  await expect.element(getByText('Koš je prazan.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Odaberi više' })).not.toBeInTheDocument();
  expect(container.querySelector('[data-foot-bar]')).toBeNull();
});

test('on a phone the bar at the foot, which holds the pager, covers the rows below it', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  const { getByRole, container } = await openBin();
  await expect.element(getByRole('row')).toHaveLength(5);
  const bar = container.querySelector('[data-foot-bar]')?.getBoundingClientRect();
  expect([bar?.left, bar?.right, bar?.bottom]).toEqual([0, 360, 780]);
});

test('on a phone a single page has no bar at the foot, and is emptied from the text above it', async () => {
  await page.viewport(360, 780);
  const { getByRole, container } = await openBin(
    { listDeletedRecords: () => ({ records: DELETED, total: 4, numPages: 1 }) },
    asSuperadmin,
  );
  await expect.element(getByRole('row')).toHaveLength(5);
  expect(container.querySelector('header [data-foot-bar]')).toBeNull();
  await expectShownWell();
  await getByRole('button', { name: 'Isprazni koš' }).click();
  await expect.element(getByRole('dialog', { name: 'Isprazniti koš?' })).toBeVisible();
});

test('on a phone a record says what it was and until when it can come back, with no checkbox until several are selected', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  stopClock();
  const { getByRole } = await openBin();
  const row = getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent('nestaje za 27 dana');
  await expect.element(getByRole('row').nth(3)).toMatchTextContent('datoteka, prijašnja verzija, clanci-slike/2026');
  const restore = getByRole('button', { name: 'Vrati kao skicu: Članak 1' });
  expect(restore.element().getBoundingClientRect().right).toBeGreaterThan(320);
  const box = getByRole('checkbox', { name: 'Odaberi: Članak 1' });
  await expect.element(box).not.toBeInTheDocument();
  await getByRole('button', { name: 'Odaberi više' }).click();
  await expect.element(box).toBeVisible();
});

test('a deleted picture is read by a call, that of an article has an address; other records have the sign of their kind', async () => {
  const records = [makeDeleted({ id: 7, kind: 'file', title: 'slika.jpg', is_picture: true }), makeDeleted({ id: 8 })];
  records.push(makeDeleted({ id: 9, images: JSON.stringify({ image_intro: 'clanci-slike/a.jpg' }) }));
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  // A browser keeps the first 250 requests only.
  performance.clearResourceTimings();
  const getDeletedPicture = vi.fn<NonNullable<Handlers['getDeletedPicture']>>(() => ({ src }));
  const { getByRole } = await openBin({
    listDeletedRecords: () => ({ records, total: 3, numPages: 1 }),
    getDeletedPicture,
  });
  const picture = (row = 1) => getByRole('row').nth(row).element().querySelector('img');
  await expect.poll(() => picture()?.getAttribute('src')).toBe(src);
  expect(picture()?.getBoundingClientRect()).toMatchObject({ width: 42, height: 28 });
  // There is no such file here, so its picture gives way to the sign at once.
  const asked = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  await expect.poll(asked).toContain('/files/clanci-slike/a.jpg');
  expect(picture(2)).toBeNull();
  expect(getByRole('row').nth(2).element().querySelector('svg')).not.toBeNull();
  expect(new Set(getDeletedPicture.mock.calls.map(([{ params }]) => params.id))).toEqual(new Set([7]));
});

test('a row says what the record was and contained, and how it comes back', async () => {
  const records = [
    makeDeleted({
      id: 2,
      kind: 'documentFolder',
      title: 'Natječaji',
      was_public: true,
      contained: [
        { kind: 'subfolder', count: 3 },
        { kind: 'document', count: 24 },
      ],
    }),
    makeDeleted({ id: 3, kind: 'user', title: 'Iva Ivić' }),
    makeDeleted({ id: 4, kind: 'file', title: 'a.pdf', folder: 'dokumenti', uses: 2 }),
    makeDeleted({ id: 5, was_public: true }),
    makeDeleted({ id: 6, kind: 'athlete', title: 'Ana Bakljić' }),
    makeDeleted({ id: 7, kind: 'subfolder', title: 'Skice', was_public: false }),
  ];
  const { getByRole, getByText } = await openBin({ listDeletedRecords: () => ({ records, total: 6, numPages: 1 }) });
  await expect.element(getByText('članak, bio objavljen')).toBeVisible();
  await expect.element(getByText('sportaš, bez medalja')).toBeVisible();
  await expect.element(getByText('datoteka, dokumenti, koristi se u 2 zapisa')).toBeVisible();
  await expect.element(getByText('folder, bio vidljiv, 3 subfoldera, 24 dokumenta')).toBeVisible();
  await expect.element(getByText('subfolder, bio skriven')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Vrati skriveno: Natječaji' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Vrati isključeno: Iva Ivić' })).toBeVisible();
});

test('a superadmin deletes a selection for good, after a question that names it and says why it failed', async () => {
  const ERASED = { message: 'Izbrisano zauvijek: 2 zapisa.' };
  const message = 'Neki od odabranih zapisa više nisu u košu. Osvježite popis.';
  const eraseDeletedRecords = vi
    .fn<NonNullable<Handlers['eraseDeletedRecords']>>(() => ERASED)
    .mockImplementationOnce(() => refuse(404, { message, code: 'not-found' }));
  const { getByRole, getByText } = await openBin({ eraseDeletedRecords }, asSuperadmin);
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
  await dialog.getByRole('button', { name: 'Izbriši zauvijek' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  await dialog.getByRole('button', { name: 'Izbriši zauvijek' }).click();
  await expect.element(getByText('Izbrisano zauvijek: 2 zapisa.')).toBeVisible();
  expect(eraseDeletedRecords.mock.lastCall).toEqual([{ body: { ids: [1, 3] } }]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('a superadmin empties the bin as it was seen', async () => {
  let records = DELETED;
  const emptyBin = vi.fn<NonNullable<Handlers['emptyBin']>>(() => {
    records = [];
    return { message: 'Izbrisano zauvijek: 53 zapisa.' };
  });
  const listDeletedRecords = () => ({ records, total: records.length > 0 ? 53 : 0, numPages: 1 });
  const { getByRole, getByText } = await openBin({ emptyBin, listDeletedRecords }, asSuperadmin);
  await getByRole('button', { name: 'Isprazni koš' }).click();
  const dialog = getByRole('dialog', { name: 'Isprazniti koš?' });
  await expect.element(dialog.getByText('53 zapisa')).toBeVisible();
  await expect
    .element(dialog.getByText('Briše se i sve što je izbrisano zajedno s folderima i sekcijama.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Isprazni koš' }).click();
  await expect.element(getByText('Izbrisano zauvijek: 53 zapisa.')).toBeVisible();
  expect(emptyBin.mock.lastCall).toEqual([{ body: { until: DELETED[0]?.deleted, total: 53 } }]);
  await expect.element(getByText('Koš je prazan.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Isprazni koš' })).not.toBeInTheDocument();
});

test.each([
  ['2026-11-21T09:30:00.000Z', 30],
  ['2026-11-20T09:29:59.000Z', 29],
  ['2026-10-22T09:30:01.000Z', 1],
  ['2026-10-22T09:30:00.000Z', 0],
])('a record deleted at %s has %i days left', (deleted, days) => {
  expect(daysLeft(deleted, new Date('2026-11-21T09:30:00.000Z'))).toBe(days);
});
