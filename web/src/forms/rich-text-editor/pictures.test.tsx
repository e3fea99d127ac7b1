import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { body, button, enterBody, openArticle } from '#web/testing/open-article.tsx';
import type { PickImage } from './dialogs/use-picture-choice.tsx';

const JEDRILICA = { src: '/files/clanci-slike/b.jpg', alt: 'Jedrilica', caption: 'Kod Hvara. Foto: A. Autor' };
const JEDRILICA_HTML =
  '<figure><img src="/files/clanci-slike/b.jpg" alt="Jedrilica"><figcaption>Kod Hvara. Foto: A. Autor</figcaption></figure>';

const FIGURE =
  '<figure class="wide"><a href="/files/a.jpg"><img src="/files/a.jpg" alt="Dvojac" title="Dvojac" width="600" height="400"></a>' +
  '<figcaption>Dvojac na <em>pariće</em>. Foto: Baklja</figcaption></figure>';

/** Chooses the first picture of the text. */
const choosePicture = () => userEvent.click(body().element().querySelector('img') as HTMLElement);

it('inserts a picture by its address, and its text alternative is typed below it', async () => {
  const { written } = await openArticle('<p>Riječ</p>');
  await enterBody();
  await button('Slika').click();
  await page.getByLabelText('Adresa slike').fill('/files/images/a.jpg');
  await page.getByRole('button', { name: 'Umetni sliku' }).click();
  await expect.poll(written).toBe('<p>Riječ</p><figure><img src="/files/images/a.jpg" alt=""></figure>');
  await page.getByLabelText('Alternativni tekst').fill('Veslači');
  await userEvent.keyboard('{Enter}');
  await expect.poll(written).toBe('<p>Riječ</p><figure><img src="/files/images/a.jpg" alt="Veslači"></figure>');
});

it('shows a box with an icon, which can be chosen, for a picture that does not load', async () => {
  await openArticle('<p>a <img src="/files/images/a.svg"> b</p><figure><img src="/files/images/b.svg"></figure>');
  const pictures = () => [...body().element().querySelectorAll('img')];
  await expect.poll(() => pictures().map((picture) => picture.offsetWidth)).toEqual([48, 240]);
  expect(pictures().every((picture) => getComputedStyle(picture).backgroundImage.startsWith('url('))).toBe(true);
  await choosePicture();
  await expect.element(page.getByLabelText('Alternativni tekst')).toBeVisible();
});

it('inserts the picture of the picker with its texts, or an address where the picker leads to it', async () => {
  const pickImage = vi.fn<PickImage>(async () => JEDRILICA);
  const { written } = await openArticle('', { pickImage });
  await enterBody();
  await button('Slika').click();
  await expect.poll(written).toBe(JEDRILICA_HTML);
  expect(pickImage.mock.lastCall?.[0]).toMatchObject({ title: 'Slika u tekstu', submit: 'Umetni sliku' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(written).toBe('');
  pickImage.mockImplementation(async ({ onAddress }) => {
    onAddress?.();
    return undefined;
  });
  await button('Slika').click();
  await page.getByLabelText('Adresa slike').fill('/files/images/a.jpg');
  await page.getByLabelText('Potpis').fill('Na cilju');
  await page.getByRole('button', { name: 'Umetni sliku' }).click();
  const figure = '<figure><img src="/files/images/a.jpg" alt=""><figcaption>Na cilju</figcaption></figure>';
  await expect.poll(written).toBe(figure);
});

const REPLACED =
  '<figure class="wide"><a href="/files/clanci-slike/b.jpg"><img src="/files/clanci-slike/b.jpg" alt="Jedrilica" width="600"></a>' +
  '<figcaption>Kod Hvara. Foto: A. Autor</figcaption></figure>';

it('replaces a picture with its texts in one step; a caption that was kept on purpose keeps its formatting', async () => {
  const pickImage = vi.fn<PickImage>(async () => JEDRILICA);
  const { written } = await openArticle(FIGURE, { pickImage });
  await choosePicture();
  await button('Zamijeni').click();
  await expect.poll(written).toBe(REPLACED);
  expect(pickImage.mock.lastCall?.[0]).toMatchObject({
    current: { src: '/files/a.jpg', alt: 'Dvojac', caption: 'Dvojac na pariće. Foto: Baklja' },
  });
  await expect.element(button('Zamijeni')).toBeVisible();
  await button('Poništi').click();
  await expect.poll(written).toBe(FIGURE);
  pickImage.mockImplementation(async ({ current }) => ({ ...JEDRILICA, caption: current?.caption ?? '' }));
  await choosePicture();
  await button('Zamijeni').click();
  await expect.poll(written).toContain('<figcaption>Dvojac na <em>pariće</em>. Foto: Baklja</figcaption>');
});

it('a picture within a line gets a text alternative, another picture with its own, and is removed', async () => {
  const pickImage = vi.fn<PickImage>(async () => JEDRILICA);
  const image = '<img style="float: left" src="/files/a.jpg"';
  const { written } = await openArticle(`<p>a <a href="/files/a.jpg">${image} srcset="/files/a.jpg 2x" /></a> b</p>`, {
    pickImage,
  });
  await choosePicture();
  await page.getByLabelText('Alternativni tekst').fill('Veslači');
  await userEvent.keyboard('{Enter}');
  const described = `<p>a <a href="/files/a.jpg">${image} srcset="/files/a.jpg 2x" alt="Veslači"></a> b</p>`;
  await expect.poll(written).toBe(described);
  expect(body().element().querySelector('.ProseMirror-selectednode, [data-chosen]')).not.toBeNull();
  await button('Zamijeni').click();
  const replaced = '<img src="/files/clanci-slike/b.jpg" alt="Jedrilica" style="float: left">';
  await expect.poll(written).toBe(`<p>a <a href="/files/clanci-slike/b.jpg">${replaced}</a> b</p>`);
  expect(pickImage.mock.lastCall?.[0]).toMatchObject({ has: { alt: true, caption: false } });
  await page.getByRole('button', { name: 'Ukloni sliku' }).click();
  await expect.poll(written).toBe('<p>a  b</p>');
});

it('a typed address keeps texts of the former picture only on purpose', async () => {
  const { written } = await openArticle(FIGURE);
  await choosePicture();
  await button('Zamijeni').click();
  const dialog = page.getByRole('dialog', { name: 'Zamijeni sliku' });
  await dialog.getByLabelText('Adresa slike').fill('/files/c.jpg');
  await expect.element(dialog.getByText('Dvojac na pariće. Foto: Baklja')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zadrži stari alternativni tekst' }).click();
  await dialog.getByRole('button', { name: 'Zamijeni' }).click();
  const kept = '<a href="/files/c.jpg"><img src="/files/c.jpg" alt="Dvojac" width="600"></a><figcaption></figcaption>';
  await expect.poll(written).toBe(`<figure class="wide">${kept}</figure>`);
});
