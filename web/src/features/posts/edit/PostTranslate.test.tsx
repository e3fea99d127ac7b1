import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostCreateScreen } from './PostCreateScreen.tsx';

const ORIGINAL = makePost({
  id: 17,
  title: 'Zlato u Parizu',
  alias: 'zlato',
  introtext: '<p>Uvod.</p>',
  fulltext: '<h2>Finale</h2><p>Tekst.</p>',
  images: '{"image_intro":"/files/a.jpg","image_intro_alt":"Veslači"}',
  gallery: '[{"image":"/files/b.jpg","id":0,"caption":"Cilj"}]',
});

async function open(handlers: Handlers = {}) {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => ORIGINAL, ...handlers });
  const screen = await renderScreen(<PostCreateScreen />, { at: '/dodaj-post?prijevod=zlato', path: '/dodaj-post' });
  return { ...screen, title: screen.getByRole('textbox', { name: 'Naslov', exact: true }) };
}

test('a translation starts with the pictures, gallery and category, next to the original', async () => {
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
  await expect.element(getByRole('link', { name: 'Uredi post' })).toBeVisible();
  expect(createPost.mock.lastCall).toEqual([
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
        translation_of: 17,
      }),
    },
  ]);
});

test('the text of the original can be copied while the translation is empty', async () => {
  const { getByRole } = await open();
  const copy = getByRole('button', { name: 'Prenesi tekst izvornika' });
  await copy.click();
  const body = getByRole('textbox', { name: 'Tekst' }).last();
  await expect.element(body.getByRole('heading', { name: 'Finale' })).toBeVisible();
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
