import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePost } from '#web/testing/records/make-post.ts';
import { makeVersion, versionHandlers } from '#web/testing/records/make-versions.ts';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { makePin, POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PostScreen } from './PostScreen.tsx';

const POST = makePost({
  id: 17,
  title: 'Zlato u Parizu',
  alias: 'zlato',
  version: 4,
  images: '{"image_fulltext":"/files/clanci-slike/zlato.jpg"}',
  gallery: '[{"image":"/files/clanci-slike/zlato.jpg","id":0,"caption":"Na postolju"}]',
});

async function openEditor(handlers: Handlers = {}) {
  const screen = await openScreen(<PostScreen />, {
    role: 'tipfeler',
    at: '/post/detalji/zlato',
    path: '/post/detalji/:alias',
    handlers: { ...POSTS_SERVER, getPost: () => POST, ...handlers },
  });
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  await expect.element(title).toHaveValue('Zlato u Parizu');
  return { ...screen, title };
}

test('shows the full content of the post, and categories that failed to load after a retry', async () => {
  let isDown = true;
  const listCategories = () => (isDown ? breakConnection() : POSTS_SERVER.listCategories());
  const { getByRole, getByText, getByLabelText } = await openEditor({ listCategories });
  await expect.element(getByText('Kategorije nisu učitane.')).toBeVisible();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Uredi post');
  await expect.element(getByText('zlato', { exact: true })).toBeVisible();
  await expect.element(getByRole('combobox', { name: 'Kategorija' })).toHaveDisplayValue('Olimpijske igre');
  await expect.element(getByLabelText('Vrijeme objave', { exact: true })).toHaveValue('19-11-2026');
  await expect.element(getByLabelText('Vrijeme objave, sat')).toHaveValue('11:00');
  await expect.element(getByText('Iva Đurđević, 19-11-2026 u 11:00').first()).toBeVisible();
  await expectShownWell();
});

test('the preview shows unsaved text, the date of the post, and its links', async () => {
  const previewPost = vi.fn((_: { body: object }) => ({ html: '<h1>Zlato</h1>' }));
  const listPreviewLinks = vi.fn(() => []);
  const { getByRole, getByText, getByTitle, getByLabelText } = await openEditor({ previewPost, listPreviewLinks });
  await getByLabelText('Tekst', { exact: true }).click();
  await userEvent.keyboard('Dopisano. ');
  await getByRole('button', { name: 'Pregled', exact: true }).click();
  await expect.element(getByTitle('Pregled članka: Zlato u Parizu')).toBeVisible();
  await expect.element(getByText('Prikazano je ono što je upisano, i prije spremanja.')).toBeVisible();
  expect(previewPost.mock.lastCall?.[0].body).toEqual({
    title: 'Zlato u Parizu',
    language: 'hr-HR',
    introtext: POST.introtext,
    fulltext: expect.stringContaining('Dopisano. '),
    images: POST.images,
    gallery: POST.gallery,
    created: POST.created,
  });
  await getByRole('button', { name: 'Poveznica za kolege' }).click();
  await expect.poll(() => listPreviewLinks.mock.lastCall).toEqual([{ params: { kind: 'post', id: 17 } }]);
});

test('on a phone preview and history are words in a menu, which has the focus again afterwards', async () => {
  await page.viewport(360, 780);
  const { getByRole, getByTitle } = await openEditor({ previewPost: () => ({ html: '<h1>Zlato</h1>' }) });
  const menu = getByRole('button', { name: 'Druge radnje' });
  await menu.click();
  await expect.element(getByRole('menuitem', { name: 'Povijest' })).toBeVisible();
  await getByRole('menuitem', { name: 'Pregled' }).click();
  await expect.element(getByTitle('Pregled članka: Zlato u Parizu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
});

test('the question before deleting names the consequences; the dashboard opens two seconds after', async () => {
  const deletePost = vi.fn(() => ({ message: 'Članak je izbrisan' }));
  const { getByRole, getByText, address } = await openEditor({ deletePost, listPinnedPosts: () => [makePin(17)] });
  const open = getByRole('button', { name: 'Izbriši članak' });
  await open.click();
  const dialog = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toMatchTextContent('Zlato u Parizu');
  await expect.element(dialog).toMatchTextContent('Prikvačen je na naslovnici, bit će otkvačen');
  await expect.element(dialog).toMatchTextContent('Objavljen je; javnost ga više neće vidjeti');
  const moveTo = stopClock();
  await dialog.getByRole('button', { name: 'Izbriši članak' }).click();
  await expect.element(getByText('Članak je izbrisan')).toBeVisible();
  await expect.element(open).toBeDisabled();
  expect(deletePost.mock.calls).toEqual([[{ params: { id: 17 } }]]);
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(1999);
  await expect.poll(address).toBe('/post/detalji/zlato');
  await moveTo(saidAfterMs + 2000);
  await expect.poll(address).toBe('/');
});

test('the toolbar is one row, exactly as wide as the text, and the publishing panel stays in view and scrolls alone', async () => {
  const fulltext = '<p>Odlomak.</p>'.repeat(120);
  const { getByRole, title, container } = await openEditor({ getPost: () => ({ ...POST, fulltext }) });
  const toolbar = getByRole('toolbar').first();
  await expect.element(toolbar).toBeVisible();
  const { left, right } = toolbar.element().getBoundingClientRect();
  const text = title.element().getBoundingClientRect();
  expect([left, right]).toEqual([text.left, text.right]);
  const buttons = toolbar.getByRole('button').elements();
  const tops = buttons.map((button) => button.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  expect(Math.max(...buttons.map((button) => button.getBoundingClientRect().right))).toBeLessThanOrEqual(right);
  for (const name of toolbar.element().querySelectorAll('[class*="shown"]')) {
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  }

  // The shell has a top bar of 48 px.
  container.style.paddingTop = '48px';
  const panel = getByRole('complementary', { name: 'Kako se objavljuje' });
  await expect.element(panel.getByRole('combobox', { name: 'Kategorija' })).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => window.scrollY).toBeGreaterThan(1000);
  const { top, bottom } = panel.element().getBoundingClientRect();
  expect(Math.round(top)).toBe(48);
  const bar = document.querySelector('[data-save-bar]');
  expect(bottom).toBeLessThanOrEqual((bar?.getBoundingClientRect().top ?? 0) + 1);
  expect(panel.element().scrollHeight).toBeGreaterThan(panel.element().clientHeight);
});

test('on a phone a button with a word opens the panel between the top bar and the save bar, with each label once', async () => {
  await page.viewport(360, 780);
  const { title, getByRole, container } = await openEditor();
  container.style.cssText = 'display: flex; flex-direction: column; min-height: 780px; padding: 52px 16px 0';
  await expect.element(title).toBeVisible();
  const open = getByRole('button', { name: 'Objava' });
  await expect.element(open.getByText('Objava')).toBeVisible();
  await open.click();
  const panel = getByRole('complementary', { name: 'Kako se objavljuje' });
  await expect.element(panel.getByRole('button', { name: 'Zatvori' })).toHaveFocus();
  const { top, bottom } = panel.element().getBoundingClientRect();
  const bar = document.querySelector('[data-save-bar]')?.getBoundingClientRect();
  expect([top, Math.round(bottom)]).toEqual([52, Math.round(bar?.top ?? 0)]);
  // The buttons of the save bar are clear of the edge of the window.
  expect((bar?.bottom ?? 0) - open.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(10);
  await expect.element(getByRole('button', { name: 'Spremi' })).toBeVisible();
  for (const label of ['Izdvojeno', 'Ping']) {
    const shown = () =>
      panel
        .getByText(label, { exact: true })
        .elements()
        .filter((element) => element.checkVisibility());
    await expect.poll(shown).toHaveLength(1);
  }
  container.style.minHeight = '1600px';
  window.scrollTo(0, 100);
  // A click of the test could scroll by itself.
  (panel.getByRole('button', { name: 'Zatvori' }).element() as HTMLElement).click();
  await expect.element(open).toHaveFocus();
  expect(window.scrollY).toBe(100);
});

test('a former version shows its pictures, and comes back without its publication', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => {
    return { message: 'Članak je spremljen', version: 5, modified: '2026-11-21T13:32:00.000Z' };
  });
  const images = '{"image_fulltext":"/files/clanci-slike/srebro.jpg"}';
  const times = { publish_up: '2020-01-02T07:00:00.000Z', publish_down: '2099-01-02T07:00:00.000Z' };
  const fields = { ...POST, title: 'Srebro', images, state: 0, ...times };
  const { getByRole, title } = await openEditor({ ...versionHandlers([makeVersion({ fields })]), updatePost });
  await getByRole('button', { name: 'Povijest' }).click();
  const history = getByRole('dialog', { name: 'Povijest članka' });
  const pictures = history.getByRole('region', { name: 'Slike' });
  await expect.element(pictures.getByText('Slika u članku: srebro.jpg')).toBeVisible();
  await expect.element(pictures.getByText('Slika u članku: zlato.jpg')).toBeVisible();
  await expect.element(history.getByText('02-01-2020')).toBeVisible();
  const kept = /Vraćanje ne mijenja: status, dan objave, sat objave, dan kraja objave, sat kraja objave\./;
  await expect.element(history.getByText(kept)).toBeVisible();
  await expectAccessible(history.element());
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect.element(title).toHaveValue('Srebro');
  await expect.poll(() => updatePost.mock.lastCall?.[0].body).toMatchObject({ title: 'Srebro', images, state: 1 });
  expect(updatePost.mock.lastCall?.[0].body).not.toHaveProperty('publish_up');
  expect(updatePost.mock.lastCall?.[0].body).not.toHaveProperty('publish_down');
});

const ALIAS = 'od-cetverca-do-dvojca-bez-kormilara-cetiri-olimpijska-odlicja-martina-i-valenta-sinkovica';

test('on a phone the alias is one line with a button that copies it; the toolbar begins with the tools used most, and shows that it scrolls', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.viewport(360, 800);
  const { getByText, getByRole } = await openEditor({ getPost: () => ({ ...POST, alias: ALIAS }) });
  await expect.element(getByRole('toolbar')).toBeVisible();
  expect(getByText(ALIAS).element().getBoundingClientRect().height).toBeLessThan(24);
  const copy = getByRole('button', { name: 'Kopiraj alias' });
  expect(copy.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  await copy.click();
  await expect.element(getByText('Alias je kopiran.')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ALIAS);

  await getByRole('button', { name: /^Vrsta odlomka/ }).click();
  await expect.element(getByRole('menu')).toBeVisible();
  await expectAccessibleInBoth();
  await userEvent.keyboard('{Escape}');
  const bar = getByRole('toolbar').element();
  const tools = [...bar.querySelectorAll('[data-toolbar-toggle]')].slice(0, 6);
  const names = tools.map((tool) => tool.getAttribute('aria-label') ?? tool.textContent);
  expect(names).toEqual(['Vrsta odlomka: Tekst', 'Podebljano', 'Kurziv', 'Poveznica', 'Slika', 'Popis']);
  const right = Math.max(...tools.map((tool) => tool.getBoundingClientRect().right));
  const last = getByRole('button', { name: 'Preko cijelog zaslona' }).element().getBoundingClientRect().left;
  expect(right).toBeLessThanOrEqual(last);
  const more = bar.querySelector<HTMLElement>('button[data-position="end"]')!;
  const scrolled = bar.querySelector('[role="presentation"]')!;
  expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  more.click();
  await expect.poll(() => scrolled.scrollLeft).toBeGreaterThan(100);
  scrolled.scrollTo(scrolled.scrollWidth, 0);
  await expect.poll(() => getComputedStyle(more).opacity).toBe('0');
});
