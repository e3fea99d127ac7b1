import type { CategorisationVersion } from '@baklja/contract/features/categorisation';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/sport/categorisation-file';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, widthsOf } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { ImportScreen } from './ImportScreen.tsx';

const VERSION: CategorisationVersion = {
  ...{ id: 7, created: '2026-05-11T07:14:00.000Z', created_by_name: 'Iva Đurđević', action: 'import' },
  ...{ file_name: 'popis.csv', restored_id: null, rows: 2, added: 2, removed: 0, changed: 0 },
};

const IN_FORCE = {
  ...{ Ime: 'Ana', PreZme: 'Čop', SptNazOK: 'Šah', KatRezult: '', Zupanija: 'Istarska', EVSKat: 'II' },
};

const line = (id: string, category = 'I') =>
  `${id};G1;Šime;Đurić;M;26.04.1999.;Šah;ŠK Primjer;Istarska;${category};1. mjesto;01.02.2026.;31.12.2026.`;
const makeFile = (...lines: string[]) =>
  new File([[CATEGORISATION_COLUMNS.join(';'), ...lines].join('\r\n')], 'kategorizacija-2026.csv');

type Upload = NonNullable<Handlers['importCategorisation']>;

async function open(file: File, handlers: Handlers = {}, colorScheme: 'light' | 'dark' = 'light') {
  logInAs('kategorizacije');
  fakeServer({
    listCategorisationVersions: () => [VERSION],
    listCategorisation: () => [
      { AUTOID: 7, ...IN_FORCE },
      { AUTOID: 9, ...IN_FORCE },
    ],
    ...handlers,
  });
  const screen = await renderScreen(<ImportScreen />, { at: '/kategorizacije-upload', colorScheme });
  await expect.element(screen.getByRole('button', { name: 'Odaberi datoteku' })).toBeVisible();
  await userEvent.upload(screen.container.querySelector('input[type=file]') as HTMLInputElement, file);
  return screen;
}

test('a file is shown with what it would change before anything is sent', async () => {
  const { getByText, getByRole } = await open(makeFile(line('7'), line('8', 'III')));
  await expect.element(getByText('Pročitano: 2 retka')).toBeVisible();
  await expect.element(getByRole('combobox', { name: 'Kodiranje' })).toHaveValue('utf-8');
  await expect.element(getByRole('combobox', { name: 'Odvajač' })).toHaveValue(';');
  const difference = getByRole('region', { name: 'Prema popisu na snazi' });
  await expect.element(difference).toMatchTextContent('Novi1Druga kategorija1Uklanjaju se1');
  await expect.element(getByRole('region', { name: 'Po kategoriji' })).toMatchTextContent('I1III1');
});

test('the replacement shows its texts in order, is one call, and leads to the list', async () => {
  const importCategorisation = vi.fn<Upload>(() => ({ message: 'Podaci uspješno dodani', id: 8, total: 1 }));
  const { getByRole, address, container } = await open(makeFile(line('7')), { importCategorisation });
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const heading = container.querySelector('[role=status] h2')?.textContent;
    if (heading && heading !== seen.at(-1)) seen.push(heading);
  });
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  await getByRole('button', { name: 'Zamijeni popis (1)' }).click();
  await expect.poll(address, { timeout: 8000 }).toBe('/kategorizacije');
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
  const { getByRole } = await open(makeFile(line('7')), {
    importCategorisation: () => refuse(409, { message, code: 'list-changed' }),
  });
  await getByRole('button', { name: 'Zamijeni popis (1)' }).click();
  await expect.element(getByRole('heading', { name: 'Greška!' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Pokušaj ponovno' })).toBeEnabled();
});

test('a file with faults names them by line and column and cannot be sent', async () => {
  const { getByRole } = await open(makeFile(line('7'), line('9e5')));
  await expect.element(getByRole('heading', { name: 'Ovu datoteku nije moguće uvesti: ima 1 grešku.' })).toBeVisible();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('3AUTOID9e5Očekuje se cijeli broj.Šime Đurić');
  expect(getByRole('button', { name: /^Zamijeni/ }).elements()).toEqual([]);
});

test('unknown values wait for a confirmation each', async () => {
  const { getByRole } = await open(makeFile(line('7', 'VII')));
  const replace = getByRole('button', { name: 'Zamijeni popis (1)' });
  await expect.element(replace).toBeDisabled();
  await getByRole('checkbox', { name: /^EVSKat: „VII” nije među poznatima \(1 redak\)/ }).click();
  await expect.element(replace).toBeEnabled();
});

test('a corrected separator reads the file again', async () => {
  const { getByRole } = await open(makeFile(line('7')));
  await getByRole('combobox', { name: 'Odvajač' }).selectOptions('zarez');
  await expect.element(getByRole('heading', { name: /^Ovu datoteku nije moguće uvesti/ })).toBeVisible();
  await getByRole('combobox', { name: 'Odvajač' }).selectOptions('točka sa zarezom');
  await expect.element(getByRole('button', { name: 'Zamijeni popis (1)' })).toBeVisible();
});

test('a file that is no table is refused where it was chosen', async () => {
  const { getByRole } = await open(new File([new Uint8Array([1, 2, 3, 0, 255])], 'slika.csv'));
  await expect.element(getByRole('alert').getByText('Datoteka nije tablica: ni CSV ni Excel.')).toBeVisible();
});

test('a file of more than 64 MB is not read', async () => {
  const file = makeFile(line('7'));
  Object.defineProperty(file, 'size', { value: 64 * 1024 * 1024 + 1 });
  const screen = await open(makeFile(line('7'), line('x')));
  await screen.getByRole('button', { name: 'Druga datoteka' }).click();
  const data = new DataTransfer();
  Object.defineProperty(data, 'files', { value: [file] });
  const drop = screen.getByRole('heading', { name: 'Dovucite datoteku kategorizacije' }).element().parentElement;
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: data });
  drop?.dispatchEvent(event);
  await expect.element(screen.getByText('Datoteka je veća od 64 MB.')).toBeVisible();
});

test.each(['light', 'dark'] as const)(
  'choice, preview and faults are accessible in the %s theme',
  async (colorScheme) => {
    for (const file of [makeFile(line('7', 'VII')), makeFile(line('x')), new File([], 'prazna.csv')]) {
      const { getByRole, unmount } = await open(file, {}, colorScheme);
      await expect
        .element(getByRole('button', { name: /^Zamijeni popis|^Preuzmi popis grešaka|^Odaberi datoteku/ }))
        .toBeVisible();
      for (const width of widthsOf(colorScheme)) {
        await page.viewport(width, 900);
        await expectAccessible();
      }
      await unmount();
    }
  },
);
