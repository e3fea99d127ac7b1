import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAuditEntry } from '#web/testing/records/make-audit-entry.ts';
import { makeUser } from '#web/testing/records/make-user.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { AuditLogScreen } from './AuditLogScreen.tsx';

const ORDER = makeAuditEntry({
  id: 9,
  at: '2026-11-22T13:35:00.000Z',
  user_name: 'Marko Ćutuk',
  action: 'order',
  kind: 'documentFolder',
  title: 'Izvješća',
  details: { moved: 2 },
});
const CHANGE = makeAuditEntry({
  id: 8,
  kind: 'magazineArticle',
  title: 'Od četverca na pariće',
  record_id: 31,
  record_key: '31',
  details: { stranica_kraj: [21, 23], podnaslov: ['', 'Nova posada'], puni_sadrzaj: true },
});
const OLD = makeAuditEntry({
  id: 3,
  at: '2025-10-02T07:15:00.000Z',
  action: 'delete',
  kind: 'post',
  title: 'Soči 2014',
  record_key: null,
  user_name: null,
  address: null,
  agent: null,
});
const REGISTRATION = makeAuditEntry({
  id: 7,
  action: 'register',
  kind: 'user',
  title: 'Petra Pokusić',
  user_id: null,
  user_name: null,
});
const ENTRIES = [ORDER, CHANGE, REGISTRATION, OLD];
const LOG_IN = makeAuditEntry({ action: 'log-in', kind: 'user', record_id: 4, title: 'Iva Đurđević' });

type List = NonNullable<Handlers['listAuditLog']>;

const answer = (entries: AuditEntry[] = ENTRIES, next: number | null = null, total = entries.length) => ({
  entries,
  next,
  total,
});

async function open({ at = '/dnevnik', ...handlers }: Handlers & { at?: string } = {}) {
  return openScreen(<AuditLogScreen />, {
    role: 'superadmin',
    handlers: {
      listAuditLog: () => answer(),
      listUsers: () => [makeUser({ id: 4, name: 'Iva Đurđević' })],
      ...handlers,
    },
    at,
  });
}

test('entries are grouped by day, each with time, person, action, record, kind and what is known', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByText('4 zapisa').first()).toBeVisible();
  await expect.element(getByText('nedjelja, 22-11-2026')).toBeVisible();
  await expect.element(getByText('četvrtak, 02-10-2025')).toBeVisible();
  const row = (place: number) => getByRole('row').nth(place);
  await expect.element(row(2)).toMatchTextContent('14:35Marko ĆutukPromjena redoslijedaIzvješćaFolderpomaknuto: 2');
  await expect
    .element(row(3))
    .toMatchTextContent(/^14:32Iva ĐurđevićIzmjenaOd četverca na parićeČlanak Olimpazadnja stranica, podnaslov, tekst/);
  await expect.element(row(4)).toMatchTextContent(/neprijavljenRegistracijaPetra PokusićKorisnik/);
  await expect.element(row(6)).toMatchTextContent(/izbrisan korisnikBrisanjeSoči 2014Članak/);
  await expectShownWell();
});

test('a log-in names its user once, and every cell of a row is whole', async () => {
  const path = `dokumenti/${'vrlo-dugo-ime-'.repeat(8)}.pdf`;
  const upload = makeAuditEntry({ id: 2, action: 'upload', kind: 'file', title: path, details: { path } });
  upload.user_name = 'Ime-Prezime '.repeat(8);
  const { getByRole } = await open({ listAuditLog: () => answer([LOG_IN, upload]) });
  await expect.element(getByRole('row').nth(2)).toMatchTextContent(/14:32Iva ĐurđevićPrijavaPrijava–KorisnikChrome/);
  for (const cell of getByRole('row').nth(3).getByRole('cell').elements()) {
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  }
});

test('a row opens what was before and after, from where, and the way to the record', async () => {
  const { getByRole, getByText, address } = await open();
  const link = getByRole('link', { name: 'Pojedinosti: Izmjena, Od četverca na pariće' });
  await link.click();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(address).toBe('/dnevnik?zapis=8');
  const details = getByRole('row').nth(4);
  await expect.element(details).toMatchTextContent('zadnja stranica21 →postaje 23');
  await expect.element(details).toMatchTextContent('podnaslovprazno →postaje Nova posada');
  await expect.element(details).toMatchTextContent('tekstpromijenjeno');
  await expect.element(details).toMatchTextContent('OdakleChrome, Windows, 192.0.2.14');
  await expect.element(getByRole('link', { name: 'Otvori zapis' })).toHaveAttribute('href', '/uredi-olimp-clanak/31');
  await expectAccessible();
  await link.click();
  await expect.element(getByText('Otvori zapis')).not.toBeInTheDocument();
});

test('a post is opened by its alias and a file in its folder; an old entry without a record has neither', async () => {
  const post = makeAuditEntry({ id: 1, kind: 'post', record_key: 'zlato-u-parizu' });
  const file = makeAuditEntry({ id: 2, kind: 'file', record_id: 5, record_key: 'images/a b.jpg' });
  const first = await open({ at: '/dnevnik?zapis=1', listAuditLog: () => answer([post, file, OLD]) });
  const link = first.getByRole('link', { name: 'Otvori zapis' });
  await expect.element(link).toHaveAttribute('href', '/post/detalji/zlato-u-parizu');
  await first.getByRole('link', { name: 'Pojedinosti: Izmjena, Zapis 2' }).click();
  await expect.element(link).toHaveAttribute('href', '/media-manager/images?datoteka=5');
  await first.getByRole('link', { name: 'Pojedinosti: Brisanje, Soči 2014' }).click();
  await expect.element(first.getByText('adresa uklonjena nakon 12 mjeseci')).toBeVisible();
  expect(link.elements()).toEqual([]);
});

test('the address holds the filters, and each of them begins at the newest entries', async () => {
  const listAuditLog = vi.fn<List>(() => answer());
  const at = '/dnevnik?trazi=zlato&korisnik=4&radnja=izmjena&podrucje=clanak&od=2026-11-01&do=2026-11-22&prije=70';
  const { getByRole, getByText, address } = await open({ at, listAuditLog });
  await expect.element(getByText('4 zapisa od 01-11-2026')).toBeVisible();
  const filters = { search: 'zlato', user: 4, action: 'update', kind: 'post', from: '2026-11-01', to: '2026-11-22' };
  expect(listAuditLog.mock.lastCall?.[0].query).toEqual({ ...filters, before: 70 });
  await getByRole('button', { name: /^Filtri/ }).click();
  await getByRole('combobox', { name: 'Radnja' }).selectOptions('Brisanje');
  await expect.poll(() => listAuditLog.mock.lastCall?.[0].query).toEqual({ ...filters, action: 'delete' });
  expect(address()).not.toContain('prije');
  await expect.element(getByRole('combobox', { name: 'Korisnik' })).toHaveDisplayValue('Iva Đurđević');
});

test('Starije and Novije turn the pages, and a shared page leads to the newest', async () => {
  const listAuditLog = vi.fn<List>(({ query: { before = 100 } }) => {
    const ids = [before - 1, before - 2];
    return answer(
      ids.map((id) => makeAuditEntry({ id })),
      before > 96 ? before - 2 : null,
      6,
    );
  });
  const { getByRole, getByText, address } = await open({ listAuditLog });
  const turn = (name: string) =>
    getByRole('navigation', { name: 'Stranice popisa', exact: true }).getByRole('button', { name });
  await expect.element(getByText('Zapis 99')).toBeVisible();
  await expect.element(turn('Novije')).toBeDisabled();
  await turn('Starije').click();
  await expect.element(getByText('Zapis 97')).toBeVisible();
  await turn('Starije').click();
  await expect.element(getByText('Zapis 95')).toBeVisible();
  await expect.element(turn('Starije')).toBeDisabled();
  expect(address()).toBe('/dnevnik?prije=96');
  await turn('Novije').click();
  await expect.element(getByText('Zapis 97')).toBeVisible();
  await turn('Novije').click();
  await expect.element(getByText('Zapis 99')).toBeVisible();
  await expect.poll(address).toBe('/dnevnik');
});

test.each([
  [9999, '9.999 zapisa'],
  [10_000, 'više od 10.000 zapisa'],
])('%i entries are %s', async (total, words) => {
  const { getByText } = await open({ listAuditLog: () => answer(ENTRIES, null, total) });
  await expect.element(getByText(words).first()).toBeVisible();
});

/** The text of the file that the browser saved last. */
function catchDownload() {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => saved.at(-1)?.text();
}

test('the filtered entries are exported, no cell becomes a formula, and a cut export says so', async () => {
  const saved = catchDownload();
  let isWhole = true;
  const exportAuditLog = vi.fn<NonNullable<Handlers['exportAuditLog']>>(() => ({
    entries: [{ ...CHANGE, title: '=HYPERLINK("x")' }],
    isWhole,
  }));
  const { getByRole, getByText } = await open({ at: '/dnevnik?radnja=izmjena', exportAuditLog });
  await getByRole('button', { name: 'Izvezi CSV' }).click();
  await expect.element(getByText('Izvezeno: 1 zapis.')).toBeVisible();
  expect(exportAuditLog.mock.calls).toEqual([[{ query: { action: 'update' } }]]);
  const [head, row] = ((await saved()) ?? '').split('\r\n');
  expect(head).toContain('Vrijeme;Tko;Radnja;Što;Područje;Broj zapisa;Pojedinosti;Adresa;Preglednik');
  expect(row).toContain(`22-11-2026 14:32;Iva Đurđević;Izmjena;"'=HYPERLINK(""x"")";Članak Olimpa;31;`);
  expect(row).toContain('"zadnja stranica: 21 → 23; podnaslov: prazno → Nova posada; tekst: promijenjeno";192.0.2.14');
  isWhole = false;
  await page.viewport(360, 780);
  await expect.element(getByRole('button', { name: 'Izvezi CSV' })).not.toBeInTheDocument();
  await getByRole('button', { name: 'Druge radnje' }).click();
  await getByRole('menuitem', { name: 'Izvezi CSV' }).click();
  await expect.element(getByText('Izvezeno je samo zadnjih 50.000 zapisa. Za starije suzite razdoblje.')).toBeVisible();
});

test.each<[string, string, string, List]>([
  ['without a match', '?radnja=izmjena', 'Nijedan zapis ne odgovara filtrima.', () => answer([])],
  ['that is empty', '', 'Dnevnik je prazan.', () => answer([])],
])('a log %s says so in its own words', async (_, filter, words, listAuditLog) => {
  const { getByText } = await open({ at: `/dnevnik${filter}`, listAuditLog });
  await expect.element(getByText(words)).toBeVisible();
});

test('a phone shows each entry as a card', async () => {
  await page.viewport(360, 780);
  const { getByText } = await open({ at: '/dnevnik?zapis=8', listAuditLog: () => answer([CHANGE, LOG_IN]) });
  await expect.element(getByText('14:32 · Iva Đurđević · Izmjena')).toBeVisible();
  await expect.element(getByText('14:32 · Iva Đurđević', { exact: true })).toBeVisible();
  await expect.element(getByText('Chrome, Windows, 192.0.2.14')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
