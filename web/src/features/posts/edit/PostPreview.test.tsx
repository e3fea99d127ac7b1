import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeServer } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PostCreateScreen } from './PostCreateScreen.tsx';
import { PostEditScreen } from './PostEditScreen.tsx';

beforeEach(() => localStorage.clear());

const POST = makePost({
  id: 17,
  title: 'Zlato u Parizu',
  alias: 'zlato',
  language: 'en-GB',
  images: '{"image_fulltext":"/files/clanci-slike/zlato.jpg"}',
});

test('the preview of a post shows unsaved text, the date of the post, and its links', async () => {
  const previewPost = vi.fn((_: { body: object }) => ({ html: '<h1>Zlato</h1>' }));
  const listPreviewLinks = vi.fn(() => []);
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => POST, previewPost, listPreviewLinks });
  const at = { at: '/post/detalji/zlato', path: '/post/detalji/:alias' };
  const { getByRole, getByText, getByTitle, getByLabelText } = await renderScreen(<PostEditScreen />, at);
  await getByLabelText('Tekst', { exact: true }).click();
  await userEvent.keyboard('Dopisano. ');
  await getByRole('button', { name: 'Pregled', exact: true }).click();
  await expect.element(getByTitle('Pregled članka: Zlato u Parizu')).toBeVisible();
  await expect.element(getByText('Prikazano je ono što je upisano, i prije spremanja.')).toBeVisible();
  expect(previewPost.mock.lastCall?.[0].body).toEqual({
    title: 'Zlato u Parizu',
    language: 'en-GB',
    introtext: POST.introtext,
    fulltext: expect.stringContaining('Dopisano. '),
    images: POST.images,
    gallery: POST.gallery,
    created: POST.created,
  });
  expect(listPreviewLinks).toHaveBeenCalledWith({ params: { kind: 'post', id: 17 } });
});

test('the preview of a new post has no date and no links yet', async () => {
  const previewPost = vi.fn((_: { body: object }) => ({ html: '<h1>Novi</h1>' }));
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, previewPost });
  const { getByRole, getByText, getByTitle } = await renderScreen(<PostCreateScreen />, { at: '/dodaj-post' });
  await getByRole('textbox', { name: 'Naslov', exact: true }).fill('Novi članak');
  await getByRole('button', { name: 'Pregled', exact: true }).click();
  await expect.element(getByTitle('Pregled članka: Novi članak')).toBeVisible();
  await expect.element(getByText('Poveznica se može napraviti kad se članak spremi.')).toBeVisible();
  const body = previewPost.mock.lastCall?.[0].body;
  expect(body).toMatchObject({ title: 'Novi članak', language: 'hr-HR', images: '{}', gallery: '[]' });
  expect(body).not.toHaveProperty('created');
});
