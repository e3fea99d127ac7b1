import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { FILES, MEDIA_SERVER, makeUse } from '#web/testing/media-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MediaManagerScreen } from '../MediaManagerScreen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const IN_PARIS = '/media-manager/clanci-slike?put=2026%2Fpariz';
const [JARUN, DOCEK] = FILES;

async function openManager(handlers: Handlers = {}, at = '/media-manager/clanci-slike') {
  logInAs('tipfeler');
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

test('a new folder is created in the open folder and shows Folder created!', async () => {
  const createMediaFolder = vi.fn<NonNullable<Handlers['createMediaFolder']>>(() => ({
    message: 'Folder je napravljen.',
    path: 'clanci-slike/2026/pariz/finale',
  }));
  const { getByRole, getByText } = await openManager({ createMediaFolder }, IN_PARIS);
  const open = getByRole('button', { name: 'Dodaj folder' });
  await open.click();
  const dialog = getByRole('dialog', { name: 'Novi folder u „clanci-slike/2026/pariz”' });
  const field = dialog.getByRole('textbox', { name: 'Naziv foldera' });
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await field.fill('finale');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Folder created!')).toBeVisible();
  expect(createMediaFolder.mock.lastCall).toEqual([
    { body: { folder: 'clanci-slike', subfolder: '2026/pariz', folderName: 'finale' } },
  ]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('an invalid folder name is rejected at once, and nothing is sent', async () => {
  const { getByRole, getByText } = await openManager();
  await getByRole('button', { name: 'Dodaj folder' }).click();
  const dialog = getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dodaj folder' }).click();
  await expect.element(getByText('Unesite naziv foldera.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Naziv foldera' });
  await expect.element(field).toHaveFocus();
  await field.fill('a/b');
  await expect.element(getByText('Naziv foldera ne smije sadržavati kosu crtu ni nevidljive znakove.')).toBeVisible();
});

test("the server's error about a new folder stays at the field, with the typed name", async () => {
  const createMediaFolder = () => refuse(409, { message: 'Takav folder već postoji.', code: 'taken', error: 'x' });
  const { getByRole, getByText } = await openManager({ createMediaFolder });
  await getByRole('button', { name: 'Dodaj folder' }).click();
  const field = getByRole('dialog').getByRole('textbox');
  await field.fill('2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Takav folder već postoji.')).toBeVisible();
  await expect.element(field).toHaveValue('2026');
  await expect.element(field).toHaveFocus();
  expect(getByText('Folder created!').query()).toBeNull();
});

test('renaming the open folder updates the URL', async () => {
  const renameFolder = vi.fn<NonNullable<Handlers['renameFolder']>>(() => ({
    message: 'Folder je preimenovan.',
    path: 'clanci-slike/2026/Pariz 2024',
  }));
  const { getByRole, getByText, address, act } = await openManager({ renameFolder }, IN_PARIS);
  await act('Što učiniti s folderom pariz', 'Preimenuj');
  const field = getByRole('dialog', { name: 'Preimenuj folder' }).getByRole('textbox');
  await field.fill('Pariz 2024');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Folder je preimenovan.')).toBeVisible();
  expect(renameFolder.mock.lastCall).toEqual([{ body: { path: 'clanci-slike/2026/pariz', name: 'Pariz 2024' } }]);
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026%2FPariz+2024');
});

test('a folder is deleted with its content, and its parent opens', async () => {
  const deleteFiles = vi.fn<NonNullable<Handlers['deleteFiles']>>(() => ({ message: 'Folder je izbrisan.', ids: [8] }));
  const { getByRole, address, act } = await openManager({ deleteFiles, listFileUses: used }, IN_PARIS);
  await act('Što učiniti s folderom pariz', 'Izbriši');
  const dialog = getByRole('dialog', { name: 'Želite li izbrisati folder i sve u njemu?' });
  await expect.element(dialog).toMatchTextContent('clanci-slike/2026/pariz');
  await expect.element(dialog).toMatchTextContent('U njemu i ispod njega: 12 datoteka');
  await expect.element(dialog).toMatchTextContent('Koristi se 1 datoteka od 12:');
  await dialog.getByRole('button', { name: 'Izbriši folder' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026');
  expect(deleteFiles.mock.lastCall).toEqual([{ body: { folders: ['clanci-slike/2026/pariz'] } }]);
});

test('a folder moves into another folder, never into itself, and the URL follows', async () => {
  const moveFiles = vi.fn<NonNullable<Handlers['moveFiles']>>(() => ({ message: 'Folder je premješten.' }));
  const { getByRole, address, act } = await openManager({ moveFiles }, '/media-manager/clanci-slike?put=2026');
  await act('Što učiniti s folderom 2026', 'Premjesti');
  const dialog = getByRole('dialog', { name: 'Kamo premjestiti folder?' });
  await expect.element(dialog).toMatchTextContent('Već je ovdje.');
  await dialog.getByRole('button', { name: /^2026/ }).click();
  await expect.element(dialog).toMatchTextContent('Folder se ne može premjestiti sam u sebe.');
  await expect.element(dialog.getByRole('button', { name: 'Premjesti u 2026' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^galerije/ }).click();
  await dialog.getByRole('button', { name: 'Premjesti u galerije' }).click();
  await expect.poll(address).toBe('/media-manager/galerije?put=2026');
  expect(moveFiles.mock.lastCall).toEqual([{ body: { folders: ['clanci-slike/2026'], target: 'galerije' } }]);
});

test('a root folder cannot be renamed, moved or deleted', async () => {
  const { getByRole } = await openManager();
  await expect.element(getByRole('button', { name: `Što učiniti s: ${DOCEK!.name}` })).toBeVisible();
  expect(getByRole('button', { name: /^Što učiniti s folderom/ }).elements()).toEqual([]);
});
