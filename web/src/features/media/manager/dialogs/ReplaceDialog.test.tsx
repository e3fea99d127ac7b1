import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropOn, makeTransfer } from '#web/testing/drag-files.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openManager } from '#web/testing/open-manager.tsx';
import { makeFile } from '#web/testing/records/make-file.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { FILES, MEDIA_SERVER, makeUse } from '#web/testing/servers/media-server.ts';

const PDF = new File(['%PDF-1.7: nova..'], 'Izvješće v3.pdf', { type: 'application/pdf' });
const REPORT = FILES[2];

const USED: Handlers['listFileUses'] = () => ({
  files: [{ ...REPORT!, uses: [makeUse()], total_uses: 1 }],
  total: 1,
  total_used: 1,
});

async function openReplacing(handlers: Handlers = {}, { width = 1440 } = {}) {
  const restoreFiles = vi.fn<NonNullable<Handlers['restoreFiles']>>(() => ({ message: 'Vraćeno: 1 datoteka.' }));
  const getFile: Handlers['getFile'] = (input) => ({ ...MEDIA_SERVER.getFile(input), version: 4 });
  const files = FILES.map((file) => ({ ...file, version: 4 }));
  const listFiles = () => ({ files, total: 3, numPages: 1 });
  const all = { listFileUses: USED, restoreFiles, getFile, listFiles, ...handlers };
  const screen = await openManager(all, { query: 'datoteka=3', width });
  const { dialog, getByRole } = screen;
  const begin = async () => {
    await getByRole('button', { name: 'Zamijeni datoteku' }).click();
    return dialog.getByRole('heading', { name: 'Zamijeni datoteku' });
  };
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    return userEvent.upload(input as HTMLInputElement, file);
  };
  const sendPdf = async () => {
    await begin();
    await choose(PDF);
    await dialog.getByRole('button', { name: 'Zamijeni datoteku' }).click();
  };
  return { ...screen, restoreFiles, begin, choose, sendPdf };
}

test('is the first action in the details, says what stays and where the file is used, and asks for the same kind', async () => {
  const { dialog, begin, choose } = await openReplacing();
  await expect.element(await begin()).toBeVisible();
  for (const words of [
    'Izvješće 2025.pdf',
    '410 KB, od 21-11-2026',
    'Ostaje ista, pod starim imenom. Poveznice se ne mijenjaju.',
    'Ostaje u košu 30 dana i može se vratiti.',
    'Zlato u Parizu',
  ]) {
    await expect.element(dialog).toMatchTextContent(words);
  }
  await expect.element(dialog.getByRole('button', { name: 'Odaberi PDF' })).toHaveFocus();
  await choose(PDF);
  await expect.element(dialog).toMatchTextContent('Izvješće v3.pdf');
  await expect.element(dialog).toMatchTextContent('16 B, s ovog uređaja');
  await expect.element(dialog.getByRole('button', { name: 'Zamijeni datoteku' })).toHaveFocus();
  await expectShownWell();
}, 30_000);

test('is sent with the id and version of the file, shows its progress, and can be taken back', async () => {
  const { dialog, getByRole, getByText, host, sendPdf, restoreFiles } = await openReplacing();
  await sendPdf();
  expect(host.of(PDF.name).target).toEqual({ folder: 'clanci-slike', replaces: { id: 3, version: 4 } });
  host.of(PDF.name).progress(8);
  const progress = dialog.getByRole('progressbar', { name: 'Napredak: Izvješće v3.pdf' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '50');
  host.of(PDF.name).save({ id: 3, message: 'Datoteka je zamijenjena.', former_id: 90 });
  await expect.element(getByText('Datoteka je zamijenjena.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Vraćeno: 1 datoteka.')).toBeVisible();
  expect(restoreFiles.mock.lastCall).toEqual([{ body: { ids: [90] } }]);
});

test('of another kind is refused with a way to add it as a new file', async () => {
  const { dialog, host, sendPdf } = await openReplacing();
  await sendPdf();
  const reason = 'Izvješće v3.pdf nije PDF. Na istu adresu može doći samo ista vrsta datoteke.';
  host.of(PDF.name).fail(415, reason, 'other-kind');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(reason);
  await expect
    .element(dialog)
    .toMatchTextContent('Spremite dokument kao PDF ili ga dodajte kao novu datoteku; dobit će svoju adresu.');
  await expect.element(dialog.getByRole('button', { name: 'Odaberi PDF' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Dodaj kao novu' }).click();
  await expect.poll(() => host.of(PDF.name).target).toEqual({ folder: 'clanci-slike' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('that a colleague replaced in the meantime is not tried again by itself, and the list of uploads stays empty', async () => {
  const { dialog, host, sendPdf, getByRole } = await openReplacing();
  await sendPdf();
  const reason = 'Netko je u međuvremenu promijenio ovu datoteku. Vaša nije spremljena.';
  host.of(PDF.name).fail(409, reason, 'stale');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(reason);
  await expect.element(getByRole('region', { name: 'Slanje datoteka' })).not.toBeInTheDocument();
  expect(host.sent).toHaveLength(1);
});

test('stops being sent when the dialog is closed', async () => {
  const { dialog, host, sendPdf } = await openReplacing();
  await sendPdf();
  await expect.element(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.poll(() => host.of(PDF.name).acts).toContain('discard');
});

test('can be dropped on the preview, and is then not uploaded as a new file', async () => {
  const { dialog, host, getByRole } = await openReplacing();
  const preview = getByRole('complementary', { name: 'Detalji' });
  await expect.element(preview.getByRole('button', { name: 'Zamijeni datoteku' })).toBeVisible();
  const target = preview.element().querySelector('.tabler-icon-file-type-pdf');
  dropOn(target as Element, makeTransfer(PDF));
  await expect.element(dialog).toMatchTextContent('Izvješće v3.pdf');
  expect(host.sent).toHaveLength(0);
});

test.each([
  [60, 40, false],
  [40, 40, true],
])(
  'that is a picture of %i by %i pixels in place of one of three to two: its focal point goes is %j',
  async (width, height, goes) => {
    const size = { width: 300, height: 200, focal_x: 0.2, focal_y: 0.3 };
    const jarun = makeFile({ id: 1, path: 'clanci-slike/jarun.jpg', ...size });
    const listFiles = () => ({ files: [jarun], total: 1, numPages: 1 });
    const { act, dialog, choose } = await openReplacing({ listFiles });
    await act('Što učiniti s: jarun.jpg', 'Zamijeni datoteku');
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d');
    await choose(new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'nova.jpg', { type: 'image/jpeg' }));
    await expect.element(dialog).toMatchTextContent('nova.jpg');
    const warning = dialog.getByText(
      'Nova slika ima druge omjere, pa se težište briše. Odaberite ga ponovno nakon zamjene.',
    );
    if (goes) await expect.element(warning).toBeVisible();
    else await expect.element(warning).not.toBeInTheDocument();
  },
);

test('fits a window of 1024 and of 360 px', async () => {
  const { getByRole, begin, choose } = await openReplacing({}, { width: 1024 });
  await begin();
  await choose(PDF);
  const dialog = getByRole('dialog', { name: 'Zamijeni datoteku' });
  for (const width of [1024, 360]) {
    await page.viewport(width, 900);
    await expect.element(dialog.getByRole('button', { name: 'Zamijeni datoteku' })).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBe(width);
  }
});
