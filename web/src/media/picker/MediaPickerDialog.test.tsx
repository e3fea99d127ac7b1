import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { openPicker, PICKED_FROM, pickerUploads } from '#web/testing/open-picker.tsx';
import { makeFile, makeFileDetails } from '#web/testing/records/make-file.ts';
import { makeUpload } from '#web/testing/records/make-upload.ts';
import { breakConnection } from '#web/testing/servers/fake-server.ts';

const JEDRILICA = makeFile({ id: 4, path: 'clanci-slike/jedrilica.jpg', alt: 'Jedrilica', caption: 'Kod Hvara' });
const CURRENT = { src: '/files/clanci-slike/dvojac.jpg', alt: 'Dvojac', caption: 'Dvojac na pariće. Foto: Baklja' };

beforeEach(() => page.viewport(1280, 800));

test('a click shows the picture with its texts, which can be changed; pictures are requested latest first', async () => {
  const { dialog, result, listFiles } = await openPicker('image', {}, { submit: 'Umetni sliku' });
  const insert = dialog.getByRole('button', { name: 'Umetni sliku' });
  await expect.element(insert).toBeDisabled();
  await dialog.getByRole('button', { name: 'slika-2.jpg' }).click();
  const details = dialog.getByRole('region', { name: 'Odabrana slika' });
  await expect.element(details).toMatchTextContent('slika-2.jpg5.472 × 3.648, 2,3 MB');
  await details.getByLabelText('Alternativni tekst').fill('Veslači\nna cilju');
  await details.getByLabelText('Potpis').fill('Cilj');
  await expectAccessible();
  await expectFocusSeen();
  await insert.click();
  await expect.element(result).toHaveTextContent('odabrano: slika-2.jpg | Veslači na cilju | Cilj');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(listFiles.mock.lastCall?.[0].query).toEqual({
    folder: 'clanci-slike',
    type: 'image',
    sort: 'created',
    order: 'usual',
    page: 1,
  });
});

test('a double click picks; arrows move in the grid, which is one tab stop, and Enter picks', async () => {
  const { dialog, getByRole, result } = await openPicker('image');
  const tile = (name: string) => dialog.getByRole('button', { name });
  await tile('slika-3.jpg').dblClick();
  await expect.element(result).toHaveTextContent('odabrano: slika-3.jpg');
  await getByRole('button', { name: 'Biraj' }).click();
  await expect.element(tile('slika-1.jpg')).toBeVisible();
  expect([1, 2, 3].map((id) => (tile(`slika-${id}.jpg`).element() as HTMLElement).tabIndex)).toEqual([0, -1, -1]);
  (tile('slika-1.jpg').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tile('slika-2.jpg')).toHaveFocus();
  await expect.element(tile('slika-2.jpg')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(tile('slika-3.jpg')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(result).toHaveTextContent('odabrano: slika-1.jpg');
});

test('a replacing picture brings its own texts, and shows the former ones, which are kept only on purpose', async () => {
  const listFiles = () => ({ files: [JEDRILICA], total: 1, numPages: 1 });
  const { dialog, result } = await openPicker('image', { listFiles }, { current: CURRENT });
  await expect.element(dialog.getByRole('heading', { name: 'Zamijeni sliku' })).toBeVisible();
  await dialog.getByRole('button', { name: 'jedrilica.jpg' }).click();
  await expect.element(dialog.getByLabelText('Alternativni tekst')).toHaveValue('Jedrilica');
  await expect.element(dialog.getByLabelText('Potpis')).toHaveValue('Kod Hvara');
  await expect
    .element(dialog.getByText('Preuzeto iz podataka datoteke. Promjena vrijedi samo na ovom mjestu.'))
    .toBeVisible();
  const lost = () =>
    dialog
      .getByRole('deletion')
      .elements()
      .map(({ textContent }) => textContent);
  expect(lost()).toEqual(['Dvojac na pariće. Foto: Baklja', 'Dvojac']);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Zadrži stari potpis' }).click();
  await expect.element(dialog.getByLabelText('Potpis')).toHaveValue('Dvojac na pariće. Foto: Baklja');
  expect(lost()).toEqual(['Dvojac']);
  await dialog.getByRole('button', { name: 'Zamijeni', exact: true }).click();
  await expect
    .element(result)
    .toHaveTextContent('odabrano: jedrilica.jpg | Jedrilica | Dvojac na pariće. Foto: Baklja');
});

test('an address is typed only where the last link leads to it', async () => {
  const onAddress = vi.fn();
  const { dialog, result } = await openPicker('image', {}, { onAddress });
  await dialog.getByRole('button', { name: 'Slika s adrese na webu' }).click();
  expect(onAddress).toHaveBeenCalledOnce();
  await expect.element(result).toMatchTextContent(/^odabrano:\s*$/);
});

test('between phone and desk folders are behind a button, and no picture of the grid is cut', async () => {
  await page.viewport(768, 900);
  const { dialog } = await openPicker('image');
  const tile = dialog.getByRole('button', { name: 'slika-2.jpg' });
  await expect.element(tile).toBeVisible();
  const grid = tile.element().closest('[class*="files"]') as Element;
  expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  const first = dialog.getByRole('button', { name: 'slika-1.jpg' }).element();
  expect(first.getBoundingClientRect().top).toBe(tile.element().getBoundingClientRect().top);
  await expect.element(dialog.getByRole('button', { name: /^Folder/ })).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the chosen picture takes the place of the grid, and the foot is at the bottom of the screen', async () => {
  await page.viewport(360, 780);
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia(query === '(hover: none)' ? 'all' : query));
  const { dialog, result } = await openPicker('image');
  await expect.element(dialog.getByRole('button', { name: 'Zatvori' })).toHaveFocus();
  await dialog.getByRole('button', { name: /^Folder/ }).click();
  await expect.element(dialog.getByRole('button', { name: /^galerije/ })).toBeVisible();
  const cancel = dialog.getByRole('button', { name: 'Odustani' }).element();
  expect(cancel.closest('footer')?.getBoundingClientRect().bottom).toBe(780);
  await dialog.getByRole('button', { name: /^clanci-slike/ }).click();
  await dialog.getByRole('button', { name: 'slika-1.jpg' }).click();
  await expect.element(dialog.getByRole('button', { name: 'slika-2.jpg' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Druga slika' }).click();
  await dialog.getByRole('button', { name: 'slika-2.jpg' }).click();
  await dialog.getByLabelText('Potpis').fill('Cilj');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Odaberi sliku' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-2.jpg | Cilj');
});

test.each(['image', 'images'] as const)('files on their way are the first tiles of the grid (%s)', async (kind) => {
  const folder = kind === 'images' ? 'galerije' : 'clanci-slike';
  const items = [
    makeUpload({ name: 'nova.jpg', folder, sentBytes: 62, state: 'sending' }),
    makeUpload({ id: 2, name: 'loša.tiff', folder, state: 'failed', message: 'Vrsta TIFF nije dopuštena.' }),
    makeUpload({ id: 3, name: 'drugdje.jpg', state: 'sending' }),
  ];
  const state = { items, pause: undefined };
  const getState = vi.spyOn(pickerUploads, 'getState').mockReturnValue(state);
  const { dialog } = await openPicker(kind);
  const names = () =>
    dialog
      .getByRole('listitem')
      .elements()
      .map((tile) => tile.textContent);
  await expect.poll(names).toContainEqual(expect.stringContaining('slika-1.jpg'));
  const tiles = names().filter((words) => /\.(jpg|tiff)/.test(words ?? ''));
  expect(tiles.slice(0, 3)).toEqual([
    'nova.jpg62 od 100 B',
    'loša.tiffVrsta TIFF nije dopuštena.',
    expect.stringContaining('slika-1.jpg'),
  ]);
  await expect
    .element(dialog.getByRole('progressbar', { name: 'Napredak: nova.jpg' }))
    .toHaveAttribute('aria-valuenow', '62');
  await expectAccessible();
  getState.mockRestore();
});

test('opens in the folder of the last pick', async () => {
  const first = await openPicker('image');
  await first.dialog.getByRole('button', { name: /^galerije/ }).click();
  await first.dialog.getByRole('button', { name: /^doček/ }).click();
  await first.dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(first.result).toHaveTextContent('odabrano:');
  await first.getByRole('button', { name: 'Biraj' }).click();
  await expect.poll(() => first.listFiles.mock.lastCall?.[0].query).toMatchObject({ folder: 'galerije/doček' });
  await first.dialog.getByRole('button', { name: 'Nazad' }).click();
  const above = first.dialog.getByRole('button', { name: /^galerije/ });
  await expect.element(above).toHaveAttribute('aria-current', 'true');
});

test('searches in all folders while the user types, and a click on a file picks it', async () => {
  const { dialog, listFiles, result } = await openPicker('file');
  await dialog.getByRole('textbox', { name: 'Pretraži' }).fill('trg');
  await expect.element(dialog.getByText('Rezultati iz svih foldera')).toBeVisible();
  await expect.poll(() => listFiles.mock.lastCall?.[0].query).toMatchObject({ search: 'trg' });
  expect(listFiles.mock.lastCall?.[0].query).not.toHaveProperty('folder');
  expect(listFiles.mock.lastCall?.[0].query).not.toHaveProperty('type');
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'slika-2' })).toMatchTextContent('clanci-slike');
  await dialog.getByRole('button', { name: 'slika-2.jpg' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-2.jpg');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a list that fails to load is loaded again; a name that nothing has is reported, and leads back', async () => {
  let isBroken = true;
  const { dialog } = await openPicker('image', {
    listFiles: ({ query }) => {
      if (isBroken) return breakConnection();
      return { files: query.search ? [] : PICKED_FROM, total: 3, numPages: 1 };
    },
  });
  const first = dialog.getByRole('button', { name: 'slika-1.jpg' });
  await expect.element(dialog.getByText('Datoteke nisu učitane.')).toBeVisible();
  isBroken = false;
  await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(first).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Pretraži' }).fill('zzz');
  await expect.element(dialog.getByText('Ništa se ne zove „zzz”.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Poništi pretragu' }).last().click();
  await expect.element(first).toBeVisible();
});

test('an uploaded file is chosen at once', async () => {
  const saved = { id: 7, name: 'nova.jpg', date: '', data_name: 'clanci-slike/nova.jpg', url: '', message: '' };
  pickerUploads.add.mockResolvedValueOnce({ saved: [saved], failed: [] });
  const { dialog, result } = await openPicker('image', {
    getFile: ({ params }) => makeFileDetails({ id: params.id, path: 'clanci-slike/nova.jpg' }),
  });
  await userEvent.upload(dialog.getByLabelText('Upload').last(), new File(['x'], 'nova.jpg', { type: 'image/jpeg' }));
  await expect.element(dialog.getByRole('region', { name: 'Odabrana slika' })).toMatchTextContent('nova.jpg');
  await dialog.getByRole('button', { name: 'Odaberi sliku' }).click();
  await expect.element(result).toHaveTextContent('odabrano: nova.jpg');
  expect(pickerUploads.add.mock.lastCall?.[1]).toEqual({ folder: 'clanci-slike', onlyImages: true });
});
