import type { FileUse } from '@baklja/contract/features/media/media';
import type { KindWith } from '@baklja/contract/kinds';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { JARUN, openDetails } from '#web/testing/open-details.tsx';
import { makeFileDetails } from '#web/testing/records/make-file.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { FILES, makeUse } from '#web/testing/servers/media-server.ts';

test('show what the file is, who uploaded it, where it is used, its duplicates, and what it was before', async () => {
  const restoreFiles = vi.fn(() => ({ message: 'Vraćeno: 1 datoteka.' }));
  const { getByRole, getByText } = await openDetails({
    restoreFiles,
    getFile: () => ({
      ...JARUN,
      uses: [makeUse()],
      total_uses: 21,
      duplicates: [{ id: 77, path: 'galerije/2026/jarun.jpg' }],
      former: [{ id: 90, size: 1_200_000, deleted: '2026-11-20T05:48:00.000Z', deleted_by_name: 'Marko Ćutuk' }],
    }),
  });
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel.getByRole('heading', { level: 2 })).toHaveTextContent('jarun.jpg');
  const facts = ['slika JPEG', '2,3 MB', '5.472 × 3.648 px', '21.11.2026 - 09:14', 'Iva Đurđević', 'clanci-slike'];
  for (const fact of facts) await expect.element(panel).toMatchTextContent(fact);
  await expect.element(panel).toMatchTextContent(`${window.location.origin}/files/clanci-slike/jarun.jpg`);
  await expect.element(panel).toMatchTextContent('Koristi se na 21 mjestu:');
  await expect.element(panel).toMatchTextContent('i još 20 mjesta');
  await expect.element(panel).toMatchTextContent('Ista slika već postoji:');
  const same = panel.getByRole('link', { name: 'galerije/2026/jarun.jpg' });
  await expect.element(same).toHaveAttribute('href', '/media-manager/galerije?put=2026&datoteka=77');
  await expect.element(panel).toMatchTextContent('20.11.2026 - 06:48, Marko Ćutuk');
  await expect.element(panel).toMatchTextContent('Do 20.11.2026 - 06:48, 1,1 MBU košu do 20-12-2026');
  await expectShownWell();
  await panel.getByRole('button', { name: 'Vrati verziju do 20.11.2026 - 06:48' }).click();
  await expect.element(getByText('Vraćeno: 1 datoteka.')).toBeVisible();
  expect(restoreFiles).toHaveBeenCalledWith({ body: { ids: [90] } });
}, 30_000);

/** A use of each kind, how it is named, and where its editor is. */
const USES = {
  post: [makeUse(), 'Članak: Zlato u Parizu', '/post/detalji/zlato'],
  page: [makeUse({ kind: 'page', record_id: 12, title: 'O nama', key: '12' }), 'Stranica: O nama', '/stranice/12'],
  athlete: [
    makeUse({ kind: 'athlete', record_id: 7, title: 'Ana Šimić', key: '7' }),
    'Sportaš: Ana Šimić',
    '/olimpijci/detalji/7',
  ],
  document: [
    makeUse({ kind: 'document', record_id: 31, title: 'Statut', key: '4' }),
    'Dokument: Statut',
    '/dokumenti/folder/4?dokument=31',
  ],
  menuItem: [
    makeUse({ kind: 'menuItem', record_id: 8, title: 'Plan rada', key: '8' }),
    'Stavka: Plan rada',
    '/navigacija?stavka=8',
  ],
  magazineIssue: [
    makeUse({ kind: 'magazineIssue', record_id: 83, title: 'Olimp 083', key: '83' }),
    'Broj Olimpa: Olimp 083',
    '/uredi-olimp/83',
  ],
  magazineArticle: [
    makeUse({ kind: 'magazineArticle', record_id: 9, title: 'Riječ urednice', key: '9' }),
    'Članak Olimpa: Riječ urednice',
    '/uredi-olimp-clanak/9',
  ],
} as const satisfies Record<KindWith<'file-uses'>, readonly [FileUse, string, string]>;

test('each use names its kind and links to the editor of that kind', async () => {
  const uses = Object.values(USES).map(([use]) => use);
  const { getByRole } = await openDetails({ getFile: () => ({ ...JARUN, uses, total_uses: 7 }) });
  logInAs('superadmin');
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel).toMatchTextContent('Koristi se na 7 mjesta:');
  for (const [use, words, address] of Object.values(USES)) {
    const line = panel.getByRole('listitem').filter({ hasText: use.title });
    await expect.element(line).toMatchTextContent(words);
    await expect.element(line.getByRole('link')).toHaveAttribute('href', address);
  }
});

test('open from the picture, take the focus, and return it when Escape or their button closes them', async () => {
  const { getByRole, address } = await openDetails({}, { query: '' });
  const opener = getByRole('button', { name: 'Detalji: jarun.jpg' });
  const panel = getByRole('complementary', { name: 'Detalji' });
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => panel.getByRole('button', { name: 'Zatvori detalje' }).click(),
  ]) {
    await opener.click();
    await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=1');
    await expect.element(panel).toHaveFocus();
    await close();
    await expect.poll(address).toBe('/media-manager/clanci-slike');
    await expect.element(opener).toHaveFocus();
  }
});

test('are a sheet in a window of 360 and of 1024 px, which Escape closes', async () => {
  const { getByRole, address, dialog } = await openDetails({}, { query: '', width: 360 });
  const opener = getByRole('button', { name: 'Detalji: jarun.jpg' });
  for (const width of [360, 1024]) {
    await page.viewport(width, 900);
    await opener.click();
    await expect.element(dialog.getByRole('heading', { name: 'jarun.jpg' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(address).toBe('/media-manager/clanci-slike');
    await expect.element(opener).toHaveFocus();
  }
});

test('a picture that does not load shows the icon of its kind', async () => {
  const { getByRole } = await openDetails({ getFile: () => ({ ...JARUN, path: 'clanci-slike/jarun.svg' }) });
  const picture = getByRole('slider', { name: 'Težište slike' });
  await expect.poll(() => picture.element().querySelector('svg.tabler-icon-file-type-svg')).toBeTruthy();
  expect(picture.element().querySelector('img')).toBeNull();
  expect(picture.element().getBoundingClientRect().width).toBeGreaterThan(200);
});

test('a document has no focal point and no alternative text', async () => {
  const pdf = makeFileDetails(FILES[2]);
  const { getByRole, field } = await openDetails(
    { getFile: () => ({ ...pdf, duplicates: [{ id: 9, path: 'uploads/b.pdf' }] }) },
    { query: 'datoteka=3' },
  );
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel).toMatchTextContent('dokument PDF');
  await expect.element(panel).toMatchTextContent('Isti dokument već postoji:');
  await expect.element(field('Potpis')).toBeVisible();
  expect(getByRole('slider').query()).toBeNull();
  expect(field('Alternativni tekst').query()).toBeNull();
});

test('show why they failed to load, and that the file no longer exists', async () => {
  let state: 'down' | 'there' | 'gone' = 'down';
  const getFile: Handlers['getFile'] = () => {
    if (state === 'down') return breakConnection();
    return state === 'there' ? JARUN : refuse(404, { message: 'Takve datoteke nema.', code: 'not-found' });
  };
  const { getByText, getByRole, field, unmount } = await openDetails({ getFile });
  await expect.element(getByText('Detalji nisu učitani.')).toBeVisible();
  state = 'there';
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(field('Autor')).toHaveValue('D. Perić');
  await unmount();
  state = 'gone';
  const later = await openDetails({ getFile });
  await expect.element(later.getByText('Ove datoteke više nema.')).toBeVisible();
});

const NAMES = { author: 'Ana Anić', last_modified_by: 'Ana Anić', company: 'Klub d.o.o.', manager: 'Iva' };
const NAMED = { ...NAMES, is_signed: false, is_removable: true };
const SENTENCE = 'Dokument navodi autora: Ana Anić. Tvrtka: Klub d.o.o. Voditelj: Iva.';

/** Opens the details of a document that names its author; `file.properties` are its names, which a handler may change. */
async function openDocument(properties: typeof NAMED, handlers: Handlers = {}) {
  const file = { ...makeFileDetails({ ...FILES[2]!, version: 3 }), properties: properties as typeof NAMED | null };
  const screen = await openDetails({ getFile: () => file, ...handlers }, { query: 'datoteka=3' });
  await expect.element(screen.getByText(SENTENCE, { exact: true })).toBeVisible();
  return { ...screen, file, remove: screen.getByRole('button', { name: 'Ukloni iz dokumenta: Izvješće 2025.pdf' }) };
}

test('the details of a document show its names, and remove them after a question, which says why that failed', async () => {
  let isRefused = true;
  const removeProperties = vi.fn(() => {
    if (isRefused) return refuse(409, { message: 'Netko je u međuvremenu spremio novu verziju.', code: 'stale' });
    file.properties = null;
    return { message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: 4 };
  });
  const { getByRole, getByText, file, remove } = await openDocument(NAMED, { removeProperties });
  await remove.click();
  const question = getByRole('dialog', { name: 'Želite li ukloniti podatke o autoru?' });
  for (const text of [
    'Iz svojstava dokumenta uklanjaju se autor, posljednji urednik, tvrtka i voditelj.',
    'Tekst, komentari, praćene izmjene, prilagođena svojstva i prilozi ostaju, s imenima koja su u njima.',
    'Uklonjeni podaci ne mogu se vratiti. Adresa dokumenta ostaje ista.',
  ]) {
    await expect.element(question.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible();
  await question.getByRole('button', { name: 'Ukloni iz dokumenta' }).click();
  await expect.element(question.getByRole('alert')).toHaveTextContent('Netko je u međuvremenu spremio novu verziju.');
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(getByText(SENTENCE, { exact: true })).toBeVisible();

  isRefused = false;
  await remove.click();
  expect(question.getByRole('alert').query()).toBeNull();
  await question.getByRole('button', { name: 'Ukloni iz dokumenta' }).click();
  const done = getByText('Podaci o autoru uklonjeni su iz dokumenta.', { exact: true });
  await expect.element(done).toHaveAttribute('role', 'status');
  expect(removeProperties).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 3 }, body: { version: 3 } }));
  await expect.element(question).not.toBeInTheDocument();
  expect(done.element().parentElement).toBe(document.activeElement);
  expect(getByText(SENTENCE).query()).toBeNull();
}, 30_000);

const SIGNED = 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.';
const OLD =
  'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.';

test.each([
  ['signed', SIGNED, { is_signed: true, is_removable: false }],
  ['old', OLD, { is_signed: false, is_removable: false }],
])('a document that is %s has no button that removes its names, and says why', async (_, reason, fields) => {
  const { getByText, remove } = await openDocument({ ...NAMED, ...fields });
  await expect.element(getByText(reason, { exact: true })).toBeVisible();
  expect(remove.query()).toBeNull();
});

test('a role that may not change files sees the names without the button that removes them', async () => {
  const { remove } = await openDocument(NAMED);
  logInAs('sportasi');
  await expect.element(remove).not.toBeInTheDocument();
});
