import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { FILES, MEDIA_SERVER, makeUse } from '#web/testing/media-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MediaManagerScreen } from '../MediaManagerScreen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const [JARUN] = FILES;

async function openManager(handlers: Handlers = {}, at = '/media-manager/clanci-slike', role = 'tipfeler') {
  logInAs(role);
  fakeServer({ ...MEDIA_SERVER, ...handlers });
  const screen = await renderScreen(<MediaManagerScreen />, { at, path: '/media-manager/:folder' });
  const act = async (menu: string, item: string) => {
    await screen.getByRole('button', { name: menu, exact: true }).click();
    await screen.getByRole('menuitem', { name: item }).click();
  };
  return { ...screen, act };
}

const used: Handlers['listFileUses'] = ({ body }) => ({
  files: [{ ...JARUN!, uses: [makeUse(), makeUse({ record_id: 6, title: 'Doček', key: 'docek' })], total_uses: 2 }],
  total: body.ids?.length ?? 12,
  total_used: 1,
});

test('renaming shows where the file is used and that those uses keep working, and keeps the extension', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => ({
    message: 'Datoteka je preimenovana.',
    version: 2,
    name: 'finale.jpg',
    path: 'clanci-slike/finale.jpg',
  }));
  const { getByRole, getByText, act } = await openManager({ listFileUses: used, updateFile });
  await act('Što učiniti s: jarun.jpg', 'Preimenuj');
  const dialog = getByRole('dialog', { name: 'Preimenuj datoteku' });
  await expect.element(dialog).toMatchTextContent('Koristi se u 2 članka:');
  await expect.element(dialog).toMatchTextContent('Stara adresa vodit će na novu, pa će sve raditi i dalje.');
  const field = dialog.getByRole('textbox', { name: 'Ime datoteke' });
  await expect.element(field).toHaveValue('jarun');
  await expectAccessible();
  await field.fill('finale');
  await dialog.getByRole('button', { name: 'Preimenuj' }).click();
  await expect.element(getByText('Datoteka je preimenovana.')).toBeVisible();
  expect(updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 1, name: 'finale.jpg' } }]);
  await expect.element(getByRole('button', { name: 'Što učiniti s: jarun.jpg' })).toHaveFocus();
});

test("a rename after another user's rename can be retried on the current file", async () => {
  let version = 1;
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(({ body }) => {
    if (body.version === 2) return { message: 'Datoteka je preimenovana.', version: 3, name: 'x', path: 'x' };
    version = 2;
    return refuse(409, { message: 'Netko je bio brži.', code: 'stale' });
  });
  const listFiles = () => ({ files: [{ ...JARUN!, version }], total: 1, numPages: 1 });
  const { getByRole, getByText, act } = await openManager({ updateFile, listFiles });
  await act('Što učiniti s: jarun.jpg', 'Preimenuj');
  await getByRole('dialog').getByRole('textbox').fill('finale');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText(/Netko je u međuvremenu promijenio ovu datoteku/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Datoteka je preimenovana.')).toBeVisible();
});

test.each([
  ['', 'Unesite ime datoteke.'],
  ['a/b', 'Ime ne smije sadržavati kosu crtu.'],
  ['x'.repeat(117), 'Ime može imati najviše 116 znakova.'],
])('the name %j is rejected at the field', async (name, reason) => {
  const { getByRole, getByText, act } = await openManager();
  await act('Što učiniti s: jarun.jpg', 'Preimenuj');
  const dialog = getByRole('dialog', { name: 'Preimenuj datoteku' });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Preimenuj' }).click();
  await expect.element(getByText(reason)).toBeVisible();
});

test('the delete question shows the name, the uses with links, and what happens to the file', async () => {
  const { getByRole, act } = await openManager({ listFileUses: used });
  await act('Što učiniti s: jarun.jpg', 'Izbriši');
  const dialog = getByRole('dialog', { name: 'Želite li izbrisati datoteku?' });
  await expect.element(dialog).toMatchTextContent('jarun.jpg');
  await expect.element(dialog).toMatchTextContent('Koristi se u 2 članka:');
  const link = dialog.getByRole('link', { name: 'Zlato u Parizu (otvara se u novoj kartici)' });
  await expect.element(link).toHaveAttribute('href', '/post/detalji/zlato');
  await expect.element(dialog).toMatchTextContent('Na tim mjestima više se neće vidjeti.');
  await expect.element(dialog).toMatchTextContent('30 dana ostaje u košu.');
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Što učiniti s: jarun.jpg' })).toHaveFocus();
});

test('a role that may not open posts sees their titles without links', async () => {
  const { getByRole, act } = await openManager({ listFileUses: used }, '/media-manager/clanci-slike', 'dokumenti');
  await act('Što učiniti s: jarun.jpg', 'Izbriši');
  await expect.element(getByRole('dialog')).toMatchTextContent('Zlato u Parizu');
  expect(getByRole('dialog').getByRole('link').elements()).toEqual([]);
});

test('several files are deleted at once, and Vrati restores them', async () => {
  let files = FILES;
  const deleteFiles = vi.fn<NonNullable<Handlers['deleteFiles']>>(({ body }) => {
    files = FILES.filter(({ id }) => !body.ids?.includes(id));
    return { message: 'Izbrisane su 2 datoteke.', ids: [1, 2] };
  });
  const restoreFiles = vi.fn<NonNullable<Handlers['restoreFiles']>>(() => {
    files = FILES;
    return { message: 'Vraćene su 2 datoteke.' };
  });
  const listFiles = () => ({ files, total: files.length, numPages: 1 });
  const { getByRole, getByText } = await openManager({ deleteFiles, restoreFiles, listFiles });
  await getByRole('checkbox', { name: 'Odaberi jarun.jpg' }).click();
  await getByRole('checkbox', { name: 'Odaberi doček na trgu.jpg' }).click();
  await getByRole('toolbar').getByRole('button', { name: 'Izbriši' }).click();
  const dialog = getByRole('dialog', { name: 'Želite li izbrisati 2 datoteke?' });
  await expect.element(dialog).toMatchTextContent('jarun.jpg, doček na trgu.jpg');
  await expect.element(dialog).toMatchTextContent('Nijedna se ne koristi.');
  await expect.element(dialog).toMatchTextContent('30 dana ostaju u košu.');
  await dialog.getByRole('button', { name: 'Izbriši 2 datoteke' }).click();
  await expect.element(getByText('Izbrisane su 2 datoteke.')).toBeVisible();
  expect(deleteFiles.mock.lastCall).toEqual([{ body: { ids: [1, 2] } }]);
  await expect.element(getByRole('row')).toHaveLength(2);
  await expect.element(getByRole('toolbar')).not.toBeInTheDocument();
  await expect.element(getByRole('region', { name: 'Datoteke foldera clanci-slike' })).toHaveFocus();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćene su 2 datoteke.')).toBeVisible();
  expect(restoreFiles.mock.lastCall).toEqual([{ body: { ids: [1, 2] } }]);
  await expect.element(getByRole('row')).toHaveLength(4);
});

test('a file cannot be deleted before its uses are loaded', async () => {
  let tell: () => void = () => {};
  const listFileUses = () =>
    new Promise<{ files: never[]; total: number; total_used: number }>((resolve) => {
      tell = () => resolve({ files: [], total: 1, total_used: 0 });
    });
  const deleteFiles = vi.fn(() => ({ message: 'Izbrisano.', ids: [1] }));
  const { getByRole, getByText, act } = await openManager({ listFileUses, deleteFiles });
  await act('Što učiniti s: jarun.jpg', 'Izbriši');
  const confirm = getByRole('button', { name: 'Izbriši datoteku' });
  await expect.element(getByText('Provjerava se gdje se koristi…')).toBeVisible();
  await confirm.click({ force: true });
  expect(deleteFiles).not.toHaveBeenCalled();
  tell();
  await expect.element(getByText('Ne koristi se nigdje.')).toBeVisible();
  await confirm.click();
  await expect.element(getByText('Izbrisano.')).toBeVisible();
});

test('a user may delete a file after the message that its uses are unknown', async () => {
  const deleteFiles = vi.fn(() => ({ message: 'Izbrisano.', ids: [1] }));
  const { getByRole, getByText, act } = await openManager({ listFileUses: breakConnection, deleteFiles });
  await act('Što učiniti s: jarun.jpg', 'Izbriši');
  await expect.element(getByText(/Nije bilo moguće provjeriti gdje se koristi\./)).toBeVisible();
  await expectAccessible();
  await getByRole('button', { name: 'Izbriši datoteku' }).click();
  await expect.element(getByText('Izbrisano.')).toBeVisible();
});

test('a rejected deletion shows the reason in the question and deletes nothing', async () => {
  const deleteFiles = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const { getByRole, act } = await openManager({ deleteFiles });
  await act('Što učiniti s: jarun.jpg', 'Izbriši');
  const dialog = getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Ne koristi se nigdje.');
  await dialog.getByRole('button', { name: 'Izbriši datoteku' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Poslužitelj je zauzet.');
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByRole('row')).toHaveLength(4);
});

test('files move into the chosen folder, which cannot be their current one', async () => {
  const moveFiles = vi.fn<NonNullable<Handlers['moveFiles']>>(() => ({ message: 'Premještene su 2 datoteke.' }));
  const { getByRole, getByText } = await openManager({ moveFiles, listFileUses: used });
  await getByRole('checkbox', { name: 'Odaberi jarun.jpg' }).click();
  await getByRole('checkbox', { name: 'Odaberi doček na trgu.jpg' }).click();
  await getByRole('toolbar').getByRole('button', { name: 'Premjesti' }).click();
  const dialog = getByRole('dialog', { name: 'Kamo premjestiti 2 datoteke?' });
  await expect.element(dialog).toMatchTextContent('Već su ovdje. Odaberite drugi folder.');
  await expect.element(dialog.getByRole('button', { name: 'Premjesti u clanci-slike' })).toBeDisabled();
  await expect.element(dialog).toMatchTextContent('Koristi se 1 datoteka od 2:');
  await dialog.getByRole('button', { name: /^2026/ }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Premjesti u 2026' }).click();
  await expect.element(getByText('Premještene su 2 datoteke.')).toBeVisible();
  expect(moveFiles.mock.lastCall).toEqual([{ body: { ids: [1, 2], target: 'clanci-slike/2026' } }]);
  await expect.element(getByRole('toolbar')).not.toBeInTheDocument();
});

test('the reason why files could not be moved stays in the dialog', async () => {
  const moveFiles = () => refuse(409, { message: 'Folder je upravo izbrisan.', code: 'gone' });
  const { getByRole, act } = await openManager({ moveFiles });
  await act('Što učiniti s: jarun.jpg', 'Premjesti');
  const dialog = getByRole('dialog', { name: 'Kamo premjestiti datoteku?' });
  await dialog.getByRole('button', { name: /^images/ }).click();
  await dialog.getByRole('button', { name: 'Premjesti u images' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Folder je upravo izbrisan.');
});
