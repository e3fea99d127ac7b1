import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostScreen } from './PostScreen.tsx';

test('the full screen keeps title, texts and the save bar visible, and closes for a field that it covers', async () => {
  logInAs('tipfeler');
  fakeServer(POSTS_SERVER);
  const { getByRole, getByText, container } = await renderScreen(<PostScreen />, { at: '/dodaj-post' });
  await expect.poll(() => container.textContent).toMatch('Povijest');
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
