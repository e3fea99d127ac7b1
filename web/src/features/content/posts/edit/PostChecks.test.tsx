import type { Post } from '@baklja/contract/features/content/posts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePost } from '#web/testing/records/make-post.ts';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostScreen } from './PostScreen.tsx';

const PICTURE = '/src/app/torch.svg';
const READY: Partial<Post> = {
  introtext: '<p>Zlato.</p>',
  fulltext: '<p>Barbara Matić osvojila je zlato.</p>',
  images: JSON.stringify({ image_intro: PICTURE, image_intro_alt: 'Na tatamiju' }),
};

async function openEditor(fields: Partial<Post>, handlers: Handlers = {}) {
  const post = makePost({ alias: 'zlato', title: 'Zlato u Parizu', ...READY, ...fields });
  const screen = await openScreen(<PostScreen />, {
    role: 'tipfeler',
    at: '/post/detalji/zlato',
    path: '/post/detalji/:alias',
    handlers: { ...POSTS_SERVER, getPost: () => post, ...handlers },
  });
  const section = screen.getByRole('region', { name: 'Prije objave' });
  return { ...screen, section, line: (name: string) => section.getByRole('button', { name }) };
}

test('shows that everything is ready, then a problem, and ready again once it is corrected', async () => {
  const { section, line, getByRole } = await openEditor({});
  await expect.element(section.getByText('Sve je spremno.')).toBeVisible();
  await expectAccessible(section.element());
  const alt = getByRole('textbox', { name: 'Alternativni tekst' });
  await alt.fill('');
  await expect.element(line('1 slika nema alternativni tekst.')).toBeVisible();
  expect(section.getByText('Sve je spremno.').query()).toBeNull();
  await alt.fill('Na tatamiju');
  await expect.element(section.getByText('Sve je spremno.')).toBeVisible();
});

test('leads to each field with a problem', async () => {
  const gallery = JSON.stringify(['Na postolju', ''].map((caption, id) => ({ image: PICTURE, id, caption })));
  const fields = { title: 'a'.repeat(103), introtext: '', gallery };
  const { line, getByRole } = await openEditor(fields);
  await line('Naslov ima 103 znaka; popisi prikazuju oko 90.').click();
  await expect.element(getByRole('textbox', { name: 'Naslov', exact: true })).toHaveFocus();
  await line('Uvod je prazan.').click();
  await expect.element(getByRole('textbox', { name: 'Uvod' })).toHaveFocus();
  await line('1 slika u galeriji nema potpis.').click();
  await expect.element(getByRole('textbox', { name: 'Potpis slike 2' })).toHaveFocus();
});

test('a new article is not ready: the title and the category come first, then the text and the picture', async () => {
  const { getByRole, getByText } = await openScreen(<PostScreen />, {
    role: 'tipfeler',
    handlers: POSTS_SERVER,
    at: '/dodaj-post',
  });
  const section = getByRole('region', { name: 'Prije objave' });
  const lines = () =>
    section
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  const missing = ['Nema naslova.', 'Kategorija nije odabrana.', 'Uvod je prazan.', 'Tekst je prazan.'];
  await expect.poll(lines).toEqual([...missing, 'Nema slike.']);
  await expect.element(section.getByRole('heading', { name: 'Bez ovoga se ne može spremiti' })).toBeVisible();
  await expect.element(getByRole('button', { name: /^Prije objave/ })).toMatchTextContent('2 obavezno, 3 napomene');
  expect(getByText(/sve je spremno/i).query()).toBeNull();
  await expectShownWell();
  await section.getByRole('button', { name: 'Kategorija nije odabrana.' }).click();
  await expect.element(getByRole('combobox', { name: 'Kategorija' })).toHaveFocus();
  await section.getByRole('button', { name: 'Nema slike.' }).click();
  const choice = getByRole('region', { name: 'Slika u popisu' }).getByRole('button', { name: 'Odaberi sliku' });
  await expect.element(choice).toHaveFocus();
});

test.each([
  ['a picture of its own', `<figure><img src="${PICTURE}"><figcaption>Potpis</figcaption></figure>`],
  ['a picture within a line', `<p>Vidi <img src="${PICTURE}" alt=""> ovdje.</p>`],
])('leads to the text alternative of %s in the text', async (_, html) => {
  const { line, getByLabelText } = await openEditor({ fulltext: `<p>Prvo.</p>${html}<p>Drugo.</p>` });
  await line('1 slika nema alternativni tekst.').click();
  // The other one belongs to the picture in lists.
  await expect.element(getByLabelText('Alternativni tekst').first()).toHaveFocus();
});

test('leads to a heading and to a dead link in the text', async () => {
  const fulltext = '<p>Prvo.</p><h4>London</h4><p>Vidi <a href="/page/5/1">stranicu</a>.</p>';
  const { line, getByRole } = await openEditor({ fulltext }, { checkLinks: () => ({ dead: ['/page/5/1'] }) });
  const body = getByRole('textbox', { name: 'Tekst', exact: true });
  const selected = () => document.getSelection()?.toString();
  await line('Prvi je međunaslov Naslov 4, a ne Naslov 2.').click();
  await expect.element(body).toHaveFocus();
  await expect.poll(selected).toBe('London');
  await line('1 poveznica ne vodi nikamo.').click();
  await expect.element(body).toHaveFocus();
  await expect.poll(selected).toBe('stranicu');
});

test('checks each link once; links that could not be checked are reported and checked on retry', async () => {
  let isDown = true;
  const checkLinks = vi.fn<NonNullable<Handlers['checkLinks']>>(() =>
    isDown ? breakConnection() : { dead: ['/page/7/1'] },
  );
  const fulltext = '<p><a href="/page/7/1">A</a> <a href="/files/a.pdf">B</a> <a href="/page/7/1">C</a></p>';
  const { section, line } = await openEditor({ fulltext }, { checkLinks });
  await expect.element(section.getByText('Poveznice nisu provjerene.')).toBeVisible();
  await expectAccessible(section.element());
  expect(section.getByText('Sve je spremno.').query()).toBeNull();
  isDown = false;
  checkLinks.mockClear();
  await line('Pokušaj ponovno').click();
  await expect.element(line('2 poveznice ne vode nikamo.')).toBeVisible();
  expect(checkLinks.mock.calls).toEqual([[{ body: { links: ['/files/a.pdf', '/page/7/1'] } }]]);
});

test('does not block publishing', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => {
    return { message: 'Članak je spremljen', version: 2, modified: '2026-11-21T13:32:00.000Z' };
  });
  const { line, getByRole, getByText } = await openEditor({ introtext: '', state: 0 }, { updatePost });
  await expect.element(line('Uvod je prazan.')).toBeVisible();
  await getByText('Objavljeno', { exact: true }).click();
  await getByRole('button', { name: 'Spremi' }).click();
  await expect.poll(() => updatePost.mock.lastCall?.[0].body).toMatchObject({ state: 1 });
});

test('on a phone the sheet closes when the field is behind it', async () => {
  await page.viewport(360, 780);
  const fields = { introtext: '', images: JSON.stringify({ image_intro: PICTURE }) };
  const { line, getByRole } = await openEditor(fields);
  const open = getByRole('button', { name: 'Objava' });
  await open.click();
  await line('1 slika nema alternativni tekst.').click();
  await expect.element(getByRole('textbox', { name: 'Alternativni tekst' })).toHaveFocus();
  await expect.element(open).toHaveAttribute('aria-expanded', 'true');
  await line('Uvod je prazan.').click();
  await expect.element(getByRole('textbox', { name: 'Uvod' })).toHaveFocus();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
});
