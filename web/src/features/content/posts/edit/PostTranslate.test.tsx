import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/records/make-post.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostScreen } from './PostScreen.tsx';

const ORIGINAL = makePost({
  id: 17,
  title: 'Zlato u Parizu',
  alias: 'zlato',
  introtext: '<p>Uvod.</p>',
  fulltext: '<h2>Finale</h2><p>Tekst.</p>',
  images: '{"image_intro":"/files/a.jpg","image_intro_alt":"Veslači"}',
  gallery: '[{"image":"/files/b.jpg","id":0,"caption":"Cilj"}]',
  publish_down: '2099-11-21T11:00:00.000Z',
});

async function open(handlers: Handlers = {}) {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => ORIGINAL, ...handlers });
  const screen = await renderScreen(<PostScreen />, { at: '/dodaj-post?prijevod=zlato', path: '/dodaj-post' });
  return { ...screen, title: screen.getByRole('textbox', { name: 'Naslov', exact: true }) };
}

test('a translation starts with the pictures, gallery, category and end, next to the original', async () => {
  const createPost = vi.fn(() => ({ message: 'Članak je spremljen', id: 18, alias: 'gold' }));
  const made = { translation_id: 18, translation_alias: 'gold', translation_title: 'Gold in Paris' };
  const getPost = () => (createPost.mock.calls.length > 0 ? { ...ORIGINAL, ...made } : ORIGINAL);
  const { title, getByRole, getByText } = await open({ createPost, getPost });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj prijevod članka');
  await expect.element(getByRole('region', { name: 'Na hrvatskom' }).getByText('Zlato u Parizu')).toBeVisible();
  await expect.element(title).toHaveValue('');
  await expect.element(getByText('Nema promjena')).toBeVisible();
  await expectAccessible();
  await title.fill('Gold in Paris');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => createPost.mock.lastCall)
    .toEqual([
      {
        body: expect.objectContaining({
          title: 'Gold in Paris',
          language: 'en-GB',
          catid: 3,
          state: 0,
          introtext: '',
          fulltext: '',
          images: ORIGINAL.images,
          gallery: '[{"image":"/files/b.jpg","id":0,"caption":"Cilj"}]',
          publish_down: '2099-11-21T11:00:00.000Z',
          translation_of: 17,
        }),
      },
    ]);
});

test('copies the title and the texts that are still empty, and nothing over what is written', async () => {
  const { title, getByRole } = await open();
  await expect.element(title).toBeVisible();
  const intro = getByRole('textbox', { name: 'Uvod' }).last();
  await intro.fill('Introduction.');
  const copy = getByRole('button', { name: 'Prenesi što još nedostaje' });
  await copy.click();
  await expect.element(title).toHaveValue('Zlato u Parizu');
  const body = getByRole('textbox', { name: 'Tekst' }).last();
  await expect.element(body.getByRole('heading', { name: 'Finale' })).toBeVisible();
  await expect.element(intro).toMatchTextContent('Introduction.');
  await expect.element(copy).not.toBeInTheDocument();
});

test('says why it cannot be saved, then names and counts what is still in the other language', async () => {
  const { title, getByRole, getByText } = await open();
  await expect.element(getByText(/^Za spremanje nedostaje/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await getByRole('button', { name: 'Prenesi što još nedostaje' }).click();
  await expect
    .element(getByText('Još na hrvatskom: 1 naslov, 1 međunaslov, 2 odlomka, 1 potpis, 1 opis slike.'))
    .toBeVisible();
  await expect.element(getByText('Prevedeno 0 od 6')).toBeVisible();
  await expect.element(title).toHaveAttribute('data-untranslated');
  await expect.element(getByRole('textbox', { name: 'Potpis slike 1' })).toHaveAttribute('data-untranslated');
  await expect.poll(() => CSS.highlights.get('untranslated')?.size).toBe(3);
  await title.fill('Gold in Paris');
  await expect.element(getByText(/^Još na hrvatskom: 1 međunaslov,/)).toBeVisible();
  await expect.element(title).not.toHaveAttribute('data-untranslated');
  await expect.element(getByText('Prevedeno 1 od 6')).toBeVisible();
});

test('Sljedeće goes from one untranslated text to the next', async () => {
  const { title, getByRole } = await open();
  await getByRole('button', { name: 'Prenesi što još nedostaje' }).click();
  const next = getByRole('button', { name: 'Sljedeće' });
  await next.click();
  await expect.element(title).toHaveFocus();
  await next.click();
  await expect.poll(() => getSelection()?.toString()).toBe('Uvod.');
  await next.click();
  await expect.poll(() => getSelection()?.toString()).toBe('Finale');
  await next.click();
  await next.click();
  await expect.element(getByRole('textbox', { name: 'Potpis slike 1' })).toHaveFocus();
});

test('the original can be closed and scrolled by keyboard while the translation is being saved', async () => {
  const { title, getByRole } = await open({ createPost: () => new Promise<never>(() => {}) });
  await title.fill('Gold in Paris');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(title).toBeDisabled();
  const original = getByRole('region', { name: 'Na hrvatskom' });
  await expect.element(original).toHaveAttribute('tabindex', '0');
  await expectAccessible();
  (original.getByRole('button', { name: 'Zatvori usporedbu' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(original).not.toBeInTheDocument();
});

test('on a phone the original and the translation are one switch', async () => {
  await page.viewport(360, 780);
  const { title, getByRole, getByText } = await open();
  await expect.element(title).toBeVisible();
  const original = getByRole('region', { name: 'Na hrvatskom' });
  await expect.element(original).not.toBeInTheDocument();
  // Without the frame of the application the way back lies over the switch.
  (getByText('Izvornik', { exact: true }).first().element() as HTMLElement).click();
  await expect.element(original).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await expectAccessible();
});

test('on a phone the texts are copied from the half with the translation, above its title', async () => {
  await page.viewport(360, 780);
  const { title, getByRole } = await open();
  const copy = getByRole('button', { name: 'Prenesi što još nedostaje' });
  await expect.element(copy).toBeVisible();
  expect(copy.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    title.element().getBoundingClientRect().top,
  );
  await copy.click();
  await expect.element(title).toHaveValue('Zlato u Parizu');
  await expect.element(copy).not.toBeInTheDocument();
});

test('a post that has a translation links to it instead', async () => {
  const { getByRole, getByText } = await open({
    getPost: () => ({ ...ORIGINAL, translation_id: 18, translation_alias: 'gold', translation_title: 'Gold in Paris' }),
  });
  await expect.element(getByRole('heading', { name: 'Taj članak već ima prijevod.' })).toBeVisible();
  await expect.element(getByText('Gold in Paris')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Otvori prijevod' })).toHaveAttribute('href', '/post/detalji/gold');
});

test('a missing post shows a message', async () => {
  const { getByRole } = await open({ getPost: () => refuse(404, { message: 'Nema ga.', code: 'not-found' }) });
  await expect.element(getByRole('heading', { name: 'Članak koji bi se prevodio ne postoji.' })).toBeVisible();
});

test('the draft of a translation is stored separately from the draft of a new post', async () => {
  const first = await open();
  await first.title.fill('Gold');
  await vi.waitFor(() => expect(Object.keys(localStorage).join()).toContain('post/new/17'));
  expect(Object.keys(localStorage).some((key) => /post\/new(\/tab-|$)/.test(key))).toBe(false);
});
