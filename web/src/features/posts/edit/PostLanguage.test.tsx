import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PostCreateScreen } from './PostCreateScreen.tsx';

beforeEach(() => localStorage.clear());

test('the text fields have a language attribute, so that browsers check their spelling', async () => {
  logInAs('tipfeler');
  fakeServer(POSTS_SERVER);
  const { getByRole, getByText } = await renderScreen(<PostCreateScreen />, { at: '/dodaj-post' });
  const fields = ['Naslov', 'Uvod', 'Tekst'].map((name) => getByRole('textbox', { name, exact: true }));
  for (const field of fields) await expect.element(field).toHaveAttribute('lang', 'hr');
  await getByText('Engleski', { exact: true }).click();
  for (const field of fields) await expect.element(field).toHaveAttribute('lang', 'en');
});
