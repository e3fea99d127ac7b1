import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makeWorkbook } from '#web/testing/spreadsheets.ts';
import { ImportScreen } from './ImportScreen.tsx';

const VERSION: CategorisationVersion = {
  ...{ id: 7, created: '2026-05-11T07:14:00.000Z', created_by_name: 'Iva Đurđević', action: 'import' },
  ...{ file_name: 'popis.csv', restored_id: null, rows: 2, added: 2, removed: 0, changed: 0 },
};

const IN_FORCE = {
  ...{ Ime: 'Ana', PreZme: 'Čop', SptNazOK: 'Šah', KatRezult: '', Zupanija: 'Istarska', EVSKat: 'II' },
};

const line = (id: string, { category = 'I', county = 'Istarska' } = {}) =>
  `${id};G1;Šime;Đurić;M;26.04.1999.;Šah;ŠK Primjer;${county};${category};1. mjesto;01.02.2026.;31.12.2026.`;
const makeFile = (...lines: string[]) =>
  new File([[CATEGORISATION_COLUMNS.join(';'), ...lines].join('\r\n')], 'kategorizacija-2026.csv');

type Upload = NonNullable<Handlers['importCategorisation']>;

async function open(file: File, handlers: Handlers = {}) {
  logInAs('kategorizacije');
  fakeServer({
    listCategorisationVersions: () => [VERSION],
    listCategorisation: () => [
      { AUTOID: 7, ...IN_FORCE },
      { AUTOID: 9, ...IN_FORCE },
    ],
    ...handlers,
  });
  const screen = await renderScreen(
    <>
      <Link to="/">Drugi ekran</Link>
      <ImportScreen />
    </>,
    { at: '/kategorizacije-upload' },
  );
  await expect.element(screen.getByRole('button', { name: 'Odaberi datoteku' })).toBeVisible();
  await choose(screen, file);
  return screen;
}

type Screen = Awaited<ReturnType<typeof renderScreen>>;

function choose({ container }: Screen, file: File) {
  return userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, file);
}

/** Opens the comparison of a file without questions. */
async function openPreview(...on: Parameters<typeof open>) {
  const screen = await open(...on);
  await screen.getByRole('button', { name: 'Pregled' }).click();
  await expect.element(screen.getByRole('button', { name: 'Zamijeni popis' })).toBeEnabled();
  return screen;
}

const currentStep = ({ container }: Screen) => container.querySelector('[aria-current=step]')?.textContent;

test('a file is shown as it was read, then with the people it would change, before anything is sent', async () => {
  const screen = await open(makeFile(line('7'), line('8', { category: 'III' })));
  const { getByText, getByRole } = screen;
  await expect.element(getByText('Pročitano: 2 retka')).toBeVisible();
  expect(currentStep(screen)).toBe('1Datoteka');
  await expect.element(getByRole('combobox', { name: 'Kodiranje' })).toHaveValue('utf-8');
  await expect.element(getByRole('combobox', { name: 'Odvajač' })).toHaveValue(';');
  await getByRole('button', { name: 'Pregled' }).click();
  await expect
    .element(getByRole('region', { name: 'Novo' }).getByRole('row').nth(1))
    .toMatchTextContent('8Šime ĐurićŠahIII1. mjesto');
  await expect
    .element(getByRole('region', { name: 'Mijenja kategoriju' }).getByRole('row').nth(1))
    .toMatchTextContent('7Šime ĐurićŠahII → I1. mjesto');
  await expect
    .element(getByRole('region', { name: 'Uklanja se' }).getByRole('row').nth(1))
    .toMatchTextContent('9Ana ČopŠahII');
  await expect.element(getByRole('region', { name: 'Po kategoriji' })).toMatchTextContent('I1III1');
  await expect.element(getByText('2 retka zamijenit će 2')).toBeVisible();
  expect(currentStep(screen)).toBe('2Pregled');
});

test('twenty people of a change are shown, then all of them by pages of a hundred', async () => {
  const lines = Array.from({ length: 130 }, (_, place) => line(String(place + 100)));
  const { getByRole } = await openPreview(makeFile(...lines));
  const added = getByRole('region', { name: 'Novo' });
  expect(added.getByRole('row').elements()).toHaveLength(21);
  await added.getByRole('button', { name: 'Prikaži sve (130)' }).click();
  expect(added.getByRole('row').elements()).toHaveLength(101);
  await added.getByRole('button', { name: 'Sljedeća stranica' }).click();
  expect(added.getByRole('row').elements()).toHaveLength(31);
  await expect.element(added.getByRole('row').nth(30)).toMatchTextContent(/^229/);
});

test('the replacement shows its texts in order, is one call, and leads to the list', async () => {
  const importCategorisation = vi.fn<Upload>(() => ({ message: 'Podaci uspješno dodani', id: 8, total: 1 }));
  const { getByRole, address, container } = await openPreview(makeFile(line('7')), { importCategorisation });
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const heading = container.querySelector('[role=status] h2')?.textContent;
    if (heading && heading !== seen.at(-1)) seen.push(heading);
  });
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.poll(address).toBe('/kategorizacije');
  observer.disconnect();
  expect(seen).toEqual(['Brišem stare podatke', 'Podaci izbrisani!', 'Pričekajte', 'Podaci uspješno dodani']);
  expect(importCategorisation).toHaveBeenCalledOnce();
  const [call] = importCategorisation.mock.lastCall ?? [];
  expect(call?.query).toMatchObject({ file_name: 'kategorizacija-2026.csv' });
  expect(Number(call?.query.version)).toBe(7);
  expect(call?.body).toEqual([line('7').split(';')]);
});

test('a refusal says Greška! with the reason, and a second try compares again', async () => {
  const message = 'Popis se u međuvremenu promijenio. Pogledajte što je novo pa pokušajte ponovno.';
  const { getByRole } = await openPreview(makeFile(line('7')), {
    importCategorisation: () => refuse(409, { message, code: 'list-changed' }),
  });
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.element(getByRole('heading', { name: 'Greška!' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Pokušaj ponovno' })).toBeEnabled();
});

test('a file with faults names them by line and column and cannot be sent', async () => {
  const { getByRole } = await open(makeFile(line('7'), line('9e5')));
  await expect.element(getByRole('heading', { name: 'Ovu datoteku nije moguće uvesti: ima 1 grešku.' })).toBeVisible();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('3AUTOID9e5Očekuje se cijeli broj.Šime Đurić');
  expect(getByRole('button', { name: 'Pregled' }).elements()).toEqual([]);
});

test('the faults are searched by line, column and person without marks, and narrowed to a column', async () => {
  const short = line('8').replace('ŠK Primjer;', '');
  const { getByRole, getByText } = await open(makeFile(line('9e5').replace('Šime', 'Čedo'), line('ABC'), short));
  const rows = getByRole('row');
  const count = getByRole('status').filter({ hasText: /greš/ });
  await expect.element(count).toHaveTextContent('3 greške');
  const search = getByRole('textbox', { name: 'Redak, stupac ili ime' });
  await search.fill('cedo');
  await expect.element(count).toHaveTextContent('1 greška');
  await expect.element(rows.nth(1)).toMatchTextContent('2AUTOID9e5');
  await search.fill('autoid');
  await expect.element(count).toHaveTextContent('2 greške');
  await search.fill('nema toga');
  await expect.element(getByText('Nijedna greška ne odgovara.')).toBeVisible();
  await search.fill('');
  await getByRole('combobox', { name: 'Stupac s greškom' }).selectOptions('cijeli redak (1)');
  await expect.element(count).toHaveTextContent('1 greška');
  await expect.element(rows.nth(1)).toMatchTextContent(/^4cijeli redak12 stupaca/);
});

test('a file with faults is followed by the corrected one', async () => {
  const screen = await open(makeFile(line('9e5')));
  await expect.element(screen.getByRole('button', { name: 'Učitaj ispravljenu' })).toBeVisible();
  await choose(screen, makeFile(line('9')));
  await expect.element(screen.getByText('Pročitano: 1 redak')).toBeVisible();
});

test('a known value is proposed for an unknown one, and accepted for all rows by one click', async () => {
  const importCategorisation = vi.fn<Upload>(() => ({ message: 'Podaci uspješno dodani', id: 8, total: 3 }));
  const rows = [
    line('7', { county: 'Zagrebacka' }),
    line('8', { county: 'Zagrebacka' }),
    line('9', { category: 'VII' }),
  ];
  const { getByRole, getByText } = await open(makeFile(...rows), { importCategorisation });
  await getByRole('button', { name: 'Pregled' }).click();
  await expect
    .element(getByRole('heading', { name: '2 vrijednosti ne poznajemo. Potvrdite kako da se uvezu.' }))
    .toBeVisible();
  const next = getByRole('button', { name: 'Nastavi na pregled' });
  await expect.element(next).toBeDisabled();
  await expect.element(getByRole('combobox', { name: 'Zupanija „Zagrebacka” uvozi se kao' })).toHaveValue('Zagrebačka');
  await expect
    .element(getByRole('row').nth(1))
    .toMatchTextContent(/2 retka.*Prijedlog po sličnosti slova\. Retci 2, 3\./);
  await getByRole('checkbox', { name: 'Potvrdi Zupanija „Zagrebacka”' }).click();
  await expect.element(getByText('Još 1 odluka')).toBeVisible();
  await expect.element(getByRole('combobox', { name: 'EVSKat „VII” uvozi se kao' })).toHaveValue('VII');
  await getByRole('checkbox', { name: 'Potvrdi EVSKat „VII”' }).click();
  await next.click();
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.poll(() => importCategorisation.mock.calls.length).toBe(1);
  const body = importCategorisation.mock.lastCall?.[0].body as string[][];
  expect(body.map((row) => [row[8], row[9]])).toEqual([
    ['Zagrebačka', 'I'],
    ['Zagrebačka', 'I'],
    ['Istarska', 'VII'],
  ]);
});

test('another choice for an unknown value has to be confirmed again', async () => {
  const { getByRole } = await open(makeFile(line('7', { category: '3' })));
  await getByRole('button', { name: 'Pregled' }).click();
  await expect.element(getByRole('button', { name: 'Druga datoteka' })).toBeVisible();
  await getByRole('button', { name: 'Potvrdi sve' }).click();
  await expect.element(getByRole('button', { name: 'Nastavi na pregled' })).toBeEnabled();
  await getByRole('combobox', { name: 'EVSKat „3” uvozi se kao' }).selectOptions('IV');
  await expect.element(getByRole('button', { name: 'Nastavi na pregled' })).toBeDisabled();
  await getByRole('checkbox', { name: 'Potvrdi EVSKat „3”' }).click();
  await getByRole('button', { name: 'Nastavi na pregled' }).click();
  await expect.element(getByRole('region', { name: 'Po kategoriji' })).toMatchTextContent('IV1');
});

test('a header in another order is asked about with the first name it gives', async () => {
  const text = await makeFile(line('7')).text();
  const { getByRole } = await open(new File([text.replace('Ime;PreZme', 'PreZme;Ime')], 'popis.csv'));
  await getByRole('button', { name: 'Pregled' }).click();
  await getByRole('checkbox', { name: /prvi je redak Ime „Đurić”, PreZme „Šime”\.$/ }).click();
  await expect.element(getByRole('button', { name: 'Nastavi na pregled' })).toBeEnabled();
});

test('two filled sheets are asked about', async () => {
  const rows = [[...CATEGORISATION_COLUMNS], line('7').split(';')];
  const book = makeWorkbook('xlsx', { 'Popis 2026': rows, 'Stari popis': [...rows, line('8').split(';')] });
  const { getByRole, getByText } = await open(new File([book], 'popis.xlsx'));
  await expect.element(getByText('Datoteka ima više listova s podacima. Odaberite onaj koji se uvozi.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Pregled' })).toBeDisabled();
  await getByRole('combobox', { name: 'List' }).selectOptions('Stari popis');
  await expect.element(getByText('Pročitano: 2 retka')).toBeVisible();
});

test('the last imports are listed with who, when, file and rows, and can be brought back', async () => {
  const former = { ...VERSION, id: 6, created: '2025-11-12T09:00:00.000Z', file_name: 'jesen.xlsx', rows: 2912 };
  const restoreCategorisationVersion = vi.fn<NonNullable<Handlers['restoreCategorisationVersion']>>(() => ({
    message: 'Popis je vraćen.',
    id: 8,
  }));
  logInAs('kategorizacije');
  fakeServer({
    listCategorisationVersions: () => [VERSION, former],
    compareCategorisationVersion: () => ({ added: 1, removed: 2, changed: 3, version: 7 }),
    restoreCategorisationVersion,
  });
  const { getByRole } = await renderScreen(<ImportScreen />, { at: '/kategorizacije-upload' });
  const list = getByRole('region', { name: 'Zadnji uvozi' });
  await expect
    .element(list.getByRole('row').nth(2))
    .toMatchTextContent(/^12-11-2025 10:00jesen\.xlsxIva Đurđević2\.912/);
  await list.getByRole('button', { name: 'Vrati popis od 12-11-2025 10:00' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Vrati popis' }).click();
  await expect.poll(() => restoreCategorisationVersion.mock.lastCall?.[0].params).toMatchObject({ id: 6 });
});

test('leaving asks while a chosen file is not imported, and no longer when it is given up', async () => {
  const { getByRole, getByText } = await open(makeFile(line('7')));
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.element(getByText('Pročitano: 1 redak')).toBeVisible();
  expect([closes(), hasUnsavedWork()]).toEqual([false, true]);
  await getByRole('button', { name: 'Odustani' }).click();
  await expect.element(getByRole('button', { name: 'Odaberi datoteku' })).toBeVisible();
  expect([closes(), hasUnsavedWork()]).toEqual([true, false]);
});

test('leaving asks while the list is being replaced', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { getByRole, address } = await openPreview(makeFile(line('7')), {
    importCategorisation: async () => {
      await promise;
      return { message: 'Podaci uspješno dodani', id: 8, total: 1 };
    },
  });
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.element(getByRole('status').getByText('Zamjena je u tijeku')).toBeVisible();
  await getByRole('link', { name: 'Drugi ekran' }).click();
  await expect
    .element(getByRole('dialog', { name: 'Imate nespremljene promjene.' }))
    .toMatchTextContent(/Zamjena je u tijeku\. Ako odete, dovršit će se bez vas, a ishod piše u verzijama\.$/);
  expect(address()).toBe('/kategorizacije-upload');
  await getByRole('button', { name: 'Ostani' }).click();
  resolve();
  await expect.poll(address).toBe('/kategorizacije');
});

test('a corrected separator reads the file again', async () => {
  const { getByRole } = await open(makeFile(line('7')));
  await getByRole('combobox', { name: 'Odvajač' }).selectOptions('zarez');
  await expect.element(getByRole('heading', { name: /^Ovu datoteku nije moguće uvesti/ })).toBeVisible();
  await getByRole('combobox', { name: 'Odvajač' }).selectOptions('točka sa zarezom');
  await expect.element(getByRole('button', { name: 'Pregled' })).toBeVisible();
});

test('a file that is no table is refused where it was chosen', async () => {
  const { getByRole } = await open(new File([new Uint8Array([1, 2, 3, 0, 255])], 'slika.csv'));
  await expect.element(getByRole('alert').getByText('Datoteka nije tablica: ni CSV ni Excel.')).toBeVisible();
});

test('a file of more than 50,000 rows is refused where it was chosen, and nothing is sent', async () => {
  const importCategorisation = vi.fn<Upload>();
  const { getByRole } = await open(makeFile(...Array(50_001).fill('7')), { importCategorisation });
  await expect.element(getByRole('alert').getByText(/^Popis ima više od 50\.000 redaka/)).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Dovucite datoteku kategorizacije' })).toBeVisible();
  expect(importCategorisation).not.toHaveBeenCalled();
});

test('a file of more than 64 MB is not read', async () => {
  const file = makeFile(line('7'));
  Object.defineProperty(file, 'size', { value: 64 * 1024 * 1024 + 1 });
  const screen = await open(makeFile(line('7'), line('x')));
  await screen.getByRole('button', { name: 'Odustani' }).click();
  const data = new DataTransfer();
  Object.defineProperty(data, 'files', { value: [file] });
  const drop = screen.getByRole('heading', { name: 'Dovucite datoteku kategorizacije' }).element().parentElement;
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: data });
  drop?.dispatchEvent(event);
  await expect.element(screen.getByText('Datoteka je veća od 64 MB.')).toBeVisible();
});
