import type { KindWith } from '@baklja/contract/kinds';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openManager } from '#web/testing/open-manager.tsx';
import { makeFile } from '#web/testing/records/make-file.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { FILES, makeUse } from '#web/testing/servers/media-server.ts';

const JARUN = makeFile({
  id: 1,
  path: 'clanci-slike/jarun.jpg',
  version: 4,
  alt: 'Četverac',
  author: 'D. Perić',
  focal_x: 0.2,
  focal_y: 0.8,
});

const PLAIN = { properties: null, uses: [], total_uses: 0, duplicates: [], former: [] };

async function openDetails(handlers: Handlers = {}, { query = 'datoteka=1', width = 1440 } = {}) {
  const getFile: Handlers['getFile'] = () => ({ ...JARUN, ...PLAIN });
  const screen = await openManager({ getFile, ...handlers }, { query, width });
  const save = screen.getByRole('button', { name: 'Spremi' });
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return { ...screen, save, field };
}

const written = (version: number) => ({
  message: 'Opis je spremljen.',
  version,
  name: JARUN.name,
  path: JARUN.path,
});

test('show what the file is, who uploaded it, where it is used, and its duplicates', async () => {
  const { getByRole } = await openDetails({
    getFile: () => ({
      ...JARUN,
      properties: null,
      uses: [makeUse()],
      total_uses: 21,
      duplicates: [{ id: 77, path: 'galerije/2026/jarun.jpg' }],
      former: [],
    }),
  });
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel.getByRole('heading', { level: 2 })).toHaveTextContent('jarun.jpg');
  const facts = ['slika JPEG', '2,3 MB', '5472 × 3648 px', '21.11.2026 - 09:14', 'Iva Đurđević', 'clanci-slike'];
  for (const fact of facts) await expect.element(panel).toMatchTextContent(fact);
  await expect.element(panel).toMatchTextContent(`${window.location.origin}/files/clanci-slike/jarun.jpg`);
  await expect.element(panel).toMatchTextContent('Koristi se na 21 mjestu:');
  await expect.element(panel).toMatchTextContent('i još 20 mjesta');
  await expect.element(panel).toMatchTextContent('Ista slika već postoji:');
  const same = panel.getByRole('link', { name: 'galerije/2026/jarun.jpg' });
  await expect.element(same).toHaveAttribute('href', '/media-manager/galerije?put=2026&datoteka=77');
  await expectAccessible();
});

const USES = {
  post: { use: makeUse(), words: 'Članak: Zlato u Parizu', address: '/post/detalji/zlato' },
  page: {
    use: makeUse({ kind: 'page', record_id: 12, title: 'O nama', key: '12' }),
    words: 'Stranica: O nama',
    address: '/stranice/12',
  },
  athlete: {
    use: makeUse({ kind: 'athlete', record_id: 7, title: 'Ana Šimić', key: '7' }),
    words: 'Sportaš: Ana Šimić',
    address: '/olimpijci/detalji/7',
  },
  document: {
    use: makeUse({ kind: 'document', record_id: 31, title: 'Statut', key: '4' }),
    words: 'Dokument: Statut',
    address: '/dokumenti/folder/4?dokument=31',
  },
  menuItem: {
    use: makeUse({ kind: 'menuItem', record_id: 8, title: 'Plan rada', key: '8' }),
    words: 'Stavka: Plan rada',
    address: '/navigacija?stavka=8',
  },
  magazineIssue: {
    use: makeUse({ kind: 'magazineIssue', record_id: 83, title: 'Olimp 083', key: '83' }),
    words: 'Broj Olimpa: Olimp 083',
    address: '/uredi-olimp/83',
  },
  magazineArticle: {
    use: makeUse({ kind: 'magazineArticle', record_id: 9, title: 'Riječ urednice', key: '9' }),
    words: 'Članak Olimpa: Riječ urednice',
    address: '/uredi-olimp-clanak/9',
  },
} satisfies Record<KindWith<'file-uses'>, object>;

test('each use names its kind and links to the editor of that kind', async () => {
  const uses = Object.values(USES).map(({ use }) => use);
  const { getByRole } = await openDetails({ getFile: () => ({ ...JARUN, ...PLAIN, uses, total_uses: 7 }) });
  logInAs('superadmin');
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel).toMatchTextContent('Koristi se na 7 mjesta:');
  for (const { use, words, address } of Object.values(USES)) {
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

test.each([360, 1024])('are a sheet at %i px, which Escape closes', async (width) => {
  const { getByRole, address, dialog } = await openDetails({}, { query: '', width });
  await getByRole('button', { name: 'Detalji: jarun.jpg' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'jarun.jpg' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe('/media-manager/clanci-slike');
  await expect.element(getByRole('button', { name: 'Detalji: jarun.jpg' })).toHaveFocus();
});

test('Spremi and Ctrl+S send only the changed fields, with the version that was loaded', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { field, save, getByText, getByRole } = await openDetails({ updateFile });
  await expect.element(field('Alternativni tekst')).toHaveValue('Četverac');
  await expect.element(save).toBeDisabled();
  await field('Potpis').fill('Finale na Jarunu');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);
  (save.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Opis je spremljen.')).toBeVisible();
  expect(updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 4, caption: 'Finale na Jarunu' } }]);
  await expect.element(getByText('Spremljeno', { exact: true })).toBeVisible();
  expect(hasUnsavedWork()).toBe(false);
  // The focused button is disabled again.
  await expect.element(getByRole('form', { name: 'Opis' })).toHaveFocus();
  await field('Autor').fill('');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 5, author: '' } }]);
});

test('the focal point can be set by a click, moved by arrow keys, and removed', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => written(5));
  const { getByRole, save } = await openDetails({ updateFile });
  const picture = getByRole('slider', { name: 'Težište slike' });
  await expect.element(picture).toHaveAttribute('aria-valuetext', '20 % slijeva, 80 % odozgo');
  picture.element().querySelector('img')?.style.setProperty('height', '100px');
  await picture.click({ position: { x: 1, y: 1 }, force: true });
  await expect.element(picture).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(picture).toHaveAttribute('aria-valuenow', '14');
  await save.click();
  await expect.poll(() => updateFile.mock.calls.length).toBe(1);
  const [sent] = updateFile.mock.lastCall ?? [];
  expect(sent?.body.focal_x).toBeCloseTo(0.14, 1);
  expect(Object.keys(sent?.body ?? {}).sort()).toEqual(['focal_x', 'focal_y', 'version']);
  await getByRole('button', { name: 'Ukloni težište' }).click();
  await expect.element(picture).toHaveAttribute('aria-valuetext', 'Nije odabrano, važi sredina.');
  await save.click();
  await expect
    .poll(() => updateFile.mock.lastCall)
    .toEqual([{ params: { id: 1 }, body: { version: 5, focal_x: null, focal_y: null } }]);
});

test('a picture that does not load shows the icon of its kind', async () => {
  const { getByRole } = await openDetails({ getFile: () => ({ ...JARUN, ...PLAIN, path: 'clanci-slike/jarun.svg' }) });
  const picture = getByRole('slider', { name: 'Težište slike' });
  await expect.poll(() => picture.element().querySelector('svg.tabler-icon-file-type-svg')).toBeTruthy();
  expect(picture.element().querySelector('img')).toBeNull();
  expect(picture.element().getBoundingClientRect().width).toBeGreaterThan(200);
});

test('a rejected save shows the reason, and the typed text stays', async () => {
  const updateFile = () => breakConnection();
  const { field, save, getByText } = await openDetails({ updateFile });
  await field('Potpis').fill('Finale');
  await save.click();
  await expect.element(getByText('Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.')).toBeVisible();
  await expect.element(field('Potpis')).toHaveValue('Finale');
});

test('changes saved by another user merge with the typed text, and nothing is lost', async () => {
  let present = JARUN;
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(({ body }) =>
    body.version === present.version ? written(9) : refuse(409, { message: 'Zastarjelo.', code: 'stale' }),
  );
  const { field, save, getByText, getByRole } = await openDetails({
    updateFile,
    getFile: () => ({ ...present, ...PLAIN }),
  });
  await field('Alternativni tekst').fill('Osmerac');
  await field('Potpis').fill('Finale');
  present = { ...JARUN, version: 8, alt: 'Dvojac', author: 'I. Horvat' };
  await userEvent.keyboard('{Control>}s{/Control}');
  const conflict = getByText(/^Netko je u međuvremenu spremio drugačije podatke/);
  await expect.element(conflict).toBeVisible();
  // Visible from any field, over the scrolled fields.
  const { top, bottom } = conflict.element().getBoundingClientRect();
  expect(document.elementFromPoint(1300, (top + bottom) / 2)).toBe(conflict.element());
  await expect.element(field('Alternativni tekst')).toHaveValue('Osmerac');
  await getByRole('button', { name: 'Učitaj sadašnje stanje' }).click();
  await expect.element(getByText('Sada je spremljeno: „Dvojac”')).toBeVisible();
  await expect.element(field('Alternativni tekst')).toHaveValue('Osmerac');
  await expect.element(field('Potpis')).toHaveValue('Finale');
  await expect.element(field('Autor')).toHaveValue('I. Horvat');
  await expectAccessible();
  await save.click();
  await expect
    .poll(() => updateFile.mock.lastCall)
    .toEqual([{ params: { id: 1 }, body: { version: 8, alt: 'Osmerac', caption: 'Finale' } }]);
  await expect.element(getByText('Opis je spremljen.')).toBeVisible();
});

test('unsaved changes ask before a search or another file replaces them', async () => {
  const { field, getByRole, address, dialog } = await openDetails();
  await field('Potpis').fill('Finale');
  await getByRole('textbox', { name: 'Pretraži' }).fill('zlato');
  await expect.element(dialog).toHaveAccessibleName('Imate nespremljene promjene.');
  await dialog.getByRole('button', { name: 'Ostani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Potpis')).toHaveValue('Finale');
  await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=1');
  await getByRole('button', { name: 'Detalji: doček na trgu.jpg' }).click();
  await dialog.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=2');
});

test('on a phone the leave question is above the sheet, and Escape closes only the question', async () => {
  const { field, getByRole, address } = await openDetails({}, { width: 360 });
  await field('Potpis').fill('Finale');
  await getByRole('button', { name: 'Zatvori detalje' }).click();
  const question = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await expect.element(question.getByRole('button', { name: 'Ostani' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Potpis')).toHaveValue('Finale');
  await expect.poll(address).toBe('/media-manager/clanci-slike?datoteka=1');
});

test('a document has no focal point and no alternative text', async () => {
  const pdf = FILES[2] ?? makeFile();
  const { getByRole, field } = await openDetails(
    { getFile: () => ({ ...pdf, ...PLAIN, duplicates: [{ id: 9, path: 'uploads/b.pdf' }] }) },
    { query: 'datoteka=3' },
  );
  const panel = getByRole('complementary', { name: 'Detalji' });
  await expect.element(panel).toMatchTextContent('dokument PDF');
  await expect.element(panel).toMatchTextContent('Isti dokument već postoji:');
  await expect.element(field('Potpis')).toBeVisible();
  expect(getByRole('slider').query()).toBeNull();
  expect(field('Alternativni tekst').query()).toBeNull();
});

test('show that the file no longer exists', async () => {
  const getFile = () => refuse(404, { message: 'Takve datoteke nema.', code: 'not-found' });
  const { getByText } = await openDetails({ getFile });
  await expect.element(getByText('Ove datoteke više nema.')).toBeVisible();
});

test('show why they failed to load and offer a retry', async () => {
  let isDown = true;
  const getFile: Handlers['getFile'] = () => (isDown ? breakConnection() : { ...JARUN, ...PLAIN });
  const { getByText, getByRole, field } = await openDetails({ getFile });
  await expect.element(getByText('Detalji nisu učitani.')).toBeVisible();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(field('Autor')).toHaveValue('D. Perić');
});

describe('of a document that names its author', () => {
  const names = { author: 'Ana Anić', last_modified_by: 'Ana Anić', company: 'Klub d.o.o.', manager: 'Iva' };
  const named = { ...names, is_signed: false, is_removable: true };
  const sentence = 'Dokument navodi autora: Ana Anić. Tvrtka: Klub d.o.o. Voditelj: Iva.';
  const plan = { ...FILES[2]!, version: 3, ...PLAIN };

  test('show the names, and remove them after a question', async () => {
    let properties: typeof named | null = named;
    const removeProperties = vi.fn(() => {
      properties = null;
      return { message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: 4 };
    });
    const { getByRole, getByText } = await openDetails(
      { getFile: () => ({ ...plan, properties }), removeProperties },
      { query: 'datoteka=3' },
    );
    await expect.element(getByText(sentence, { exact: true })).toBeVisible();
    await getByRole('button', { name: 'Ukloni iz dokumenta: Izvješće 2025.pdf' }).click();
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
    const done = getByText('Podaci o autoru uklonjeni su iz dokumenta.', { exact: true });
    await expect.element(done).toBeVisible();
    expect(removeProperties).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 3 }, body: { version: 3 } }));
    await expect.element(question).not.toBeInTheDocument();
    expect(done.element().parentElement).toBe(document.activeElement);
    expect(getByText(sentence).query()).toBeNull();
  });

  test('show in the question why a removal failed, and keep the names', async () => {
    const { getByRole, getByText } = await openDetails(
      {
        getFile: () => ({ ...plan, properties: named }),
        removeProperties: () => refuse(409, { message: 'Netko je u međuvremenu spremio novu verziju.', code: 'stale' }),
      },
      { query: 'datoteka=3' },
    );
    await getByRole('button', { name: 'Ukloni iz dokumenta: Izvješće 2025.pdf' }).click();
    const question = getByRole('dialog', { name: 'Želite li ukloniti podatke o autoru?' });
    await question.getByRole('button', { name: 'Ukloni iz dokumenta' }).click();
    await expect.element(question.getByRole('alert')).toHaveTextContent('Netko je u međuvremenu spremio novu verziju.');
    await question.getByRole('button', { name: 'Odustani' }).click();
    await expect.element(getByText(sentence, { exact: true })).toBeVisible();
  });

  test.each([
    [
      { is_signed: true, is_removable: false },
      'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.',
    ],
    [
      { is_signed: false, is_removable: false },
      'Iz starih dokumenata (DOC, XLS, PPT) podaci o autoru ne mogu se pouzdano ukloniti. Spremite dokument kao DOCX, XLSX, PPTX ili PDF i pošaljite ga ponovno.',
    ],
  ])('offer no removal with %j, and say why', async (fields, reason) => {
    const properties = { ...named, ...fields };
    const { getByRole, getByText } = await openDetails(
      { getFile: () => ({ ...plan, properties }) },
      { query: 'datoteka=3' },
    );
    await expect.element(getByText(reason, { exact: true })).toBeVisible();
    expect(getByRole('button', { name: /Ukloni iz dokumenta/ }).query()).toBeNull();
  });

  test('offer no removal to a role that may not change files', async () => {
    const { getByRole, getByText } = await openDetails(
      { getFile: () => ({ ...plan, properties: named }) },
      { query: 'datoteka=3' },
    );
    await expect.element(getByText(sentence, { exact: true })).toBeVisible();
    logInAs('sportasi');
    await expect.element(getByRole('button', { name: /Ukloni iz dokumenta/ })).not.toBeInTheDocument();
  });
});
