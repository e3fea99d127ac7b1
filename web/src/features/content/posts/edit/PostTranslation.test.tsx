import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost, makePostRow } from '#web/testing/records/make-post.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostScreen } from './PostScreen.tsx';

const ALONE = makePost({ id: 17, title: 'Zlato u Parizu', alias: 'zlato' });
const TRANSLATED = makePost({
  ...ALONE,
  translation_id: 18,
  translation_alias: 'gold',
  translation_title: 'Gold in Paris',
  translation_outdated: 0,
  outdated: 0,
});
const ENGLISH = makePost({
  id: 18,
  title: 'Gold in Paris',
  alias: 'gold',
  language: 'en-GB',
  introtext: '<p>An English introduction.</p>',
  fulltext: '<p>An English body.</p>',
});

async function open(handlers: Handlers = {}, search = '') {
  logInAs('tipfeler');
  const getPost: Handlers['getPost'] = ({ params }) => (params.alias === 'gold' ? ENGLISH : TRANSLATED);
  fakeServer({ ...POSTS_SERVER, getPost, ...handlers });
  const at = { at: `/post/detalji/zlato${search}`, path: '/post/detalji/:alias' };
  const screen = await renderScreen(<PostScreen />, at);
  return { ...screen, section: screen.getByRole('region', { name: 'Prijevod' }) };
}

test('a post without a translation offers to create or choose one', async () => {
  const { section } = await open({ getPost: () => ALONE });
  await expect.element(section.getByText('Članka na engleskom još nema.')).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'Izradi prijevod' }))
    .toHaveAttribute('href', '/dodaj-post?prijevod=zlato');
  await expect.element(section.getByRole('button', { name: 'Poveži s postojećim' })).toBeVisible();
});

test('a quiet button below an outlined one starts at the edge of its column', async () => {
  const { section } = await open({ getPost: () => ALONE });
  const link = section.getByRole('button', { name: 'Poveži s postojećim' });
  await expect.element(link).toBeVisible();
  const icon = link.element().querySelector('svg')?.getBoundingClientRect();
  const create = section.getByRole('link', { name: 'Izradi prijevod' }).element().getBoundingClientRect();
  expect(icon?.top).toBeGreaterThan(create.bottom);
  expect(Math.abs((icon?.left ?? 0) - create.left)).toBeLessThanOrEqual(1);
});

test.each([
  [{}, 'Tekstovi su usklađeni.'],
  [{ translation_outdated: 1 as const }, 'Prijevod je stariji: ovaj je članak poslije mijenjan.'],
  [{ outdated: 1 as const }, 'Ovaj je članak stariji: prijevod je poslije mijenjan.'],
])('the translation is named, and the older of the two is marked: %o', async (fields, words) => {
  const { section } = await open({ getPost: () => ({ ...TRANSLATED, ...fields }) });
  await expect
    .element(section.getByRole('link', { name: 'Gold in Paris' }))
    .toHaveAttribute('href', '/post/detalji/gold');
  await expect.element(section.getByText(words)).toBeVisible();
});

test('the translation opens next to the form, on a phone as the other half of a switch, and the URL holds this state', async () => {
  const { section, getByRole, getByText, address } = await open();
  await section.getByRole('button', { name: 'Usporedi' }).click();
  const pane = getByRole('region', { name: 'Na engleskom' });
  await expect.element(pane.getByText('Gold in Paris')).toBeVisible();
  await expect.element(pane.getByText('An English introduction.')).toBeVisible();
  await expect.element(pane.getByText('An English body.')).toBeVisible();
  await expect.poll(address).toBe('/post/detalji/zlato?usporedi=da');
  expect(pane.getByText('An English body.').element().closest('[contenteditable]')).toHaveProperty(
    'contentEditable',
    'false',
  );
  await expectAccessible();
  await page.viewport(360, 800);
  const title = getByRole('textbox', { name: 'Naslov', exact: true });
  await expect.element(pane).not.toBeInTheDocument();
  // Without the frame of the application the way back lies over the switch.
  (getByText('Engleski', { exact: true }).first().element() as HTMLElement).click();
  await expect.element(pane).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await page.viewport(1440, 900);
  await pane.getByRole('button', { name: 'Zatvori usporedbu' }).click();
  await expect.element(getByText('An English body.')).not.toBeInTheDocument();
});

test('next to the translation, the panel opens from the save bar and its problems stay reachable', async () => {
  const { getByRole } = await open({}, '?usporedi=da');
  await expect.element(getByRole('region', { name: 'Na engleskom' }).getByText('Gold in Paris')).toBeVisible();
  const button = getByRole('button', { name: 'Objava' });
  await button.click();
  await expect.element(getByRole('combobox', { name: 'Kategorija' })).toBeVisible();
  await expectAccessible();
});

test('a translation that fails to load shows the reason and loads on retry', async () => {
  let isDown = true;
  const getPost: Handlers['getPost'] = ({ params }) => {
    if (params.alias !== 'gold') return TRANSLATED;
    return isDown ? breakConnection() : ENGLISH;
  };
  const { getByRole, getByText } = await open({ getPost }, '?usporedi=da');
  const alert = getByRole('alert').filter({ hasText: 'Drugi tekst nije učitan.' });
  await expect.element(alert).toBeVisible();
  await expectAccessibleInBoth();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('An English body.')).toBeVisible();
});

test('two posts are unlinked after a confirmation, which shows the reason of a failure until it is reopened', async () => {
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
  await expectAccessible();
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

test('a translation is chosen among the posts of the other language, except those already linked', async () => {
  const listPosts = vi.fn(() => ({
    posts: [
      makePostRow({ id: 18, title: 'Gold in Paris', language: 'en-GB' }),
      makePostRow({ id: 19, title: 'Gold in Rio', language: 'en-GB', translation_id: 3 }),
    ],
    numPages: 1,
  }));
  const setPostTranslation = vi.fn(() => refuse(409, { message: 'Već ima prijevod.', code: 'has-translation' }));
  const { section, getByRole } = await open({ getPost: () => ALONE, listPosts, setPostTranslation });
  await section.getByRole('button', { name: 'Poveži s postojećim' }).click();
  const dialog = getByRole('dialog', { name: 'Poveži s člankom' });
  await dialog.getByRole('textbox', { name: 'Naslov' }).fill('gold');
  await vi.waitFor(() =>
    expect(listPosts.mock.lastCall).toEqual([
      { params: { page: 1, language: 'en-GB', search: '-' }, query: { search: 'gold' } },
    ]),
  );
  await expect.element(dialog.getByRole('button', { name: /Gold in Rio.*već ima prijevod/ })).toBeDisabled();
  await expectAccessible();
  await dialog.getByRole('button', { name: /Gold in Paris/ }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Već ima prijevod.');
  expect(setPostTranslation.mock.lastCall).toEqual([{ body: { id: 17, translation_id: 18 } }]);
});
