import type { CategorisationRow, CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { savedFile } from '#web/testing/saved-file.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { CategorisationScreen } from './CategorisationScreen.tsx';
import { VersionsScreen } from './VersionsScreen.tsx';

const ROW: CategorisationRow = {
  AUTOID: 900147,
  EVB: 'G1',
  Ime: 'Andrija',
  PreZme: 'Babić',
  Spol: 'M',
  DatRod: '01.02.1999.',
  SptNazOK: 'Hrvanje',
  Klub: 'HK Primjer 1',
  Zupanija: 'Istarska',
  EVSKat: 'VI',
  KatRezult: '=1+1',
  KatOd: '24.07.2024.',
  KatDo: '24.07.2026.',
  is_expired: true,
};

const VERSION: CategorisationVersion = {
  id: 7,
  created: '2026-05-11T07:14:00.000Z',
  created_by_name: 'Iva Đurđević',
  action: 'import',
  file_name: 'kategorizacija-3000.csv',
  restored_id: null,
  rows: 3000,
  added: 204,
  removed: 116,
  changed: 318,
};

const VERSIONS: CategorisationVersion[] = [
  VERSION,
  { ...VERSION, id: 6, action: 'restore', restored_id: 4, rows: 2861, added: 0, removed: 0, changed: 0 },
  { ...VERSION, id: 5, action: 'delete', file_name: '', rows: 0, added: 0, changed: 0, removed: 2861 },
  { ...VERSION, id: 4, created: '2025-11-12T10:02:00.000Z', file_name: 'jesen.xlsx', rows: 2861 },
];

const PAGE = {
  athletes: [ROW, { ...ROW, AUTOID: 902359, Ime: 'Ana', EVSKat: 'I', KatDo: '12.03.2028.', is_expired: false }],
  total: 2,
  numPages: 1,
  categories: ['I', 'VI'].map((value) => ({ value, count: 1 })),
};
const rowOf = (id: unknown) => PAGE.athletes.find(({ AUTOID }) => AUTOID === Number(id)) ?? ROW;
const CHOICES = { sports: [{ value: 'Hrvanje', count: 2 }], counties: [{ value: 'Istarska', count: 2 }] };

function open(screen: ReactNode, handlers: Handlers, at = '/kategorizacije') {
  const reads: Handlers = {
    findCategorisedAthletes: () => PAGE,
    listCategorisationChoices: () => CHOICES,
    listCategorisationVersions: () => VERSIONS,
  };
  return openScreen(screen, { role: 'kategorizacije', handlers: { ...reads, ...handlers }, at });
}

const openList = (handlers: Handlers = {}, at?: string) => open(<CategorisationScreen />, handlers, at);
const openVersions = (handlers: Handlers = {}) => open(<VersionsScreen />, handlers);

test('the list says since when it is in force, from which file and by whom', async () => {
  const { getByText, getByRole } = await openList();
  await expect.element(getByText('Na snazi od 11-05-2026 u 09:14')).toBeVisible();
  await expect.element(getByText('kategorizacija-3000.csv, Iva Đurđević')).toBeVisible();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('Babić AndrijaHrvanjeVI');
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('24-07-2026 istekla');
  expect(getByRole('row').nth(2).element().textContent).not.toContain('istekla');
  await expectShownWell();
});

test('a row opens with all its columns over the list, the keyboard reaches the next, and nothing can be edited', async () => {
  const { getByRole, address } = await openList({
    getCategorisedAthlete: ({ params: { id } }) => [
      { ...rowOf(id), former_category: Number(id) === ROW.AUTOID ? 'IV' : null },
    ],
  });
  await getByRole('link', { name: 'Babić Andrija' }).click();
  const drawer = getByRole('dialog', { name: 'Andrija Babić' });
  await expect
    .element(drawer)
    .toMatchTextContent(
      'KategorijaVIEVSKatRezultat=1+1KatRezultVrijedi24-07-2024 do 24-07-2026, istekla KatOd, KatDo' +
        'SportHrvanjeSptNazOKKlubHK Primjer 1KlubŽupanijaIstarskaZupanijaSpolMSpol' +
        'Datum rođenja01-02-1999DatRodAUTOID900147AUTOIDEVBG1EVB' +
        'Podaci se mijenjaju samo novim popisom. U prijašnjem popisu: kategorija IV. Sve verzije',
    );
  expect(drawer.getByRole('textbox').elements()).toEqual([]);
  await expectAccessible();
  const next = getByRole('link', { name: 'Sljedeći' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('dialog', { name: 'Ana Babić' })).toBeVisible();
  await expect.element(getByRole('dialog')).toMatchTextContent('U prijašnjem popisu nema tog sportaša.');
  await expect.poll(address).toBe('/kategorizacije?redak=902359');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/kategorizacije');
  await expect.element(getByRole('link', { name: 'Babić Andrija' })).toHaveFocus();
});

test('an address opens a row of another page, with the columns that are answered; a missing one is said', async () => {
  const { Klub: _, ...some } = ROW;
  const message = 'Tog sportaša nema u kategorizaciji.';
  const getCategorisedAthlete: Handlers['getCategorisedAthlete'] = ({ params: { id } }) =>
    Number(id) === 7 ? [{ ...some, AUTOID: 7, Ime: 'Vid' }] : refuse(404, { message, code: 'not-found' });
  const found = await openList({ getCategorisedAthlete }, '/kategorizacije?redak=7');
  const drawer = found.getByRole('dialog', { name: 'Vid Babić' });
  await expect.element(drawer).toMatchTextContent('SptNazOKŽupanija');
  await expect.element(drawer).toMatchTextContent('samo novim popisom. Sve verzije');
  await found.unmount();
  const missing = await openList({ getCategorisedAthlete }, '/kategorizacije?redak=8');
  await expect.element(missing.getByRole('dialog')).toMatchTextContent(message);
});

test.each([
  ['40 rows', { total: 40, numPages: 1 }],
  ['50,000 rows', { total: 50_000, numPages: 1000 }],
])('on a phone the pages of %s leave room for one button, and the rest is in the top bar', async (_, size) => {
  await page.viewport(360, 780);
  const { getByRole } = await openList({ findCategorisedAthletes: () => ({ ...PAGE, ...size }) });
  const send = getByRole('link', { name: 'Pošalji' });
  await expect.element(getByRole('link', { name: 'Babić Andrija' })).toBeVisible();
  const foot = document.querySelector('[data-foot-bar]:not(:has(a))')?.getBoundingClientRect();
  expect(foot?.right).toBeLessThan(send.element().getBoundingClientRect().left);
  expect(getByRole('button', { name: 'Izvezi CSV' }).elements()).toEqual([]);
  await getByRole('button', { name: 'Druge radnje' }).click();
  await expect.element(getByRole('menuitem', { name: 'Izvezi CSV' })).toBeVisible();
  await expect.element(getByRole('menuitem', { name: 'Sve verzije' })).toBeVisible();
});

test('search and filters go to the server and stay in the address; a category says how many athletes it has', async () => {
  const findCategorisedAthletes = vi.fn<NonNullable<Handlers['findCategorisedAthletes']>>(() => PAGE);
  const { getByRole, address } = await openList({ findCategorisedAthletes });
  const filter = getByRole('combobox', { name: 'Kategorija' });
  await expect.element(filter.getByRole('option', { name: 'III (0)' })).toBeInTheDocument();
  await filter.selectOptions('VI (1)');
  await getByRole('combobox', { name: 'Sport' }).selectOptions('Hrvanje');
  await getByRole('combobox', { name: 'Županija' }).selectOptions('Istarska');
  await getByRole('combobox', { name: 'Valjanost' }).selectOptions('Samo važeće');
  await getByRole('textbox', { name: 'Ime, prezime ili AUTOID' }).fill('babic');
  await expect
    .poll(address)
    .toBe('/kategorizacije?trazi=babic&kategorija=VI&sport=Hrvanje&zupanija=Istarska&valjanost=vazece');
  await expect
    .poll(() => findCategorisedAthletes.mock.lastCall?.[0].query)
    .toMatchObject({ search: 'babic', category: 'VI', sport: 'Hrvanje', county: 'Istarska', validity: 'valid' });
});

test('the export holds what the filters leave, and disarms formulas', async () => {
  const exportCategorisation = vi.fn<NonNullable<Handlers['exportCategorisation']>>(() => [ROW]);
  const saved = savedFile();
  const { getByRole } = await openList({ exportCategorisation }, '/kategorizacije?sport=Hrvanje');
  await getByRole('button', { name: 'Izvezi CSV' }).click();
  const [head, row] = (await saved()).split('\r\n');
  expect(exportCategorisation.mock.lastCall?.[0].query).toMatchObject({ sport: 'Hrvanje' });
  expect(head).toBe('AUTOID;EVB;Ime;PreZme;Spol;DatRod;SptNazOK;Klub;Zupanija;EVSKat;KatRezult;KatOd;KatDo');
  expect(row).toContain(";VI;'=1+1;");
});

test('before the first list the screen says what will be here', async () => {
  const { getByText, getByRole } = await openList({
    findCategorisedAthletes: () => ({ athletes: [], total: 0, numPages: 0, categories: [] }),
    listCategorisationChoices: () => ({ sports: [], counties: [] }),
    listCategorisationVersions: () => [],
  });
  await expect.element(getByText('Popisa još nema.')).toBeVisible();
  expect(getByRole('button', { name: 'Izvezi CSV' }).elements()).toEqual([]);
});

test('versions say who, when (where needed to the second), which file, how many rows and what differs', async () => {
  // Two lists with the same words show their seconds.
  const restored = { ...VERSIONS[1]!, id: 8, created: VERSION.created.replace(/:\d\d\.\d+Z/, ':41.000Z') };
  const listCategorisationVersions = () => [...VERSIONS, restored];
  const { getByRole, getByText } = await openVersions({ listCategorisationVersions });
  await expect.element(getByText('5 verzija')).toBeVisible();
  const row = (place: number) => getByRole('row').nth(place);
  await expect.element(row(1)).toMatchTextContent('11-05-2026 09:14kategorizacija-3000.csvIva Đurđević3.000');
  await expect.element(row(1)).toMatchTextContent('dodano 204druga kategorija 318uklonjeno 116');
  await expect.element(row(2)).toMatchTextContent(/11-05-2026 09:14:00Vraćen popis od 12-11-2025 u 11:02/);
  await expect.element(row(5)).toMatchTextContent('11-05-2026 09:14:41Vraćen popis');
  await expect.element(row(3)).toMatchTextContent('Popis ispražnjen preko API-ja');
  expect(getByRole('button', { name: /^Vrati popis od/ }).elements()).toHaveLength(3);
  await expectShownWell();
  await page.viewport(360, 780);
  await expect.element(row(1)).toMatchTextContent('kategorizacija-3000.csv, Iva Đurđević, 3.000 redaka');
});

test('a version comes back after the screen has shown what that changes; a refusal keeps the question open', async () => {
  const answer = { message: 'Popis je vraćen.', id: 8 };
  const restoreCategorisationVersion = vi.fn<NonNullable<Handlers['restoreCategorisationVersion']>>(() => answer);
  const message = 'Popis se u međuvremenu promijenio. Pogledajte što je novo pa pokušajte ponovno.';
  restoreCategorisationVersion.mockImplementationOnce(() => refuse(409, { message, code: 'list-changed' }));
  const { getByRole, getByText } = await openVersions({
    compareCategorisationVersion: () => ({ added: 116, changed: 318, removed: 204, version: 7 }),
    restoreCategorisationVersion,
  });
  const restore = getByRole('button', { name: 'Vrati popis od 12-11-2025 u 11:02, jesen.xlsx, 2.861 redak' });
  await restore.click();
  const dialog = getByRole('dialog', { name: 'Vratiti popis od 12-11-2025 u 11:02, jesen.xlsx, 2.861 redak?' });
  await expect.element(dialog).toMatchTextContent('Na snazi će opet biti 2.861 sportaš.');
  await expect
    .element(dialog)
    .toMatchTextContent('Sadašnji popis (11-05-2026 u 09:14, kategorizacija-3000.csv, 3.000 redaka) ostaje spremljen');
  await expect.element(dialog).toMatchTextContent('Vraća se u popis: 116');
  await expect.element(dialog).toMatchTextContent('Nestaje iz popisa: 204');
  await dialog.getByRole('button', { name: 'Vrati popis' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  await dialog.getByRole('button', { name: 'Vrati popis' }).click();
  await expect.element(getByText('Vraćen popis od 12-11-2025 u 11:02, jesen.xlsx, 2.861 redak')).toBeVisible();
  await expect.element(restore).toHaveFocus();
  expect(restoreCategorisationVersion.mock.lastCall?.[0]).toMatchObject({ params: { id: 4 }, body: { version: 7 } });
});
