import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PostCreateScreen } from './PostCreateScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

async function openFullScreen({ category }: { category?: string } = {}) {
  logInAs('tipfeler');
  const createPost = vi.fn(() => ({ message: 'Članak je dodan', id: 9, alias: 'zlato-u-parizu' }));
  fakeServer({ ...POSTS_SERVER, createPost });
  const screen = await renderScreen(<PostCreateScreen />, { at: '/dodaj-post', path: '/dodaj-post' });
  await expect.poll(() => screen.container.textContent).toMatch('Povijest');
  if (category) await screen.getByRole('combobox', { name: 'Kategorija' }).selectOptions(category);
  await screen.getByRole('button', { name: 'Preko cijelog zaslona' }).click();
  await expect.poll(() => document.querySelector('[data-full-screen]')).not.toBeNull();

  return { ...screen, createPost };
}

test.each([1440, 360])('keeps title, texts and the save bar visible, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const { getByRole, getByText } = await openFullScreen();
  await expect.element(getByRole('textbox', { name: 'Naslov', exact: true })).toBeInViewport();
  await expect.element(getByRole('toolbar')).toBeInViewport();
  await expect.element(getByRole('textbox', { name: 'Uvod' })).toBeInViewport();
  await expect.element(getByRole('button', { name: 'Spremi' })).toBeInViewport();

  await expect.element(getByText('Galerija')).not.toBeVisible();
});

test('accepts typing and saves by Ctrl+S', async () => {
  const { getByRole, createPost } = await openFullScreen({ category: 'Povijest' });
  await getByRole('textbox', { name: 'Naslov', exact: true }).fill('Zlato u Parizu');
  await getByRole('textbox', { name: 'Uvod' }).click();
  await userEvent.keyboard('Uvod u zlato{Control>}s{/Control}');

  await expect.poll(() => createPost.mock.calls.length).toBe(1);
});

test('closes when the user goes to a field that it covers', async () => {
  const { getByRole } = await openFullScreen();
  const category = getByRole('combobox', { name: 'Kategorija' });
  (category.element() as HTMLElement).focus();
  await expect.poll(() => document.querySelector('[data-full-screen]')).toBeNull();
  await expect.element(category).toBeInViewport();

  await expect.element(getByRole('heading', { name: 'Galerija' })).toBeVisible();
});
