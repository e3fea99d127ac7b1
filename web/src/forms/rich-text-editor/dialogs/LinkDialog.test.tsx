import type { SearchHit } from '@baklja/contract/features/site/search';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { FilePickerProvider, type PickFile } from '#web/media/picker/file-picker.ts';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { enterBody } from '#web/testing/open-article.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import { ArticleEditor } from '../RichTextEditor.stories.tsx';

const HITS: SearchHit[] = [
  { kind: 'post', id: 9, title: 'Natječaj je otvoren', key: 'natjecaj-je-otvoren', language: 'hr-HR' },
  { kind: 'page', id: 111, title: 'Natječaj', key: '111', language: 'hr-HR' },
  { kind: 'page', id: 112, title: 'Natječaj', key: '112', language: 'en-GB' },
  { kind: 'file', id: 7, title: 'natječaj 2027.pdf', key: 'dokumenti/2026/natječaj 2027.pdf' },
];

type Search = NonNullable<Handlers['searchEverything']>;

/** The dialog of links over a text; with `all`, the whole text is selected, else the cursor is at its end. */
async function open(options: { search?: Search; all?: boolean; pickFile?: PickFile } = {}) {
  const searchEverything = vi.fn<Search>(options.search ?? (() => ({ hits: HITS })));
  fakeServer({ searchEverything });
  const onBodyChange = vi.fn<(html: string) => void>();
  await renderScreen(
    <FilePickerProvider value={options.pickFile}>
      <ArticleEditor body="<p>Riječ</p>" onBodyChange={onBodyChange} />
    </FilePickerProvider>,
  );
  await enterBody(options.all ? '{Control>}a{/Control}' : undefined);
  await page.getByRole('button', { name: 'Poveznica', exact: true }).click();
  const address = page.getByRole('combobox', { name: 'Adresa' });
  await expect.element(address).toHaveFocus();
  const written = () => {
    flushPendingInput();
    return onBodyChange.mock.lastCall?.[0];
  };
  return { searchEverything, address, written };
}

const targets = () => page.getByRole('option');
const textsOf = () =>
  targets()
    .elements()
    .map(({ textContent }) => textContent);
const save = () => page.getByRole('button', { name: 'Spremi poveznicu' }).click();

test('pages and files are found by words, namesakes are distinguishable, and posts are not offered', async () => {
  const { address, searchEverything } = await open({ pickFile: async () => undefined });
  await address.fill('natjecaj');
  await expect
    .poll(textsOf)
    .toEqual([
      'NatječajStranica, hrvatski, ID 111',
      'NatječajStranica, engleski, ID 112',
      'natječaj 2027.pdfDatoteka, dokumenti/2026',
    ]);
  expect(searchEverything.mock.lastCall?.[0]).toEqual({ query: { text: 'natjecaj' } });
  await expect.element(address).toHaveAttribute('aria-expanded', 'true');
  await expectFocusSeen();
  await userEvent.keyboard('{ArrowDown}');
  await expectAccessibleEverywhere();
});

test.each([
  ['{ArrowDown}{ArrowDown}{Enter}', '<a href="/page/112/1">Natječaj</a>'],
  ['{ArrowUp}{Enter}', '<a href="/files/dokumenti/2026/natje%C4%8Daj%202027.pdf">natječaj 2027.pdf</a>'],
])('%s chooses, and without a selection the title becomes the text of the link', async (keys, link) => {
  const { address, written } = await open();
  await address.fill('natjecaj');
  await expect.poll(() => targets().elements().length).toBe(3);
  await userEvent.keyboard(keys);
  await expect.element(targets().first()).not.toBeInTheDocument();
  await expect.element(address).toHaveFocus();
  await save();
  await expect.poll(written).toBe(`<p>Riječ${link}</p>`);
});

test('a click chooses, and selected words stay the text of the link', async () => {
  const { address, written } = await open({ all: true });
  await address.fill('natjecaj');
  await targets().nth(1).click();
  await expect.element(address).toHaveValue('/page/112/1');
  await save();
  await expect.poll(written).toBe('<p><a href="/page/112/1">Riječ</a></p>');
});

test('another choice brings its own title, a file of the library too, but never replaces typed words', async () => {
  const pickFile = async () => ({ address: '/files/dokumenti/pravilnik.pdf', title: 'pravilnik.pdf' });
  const { address, written } = await open({ pickFile });
  const shown = page.getByLabelText('Tekst poveznice');
  await address.fill('natjecaj');
  await targets().first().click();
  await address.fill('natjecaj');
  await targets().nth(2).click();
  await expect.element(shown).toHaveValue('natječaj 2027.pdf');
  await page.getByRole('button', { name: 'Odaberi datoteku' }).click();
  await expect.element(shown).toHaveValue('pravilnik.pdf');
  await expect.element(address).toHaveValue('/files/dokumenti/pravilnik.pdf');
  await shown.fill('tekst natječaja');
  await address.fill('natjecaj');
  await targets().first().click();
  await expect.element(address).toHaveValue('/page/111/1');
  await save();
  await expect.poll(written).toBe('<p>Riječ<a href="/page/111/1">tekst natječaja</a></p>');
});

test('Escape closes the list first, then the dialog', async () => {
  const { address } = await open();
  await address.fill('natjecaj');
  await expect.poll(() => targets().elements().length).toBe(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(targets().first()).not.toBeInTheDocument();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue('natjecaj');
  await userEvent.keyboard('{Escape}');
  await expect.element(address).not.toBeInTheDocument();
});

test('words without a chosen target are not an address; a typed one is completed, and no search starts', async () => {
  const { address, written, searchEverything } = await open({ all: true, search: () => ({ hits: [] }) });
  await address.fill('qqq www');
  await expect.element(page.getByText('Nijedna stranica ni datoteka ne sadrži „qqq www”.')).toBeVisible();
  await expectAccessible();
  await save();
  await expect.element(page.getByText('Ovo nije adresa.', { exact: false })).toBeVisible();
  expect(written()).toBeUndefined();
  await address.fill('www.hoo.hr');
  await userEvent.keyboard('{Enter}');
  await expect.poll(written).toBe('<p><a href="https://www.hoo.hr">Riječ</a></p>');
  expect(searchEverything).toHaveBeenCalledTimes(1);
});

test('a failed search is reported, and can be tried again', async () => {
  let isBroken = true;
  const { address } = await open({ search: () => (isBroken ? breakConnection() : { hits: HITS }) });
  await address.fill('natjecaj');
  const alert = page.getByRole('alert').filter({ hasText: 'Stranice i datoteke nisu pretražene.' });
  await expect.element(alert).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  (address.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => targets().elements().length).toBe(3);
});
