import type { Post } from '@baklja/contract/features/content/posts';
import { unitsOfHtml } from '@baklja/contract/records/translation-progress';
import { Route, Routes, useParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { postQueries } from '#web/features/content/posts/posts.queries.ts';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePost, makePostRow } from '#web/testing/records/make-post.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { RecordByKey } from '../CreateRecord.tsx';
import { defineRecordForm, fieldId, required } from '../define-record-form.ts';
import { RichTextFields, useRichTextField } from '../fields/RichTextFields.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { useRecord } from '../open-record.ts';
import { PageFrame } from '../PageFrame.tsx';

type Draft = Pick<Post, 'title' | 'fulltext' | 'language' | 'state'>;

/** An article with a title, a text, and a switch that a translation copies. */
const form = defineRecordForm({
  kind: 'post',
  empty: { title: '', fulltext: '', language: 'hr-HR', state: 0 } as Draft,
  fields: {
    title: { label: 'Naslov', check: required('Unesite naslov!') },
    fulltext: { label: 'Tekst' },
    language: { label: 'Jezik' },
    state: { label: 'Javno' },
  },
  translation: {
    kept: ['state'],
    texts: ['title', 'fulltext'],
    parts: ({ fulltext }) => [{ label: 'Tekst', html: fulltext }],
    units: ({ title, fulltext }) => [
      { noun: 'title', text: title, field: 'title' },
      ...unitsOfHtml(fulltext, 'fulltext'),
    ],
    unitId: (field) => fieldId('post', field),
  },
  fromRecord: ({ title, fulltext, language, state }: Post): Draft => ({ title, fulltext, language, state }),
  toCreate: (draft, original?: Post) => ({ body: { ...draft, introtext: '', catid: 3, translation_of: original?.id } }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version, introtext: '', catid: 3 } }),
});

function Article() {
  const { alias } = useParams();
  return (
    <RecordByKey form={form} queries={postQueries as never} recordKey={alias}>
      <PageFrame
        titleField={{ maxLength: 500, isNeeded: true, savingText: 'Sprema se' }}
        panel={({ translation, untranslated }) => (
          <>
            <SwitchField form={form} name="state" />
            <p>{untranslated?.text}</p>
            {translation}
          </>
        )}
      >
        <ArticleText />
      </PageFrame>
    </RecordByKey>
  );
}

/** With the margins that the frame of the application gives a screen. */
const Padded = () => (
  <main style={{ padding: '64px clamp(16px, 100vw - 884px, 32px)' }}>
    <Article />
  </main>
);

function ArticleText() {
  const { draft, change, isLocked } = useRecord(form);
  const { fulltext: html, language } = draft;
  const onChange = (fulltext: string) => change({ fulltext });
  const words = { label: 'Tekst', placeholder: 'Tekst', note: '' };
  return (
    <RichTextFields texts={[useRichTextField({ html, onChange, language, isLocked, ...words })]} language={language} />
  );
}

const ALONE = makePost({
  id: 17,
  title: 'Zlato u Parizu',
  alias: 'zlato',
  fulltext: '<h2>Finale</h2><p>Tekst.</p>',
});
const LINK = { translation_id: 18, translation_alias: 'gold', translation_title: 'Gold in Paris' };
const TRANSLATED = makePost({ ...ALONE, ...LINK, translation_outdated: 0, outdated: 0 });
const ENGLISH = makePost({
  id: 18,
  title: 'Gold in Paris',
  alias: 'gold',
  language: 'en-GB',
  fulltext: '<p>An English body.</p>',
});

async function open(handlers: Handlers = {}, search = '') {
  logInAs('tipfeler');
  const getPost: Handlers['getPost'] = ({ params }) => (params.alias === 'gold' ? ENGLISH : TRANSLATED);
  fakeServer({ getPost, ...handlers });
  const at = { at: `/post/detalji/zlato${search}`, path: '/post/detalji/:alias' };
  const screen = await renderScreen(<Padded />, at);
  return { ...screen, section: screen.getByRole('region', { name: 'Prijevod' }) };
}

const ROUTES = (
  <Routes>
    <Route path="/dodaj-post" element={<Padded />} />
    <Route path="/post/detalji/:alias" element={<Padded />} />
  </Routes>
);

async function openNew(handlers: Handlers = {}) {
  const screen = await openScreen(ROUTES, {
    role: 'tipfeler',
    handlers: { getPost: () => ALONE, ...handlers },
    at: '/dodaj-post?prijevod=zlato',
  });
  return {
    ...screen,
    title: screen.getByRole('textbox', { name: 'Naslov', exact: true }),
    copy: screen.getByRole('button', { name: 'Prenesi što još nedostaje' }),
    original: screen.getByRole('region', { name: 'Na hrvatskom' }),
  };
}

test('a record without a translation offers to create one, or to choose one that is not linked yet', async () => {
  const listPosts = vi.fn(() => ({
    posts: [
      makePostRow({ id: 18, title: 'Gold in Paris', language: 'en-GB' }),
      makePostRow({ id: 19, title: 'Gold in Rio', language: 'en-GB', translation_id: 3 }),
    ],
    numPages: 1,
  }));
  const setPostTranslation = vi.fn(() => refuse(409, { message: 'Već ima prijevod.', code: 'has-translation' }));
  const { section, getByRole } = await open({ getPost: () => ALONE, listPosts, setPostTranslation });
  await expect.element(section.getByText('Članka na engleskom još nema.')).toBeVisible();
  const create = section.getByRole('link', { name: 'Izradi prijevod' });
  await expect.element(create).toHaveAttribute('href', '/dodaj-post?prijevod=zlato');
  const link = section.getByRole('button', { name: 'Poveži s postojećim' });
  const [icon, above] = [link.element().querySelector('svg'), create.element()].map((each) => {
    return each?.getBoundingClientRect();
  });
  // Each at the edge of the column.
  expect(icon?.top).toBeGreaterThan(above?.bottom ?? 0);
  expect(Math.abs((icon?.left ?? 0) - (above?.left ?? 0))).toBeLessThanOrEqual(1);
  await link.click();
  const dialog = getByRole('dialog', { name: 'Poveži s člankom' });
  await dialog.getByRole('textbox', { name: 'Naslov' }).fill('gold');
  const search = { params: { page: 1, language: 'en-GB', search: '-' }, query: { search: 'gold' } };
  await expect.poll(() => listPosts.mock.lastCall).toEqual([search]);
  await expect.element(dialog.getByRole('button', { name: /Gold in Rio.*već ima prijevod/ })).toBeDisabled();
  await expectShownWell();
  await dialog.getByRole('button', { name: /Gold in Paris/ }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Već ima prijevod.');
  expect(setPostTranslation.mock.lastCall).toEqual([{ body: { id: 17, translation_id: 18 } }]);
});

test.each([
  [{}, 'Tekstovi su usklađeni.'],
  [{ translation_outdated: 1 as const }, 'Prijevod je stariji: ovaj je članak poslije mijenjan.'],
  [{ outdated: 1 as const }, 'Ovaj je članak stariji: prijevod je poslije mijenjan.'],
])('the translation is named, and the older of the two is marked: %o', async (fields, words) => {
  const { section } = await open({
    getPost: ({ params }) => (params.alias === 'gold' ? ENGLISH : { ...TRANSLATED, ...fields }),
  });
  const link = section.getByRole('link', { name: 'Gold in Paris' });
  await expect.element(link).toHaveAttribute('href', '/post/detalji/gold');
  await expect.element(section.getByText(words)).toBeVisible();
});

test('is agreed only when every text is translated or the same on purpose, and says what is left in words', async () => {
  let same_texts = '[]';
  const setPostTranslation = vi.fn<NonNullable<Handlers['setPostTranslation']>>(({ body }) => {
    same_texts = body.same_texts ?? '[]';
    return { message: 'Prijevod je povezan.' };
  });
  const own = { ...TRANSLATED, id: 19, fulltext: '<p>A new text.</p><p>Jarun</p>' };
  const other = { ...ENGLISH, fulltext: '<p>Stari tekst.</p><p>Jarun</p>' };
  const getPost: Handlers['getPost'] = ({ params }) => (params.alias === 'gold' ? other : { ...own, same_texts });
  const { section, getByRole, getByText } = await open({ getPost, setPostTranslation });
  await expect.element(section.getByText('Prevedeno 2 od 3')).toBeVisible();
  expect(section.getByText('Tekstovi su usklađeni.').elements()).toEqual([]);
  await expect
    .element(getByText('Nije prevedeno 1 od 3 dijela, pa bi na hrvatskom webu stajao engleski tekst.'))
    .toBeVisible();
  await section.getByRole('button', { name: 'Nastavi prijevod' }).click();
  await getByRole('button', { name: 'Sljedeće' }).click();
  await getByRole('button', { name: 'Namjerno isto' }).click();
  await expect.element(getByText('Prevedeno 2 od 3, namjerno isto 1')).toBeVisible();
  expect(setPostTranslation.mock.lastCall?.[0].body).toEqual({ id: 19, translation_id: 18, same_texts: '["Jarun"]' });
  await getByRole('button', { name: 'Objava' }).click();
  await expect.element(section.getByText('Tekstovi su usklađeni.')).toBeVisible();
  expect(getByText(/^Nije prevedeno/).elements()).toEqual([]);
  await getByRole('button', { name: 'Zatvori', exact: true }).click();
  await getByRole('button', { name: 'Poništi zadnje' }).click();
  await expect.element(getByRole('button', { name: 'Sljedeće' })).toBeVisible();
  expect(same_texts).toBe('[]');
});

test('the translation opens next to the form, on a phone as the other half of a switch; the URL holds this state', async () => {
  let isDown = true;
  const getPost: Handlers['getPost'] = ({ params }) => {
    if (params.alias !== 'gold') return TRANSLATED;
    return isDown ? breakConnection() : ENGLISH;
  };
  const { section, getByRole, getByText, address } = await open({ getPost });
  await section.getByRole('button', { name: 'Usporedi' }).click();
  const pane = getByRole('region', { name: 'Na engleskom' });
  const alert = pane.getByRole('alert').filter({ hasText: 'Drugi tekst nije učitan.' });
  await expect.element(alert).toBeVisible();
  await expectAccessible();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(pane.getByText('Gold in Paris')).toBeVisible();
  const text = pane.getByText('An English body.');
  await expect.element(text).toBeVisible();
  await expect.poll(address).toBe('/post/detalji/zlato?usporedi=da');
  expect(text.element().closest('[contenteditable]')).toHaveProperty('contentEditable', 'false');
  await getByRole('button', { name: 'Objava' }).click();
  await expect.element(getByRole('switch', { name: 'Javno' })).toBeVisible();
  await expectAccessibleEverywhere();
  await page.viewport(360, 800);
  const title = getByRole('textbox', { name: 'Naslov', exact: true });
  await expect.element(pane).not.toBeInTheDocument();
  // Without the frame of the application the way back lies over the switch.
  (getByText('Engleski', { exact: true }).first().element() as HTMLElement).click();
  await expect.element(pane).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await page.viewport(1440, 900);
  await pane.getByRole('button', { name: 'Zatvori usporedbu' }).click();
  await expect.element(text).not.toBeInTheDocument();
  await page.viewport(360, 800);
  const sheet = getByRole('button', { name: 'Objava' });
  await expect.element(sheet).toHaveAttribute('aria-expanded', 'true');
  await section.getByRole('button', { name: 'Usporedi' }).click();
  await expect.element(sheet).toHaveFocus();
  await expect.element(sheet).toHaveAttribute('aria-expanded', 'false');
});

test('two records are unlinked after a confirmation, which shows the reason of a failure until it is reopened', async () => {
  let [isDown, isParted] = [true, false];
  const setPostTranslation = vi.fn<NonNullable<Handlers['setPostTranslation']>>(() => {
    if (isDown) return breakConnection();
    isParted = true;
    return { message: 'Članci više nisu povezani.' };
  });
  const getPost = () => (isParted ? ALONE : TRANSLATED);
  const { section, getByRole, getByText } = await open({ getPost, setPostTranslation });
  const ask = section.getByRole('button', { name: 'Razdvoji' });
  const dialog = getByRole('dialog', { name: 'Razdvojiti prijevode?' });
  const confirm = dialog.getByRole('button', { name: 'Razdvoji' });
  await ask.click();
  await expect.element(dialog.getByText('Gold in Paris')).toBeVisible();
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Poslužitelj se ne javlja.');
  await expect.element(section.getByRole('link', { name: 'Gold in Paris' })).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await ask.click();
  await expect.element(confirm).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  isDown = false;
  await confirm.click();
  await expect.element(getByText('Članci više nisu povezani.')).toBeVisible();
  expect(setPostTranslation.mock.lastCall).toEqual([{ body: { id: 17, translation_id: null } }]);
  await expect.element(section.getByText('Članka na engleskom još nema.')).toBeVisible();
});

test('a new translation copies the texts that are still empty, and nothing over what is written', async () => {
  const { title, copy, original, getByRole, getByText } = await openNew();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj prijevod članka');
  await expect.element(original.getByText('Zlato u Parizu')).toBeVisible();
  await expect.element(title).toHaveValue('');
  await expect.element(getByText('Nema promjena')).toBeVisible();
  await expectAccessible();
  await title.fill('Gold');
  // Apart from the draft of a new record.
  await expect.poll(() => Object.keys(localStorage).join()).toContain('post/new/17');
  expect(Object.keys(localStorage).some((key) => /post\/new(\/tab-|$)/.test(key))).toBe(false);
  await copy.click();
  const body = getByRole('textbox', { name: 'Tekst' }).last();
  await expect.element(body.getByRole('heading', { name: 'Finale' })).toBeVisible();
  await expect.element(title).toHaveValue('Gold');
  await expect.element(copy).not.toBeInTheDocument();
});

test('says why it cannot be saved, names and counts what is left, and Sljedeće goes from one text to the next', async () => {
  const { title, copy, getByRole, getByText } = await openNew();
  await expect.element(getByText(/^Za spremanje nedostaje/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await copy.click();
  await expect.element(getByText('Nije prevedeno: 1 naslov, 1 međunaslov, 1 odlomak.')).toBeVisible();
  await expect.element(getByText('Prevedeno 0 od 3')).toBeVisible();
  await expect.element(title).toHaveAttribute('data-untranslated');
  await expect.poll(() => CSS.highlights.get('untranslated')?.size).toBe(2);
  const next = getByRole('button', { name: 'Sljedeće' });
  await next.click();
  await expect.element(title).toHaveFocus();
  for (const words of ['Finale', 'Tekst.']) {
    await next.click();
    await expect.poll(() => getSelection()?.toString()).toBe(words);
  }
  await title.fill('Gold in Paris');
  await expect.element(getByText(/^Nije prevedeno: 1 međunaslov,/)).toBeVisible();
  await expect.element(title).not.toHaveAttribute('data-untranslated');
  await expect.element(getByText('Prevedeno 1 od 3')).toBeVisible();
});

test('a translation that is saved stays next to its original, with the caret in its place', async () => {
  const createPost = vi.fn(() => ({ message: 'Dodano', id: 18, alias: 'gold' }));
  const saved = { ...ENGLISH, translation_id: 17, translation_alias: 'zlato', translation_title: 'Zlato u Parizu' };
  const getPost: Handlers['getPost'] = ({ params }) => (params.alias === 'gold' ? saved : ALONE);
  const { title, original, address } = await openNew({ createPost, getPost });
  await title.fill('Gold in Paris');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(address).toBe('/post/detalji/gold?usporedi=da');
  await expect.element(original.getByText('Zlato u Parizu')).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test('the original can be closed and scrolled by keyboard while the translation is being saved', async () => {
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => new Promise<never>(() => {}));
  const { title, original } = await openNew({ createPost });
  await title.fill('Gold in Paris');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(title).toBeDisabled();
  const body = { title: 'Gold in Paris', language: 'en-GB', fulltext: '', state: 1, translation_of: 17 };
  expect(createPost.mock.lastCall?.[0].body).toMatchObject(body);
  await expect.element(original).toHaveAttribute('tabindex', '0');
  (original.getByRole('button', { name: 'Zatvori usporedbu' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(original).not.toBeInTheDocument();
});

test('on a phone the original and the translation are one switch, and texts are copied above the title', async () => {
  await page.viewport(360, 780);
  const { title, copy, original, getByText } = await openNew();
  await expect.element(title).toBeVisible();
  await expect.element(original).not.toBeInTheDocument();
  const [button, field] = [copy, title].map((each) => each.element().getBoundingClientRect());
  expect(button?.bottom).toBeLessThanOrEqual(field?.top ?? 0);
  await copy.click();
  await expect.element(title).toHaveValue('Zlato u Parizu');
  await expect.element(copy).not.toBeInTheDocument();
  // Without the frame of the application the way back lies over the switch.
  (getByText('Izvornik', { exact: true }).first().element() as HTMLElement).click();
  await expect.element(original).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await expectAccessible();
});

test('a record that has a translation links to it instead', async () => {
  const { getByRole, getByText } = await openNew({ getPost: () => TRANSLATED });
  await expect.element(getByRole('heading', { name: 'Taj članak već ima prijevod.' })).toBeVisible();
  await expect.element(getByText('Gold in Paris')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Otvori prijevod' })).toHaveAttribute('href', '/post/detalji/gold');
});

test('a missing record shows a message', async () => {
  const { getByRole } = await openNew({ getPost: () => refuse(404, { message: 'Nema ga.', code: 'not-found' }) });
  await expect.element(getByRole('heading', { name: 'Članak koji bi se prevodio ne postoji.' })).toBeVisible();
});
