import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { dropOn, makeTransfer } from '#web/testing/drag-files.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { savedFile } from '#web/testing/saved-file.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makeWorkbook } from '#web/testing/spreadsheets.ts';
import { ImportScreen } from './ImportScreen.tsx';

const VERSION: CategorisationVersion = {
  id: 7,
  created: '2026-05-11T07:14:00.000Z',
  created_by_name: 'Iva Đurđević',
  action: 'import',
  file_name: 'popis.csv',
  restored_id: null,
  rows: 2,
  added: 2,
  removed: 0,
  changed: 0,
};

const ANA = { Ime: 'Ana', PreZme: 'Čop', SptNazOK: 'Šah', KatRezult: '', Zupanija: 'Istarska', EVSKat: 'II' };

const line = (id: string, { category = 'I', county = 'Istarska' } = {}) =>
  `${id};G1;Šime;Đurić;M;26.04.1999.;Šah;ŠK Primjer;${county};${category};1. mjesto;01.02.2026.;31.12.2026.`;
const makeFile = (...lines: string[]) =>
  new File([[CATEGORISATION_COLUMNS.join(';'), ...lines].join('\r\n')], 'kategorizacija-2026.csv');
const DONE = { message: 'Podaci uspješno dodani', id: 8, total: 1 };

type Upload = NonNullable<Handlers['importCategorisation']>;

async function openScreenOfImport(handlers: Handlers = {}) {
  const screen = await openScreen(
    <>
      <Link to="/">Drugi zaslon</Link>
      <ImportScreen />
    </>,
    {
      role: 'kategorizacije',
      handlers: {
        listCategorisationVersions: () => [VERSION],
        listCategorisation: () => [7, 9].map((AUTOID) => ({ AUTOID, ...ANA })),
        ...handlers,
      },
      at: '/kategorizacije-upload',
    },
  );
  await expect.element(screen.getByRole('button', { name: 'Odaberi datoteku' })).toBeVisible();
  return screen;
}

async function open(file: File, handlers: Handlers = {}) {
  const screen = await openScreenOfImport(handlers);
  await choose(screen, file);
  return screen;
}

type Screen = Awaited<ReturnType<typeof openScreen>>;

function choose({ container }: Screen, file: File) {
  return userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, file);
}

const problemOf = ({ getByRole }: Screen) => getByRole('alert').filter({ hasText: 'Greška!' });

/** Waits for the comparison of a file that may be imported. */
async function openChanges(...on: Parameters<typeof open>) {
  const screen = await open(...on);
  await expect.element(screen.getByRole('button', { name: 'Zamijeni popis' })).toBeEnabled();
  return screen;
}

test('before a file is chosen, the screen says what it takes and which list is in force', async () => {
  const { getByText, getByRole } = await openScreenOfImport();
  await expect.element(getByText(/^Sadašnji popis \(2 sportaša\) ostaje na snazi/)).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Dovucite datoteku s popisom ovamo' })).toBeVisible();
  await page.viewport(360, 780);
  await expect.element(getByRole('heading', { name: 'Odaberite datoteku s popisom' })).toBeVisible();
});

test('a good file is shown with its first rows and the people it would change, before anything is sent', async () => {
  const { getByText, getByRole } = await openChanges(makeFile(line('7'), line('8', { category: 'III' })));
  await expect.element(getByText(/ B, utf-8, 2 retka, sve ispravno$/)).toBeVisible();
  const first = getByRole('region', { name: 'Prvi redci datoteke' });
  await expect.element(first.getByRole('row').nth(1)).toMatchTextContent(/^7G1ŠimeĐurićM26\.04\.1999\./);
  const list = (name: string) => getByRole('table', { name }).getByRole('row').nth(1);
  await expect.element(getByRole('button', { name: 'Novo 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(list('Novo')).toMatchTextContent('8Đurić ŠimeŠahIII1. mjesto31-12-2026');
  await getByRole('button', { name: 'Mijenja kategoriju 1' }).click();
  await expect.element(list('Mijenja kategoriju')).toMatchTextContent('7Đurić ŠimeŠahII → I1. mjesto');
  await getByRole('button', { name: 'Uklanja se 1' }).click();
  await expect.element(list('Uklanja se')).toMatchTextContent('9Čop AnaŠahII');
  await expect.element(getByText(/^2 retka zamijenit će 2\./)).toBeVisible();
  await expectShownWell();
});

test('the people of a change are listed fifty a page, and found by name without marks or by AUTOID', async () => {
  const lines = Array.from({ length: 130 }, (_, place) => line(String(place + 100)));
  const last = line('300').replace('Šime', 'Čedo');
  const { getByRole } = await openChanges(makeFile(...lines, last));
  const rows = getByRole('table', { name: 'Novo' }).getByRole('row');
  await expect.element(rows).toHaveLength(51);
  await getByRole('button', { name: 'Sljedeća stranica' }).click();
  await getByRole('button', { name: 'Sljedeća stranica' }).click();
  await expect.element(rows.nth(31)).toMatchTextContent(/^300/);
  await getByRole('textbox', { name: 'Ime, prezime ili AUTOID' }).fill('duric cedo');
  await expect.element(rows.nth(1)).toMatchTextContent(/^300/);
  expect(rows.elements()).toHaveLength(2);
  await getByRole('textbox', { name: 'Ime, prezime ili AUTOID' }).fill('nema toga');
  await expect.element(getByRole('status').getByText('Ništa ne odgovara.')).toBeVisible();
});

test('the replacement shows its texts in order, is one call, and leads to the list', async () => {
  const importCategorisation = vi.fn<Upload>(() => DONE);
  const { getByRole, address, container } = await openChanges(makeFile(line('7')), { importCategorisation });
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const shown = [...container.querySelectorAll('ol li')].map(({ textContent }) => textContent);
    if (shown.length > seen.length) seen.push(shown.at(-1) ?? '');
  });
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.element(getByRole('link', { name: 'Sve verzije' })).toHaveAttribute('href', '/kategorizacije/verzije');
  await expect.poll(address).toBe('/kategorizacije');
  observer.disconnect();
  expect(seen).toEqual(['Brišem stare podatke', 'Podaci izbrisani!', 'Pričekajte', 'Podaci uspješno dodani']);
  expect(importCategorisation).toHaveBeenCalledOnce();
  const [call] = importCategorisation.mock.lastCall ?? [];
  expect(call?.query).toMatchObject({ file_name: 'kategorizacija-2026.csv' });
  expect(Number(call?.query.version)).toBe(7);
  expect(call?.body).toEqual([line('7').split(';')]);
});

test('a refusal says Greška! with the reason until another file is chosen', async () => {
  const message = 'Popis se u međuvremenu promijenio. Pogledajte što je novo pa pokušajte ponovno.';
  const screen = await openChanges(makeFile(line('7')), {
    importCategorisation: () => refuse(409, { message, code: 'list-changed' }),
  });
  const { getByRole } = screen;
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.element(problemOf(screen)).toMatchTextContent(message);
  await expect.element(getByRole('button', { name: 'Pokušaj ponovno' })).toBeEnabled();
  expect(getByRole('listitem').getByText('Podaci izbrisani!').elements()).toEqual([]);
  await choose(screen, makeFile(line('8')));
  await expect.element(getByRole('button', { name: 'Zamijeni popis' })).toBeEnabled();
  expect(problemOf(screen).elements()).toEqual([]);
});

test('a file with faults names them by line and column, and only a corrected one goes on', async () => {
  const short = line('8').replace('ŠK Primjer;', '');
  const screen = await open(makeFile(line('7'), line('9e5'), short));
  const { getByRole, getByText } = screen;
  await expect.element(problemOf(screen)).toMatchTextContent(/^Greška!Datoteka ima 2 greške, pa se popis ne može/);
  const rows = getByRole('table', { name: 'Greške' }).getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent('3AUTOID9e5Očekuje se cijeli broj.Šime Đurić');
  await expect
    .element(rows.nth(2))
    .toMatchTextContent('4cijeli redak12 stupacaRedak ima 12 stupaca umjesto 13. Vjerojatno nedostaje Klub.');
  await expect.element(getByText(/^Ispravno je: 1 redak\./)).toBeVisible();
  expect(getByRole('button', { name: 'Zamijeni popis' }).elements()).toEqual([]);
  await expect.element(getByRole('button', { name: 'Odaberi ispravljenu' })).toBeVisible();
  await expectAccessible();
  // It may be dropped anywhere on the screen too.
  dropOn(problemOf(screen).element(), makeTransfer(makeFile(line('9'))));
  await expect.element(getByRole('button', { name: 'Zamijeni popis' })).toBeEnabled();
});

test('the file of faults holds all of them', async () => {
  const saved = savedFile();
  const { getByRole } = await open(makeFile(...Array.from({ length: 60 }, () => line('x'))));
  await getByRole('button', { name: 'Preuzmi greške (CSV)' }).click();
  const rows = (await saved()).trim().split('\r\n');
  expect(rows).toHaveLength(121);
  expect(rows.at(-1)).toBe('61;AUTOID;x;Isti AUTOID imaju retci 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.;Šime Đurić');
});

test('unknown values are listed as warnings, and imported as they are after a question', async () => {
  const importCategorisation = vi.fn<Upload>(() => DONE);
  const { getByRole } = await openChanges(
    makeFile(line('7', { county: 'Zagrebacka' }), line('9', { category: 'VII' })),
    { importCategorisation },
  );
  await expect.element(getByRole('button', { name: 'Upozorenja 2' })).toHaveAttribute('aria-pressed', 'true');
  const rows = getByRole('table', { name: 'Upozorenja' }).getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent('2ZupanijaZagrebackaNije među 21 županijom.Šime Đurić');
  await expect.element(rows.nth(2)).toMatchTextContent('3EVSKatVIINije među kategorijama I do VI.');
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  const dialog = getByRole('dialog', { name: 'Zamijeniti popis?' });
  await expect.element(dialog).toMatchTextContent(/Datoteka ima 2 upozorenja\. Vrijednosti će se uvesti onako/);
  expect(importCategorisation).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.poll(() => importCategorisation.mock.calls.length).toBe(1);
  const body = importCategorisation.mock.lastCall?.[0].body as string[][];
  expect(body.map((row) => [row[8], row[9]])).toEqual([
    ['Zagrebacka', 'I'],
    ['Istarska', 'VII'],
  ]);
});

test('two filled sheets are asked about', async () => {
  const rows = [[...CATEGORISATION_COLUMNS], line('7').split(';')];
  const book = makeWorkbook('xlsx', { 'Popis 2026': rows, 'Stari popis': [...rows, line('8').split(';')] });
  const { getByRole, getByText } = await open(new File([book], 'popis.xlsx'));
  await expect.element(getByText('Datoteka ima više listova s podacima. Odaberite onaj koji se uvozi.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Zamijeni popis' })).toBeDisabled();
  await getByRole('combobox', { name: 'List' }).selectOptions('Stari popis');
  await expect.element(getByText(/2 retka, sve ispravno$/)).toBeVisible();
  await expect.element(getByRole('combobox', { name: 'List' })).toHaveValue('Stari popis');
});

test('a comparison that fails is asked for again', async () => {
  let isDown = true;
  const { getByRole, getByText } = await open(makeFile(line('7')), {
    listCategorisation: () => (isDown ? refuse(503, { message: 'Baza nije dostupna.', code: 'away' }) : []),
  });
  await expect.element(getByText('Usporedba s popisom na snazi nije učitana.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Zamijeni popis' })).toBeDisabled();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('button', { name: 'Zamijeni popis' })).toBeEnabled();
});

test('leaving asks while a chosen file is not imported, and no longer when it is given up', async () => {
  const { getByRole } = await openChanges(makeFile(line('7')));
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([closes(), hasUnsavedWork()]).toEqual([false, true]);
  await page.viewport(360, 780);
  await getByRole('button', { name: 'Odustani' }).click();
  await expect.element(getByRole('button', { name: 'Odaberi datoteku' })).toBeVisible();
  expect([closes(), hasUnsavedWork()]).toEqual([true, false]);
});

test('leaving asks while the list is being replaced', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { getByRole, getByText, address } = await openChanges(makeFile(line('7')), {
    importCategorisation: async () => {
      await promise;
      return DONE;
    },
  });
  await getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect.element(getByText('Zamjena je u tijeku')).toBeVisible();
  await getByRole('link', { name: 'Drugi zaslon' }).click();
  await expect
    .element(getByRole('dialog', { name: 'Imate nespremljene promjene.' }))
    .toMatchTextContent(/Zamjena je u tijeku\. Ako odete, dovršit će se bez vas, a ishod piše u verzijama\.$/);
  expect(address()).toBe('/kategorizacije-upload');
  await getByRole('button', { name: 'Ostani' }).click();
  resolve();
  await expect.poll(address).toBe('/kategorizacije');
});

test('a file that cannot be read is refused with the reason', async () => {
  const screen = await openScreenOfImport();
  for (const [file, reason] of [
    [new File([new Uint8Array([1, 2, 3, 0, 255])], 'slika.csv'), 'Datoteka nije tablica: ni CSV ni Excel.'],
    [makeFile(...Array(50_001).fill('7')), /^Greška!Popis ima više od 50\.000 redaka/],
    [makeFile(line('7')), 'Datoteka je veća od 64 MB.'],
  ] as const) {
    if (reason === 'Datoteka je veća od 64 MB.') {
      vi.spyOn(File.prototype, 'size', 'get').mockReturnValue(64 * 1024 * 1024 + 1);
    }
    await choose(screen, file);
    await expect.element(problemOf(screen)).toMatchTextContent(reason);
    await expect.element(screen.getByRole('button', { name: 'Odaberi ispravljenu' })).toBeVisible();
  }
});
