import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeNightlyBackup } from '#web/testing/records/make-nightly-backup.ts';
import { makeSystemStatus } from '#web/testing/records/make-system-status.ts';
import { makeWebhook } from '#web/testing/records/make-webhook.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { SystemStatusScreen } from './SystemStatusScreen.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-21T09:30:07.000Z') }),
);
afterEach(() => void vi.useRealTimers());

const GIGABYTE = 1024 ** 3;
const READ_AGAIN_MS = 10_000;

const FAILED_JOB = { job: 'delete old changes', at: '2026-11-21T02:15:00.000Z', node: 'b' };

const FAILING = makeWebhook({
  id: 2,
  url: 'https://cdn.example.org/purge',
  failing_since: '2026-11-21T08:40:00.000Z',
  behind: 42,
});

const open = (getSystemStatus: NonNullable<Handlers['getSystemStatus']> = () => makeSystemStatus()) =>
  openScreen(<SystemStatusScreen />, { role: 'superadmin', handlers: { getSystemStatus } });

const rows = () => page.getByRole('region', { name: 'Dijelovi sustava' }).getByRole('listitem');
const textsOf = async () =>
  rows()
    .elements()
    .map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent.trim()).join(''));

/** The rows with these words, in this order. */
async function expectRows(texts: readonly string[]): Promise<void> {
  await expect.poll(textsOf).toEqual(texts);
}

const WELL = [
  'Baza podatakaPostgreSQL 16.4, 1,2 GB, upis 6 ms',
  'Pohrana datotekaS3, 12.406 datoteka, 48 GB',
  'Čvorovia, b i c, najstariji znak prije 22 s',
  'Sigurnosna kopijadokazana danas u 03:20, prije 7 sati',
  'Poslovi12 poslova, zadnji danas u 10:30',
  'Red upisaništa ne čeka',
  'Slike i PDF-oviništa ne čeka',
  'Webhookovi2 rade',
  'Diskslobodno 61 %, 122 GB',
  'Opterećenjekašnjenje 4 ms, ništa se ne odbija',
];

test('while everything is well, each of the ten parts is one line', async () => {
  const { getByText } = await open();
  await expectRows(WELL);
  await expect.element(getByText('Sve radi.')).toBeVisible();
  await expect.element(getByText('provjereno u 10:30:07')).toBeVisible();
  await expect.element(getByText('12 dana i 4 sata')).toBeVisible();
  await expect.element(getByText('9 uređaja')).toBeVisible();
});

test('a new installation says what is not there yet', async () => {
  await open(() =>
    makeSystemStatus({
      database: 'SQLite 3.50.4',
      database_bytes: 4096,
      commit_ms: null,
      store: '/var/lib/baklja/files',
      files: null,
      files_bytes: null,
      nodes: [],
      backup: makeNightlyBackup({ state: 'off' }),
      last_job: null,
      writes_waiting: 3,
      delay_ms: 420,
      refused: ['pictures', 'search'],
      pictures_waiting: 2,
      pdfs_waiting: 1,
      webhooks: [],
    }),
  );
  await expectRows([
    'Baza podatakaSQLite 3.50.4, 4 KB',
    'Pohrana datotekafolder',
    'Čvorovijoš se nijedan nije javio',
    'Sigurnosna kopijanoćne kopije nisu uključene; upute su u datoteci docs/guides/back-up.md',
    'Posloviod pokretanja nijedan',
    'Red upisačeka 3',
    'Slike i PDF-ovislike koje čekaju: 2, PDF-ovi koji čekaju: 1',
    'Webhookovinema nijednog',
    ...WELL.slice(-2, -1),
    'Opterećenjekašnjenje 420 ms, odbija se izrada slika i traženje bez prijave',
  ]);
});

test('faults come first, and each says what to do and what still works', async () => {
  const [a, b, c] = makeSystemStatus().nodes;
  const failed = { name: 'baklja-2026-11-21-0310.tar', at: '2026-11-21T02:20:00.000Z' };
  const { getByText, getByRole } = await open(() =>
    makeSystemStatus({
      faults: ['store', 'nodes', 'backup', 'jobs', 'webhooks', 'disk', 'passwords'],
      is_store_there: false,
      nodes: [a!, { ...b!, version: '1.15.0' }, { ...c!, is_gone: true, last_seen: '2026-11-20T15:58:00.000Z' }],
      backup: makeNightlyBackup({
        state: 'unproven',
        proof: { proven: null, failed: { ...failed, problem: 'damaged', part: 'posts' } },
      }),
      failed_jobs: [FAILED_JOB],
      webhooks: [FAILING],
      free_bytes: 12 * GIGABYTE,
      demo_users: ['olimp'],
    }),
  );
  await expect.element(getByText('7 kvarova')).toBeVisible();
  await expectRows([
    'Pohrana datotekaPohrana datoteka ne odgovaraProvjerite radi li i smije li poslužitelj u nju pisati: s3://baklja. Dok je nema, slike i datoteke se ne prikazuju i ne mogu se poslati. Tekstovi se čitaju i spremaju dalje.',
    'ČvoroviČvor c ne javlja se od 20-11-2026 u 16:58Provjerite radi li stroj c i pokrenite čvor: systemctl start baklja. Čvorovi a i b rade dalje. Ako ga više nema, nakon tjedan dana nestaje s popisa.',
    'Sigurnosna kopijaSigurnosna kopija nije dokazanaProvjera datoteke baklja-2026-11-21-0310.tar od 21-11-2026 u 03:20 nije uspjela. Neispravan dio: posts. Javite administratoru poslužitelja. Dok nova kopija ne bude dokazana, čuvajte starije. Provjerava se svaka nova kopija, a ista ponovno nakon jednog dana. Nijedna kopija još nije dokazana. Kopiju možete izraditi i odmah: npm run backup.',
    'PosloviNije uspio posao: brisanje starih promjena za javni webZadnji pokušaj bio je danas u 03:15 na čvoru b. Posao se sam ponavlja u svoje vrijeme, a ostali rade dalje. Uzrok je u porukama poslužitelja: journalctl -u baklja.',
    'WebhookoviWebhook cdn.example.org ne radi od 09:40Javni web možda prikazuje staro. Promjene čekaju i same se šalju ponovno, najmanje jednom na sat. Otvori',
    'DiskDisk je pun 94 %Oslobodite barem 8 GB u /var/lib/baklja. Dok ima mjesta, sve radi dalje. Na punom disku datoteke se ne mogu slati, a tekstovi se spremaju.',
    'Lozinke1 korisnik ima javno poznatu lozinkuProbna lozinka iz datoteke README.md još vrijedi za: olimp. Poslužitelj je dostupan i drugima, pa postavite nove lozinke ili onemogućite te korisnike. Otvori korisnike',
    WELL[0]!,
    ...WELL.slice(5, 7),
    WELL[9]!,
  ]);
  await expect
    .element(getByRole('link', { name: /^Otvori: Webhook cdn/ }))
    .toHaveAttribute('href', '/povezivanje?webhook=2');
  await expectShownWell();
});

test('a folder of data that is gone, and SQLite on a full disk, are said as such', async () => {
  const getSystemStatus = vi.fn(() => makeSystemStatus({ faults: ['disk'], data_dir: '/srv/baklja', disk_bytes: 0 }));
  await open(getSystemStatus);
  await expect
    .poll(async () => (await textsOf())[0])
    .toContain('Folder s podacima nije dostupanProvjerite disk na kojem je /srv/baklja.');
  const full = { database: 'SQLite 3.50.4', free_bytes: 1 };
  getSystemStatus.mockImplementation(() => makeSystemStatus({ faults: ['disk'], ...full }));
  await page.getByRole('button', { name: 'Provjeri sada' }).click();
  await expect.poll(async () => (await textsOf())[0]).toContain('Disk je pun 99 %');
  await expect.poll(async () => (await textsOf())[0]).toContain('sve se čita, a ništa se ne može spremiti.');
});

test('a lost database is the first line, and the rest is as it was last', async () => {
  const getSystemStatus = vi.fn<NonNullable<Handlers['getSystemStatus']>>(() =>
    makeSystemStatus({ faults: ['jobs'], failed_jobs: [FAILED_JOB] }),
  );
  const { getByText } = await open(getSystemStatus);
  await expect.element(getByText('1 kvar')).toBeVisible();
  getSystemStatus.mockImplementation(() => refuse(503, { message: 'Nedostupno.', code: 'unavailable' }));
  await page.getByRole('button', { name: 'Provjeri sada' }).click();
  await expect.element(getByText('2 kvara')).toBeVisible();
  await expect.element(getByText('Ostalo je kakvo je bilo u 10:30:07.')).toBeVisible();
  const texts = await textsOf();
  expect(texts[0]).toBe(
    'Baza podatakaBaza podataka ne odgovaraProvjerite radi li i pokrenite je: systemctl start postgresql. Dok je nema, ništa se ne može čitati ni spremiti. Sve što je spremljeno ostaje u njoj, a nespremljene tekstove čuva preglednik. Kad se javi, sve se samo nastavlja.',
  );
  expect(texts[1]).toContain('Nije uspio posao: brisanje starih promjena za javni web');
  expect(texts.slice(2)).toEqual(WELL.filter((text) => !/^(Baza|Poslovi)/.test(text)));
  getSystemStatus.mockImplementation(() => makeSystemStatus());
  await vi.advanceTimersByTimeAsync(READ_AGAIN_MS);
  await expectRows(WELL);
});

test('a database that is lost from the beginning is the only line', async () => {
  await open(() => refuse(503, { message: 'Nedostupno.', code: 'unavailable' }));
  await expect.element(page.getByText('Baza podataka ne odgovara')).toBeVisible();
  const texts = await textsOf();
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('Provjerite radi li. Ako je to PostgreSQL, pokrenite je: systemctl start postgresql.');
});

test('it is read again every ten seconds; without an answer the last state stays, with what happened', async () => {
  const getSystemStatus = vi.fn<NonNullable<Handlers['getSystemStatus']>>(() => makeSystemStatus());
  const { getByText, getByRole } = await open(getSystemStatus);
  await expectRows(WELL);
  getSystemStatus.mockImplementation(() => breakConnection());
  await vi.advanceTimersByTimeAsync(READ_AGAIN_MS);
  await expect.element(getByText('Stanje nije provjereno.')).toBeVisible();
  await expect.element(getByText('provjereno u 10:30:07')).toBeVisible();
  await expectRows(WELL);
  getSystemStatus.mockImplementation(() => makeSystemStatus({ checked: '2026-11-21T09:30:17.000Z' }));
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('Stanje nije provjereno.')).not.toBeInTheDocument();
  await expect.element(getByText('provjereno u 10:30:17')).toBeVisible();
});

test('on a phone the check is a button of the top bar', async () => {
  await page.viewport(360, 780);
  await open();
  await expectRows(WELL);
  await expect.element(page.getByRole('button', { name: 'Provjeri sada' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.viewport(1440, 900);
});
