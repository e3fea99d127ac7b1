import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { openPicker, PICKED_FROM } from '#web/testing/open-picker.tsx';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';

beforeEach(() => page.viewport(1280, 800));

test('the button counts the chosen pictures, each of which shows its place; Escape chooses nothing', async () => {
  const files = [1, 2, 3, 4, 5].map((id) => makeFile({ id, path: `galerije/slika-${id}.jpg` }));
  const listFiles = vi.fn(() => ({ files, total: 5, numPages: 1 }));
  const { dialog, result } = await openPicker('images', { listFiles });
  await expect.element(dialog.getByRole('button', { name: 'Dodaj slike' })).toBeDisabled();
  expect(listFiles.mock.lastCall).toMatchObject([{ query: { folder: 'galerije' } }]);
  const words = ['Dodaj 1 sliku', 'Dodaj 2 slike', 'Dodaj 3 slike', 'Dodaj 4 slike', 'Dodaj 5 slika'];
  for (const [place, { name }] of files.entries()) {
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect.element(dialog.getByRole('button', { name: words[place], exact: true })).toBeEnabled();
    const tile = dialog.getByRole('button', { name, exact: true });
    await expect.element(tile).toHaveAccessibleDescription(`${place + 1}. odabrana`);
  }
  await expectAccessibleEverywhere();
  await userEvent.keyboard('{Escape}');
  await expect.element(result).toMatchTextContent(/^odabrano:\s*$/);
});

test('several pictures are collected across folders, in the order of choosing', async () => {
  const other = makeFile({ id: 9, path: 'clanci-slike/trg.jpg' });
  const { dialog, result } = await openPicker('images', {
    listFiles: ({ query }) => ({ files: query.folder === 'galerije' ? PICKED_FROM : [other], total: 1, numPages: 1 }),
  });
  await dialog.getByRole('button', { name: 'slika-3.jpg' }).click();
  await dialog.getByRole('button', { name: 'slika-1.jpg' }).click();
  await dialog.getByRole('button', { name: 'slika-3.jpg' }).click();
  await dialog.getByRole('button', { name: /^clanci-slike/ }).click();
  await dialog.getByRole('button', { name: 'trg.jpg' }).click();
  await dialog.getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-1.jpg, trg.jpg');
});

test('the order of chosen pictures is changed by Alt with an arrow, by dragging, and by buttons', async () => {
  const { dialog, result } = await openPicker('images');
  for (const { name } of PICKED_FROM) await dialog.getByRole('button', { name, exact: true }).click();
  const order = dialog.getByRole('region', { name: 'Redoslijed u galeriji' });
  const places = () =>
    order
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent?.match(/slika-\d/)?.[0]);
  expect(places()).toEqual(['slika-1', 'slika-2', 'slika-3']);
  const third = order.getByRole('button', { name: /^3.*slika-3\.jpg/ });
  (third.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(places).toEqual(['slika-1', 'slika-3', 'slika-2']);
  await expect.element(order.getByRole('button', { name: /^2.*slika-3\.jpg/ })).toHaveFocus();
  await order.getByRole('listitem').nth(2).dropTo(order.getByRole('listitem').nth(0));
  await expect.poll(places).toEqual(['slika-2', 'slika-1', 'slika-3']);
  await expect
    .element(dialog.getByRole('button', { name: 'slika-2.jpg', exact: true }))
    .toHaveAccessibleDescription('1. odabrana');
  await expectAccessible();
  await order.getByRole('button', { name: 'Pomakni sliku 2 dolje' }).click();
  await expect.poll(places).toEqual(['slika-2', 'slika-3', 'slika-1']);
  await order.getByRole('button', { name: 'Ukloni sliku 3' }).click();
  await dialog.getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-2.jpg, slika-3.jpg');
});

test.each([
  ['a place without texts of its pictures', {}, { alt: false, caption: false }],
  ['a picture without texts', { caption: '', author: '', alt_eng: 'Rowers' }, { alt: true, caption: true }],
])('%s says nothing of them', async (_, texts, has) => {
  const files = [makeFile({ path: 'clanci-slike/slika-1.jpg', alt: '', ...texts })];
  const { dialog } = await openPicker('image', { listFiles: () => ({ files, total: 1, numPages: 1 }) }, { has });
  await dialog.getByRole('button', { name: 'slika-1.jpg' }).click();
  await expect.element(dialog.getByText(/MB|KB/).last()).toBeVisible();
  expect(dialog.getByText(/^Preuzeto iz podataka datoteke/).elements()).toEqual([]);
});

test('each chosen picture of a gallery has a caption with a visible label', async () => {
  const { dialog, result } = await openPicker('images', {}, { has: { alt: false, caption: true } });
  await dialog.getByRole('button', { name: 'slika-1.jpg' }).click();
  await dialog.getByRole('button', { name: 'slika-2.jpg' }).click();
  await dialog.getByLabelText('Potpis 2. slike').fill('Drugi');
  await dialog.getByRole('button', { name: /^1.*slika-1\.jpg/ }).click();
  await expect.element(dialog.getByText('Potpis 1. slike')).toBeVisible();
  await dialog.getByLabelText('Potpis 1. slike').fill('Prvi');
  await dialog.getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-1.jpg | Prvi, slika-2.jpg | Drugi');
});

test('on a phone the captions of a gallery are the second step, and folders are behind a button', async () => {
  await page.viewport(360, 780);
  const { dialog, result, listFiles } = await openPicker('images');
  await expect.element(dialog.getByRole('navigation', { name: 'Folderi' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Folder: galerije' }).click();
  await dialog.getByRole('button', { name: /^clanci-slike/ }).click();
  await expect.poll(() => listFiles.mock.lastCall?.[0].query).toMatchObject({ folder: 'clanci-slike' });
  await expect.element(dialog.getByRole('navigation', { name: 'Folderi' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Potpisi' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'slika-1.jpg' }).click();
  await dialog.getByRole('button', { name: 'Potpisi' }).click();
  await dialog.getByLabelText('Potpis 1. slike').fill('Cilj');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Natrag na slike' }).click();
  await dialog.getByRole('button', { name: 'slika-2.jpg' }).click();
  await dialog.getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-1.jpg | Cilj, slika-2.jpg');
});

test.each([1280, 360])('an empty folder shows its subfolders, %i pixels wide', async (width) => {
  await page.viewport(width, 800);
  const { dialog } = await openPicker('images', {
    listFolders: () => makeFolders([{ path: 'galerije/doček', files: 6 }]),
    listFiles: ({ query }) =>
      query.folder === 'galerije'
        ? { files: [], total: 0, numPages: 0 }
        : { files: PICKED_FROM, total: 3, numPages: 1 },
  });
  await expect.element(dialog.getByText('U ovom folderu nema slika, ali ima subfoldera.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'doček 6' }).last().click();
  await expect.element(dialog.getByRole('button', { name: 'slika-1.jpg' })).toBeVisible();
});

test('on a phone the subfolders of a folder with pictures are above them', async () => {
  await page.viewport(360, 780);
  const { dialog, listFiles } = await openPicker('images');
  await dialog.getByRole('navigation', { name: 'Subfolderi' }).getByRole('button', { name: 'doček 0' }).click();
  await expect.poll(() => listFiles.mock.lastCall?.[0].query).toMatchObject({ folder: 'galerije/doček' });
  await expect.element(dialog.getByRole('button', { name: 'Folder: galerije/doček' })).toBeVisible();
});
