import type { Page } from '@baklja/contract/features/content/pages';
import type { SearchHit } from '@baklja/contract/features/site/search';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';
import { makePage, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { PageScreen } from './PageScreen.tsx';

const LINKS = [
  { title: 'Prva', link: '/page/1/1' },
  { title: 'Druga', link: '/page/2/1' },
  { title: 'Treća', link: '/page/3/1' },
];
const ENTRIES = [
  { title: 'Tko?', data: '<p>Svi klubovi.</p>' },
  { title: 'Kada?', data: '<p>U prosincu.</p>' },
];
const PICTURES = [{ image: 'a.jpg', caption: 'A' }, { image: 'a.jpg' }, { image: 'c.jpg', caption: 'C' }];
const PAGE = makePage({
  id: 17,
  title: 'Natječaj',
  show_buttons: 1,
  show_accordion: 1,
  show_gallery: 1,
  accordion: JSON.stringify(ENTRIES),
  gallery: JSON.stringify(PICTURES),
  gallery_captions: '["A","B","C"]',
});

const HITS: SearchHit[] = [
  { kind: 'page', id: 111, title: 'Natječaj', key: '111', language: 'hr-HR' },
  { kind: 'file', id: 7, title: 'natječaj.pdf', key: 'dokumenti/natječaj.pdf' },
];
const FILE = makeFile({ id: 7, path: 'dokumenti/pravilnik.pdf', type: 'other', media_type: 'application/pdf' });

const openPage = (handlers: Handlers) =>
  openScreen(<PageScreen />, {
    role: 'tipfeler',
    at: '/stranice/17',
    path: '/stranice/:id',
    handlers: { ...PAGES_SERVER, ...handlers },
  });

async function openEditor(buttons = LINKS, handlers: Handlers = {}) {
  const updatePage = vi.fn<NonNullable<Handlers['updatePage']>>(() => {
    return { message: 'Spremljeno', version: 2, modified_time: '2026-11-21T13:32:00.000Z' };
  });
  const searchEverything = () => ({ hits: HITS });
  const getPage = () => [{ ...PAGE, buttons: JSON.stringify(buttons) }];
  const screen = await openPage({ getPage, updatePage, searchEverything, ...handlers });
  await expect.element(screen.getByRole('group', { name: `Poveznica ${buttons.length}` })).toBeVisible();
  const save = async () => {
    await screen.getByRole('button', { name: 'Spremi' }).click();
    await expect.poll(() => updatePage.mock.calls.length).toBe(1);
    return updatePage.mock.lastCall?.[0].body;
  };
  const row = (place: number) => screen.getByRole('group', { name: `Poveznica ${place}` });
  const savedLinks = async () => JSON.parse((await save())?.buttons ?? '');
  return { ...screen, updatePage, save, row, savedLinks };
}

test('links can be changed, reordered, deleted and added before the page is saved', async () => {
  const { getByRole, savedLinks } = await openEditor();
  const second = getByRole('group', { name: 'Poveznica 2' });
  await second.getByLabelText('Tekst poveznice').fill('Nova druga');
  await second.getByRole('button', { name: 'Pomakni poveznicu 2 gore' }).click();
  await getByRole('button', { name: 'Ukloni poveznicu 3' }).click();
  await expect.element(getByRole('button', { name: 'Dodaj poveznicu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}Ured');
  await getByRole('group', { name: 'Poveznica 3' }).getByLabelText('Adresa').fill('ured@hoo.hr');
  expect(await savedLinks()).toEqual([
    { title: 'Nova druga', link: '/page/2/1' },
    { title: 'Prva', link: '/page/1/1' },
    { title: 'Ured', link: 'mailto:ured@hoo.hr' },
  ]);
});

test('a harmful address and an entry without a title are rejected, and the summary leads to them', async () => {
  const { getByRole, getByLabelText, updatePage } = await openEditor();
  const title = getByRole('group', { name: 'Odjeljak 1' }).getByLabelText('Naslov odjeljka');
  await getByRole('group', { name: 'Odjeljak 2' }).getByRole('button', { name: 'Uredi tekst' }).click();
  await expect.element(getByLabelText('Tekst odjeljka')).toBeVisible();
  await title.fill('');
  const address = getByRole('group', { name: 'Poveznica 2' }).getByLabelText('Adresa');
  await address.fill('javascript:alert(1)');
  await getByRole('button', { name: 'Spremi' }).click();
  const alert = getByRole('alert').filter({ hasText: 'Ispravite:' });
  await expectShownWell();
  await alert.getByRole('button', { name: 'poveznica 2, adresa' }).click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await alert.getByRole('button', { name: 'odjeljak 1' }).click();
  await expect.element(title).toHaveFocus();
  expect(updatePage).not.toHaveBeenCalled();
  await title.fill('Tko?');
  await address.fill('www.hoo.hr');
  await userEvent.keyboard('{Tab}');
  await expect.element(address).toHaveValue('https://www.hoo.hr');
  await expect.element(alert).not.toBeInTheDocument();
});

test('entries can be edited in place, reordered, added and deleted before the page is saved', async () => {
  const { getByRole, getByLabelText, getByText, save } = await openEditor();
  await expect.element(getByText('Svi klubovi.')).toBeVisible();
  await getByRole('group', { name: 'Odjeljak 2' }).getByRole('button', { name: 'Uredi tekst' }).click();
  const text = getByLabelText('Tekst odjeljka');
  await expect.element(text).toHaveTextContent('U prosincu.');
  await text.fill('U siječnju.');
  await getByRole('group', { name: 'Odjeljak 2' }).getByLabelText('Naslov odjeljka').fill('Do kada?');
  await getByRole('button', { name: 'Pomakni odjeljak 2 gore' }).click();
  await expect.element(getByRole('group', { name: 'Odjeljak 1' }).getByLabelText('Tekst odjeljka')).toBeVisible();
  await getByRole('button', { name: 'Ukloni odjeljak 2' }).click();
  await getByRole('button', { name: 'Dodaj odjeljak' }).click();
  await userEvent.keyboard('Gdje?');
  expect((await save())?.accordion).toBe(
    '[{"title":"Do kada?","data":"<p>U siječnju.</p>"},{"title":"Gdje?","data":""}]',
  );
});

test('pictures keep their captions when reordered, even the same one twice; a part that is off keeps its content', async () => {
  const { getByRole, getByLabelText, getByText, save } = await openEditor();
  await getByLabelText('Potpis slike 2').fill('B, drugi put');
  await getByRole('button', { name: 'Pomakni sliku 2 udesno' }).click();
  await getByRole('button', { name: 'Ukloni sliku 1' }).click();
  await expect.element(getByRole('button', { name: 'Dodaj slike' })).toHaveFocus();
  await getByRole('switch', { name: 'Padajući odjeljci' }).click();
  await expect.element(getByRole('button', { name: 'Dodaj odjeljak' })).not.toBeInTheDocument();
  await expect.element(getByText('Isključeno. Ostaje sačuvano: 2 odjeljka.')).toBeVisible();
  expect(await save()).toMatchObject({
    gallery: '[{"image":"c.jpg","caption":"C"},{"image":"a.jpg","caption":"B, drugi put"}]',
    gallery_captions: '["C","B, drugi put"]',
    show_accordion: 0,
    accordion: JSON.stringify(ENTRIES),
  });
});

test('a link finds its page by words, or takes a file of the library, and their title when it has none', async () => {
  const { row, savedLinks, getByRole } = await openEditor([LINKS[0]!, { title: '', link: '' }], {
    listFolders: () => makeFolders([]),
    listFiles: () => ({ files: [FILE], total: 1, numPages: 1 }),
  });
  await row(2).getByRole('combobox', { name: 'Adresa' }).fill('natjecaj');
  await expect.element(getByRole('option').first()).toMatchTextContent('NatječajStranica, hrvatski, ID 111');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await row(1).getByRole('combobox', { name: 'Adresa' }).fill('natjecaj');
  await getByRole('option').nth(1).click();
  await getByRole('button', { name: 'Dodaj poveznicu' }).click();
  await row(3).getByRole('button', { name: 'Odaberi datoteku' }).click();
  const dialog = getByRole('dialog', { name: 'Odaberite datoteku' });
  await dialog.getByRole('button', { name: /pravilnik\.pdf/ }).click();
  expect(await savedLinks()).toEqual([
    { title: 'Prva', link: '/files/dokumenti/natje%C4%8Daj.pdf' },
    { title: 'Natječaj', link: '/page/111/1' },
    { title: 'pravilnik.pdf', link: '/files/dokumenti/pravilnik.pdf' },
  ]);
});

const PICTURE = '/src/app/torch.svg';
const PARTS: Partial<Page> = {
  image: JSON.stringify({ url: PICTURE, caption: '' }),
  gallery: JSON.stringify([{ image: PICTURE, caption: '' }]),
  buttons: JSON.stringify([{ title: 'Natječaj', link: '/page/9/1' }]),
  accordion: JSON.stringify([{ title: 'Prijave', data: '<h2>A</h2><h5>B</h5><p><a href="/page/8/1">C</a></p>' }]),
};

async function openChecks(fields: Partial<Page>) {
  const checkLinks = vi.fn<NonNullable<Handlers['checkLinks']>>(({ body }) => ({ dead: body.links }));
  const getPage = () => [makePage({ id: 17, ...PARTS, ...fields })];
  const screen = await openPage({ getPage, checkLinks });
  const section = screen.getByRole('region', { name: 'Prije objave' });
  return { ...screen, section, checkLinks, line: (name: string) => section.getByRole('button', { name }) };
}

test('the checks cover a page with its parts, and each line leads to its field', async () => {
  const { line, checkLinks, getByRole } = await openChecks({ show_gallery: 1, show_buttons: 1, show_accordion: 1 });
  await line('2 poveznice ne vode nikamo.').click();
  expect(checkLinks.mock.lastCall).toEqual([{ body: { links: ['/page/8/1', '/page/9/1'] } }]);
  const entry = getByRole('textbox', { name: 'Naslov odjeljka' });
  await expect.element(entry).toHaveFocus();
  await line('Slika stranice nema potpis.').click();
  await expect.element(getByRole('textbox', { name: 'Potpis', exact: true })).toHaveFocus();
  await line('Iza Naslova 2 odmah dolazi Naslov 5.').click();
  await expect.element(entry).toHaveFocus();
  await line('1 slika u galeriji nema potpis.').click();
  await expect.element(getByRole('textbox', { name: 'Potpis slike 1' })).toHaveFocus();
});

test('a page without a title, with an unfinished link and without a text is not ready', async () => {
  const buttons = JSON.stringify([{ title: '', link: '/page/9/1' }]);
  const { section, line, getByRole } = await openChecks({ title: ' ', description: '', accordion: '[]', buttons });
  await expect.element(line('Nema naslova.')).toBeVisible();
  await expect.element(line('Tekst je prazan.')).toBeVisible();
  expect(section.getByRole('listitem').elements()[1]?.textContent).toBe('Upišite tekst poveznice.');
  await expect.element(getByRole('button', { name: /^Prije objave/ })).toMatchTextContent('2 obavezno, 2 napomene');
  expect(section.getByText('Sve je spremno.').query()).toBeNull();
});

test('the check of a dead link below the page leads to its field', async () => {
  const { line, getByRole } = await openChecks({ show_buttons: 1 });
  await line('1 poveznica ne vodi nikamo.').click();
  await expect.poll(() => document.activeElement?.id).toBe('page-buttons-link-0');
  await expect.element(getByRole('combobox', { name: 'Adresa' })).toHaveFocus();
});

test('the checks skip parts that are switched off; a page without a picture is advised to have one, as an article is', async () => {
  const { section, checkLinks, getByRole } = await openChecks({ image: '{"url":"/files/a.jpg","caption":"Klub"}' });
  await expect.element(section.getByText('Sve je spremno.')).toBeVisible();
  expect(checkLinks).not.toHaveBeenCalled();
  await getByRole('region', { name: 'Slika', exact: true }).getByRole('button', { name: 'Ukloni' }).click();
  await section.getByRole('button', { name: 'Nema slike.' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('page-image-choice');
});
