import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeDeleted, makeRestoration } from '#web/testing/records/make-deleted.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { BinScreen } from './BinScreen.tsx';

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

type Restore = NonNullable<Handlers['restoreDeletedRecords']>;

async function openBin(handlers: Handlers = {}, { at = '/kos', role = 'tipfeler' as 'tipfeler' | 'sportasi' } = {}) {
  logInAs(role);
  fakeServer({
    listDeletedRecords: () => ({ records: DELETED, total: 53, numPages: 2 }),
    listBinUsers: () => [{ id: 4, name: 'Iva Đurđević' }],
    ...handlers,
  });
  return renderScreen(<BinScreen />, { at });
}

test('shows every deleted record with its kind, who deleted it, when, and how long it can be restored', async () => {
  stopClock();
  const { getByRole, getByText } = await openBin();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Koš');
  await expect.element(getByText('53 zapisa')).toBeVisible();
  await expect.element(getByText(/^Izbrisano ostaje ovdje 30 dana/)).toBeVisible();
  const row = getByRole('row').nth(1);
  for (const fact of ['Članak 1', 'Članak', 'Iva Đurđević', '18-11-2026 u 09:14', '27 dana']) {
    await expect.element(row).toMatchTextContent(fact);
  }
  for (const fact of ['Kontakti', 'Stranica', 'nepoznato', '1 dan']) {
    await expect.element(getByRole('row').nth(2)).toMatchTextContent(fact);
  }
  for (const fact of ['slika.jpg', 'prijašnja verzija', 'clanci-slike/2026', 'Datoteka', 'manje od dana']) {
    await expect.element(getByRole('row').nth(3)).toMatchTextContent(fact);
  }
});

test('the button of a record restores it at once and refetches the list', async () => {
  let records = DELETED;
  const restoreDeletedRecords = vi.fn<Restore>(() => {
    records = DELETED.filter(({ kind }) => kind !== 'page');
    return makeRestoration({ restored: 1, message: 'Vraćeno: 1 stranica.' });
  });
  const listDeletedRecords = () => ({ records, total: records.length, numPages: 1 });
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords, listDeletedRecords });
  await getByRole('button', { name: 'Vrati: Kontakti' }).click();
  await expect.element(getByText('Vraćeno: 1 stranica.')).toBeVisible();
  expect(restoreDeletedRecords.mock.calls).toEqual([[{ body: { ids: [2] } }]]);
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(getByRole('row')).toHaveLength(4);
  await expect.element(getByRole('region', { name: 'Izbrisani zapisi' })).toHaveFocus();
});

test('records of several kinds are restored by one call, which clears the selection', async () => {
  const message = 'Vraćeno: 2 članka, 1 stranica, 1 datoteka.';
  const restoreDeletedRecords = vi.fn<Restore>(() => makeRestoration({ restored: 4, message }));
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords });
  await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
  await getByRole('checkbox', { name: 'Odaberi: Članak 4' }).click({ modifiers: ['Shift'] });
  const bar = getByRole('toolbar', { name: 'Odabrani zapisi' });
  await expect.element(bar).toMatchTextContent('Odabrana 4 zapisa');
  await bar.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText(message)).toBeVisible();
  expect(restoreDeletedRecords.mock.lastCall).toEqual([{ body: { ids: [1, 2, 3, 4] } }]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('says why restoring failed, and keeps the selection', async () => {
  const message = 'Neki od odabranih zapisa više nisu u košu. Osvježite popis.';
  const restoreDeletedRecords = () => refuse(404, { message, code: 'not-found' });
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords });
  await getByRole('checkbox', { name: 'Odaberi: Članak 1' }).click();
  const bar = getByRole('toolbar', { name: 'Odabrani zapisi' });
  await bar.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(bar).toBeVisible();
});

test('the search, the kind and the user are in the address', async () => {
  const listDeletedRecords = vi.fn<NonNullable<Handlers['listDeletedRecords']>>(() => ({
    records: [],
    total: 0,
    numPages: 0,
  }));
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

test('offers only the kinds that the role may restore, and no choice of a single one', async () => {
  const { getByRole } = await openBin();
  const options = getByRole('combobox', { name: 'Vrsta' }).getByRole('option');
  await expect.element(options).toHaveLength(8);
  expect(options.elements().map((option) => option.textContent)).toEqual([
    'Sve vrste',
    'Članak',
    'Stranica',
    'Datoteka',
    'Sportaš',
    'Folder',
    'Subfolder',
    'Dokument',
  ]);
  await expectAccessible();
});

test('has no choice of kinds for a role that restores athletes alone', async () => {
  const { getByRole } = await openBin({}, { role: 'sportasi' });
  await expect.element(getByRole('row')).toHaveLength(5);
  await expect.element(getByRole('combobox', { name: 'Vrsta' })).not.toBeInTheDocument();
});

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
  const { getByRole, getByText, container } = await openBin({ listDeletedRecords });
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

test('on a phone a record has three lines and one way back, with no checkbox until several are selected', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  stopClock();
  const { getByRole, getByText } = await openBin();
  const row = getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent('Iva Đurđević, 18-11-2026 · još 27 dana');
  const file = getByRole('row').nth(3);
  const facts = file.getByText('Datoteka, prijašnja verzija, clanci-slike/2026');
  await expect.element(facts).toBeVisible();
  await expect.element(getByText('clanci-slike/2026', { exact: true })).not.toBeVisible();
  expect(facts.element().getBoundingClientRect().height).toBeLessThanOrEqual(20);
  const heights = [row, file].map((one) => one.element().getBoundingClientRect().height);
  expect(Math.max(...heights)).toBeLessThanOrEqual(76);
  const restore = getByRole('button', { name: 'Vrati: Članak 1' });
  expect(restore.element().getBoundingClientRect().right).toBeGreaterThan(320);
  const box = getByRole('checkbox', { name: 'Odaberi: Članak 1' });
  await expect.element(box).not.toBeInTheDocument();
  await getByRole('button', { name: 'Odaberi više' }).click();
  await expect.element(box).toBeVisible();
});

test('a deleted picture is shown in its row, read by a call; other records have none', async () => {
  const records = [makeDeleted({ id: 7, kind: 'file', title: 'slika.jpg', is_picture: true }), makeDeleted({ id: 8 })];
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const getDeletedPicture = vi.fn<NonNullable<Handlers['getDeletedPicture']>>(() => ({ src }));
  const { getByRole } = await openBin({
    listDeletedRecords: () => ({ records, total: 2, numPages: 1 }),
    getDeletedPicture,
  });
  const picture = () => getByRole('row').nth(1).element().querySelector('img');
  await expect.poll(() => picture()?.getAttribute('src')).toBe(src);
  expect(picture()?.getBoundingClientRect()).toMatchObject({ width: 32, height: 32 });
  expect(getByRole('row').nth(2).element().querySelector('img')).toBeNull();
  expect(new Set(getDeletedPicture.mock.calls.map(([{ params }]) => params.id))).toEqual(new Set([7]));
});

test('a row says what belonged to the record', async () => {
  const records = [
    makeDeleted({
      id: 1,
      parts: [
        { part: 'pin', count: 1 },
        { part: 'translation', count: 1 },
      ],
    }),
    makeDeleted({
      id: 2,
      kind: 'documentFolder',
      parts: [
        { part: 'subfolder', count: 3 },
        { part: 'document', count: 24 },
        { part: 'menuLinks', count: 1 },
      ],
    }),
    makeDeleted({ id: 3, kind: 'medal', parts: [{ part: 'winners', count: 9 }] }),
  ];
  const { getByRole } = await openBin({ listDeletedRecords: () => ({ records, total: 3, numPages: 1 }) });
  await expect.element(getByRole('columnheader', { name: 'Što je bilo uz to' })).toBeVisible();
  for (const words of ['bio je prikvačen, prijevod', '3 subfoldera, 24 dokumenta, 1 link u navigaciji', '9 sportaša']) {
    await expect.element(getByRole('cell', { name: words })).toBeVisible();
  }
});

const CONTENT: ReturnType<NonNullable<Handlers['getDeletedRecord']>> = {
  kind: 'post',
  fields: {
    title: 'Članak 1',
    alias: 'clanak-1',
    state: 0,
    catid: 3,
    introtext: '<p>Uvod <strong>debelo</strong></p>',
    fulltext: '<p onclick="fail()">Rečenica.</p><script>fail()</script>',
    images: JSON.stringify({ image_intro: '/files/images/slika.jpg', image_intro_caption: 'Potpis slike' }),
    gallery: '[]',
    modified: '2026-11-18T08:14:00.000Z',
  },
  names: { catid: 'Vijesti' },
  parts: [{ part: 'document', count: 8, titles: ['Prvi', 'Drugi', 'Treći', 'Četvrti', 'Peti', 'Šesti', 'Sedmi'] }],
};

test('a row opens to show the record as it was, and Escape closes it with the focus on its link', async () => {
  const { getByRole, address } = await openBin({ getDeletedRecord: () => CONTENT });
  const link = getByRole('link', { name: 'Članak 1' });
  await link.click();
  await expect.poll(address).toBe('/kos?zapis=1');
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  const content = getByRole('region', { name: 'Sadržaj: Članak 1' });
  await expect.element(content.getByText('debelo')).toBeVisible();
  const words = content
    .getByRole('term')
    .elements()
    .map((term) => term.textContent);
  expect(words).toEqual(['8 dokumenata', 'Naslov', 'Adresa', 'Status', 'Kategorija', 'Slike', 'Uvod', 'Tekst']);
  for (const value of ['skica', 'Vijesti', 'Potpis slike', 'Rečenica.']) {
    await expect.element(content.getByText(value, { exact: true })).toBeVisible();
  }
  const titles = content.getByRole('definition').first().element().textContent;
  expect(titles).toBe('Prvi\nDrugi\nTreći\nČetvrti\nPeti\nŠesti\nSedmi\ni još 1');
  expect(content.element().querySelector('script, [onclick]')).toBeNull();
  expect(content.element().querySelector('[contenteditable=true]')).toBeNull();
  await expect.element(content.getByRole('button', { name: 'Izbriši zauvijek' })).not.toBeInTheDocument();
  await expectAccessible();
  content.getByRole('button', { name: 'Vrati' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(content).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await expect.poll(address).toBe('/kos');
});

test('the open row restores its record, and says when its content could not be read', async () => {
  const restoreDeletedRecords = vi.fn<Restore>(() => makeRestoration({ restored: 1, message: 'Vraćeno: 1 članak.' }));
  const getDeletedRecord = () => refuse(404, { message: 'Toga više nema.', code: 'not-found' });
  const { getByRole, getByText } = await openBin({ restoreDeletedRecords, getDeletedRecord }, { at: '/kos?zapis=1' });
  const content = getByRole('region', { name: 'Sadržaj: Članak 1' });
  await expect.element(content.getByText('Sadržaj nije učitan.')).toBeVisible();
  await expect.element(content.getByText('Toga više nema.')).toBeVisible();
  await content.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćeno: 1 članak.')).toBeVisible();
  expect(restoreDeletedRecords.mock.calls).toEqual([[{ body: { ids: [1] } }]]);
});
