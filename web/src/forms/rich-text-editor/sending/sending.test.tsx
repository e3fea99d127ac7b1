import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropOn, makeTransfer, pasteInto } from '#web/testing/drag-files.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { body, button, enterBody, openArticle } from '#web/testing/open-article.tsx';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const BYTES = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));

let host = fakeTransport();
beforeEach(() => {
  host = fakeTransport();
});

const picture = (name: string) => new File([BYTES, crypto.randomUUID()], name, { type: 'image/png' });
const shown = () => [...body().element().querySelectorAll<HTMLImageElement>('img[data-drag-handle]')];

/** Opens an article and pastes files at its end. */
async function pasteFiles(...files: File[]) {
  const article = await openArticle('<p>Prvi</p><p>Drugi</p>', { transport: host.transport });
  await enterBody();
  pasteInto(body().element(), makeTransfer(...files));
  return article;
}

test('a pasted picture is shown at once from the local file, and written when the server has it', async () => {
  const { written, onBodyChange } = await pasteFiles(picture('cilj.png'));
  await expect.poll(() => shown().map(({ src }) => src.slice(0, 5))).toEqual(['blob:']);
  await expect.poll(() => shown()[0]?.naturalWidth).toBe(1);
  expect(host.of('cilj.png').target).toEqual({ folder: 'clanci-slike', kind: 'images' });
  host.of('cilj.png').progress(40);
  await expect.element(page.getByRole('progressbar', { name: 'Napredak: cilj.png' })).toBeVisible();
  await expectAccessible(body().element());
  expect(written() ?? '').not.toContain('<img');
  host.of('cilj.png').save();
  const saved = '<figure><img src="/files/clanci-slike/cilj.png" alt=""></figure>';
  await expect.poll(written).toBe(`<p>Prvi</p><p>Drugi</p>${saved}`);
  expect(onBodyChange.mock.calls.filter(([html]) => /blob:|data:/.test(html))).toEqual([]);
});

test('its fields can be filled while it is sent, and undo never brings the local address back', async () => {
  const { written } = await pasteFiles(picture('cilj.png'));
  await page.getByLabelText('Alternativni tekst').fill('Veslači');
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Alternativni tekst').fill('Veslači na cilju');
  host.of('cilj.png').save();
  await expect.element(button('Zamijeni')).toBeVisible();
  await expect.element(page.getByLabelText('Alternativni tekst')).toHaveValue('Veslači na cilju');
  await userEvent.keyboard('{Enter}');
  const figure = (alt: string) =>
    `<p>Prvi</p><p>Drugi</p><figure><img src="/files/clanci-slike/cilj.png" alt="${alt}"></figure>`;
  await expect.poll(written).toBe(figure('Veslači na cilju'));
  // Quick changes may share a step.
  const undo = button('Poništi');
  await expect
    .poll(async () => {
      if (undo.element().getAttribute('aria-disabled') !== 'true') await undo.click();
      return written();
    })
    .toBe('<p>Prvi</p><p>Drugi</p>');
  await button('Ponovi').click();
  await expect.poll(written).toContain('<img src="/files/clanci-slike/cilj.png"');
});

test('pictures are dropped between the blocks where they fall', async () => {
  const { written } = await openArticle('<p>Prvi</p><p>Drugi</p>', { transport: host.transport });
  const first = body().element().querySelector('p') as HTMLElement;
  dropOn(first, makeTransfer(picture('a.png'), picture('b.png')));
  await expect.poll(() => shown().length).toBe(2);
  for (const name of host.names()) host.of(name).save();
  await expect.poll(written).toMatch(/a\.png.*b\.png/);
  expect(written()).toMatch(/^(<p>Prvi<\/p>)?<figure>.*<\/figure>(<p>Prvi<\/p>)?<p>Drugi<\/p>$/);
});

test('a picture that could not be sent stays with the reason, and is sent again; a cancelled one leaves the text', async () => {
  const { written } = await pasteFiles(picture('cilj.png'));
  for (let tries = 0; tries < 5; tries += 1) host.of('cilj.png').fail(507, 'Nema mjesta.');
  await expect.element(page.getByText('Nema mjesta.', { exact: true })).toBeVisible();
  await button('Pokušaj ponovno: cilj.png').click();
  await expect.element(page.getByRole('progressbar', { name: 'Napredak: cilj.png' })).toBeVisible();
  host.of('cilj.png').save();
  await expect.poll(written).toContain('<img src="/files/clanci-slike/cilj.png"');
  pasteInto(body().element(), makeTransfer(picture('start.png')));
  await button('Odustani: start.png').click();
  await expect.poll(() => shown().length).toBe(1);
  expect(host.of('start.png').acts).toContain('discard');
  expect(written()).not.toContain('start.png');
});

test('a file that is no picture is refused with a sentence', async () => {
  await pasteFiles(new File(['x'], 'pravila.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('U tekst idu samo slike. Nije umetnuto: pravila.pdf.')).toBeVisible();
  expect(host.sent).toEqual([]);
  expect(shown()).toEqual([]);
});

test('pictures inside pasted HTML are sent when it holds their bytes; the others are counted', async () => {
  const { written } = await openArticle('', { transport: host.transport });
  await enterBody();
  const clipboard = makeTransfer();
  const bytes = btoa(atob(PIXEL) + 'x'.repeat(100));
  clipboard.setData(
    'text/html',
    `<p>Prvo <img src="data:image/png;base64,${bytes}" alt="Trg"></p><p>Drugo <img src="file:///C:/a.png"><img src="blob:https://a.example/1"></p>`,
  );
  pasteInto(body().element(), clipboard);
  await expect.element(page.getByText(/^2 slike nisu prenesene iz zalijepljenog teksta\./)).toBeVisible();
  expect(written()).not.toMatch(/data:|blob:|file:/);
  await expect.poll(() => host.sent.length).toBe(1);
  host.sent[0]?.save({ name: 'trg.png', data_name: 'clanci-slike/trg.png' });
  await expect.poll(written).toBe('<p>Prvo <img src="/files/clanci-slike/trg.png" alt="Trg"></p><p>Drugo</p>');
});
