import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/records/make-post.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostScreen } from './PostScreen.tsx';

beforeEach(() => page.viewport(360, 800));

const ALIAS = 'od-cetverca-do-dvojca-bez-kormilara-cetiri-olimpijska-odlicja-martina-i-valenta-sinkovica';

async function openEditor() {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => makePost({ id: 17, title: 'Zlato', alias: ALIAS }) });
  const screen = await renderScreen(<PostScreen />, {
    at: `/post/detalji/${ALIAS}`,
    path: '/post/detalji/:alias',
  });
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  return screen;
}

test('the alias is one line at any length, with a button that copies all of it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByText, getByRole } = await openEditor();
  expect(getByText(ALIAS).element().getBoundingClientRect().height).toBeLessThan(24);
  const copy = getByRole('button', { name: 'Kopiraj alias' });
  expect(copy.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  await copy.click();
  await expect.element(getByText('Alias je kopiran.')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ALIAS);
});

test('the toolbar shows that it scrolls, until its end', async () => {
  const { getByRole } = await openEditor();
  const bar = getByRole('toolbar').element();
  const more = bar.querySelector<HTMLElement>('button[data-position="end"]')!;
  const scrolled = bar.querySelector('[role="presentation"]')!;
  expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  more.click();
  await expect.poll(() => scrolled.scrollLeft).toBeGreaterThan(100);
  scrolled.scrollTo(scrolled.scrollWidth, 0);
  await expect.poll(() => getComputedStyle(more).opacity).toBe('0');
});

test('the tools used most come first in the toolbar, all in view', async () => {
  const { getByRole } = await openEditor();
  const tools = [...getByRole('toolbar').element().querySelectorAll('[data-toolbar-toggle]')].slice(0, 6);
  expect(tools.map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)).toEqual([
    'Vrsta odlomka: Tekst',
    'Podebljano',
    'Kurziv',
    'Poveznica',
    'Slika',
    'Popis',
  ]);
  const right = Math.max(...tools.map((tool) => tool.getBoundingClientRect().right));
  const last = getByRole('button', { name: 'Preko cijelog zaslona' }).element().getBoundingClientRect().left;
  expect(right).toBeLessThanOrEqual(last);
});

test('the buttons of the save bar are clear of the edge of the window', async () => {
  const { getByRole } = await openEditor();
  const button = getByRole('button', { name: 'Objava', exact: true }).element();
  const bar = button.closest('[data-save-bar]')?.getBoundingClientRect();
  expect((bar?.bottom ?? 0) - button.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(10);
});
