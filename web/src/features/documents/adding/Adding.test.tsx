import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropOn, makeTransfer } from '#web/testing/drag-files.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeDocument, makeFolder, makeSubfolder } from '#web/testing/records/make-documents.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { AddDocumentsScreen } from './AddDocumentsScreen.tsx';
import { readAdded, removeAdded } from './adding-store.ts';

const FOLDER = makeFolder({ id: 1, subfolders: [makeSubfolder({ sub_id: 11 })] });
const PRESENT = [makeDocument({ doc_id: 1 }), makeDocument({ doc_id: 2, doc_name: 'Plan 2024' })];

beforeEach(() => logInAs('dokumenti'));

afterEach(async () => {
  removeAdded(
    1,
    readAdded(1).map(({ key }) => key),
  );
  await page.viewport(1440, 900);
});

async function openAdding(names: string[], handlers: Handlers = {}) {
  fakeServer({ getDocumentFolder: () => FOLDER, listManagedDocuments: () => PRESENT, ...handlers });
  const host = fakeTransport();
  const screen = await renderScreen(
    <main style={{ padding: '0 clamp(16px, 100vw - 884px, 32px)' }}>
      <AddDocumentsScreen />
    </main>,
    { at: '/dokumenti/folder/1/dodaj', path: '/dokumenti/folder/:id/dodaj', transport: host.transport },
  );
  await expect.element(screen.getByRole('heading', { name: 'Dodaj dokumente' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Izvješća' })).toBeVisible();
  if (names.length > 0) {
    const zone = screen.getByRole('heading', { name: 'Dodaj dokumente' }).element();
    dropOn(zone, makeTransfer(...names.map((name) => new File(['%PDF'], name))));
  }
  const field = (label: string, name: string) => screen.getByRole('textbox', { name: `${label}: ${name}` });
  const save = screen.getByRole('button', { name: /^Spremi/ });
  return { ...screen, host, field, save };
}

test('files are sent into dokumenti at once; names and years are offered, English names are not', async () => {
  const { host, field, getByRole, getByText } = await openAdding(['Izvješće_o_radu_2024.pdf', 'Plan-2024.pdf']);
  await expect.element(field('Naziv', 'Izvješće_o_radu_2024.pdf')).toHaveValue('Izvješće o radu 2024');
  await expect.element(field('Godina', 'Izvješće_o_radu_2024.pdf')).toHaveValue('2024');
  await expect.element(field('Engleski naziv', 'Izvješće_o_radu_2024.pdf')).toHaveValue('');
  expect(host.of('Plan-2024.pdf').target.folder).toBe('dokumenti');
  host.of('Izvješće_o_radu_2024.pdf').progress(2);
  await expect
    .element(getByRole('progressbar', { name: 'Izvješće_o_radu_2024.pdf' }))
    .toHaveAttribute('aria-valuenow', '50');
  host.of('Izvješće_o_radu_2024.pdf').save();
  await expect.element(getByText(/ · već je na mjestu 2/)).toBeVisible();
});

test.each([360, 768, 1440])('is accessible and no wider than its window at %i px', async (width) => {
  await page.viewport(width, 800);
  const { host, save } = await openAdding(['Izvješće 2024 s jako dugim nazivom datoteke koji ne stane u red.pdf']);
  host.sent[0]?.save();
  await expect.element(save).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('complete documents are saved in one call; the others stay and show what they lack', async () => {
  const createDocuments = vi.fn<NonNullable<Handlers['createDocuments']>>(() => ({
    message: 'Spremljeno: 2 dokumenta',
    ids: [7, 8],
  }));
  const { host, field, save, getByText, getByRole } = await openAdding(['a 2024.pdf', 'b.pdf', 'c 2023.pdf', 'd.pdf'], {
    createDocuments,
  });
  for (const name of ['a 2024.pdf', 'c 2023.pdf', 'd.pdf']) host.of(name).save();
  host.of('b.pdf').fail(422, 'Datoteka je oštećena.');
  await field('Engleski naziv', 'a 2024.pdf').fill('A');
  await field('Engleski naziv', 'b.pdf').fill('B');
  await field('Engleski naziv', 'c 2023.pdf').fill('C');
  await getByRole('combobox', { name: 'Subfolder: c 2023.pdf' }).selectOptions('Godišnja izvješća');
  await expect.element(getByText(/ · Datoteka je oštećena\./)).toBeVisible();
  await expect.element(save).toHaveTextContent('Spremi 2 dokumenta');
  expect(getByText('Upišite engleski naziv.').query()).toBeNull();
  await save.click();
  await expect.element(getByText('Spremljeno: 2 dokumenta')).toBeVisible();
  expect(createDocuments.mock.lastCall?.[0].body).toEqual([
    ['/files/dokumenti/a%202024.pdf', 'A', 1, 2024, null, 0, 'a 2024'],
    ['/files/dokumenti/c%202023.pdf', 'C', 1, 2023, 11, 1, 'c 2023'],
  ]);
  await expect.element(field('Naziv', 'a 2024.pdf')).not.toBeInTheDocument();
  await expect.element(field('Naziv', 'd.pdf')).toBeVisible();
  await expect.element(getByText('Upišite engleski naziv.')).toBeVisible();
  await expect.element(field('Naziv', 'b.pdf')).toBeVisible();
});

test('a save without an answer is repeated with the same key', async () => {
  const createDocuments = vi.fn<NonNullable<Handlers['createDocuments']>>(() => ({
    message: 'Dokument je spremljen',
    ids: [7],
  }));
  createDocuments.mockImplementationOnce(() => breakConnection());
  const { host, field, save, address } = await openAdding(['a 2024.pdf'], { createDocuments });
  const keys = () =>
    vi
      .mocked(window.fetch)
      .mock.calls.flatMap(([, options]) => new Headers(options?.headers).get('idempotency-key') ?? []);
  host.of('a 2024.pdf').save();
  await field('Engleski naziv', 'a 2024.pdf').fill('A');
  await save.click();
  await expect.poll(() => createDocuments.mock.calls.length).toBe(1);
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await expect.poll(address).toBe('/dokumenti/folder/1');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('the first row fills empty cells alone', async () => {
  const { field, getByRole } = await openAdding(['a 2024.pdf', 'b.pdf']);
  await field('Engleski naziv', 'a 2024.pdf').fill('Typed');
  await getByRole('button', { name: 'Prazne prepiši iz naziva' }).click();
  await expect.element(field('Engleski naziv', 'a 2024.pdf')).toHaveValue('Typed');
  await expect.element(field('Engleski naziv', 'b.pdf')).toHaveValue('b');
  await field('Godina', 'b.pdf').fill('');
  await getByRole('textbox', { name: 'Godina za prazne' }).fill('2020');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Godina', 'b.pdf')).toHaveValue('2020');
  await expect.element(field('Godina', 'a 2024.pdf')).toHaveValue('2024');
  await getByRole('combobox', { name: 'Subfolder: a 2024.pdf' }).selectOptions('Godišnja izvješća');
  await getByRole('combobox', { name: 'Subfolder za prazne' }).selectOptions('Godišnja izvješća');
  await expect.element(getByRole('combobox', { name: 'Subfolder: b.pdf' })).toHaveValue('11');
});

test('what was sent and typed is kept in the browser when the page is left', async () => {
  const first = await openAdding(['a 2024.pdf']);
  first.host.of('a 2024.pdf').save();
  await first.field('Engleski naziv', 'a 2024.pdf').fill('Kept');
  await expect.poll(() => Object.values(localStorage).some((kept) => String(kept).includes('Kept'))).toBe(true);
  await first.getByRole('link', { name: 'Odustani' }).click();
  const leave = first.getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(first.address).toBe('/dokumenti/folder/1');
  await first.unmount();
  const { field } = await openAdding([]);
  await expect.element(field('Engleski naziv', 'a 2024.pdf')).toHaveValue('Kept');
});

test('a typed address is added as it is, and only addresses of the web are accepted', async () => {
  const { getByRole, getByText, field } = await openAdding(['b.pdf']);
  await getByRole('button', { name: 'Upiši adresu' }).click();
  await getByRole('textbox', { name: 'Adresa datoteke' }).fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Adresa počinje s http:// ili https://.')).toBeVisible();
  await getByRole('textbox', { name: 'Adresa datoteke' }).fill('https://example.com/plan-2022.pdf');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Naziv', 'plan-2022.pdf')).toHaveValue('plan 2022');
  expect(readAdded(1).at(-1)).toMatchObject({ state: 'saved', link: 'https://example.com/plan-2022.pdf' });
});
