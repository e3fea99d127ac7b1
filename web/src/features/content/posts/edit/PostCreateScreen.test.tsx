import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';
import { makePost } from '#web/testing/records/make-post.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { EMPTY_POST } from './form/post-draft.ts';
import { PostScreen } from './PostScreen.tsx';
import { describeEnd, describeTime } from './PublishPanel.tsx';

async function openForm(handlers: Handlers = {}, search = '') {
  const screen = await openScreen(
    <Routes>
      <Route path="/dodaj-post" element={<PostScreen />} />
      <Route path="/post/detalji/:alias" element={<PostScreen />} />
    </Routes>,
    { role: 'tipfeler', handlers: { ...POSTS_SERVER, ...handlers }, at: `/dodaj-post${search}` },
  );
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  const save = screen.getByRole('button', { name: 'Spremi' });
  const category = screen.getByRole('combobox', { name: 'Kategorija' });
  await expect.poll(() => screen.container.textContent).toMatch('Povijest');
  return { ...screen, title, save, category };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fillIn({ title, category, getByLabelText }: Form) {
  await title.fill('Zlato u Parizu');
  await category.selectOptions('Povijest');
  await getByLabelText('Uvod').fill('Uvod u zlato');
}

/** Pictures that the media library offers. */
const LIBRARY = {
  listFolders: () => makeFolders(),
  listFiles: () => ({
    files: [
      makeFile({ id: 1, path: 'clanci-slike/pobjeda.jpg', caption_eng: 'In Paris.', author: 'A. Autor' }),
      makeFile({ id: 2, path: 'galerije/trg č.jpg' }),
    ],
    total: 2,
    numPages: 1,
  }),
} satisfies Handlers;

const CREATED = { message: 'Članak je dodan', id: 9, alias: 'zlato-u-parizu-2' };

test('a new post has the title that was typed in the search', async () => {
  const { title, save } = await openForm({}, '?naziv=zlato+u+Parizu');
  await expect.element(title).toHaveValue('Zlato u Parizu');
  await expect.element(save).toBeEnabled();
});

test('cannot be saved without a title; without a category it shows Unesite podatke, and sends nothing', async () => {
  const createPost = vi.fn(() => CREATED);
  const { title, save, category, getByRole, getByText, getByLabelText } = await openForm({ createPost });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj članak');
  expect(document.title).toBe('Dodaj članak – Baklja');
  await expect.element(save).toBeDisabled();
  await expect.element(getByText('Nema promjena')).toBeVisible();
  await title.fill('Z');
  await expect.element(save).toBeEnabled();
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await title.fill('');
  await expect.element(save).toBeDisabled();
  await title.fill('Zlato u Parizu');
  await save.click();
  const alert = getByRole('alert').filter({ hasText: 'Unesite podatke' });
  await expect.element(alert).toBeVisible();
  await expect.element(category).toHaveAttribute('aria-invalid', 'true');
  await expect.element(getByText('Odaberite kategoriju.')).toBeVisible();
  // The line and the button of the end.
  await getByLabelText('Kraj objave nije obvezno', { exact: true }).fill('21-11-2099');
  await getByLabelText('Kraj objave, sat').fill('08:30');
  await expect.element(getByRole('button', { name: 'Ukloni kraj objave' })).toBeVisible();
  await expectShownWell();
  await alert.getByRole('button', { name: 'kategorija' }).click();
  await expect.element(category).toHaveFocus();
  await category.selectOptions('Povijest');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(category).not.toHaveAttribute('aria-invalid', 'true');
  expect(createPost).not.toHaveBeenCalled();
});

test('on a phone, going to a field opens the sheet that contains it', async () => {
  await page.viewport(360, 780);
  const { title, save, getByRole } = await openForm();
  await title.fill('Zlato u Parizu');
  await save.click();
  await getByRole('button', { name: 'kategorija' }).click();
  await expect.element(getByRole('combobox', { name: 'Kategorija' })).toHaveFocus();
  await getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(title).toBeVisible();
});

test('the beginning and the end of a publication are said in words, and the end is removed by its button', async () => {
  const { getByLabelText, getByText, getByRole } = await openForm();
  await expect.element(getByText('Prazno: javno čim se objavi. Vrijeme je po Zagrebu.')).toBeVisible();
  const day = getByLabelText('Kraj objave nije obvezno', { exact: true });
  const hour = getByLabelText('Kraj objave, sat');
  expect(getByRole('button', { name: 'Ukloni kraj objave' }).query()).toBeNull();
  await day.fill('21-11-2099');
  await hour.fill('08:30');
  await expect
    .element(getByText('Skica. Kad se objavi, bit će javno do 21-11-2099 u 08:30, po Zagrebu.'))
    .toBeVisible();
  await getByRole('button', { name: 'Ukloni kraj objave' }).click();
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveValue('');
  await expect.element(hour).toHaveValue('');
  await expect.element(getByText('Prazno: objava nema kraj.')).toBeVisible();
});

const PAST = { date: '2001-11-21', time: '08:30' };
const FUTURE = { date: '2099-11-21', time: '08:30' };

test.each([
  [0, FUTURE, 'Skica. Kad se objavi, bit će javno tek od 21-11-2099 u 08:30, po Zagrebu.'],
  [0, PAST, 'Skica. Kad se objavi, bit će javno odmah, s vremenom 21-11-2001 u 08:30, po Zagrebu.'],
  [1, PAST, 'Javno od 21-11-2001 u 08:30, po Zagrebu.'],
] as const)('a post with status %i and the beginning %o: %s', (state, { date, time }, words) => {
  expect(describeTime({ ...EMPTY_POST, state, publishDate: date, publishTime: time })).toBe(words);
});

test.each([
  [0, FUTURE, 'Skica. Kad se objavi, bit će javno do 21-11-2099 u 08:30, po Zagrebu.'],
  [1, FUTURE, 'Objava završava 21-11-2099 u 08:30, po Zagrebu.'],
  [1, PAST, 'Objava je završila 21-11-2001 u 08:30, po Zagrebu.'],
  [0, PAST, 'Skica. Ni kad se objavi, neće biti javna: objava je završila 21-11-2001 u 08:30, po Zagrebu.'],
] as const)('a post with status %i and the end %o: %s', (state, { date, time }, words) => {
  expect(describeEnd({ ...EMPTY_POST, state, endDate: date, endTime: time })).toBe(words);
});

test('sends the chosen values: status, language, time, pictures and gallery', async () => {
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => CREATED);
  const form = await openForm({ createPost, ...LIBRARY });
  const { getByRole, getByLabelText, getByText } = form;
  await fillIn(form);
  await getByText('Objavljeno').click();
  // Browsers check the spelling by the language of a field.
  const texts = ['Naslov', 'Uvod', 'Tekst'].map((name) => getByRole('textbox', { name, exact: true }));
  for (const field of texts) await expect.element(field).toHaveAttribute('lang', 'hr');
  await getByText('Engleski').click();
  for (const field of texts) await expect.element(field).toHaveAttribute('lang', 'en');
  await getByLabelText('Vrijeme objave', { exact: true }).fill('21-11-2026');
  await getByLabelText('Vrijeme objave, sat').fill('08:30');
  await expect.element(form.getByText('Javno od 21-11-2026 u 08:30, po Zagrebu.')).toBeVisible();
  await getByLabelText('Kraj objave nije obvezno', { exact: true }).fill('21-07-2099');
  await getByLabelText('Kraj objave, sat').fill('08:30');
  const listPicture = getByRole('region', { name: 'Slika u popisu' });
  await listPicture.getByRole('button', { name: 'Odaberi sliku' }).click();
  await getByRole('dialog').getByRole('button', { name: 'pobjeda.jpg' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Odaberi sliku' }).click();
  await listPicture.getByLabelText('Alternativni tekst').fill('Pobjednica');
  await getByRole('button', { name: 'Dodaj slike' }).click();
  await getByRole('dialog').getByRole('button', { name: 'pobjeda.jpg' }).click();
  await getByRole('dialog').getByRole('button', { name: 'trg č.jpg' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await getByLabelText('Potpis slike 2').fill('Doček');
  await form.save.click();
  await expect.poll(() => createPost.mock.calls.length).toBe(1);
  expect(createPost.mock.lastCall?.[0].body).toMatchObject({
    state: 1,
    language: 'en-GB',
    publish_up: '2026-11-21T07:30:00.000Z',
    publish_down: '2099-07-21T06:30:00.000Z',
    images:
      '{"image_intro":"/files/clanci-slike/pobjeda.jpg","image_intro_alt":"Pobjednica","image_intro_caption":"In Paris. Photo: A. Autor"}',
    gallery:
      '[{"image":"/files/clanci-slike/pobjeda.jpg","id":0,"caption":"In Paris. Photo: A. Autor"},{"image":"/files/galerije/trg%20%C4%8D.jpg","id":1,"caption":"Doček"}]',
  });
});

test('a created article goes on in its editor, at its own address', async () => {
  const gate = Promise.withResolvers<void>();
  const createPost = vi.fn(() => gate.promise.then(() => CREATED));
  const post = makePost({
    id: 9,
    title: 'Zlato u Parizu',
    alias: CREATED.alias,
    version: 1,
    fulltext: '<p>Tekst.</p>',
  });
  const SAVED = { message: 'Članak je spremljen', version: 2, modified: '2026-11-21T13:32:00.000Z' };
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const form = await openForm({ createPost, getPost: () => post, updatePost });
  const { title, save, getByRole, getByText, address } = form;
  await fillIn(form);
  const body = form.getByRole('textbox', { name: 'Tekst' });
  await body.fill('Tekst.');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Post se objavljuje...')).toBeVisible();
  await expect.element(title).toBeDisabled();
  await userEvent.keyboard('{Control>}s{/Control}');
  gate.resolve();
  const link = getByRole('link', { name: 'Uredi post' });
  await expect.element(link).toHaveAttribute('href', '/post/detalji/zlato-u-parizu-2');
  await expect.element(getByRole('status').filter({ hasText: 'Članak je dodan' })).toBeVisible();
  expect(createPost).toHaveBeenCalledTimes(1);
  await expect.poll(address).toBe('/post/detalji/zlato-u-parizu-2');
  await expect.element(getByText('Post se objavljuje...')).not.toBeInTheDocument();
  await expect.element(getByText(/^Objavljeno u \d\d:\d\d$/)).toBeVisible();
  const onSite = getByRole('link', { name: 'Otvori na webu' });
  await expect.element(onSite).toHaveAttribute('href', 'https://www.hoo.hr/zlato-u-parizu-2');
  await expect.element(link).toBeVisible();
  await expect.element(save).toBeEnabled();
  // The caret is where it was.
  await expect.element(body).toHaveFocus();
  await userEvent.keyboard('?');
  await expect.element(body).toHaveTextContent('Tekst.?');
  await expect.element(link).not.toBeInTheDocument();

  await title.fill('Zlato i srebro u Parizu');
  await save.click();
  await expect
    .poll(() => updatePost.mock.lastCall?.[0].body)
    .toMatchObject({ version: 1, title: 'Zlato i srebro u Parizu' });
  await expect.element(getByText('Izmjene su javne od 14:32')).toBeVisible();
  await expect.element(getByText('javno od 19-11-2026 · Otvori na webu')).toBeVisible();
});

test('a translation starts with the pictures, gallery, category and end of its post', async () => {
  const original = makePost({
    id: 17,
    alias: 'zlato',
    publish_down: '2099-11-21T11:00:00.000Z',
    fulltext: '<h2>Finale</h2>',
    images: '{"image_intro":"/files/a.jpg","image_intro_alt":"Veslači"}',
    gallery: '[{"image":"/files/b.jpg","id":0,"caption":"Cilj"}]',
  });
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => new Promise<never>(() => {}));
  const { title, getByRole, getByText } = await openForm({ createPost, getPost: () => original }, '?prijevod=zlato');
  await getByRole('button', { name: 'Prenesi što još nedostaje' }).click();
  await expect.element(getByRole('textbox', { name: 'Naslov', exact: true })).toHaveFocus();
  await expect.element(getByText(/1 naslov, 1 međunaslov, 1 odlomak, 1 potpis, 1 opis slike\.$/)).toBeVisible();
  await title.fill('Gold in Paris');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => createPost.mock.calls.length).toBe(1);
  const { catid, images, gallery, publish_down } = original;
  expect(createPost.mock.lastCall?.[0].body).toMatchObject({
    title: 'Gold in Paris',
    language: 'en-GB',
    state: 0,
    fulltext: '<h2>Finale</h2>',
    translation_of: 17,
    catid,
    images,
    gallery,
    publish_down,
  });
});

test('the full screen keeps title, texts and the save bar visible, and closes for a field that it covers', async () => {
  const { getByRole, getByText } = await openForm();
  await getByRole('button', { name: 'Preko cijelog zaslona' }).click();
  await expect.poll(() => document.querySelector('[data-full-screen]')).not.toBeNull();
  for (const width of [360, 1440]) {
    await page.viewport(width, 800);
    await expect.element(getByRole('textbox', { name: 'Naslov', exact: true })).toBeInViewport();
    await expect.element(getByRole('toolbar')).toBeInViewport();
    await expect.element(getByRole('textbox', { name: 'Uvod' })).toBeInViewport();
    await expect.element(getByRole('button', { name: 'Spremi' })).toBeInViewport();
    await expect.element(getByText('Galerija')).not.toBeVisible();
  }
  const category = getByRole('combobox', { name: 'Kategorija' });
  (category.element() as HTMLElement).focus();
  await expect.poll(() => document.querySelector('[data-full-screen]')).toBeNull();
  await expect.element(category).toBeInViewport();
  await expect.element(getByRole('heading', { name: 'Galerija' })).toBeVisible();
});
