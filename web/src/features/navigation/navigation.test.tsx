import type { ManagedSection } from '@baklja/contract/features/navigation';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFolder } from '#web/testing/records/make-documents.ts';
import { MENU } from '#web/testing/records/make-menu.ts';
import { makePage } from '#web/testing/records/make-page.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { NavigationScreen } from './NavigationScreen.tsx';

const SAVED = { message: 'Stavka je spremljena', version: 2, modified: '2026-11-21T13:32:00.000Z' };

async function open(handlers: Handlers = {}, at = '/navigacija') {
  const server = { menu: MENU as ManagedSection[] };
  const itemOf = (id: number) => server.menu.flatMap(({ managed_items }) => managed_items).find((one) => one.id === id);
  const usual: Handlers = {
    listNavigation: () => server.menu,
    getMenuItem: ({ params }) => itemOf(params.id) ?? refuse(404, { message: 'Nema je.', code: 'not-found' }),
    getMenuSection: ({ params }) => server.menu.find(({ id }) => id === params.id) as ManagedSection,
    listPages: ({ params }) =>
      params.language === 'hr-HR'
        ? [makePage({ id: 219, title: 'Članice i sportski savezi' }), makePage({ id: 7, title: 'Povijest' })]
        : [],
    listManagedFolders: ({ params }) => (params.lng === 'hrv' ? [makeFolder({ id: 9, title: 'Izvješća' })] : []),
  };
  const screen = await openScreen(<NavigationScreen />, {
    role: 'superadmin',
    handlers: { ...usual, ...handlers },
    at,
  });
  await expect.element(screen.getByRole('heading', { name: 'O nama' })).toBeVisible();
  const { getByRole } = screen;
  return {
    ...screen,
    server,
    section: (name: string) => getByRole('region', { name, exact: true }),
    handle: (title: string) => getByRole('button', { name: new RegExp(`^Premjesti: ${title},`) }),
    edit: (title: string) => getByRole('link', { name: `Uredi: ${title}` }),
    preview: getByRole('complementary', { name: 'Tako izgleda na mobitelu' }),
    save: getByRole('button', { name: 'Spremi', exact: true }),
  };
}

/** The menu in the order that was sent. */
function reorder(sent: readonly { id: number; items: readonly number[] }[]): ManagedSection[] {
  const items = MENU.flatMap(({ managed_items }) => managed_items);
  return MENU.map((section) => {
    const order = sent.find(({ id }) => id === section.id)?.items;
    return order
      ? { ...section, managed_items: order.flatMap((id) => items.find((item) => item.id === id) ?? []) }
      : section;
  });
}

test.each([
  ['stavka', 'Ta stavka ne postoji. Možda je izbrisana ili adresa nije točno upisana.'],
  ['sekcija', 'Ta sekcija ne postoji. Možda je izbrisana ili adresa nije točno upisana.'],
])('an address of a %s that is not there says so', async (param, words) => {
  const { getByText } = await open({}, `/navigacija?${param}=999`);
  await expect.element(getByText(words)).toBeVisible();
});

test('lists the sections with their items, without those of the site, and counts what leads nowhere', async () => {
  const { section, getByText, getByRole, preview } = await open();
  await expect.element(getByText('3 sekcije, 5 stavki')).toBeVisible();
  expect(section('Kontakti').query()).toBeNull();
  await expect.element(section('O nama')).toMatchTextContent('Članice saveza stranica je izbrisana');
  await expect.element(section('Sport')).toMatchTextContent('primjer.example/kalendar');
  const empty = 'Nema stavki, pa se „Mladi” ne vidi na webu.';
  await expect.element(section('Mladi')).toMatchTextContent(`${empty} Dovucite stavku ovamo ili dodajte poveznicu.`);
  await expect.element(preview).toMatchTextContent('Dokumenti, Kontakti i Pretraži dodaje web; ovdje se ne uređuju.');
  await expect.element(preview.getByRole('button', { name: 'Mladi' })).not.toBeInTheDocument();
  await expectShownWell();
  await page.viewport(360, 780);
  await expect.element(section('Mladi')).toMatchTextContent(`${empty} Dodajte poveznicu.`);
  await getByRole('button', { name: '2 poveznice ne vode nikamo' }).click();
  await expect.element(section('O nama')).not.toMatchTextContent('Povijest');
  await expect.element(section('Sport')).toMatchTextContent('stipendije.pdf datoteke više nema');
  await expect.element(getByText('Dok je popis sužen, redoslijed se ne mijenja.')).toBeVisible();
});

test('the search finds an item by its name or by what it leads to', async () => {
  const { section, getByRole, getByText } = await open();
  await getByRole('textbox', { name: 'Stavka ili stranica' }).fill('zakoni');
  await expect.element(section('Sport')).not.toBeInTheDocument();
  await expect.element(section('O nama')).toMatchTextContent('Statut i pravilnici');
  await expect.element(section('O nama')).not.toMatchTextContent('Povijest');
  await getByRole('textbox', { name: 'Stavka ili stranica' }).fill('zzz');
  await expect.element(getByText('Nijedna stavka ne odgovara.')).toBeVisible();
});

test('a shared address opens an item, and a dead one says what was there and offers the bin', async () => {
  const { getByRole, getByText } = await open({}, '/navigacija?stavka=12');
  await expect.element(getByRole('textbox', { name: 'Naziv' })).toHaveFocus();
  await expect
    .element(getByText(/koje više nema: stranica „Članice saveza” izbrisana je 19-11-2026 i može se/))
    .toBeVisible();
  await expect.element(getByRole('link', { name: 'vratiti iz koša' })).toHaveAttribute('href', '/kos?vrsta=stranica');
});

test('the preview opens the section of the open item', async () => {
  const { edit, preview } = await open();
  await expect.element(preview.getByText('Povijest')).toBeVisible();
  await edit('Kalendar').click();
  await expect.element(preview.getByText('Kalendar')).toBeVisible();
  await expect.element(preview.getByText('Povijest')).not.toBeInTheDocument();
});

test('a dead link is corrected with the keyboard, and the preview changes while typing', async () => {
  const updateMenuItem = vi.fn<NonNullable<Handlers['updateMenuItem']>>(() => SAVED);
  const { getByRole, preview, edit } = await open({ updateMenuItem });
  await edit('Članice').click();
  await getByRole('textbox', { name: 'Naziv' }).fill('Naše članice');
  await expect.element(preview.getByText('Naše članice')).toBeVisible();
  await expect.element(preview).toMatchTextContent('Naše članice, ne vodi nikamo, nije spremljeno');
  const pageField = getByRole('combobox', { name: 'Naslov stranice' });
  await pageField.fill('clanic');
  const option = getByRole('option', { name: /Članice i sportski savezi/ });
  await expect.element(option).toBeVisible();
  expect([...option.element().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Članic']);
  await expectAccessible();
  await pageField.fill('clanic');
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(option).not.toBeInTheDocument();
  await pageField.fill('clanice');
  await expect.element(option).toHaveAttribute('data-combobox-selected');
  await userEvent.keyboard('{Enter}');
  await expect.element(pageField).toHaveValue('Članice i sportski savezi');
  await expect.element(preview).not.toMatchTextContent('Naše članice, ne vodi nikamo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updateMenuItem).toHaveBeenCalledTimes(1);
  const body = { id: 12, version: 1, value: 'Naše članice', link: '/page/219/1', nav: 1 };
  expect(updateMenuItem.mock.lastCall?.[0].body).toEqual(body);
  await expect.element(edit('Članice')).toHaveFocus();
});

test('the chosen page or folder is in its field, and a document is linked by the address of its file', async () => {
  const updateMenuItem = vi.fn<NonNullable<Handlers['updateMenuItem']>>(() => SAVED);
  const found = {
    doc_id: 3,
    doc_name: 'Izvješće 2024',
    year: 2024,
    link: 'dokumenti/Izvješće 2024.pdf',
    page_id: 9,
    folder_title: 'Izvješća',
    folder_lng: 'hrv',
    sub_folder: null,
  };
  const findDocuments = vi.fn(() => ({ documents: [found], total: 1 }));
  const { getByRole, getByText, edit } = await open({
    updateMenuItem,
    findDocuments,
  });
  await edit('Povijest').click();
  const chosen = getByRole('combobox', { name: 'Naslov stranice' });
  await expect.element(chosen).toHaveValue('Povijest');
  await expect.element(chosen).toHaveAccessibleDescription('/page/11/1');
  const ways = getByRole('radiogroup', { name: 'Vodi na' });
  await ways.getByText('Folder').click();
  await expect.element(getByText('Vodi na: Povijest (/page/11/1)')).toBeVisible();
  const folder = getByRole('combobox', { name: 'Naziv foldera' });
  await expect.element(folder).toHaveValue('');
  await folder.fill('izvj');
  await getByRole('option', { name: /Izvješća/ }).click();
  await expect.element(folder).toHaveValue('Izvješća');
  await ways.getByText('Dokument').click();
  await getByRole('combobox', { name: 'Naziv dokumenta' }).fill('izvj');
  await getByRole('option', { name: /Izvješće 2024/ }).click();
  await getByRole('button', { name: 'Spremi', exact: true }).click();
  await expect.poll(() => updateMenuItem).toHaveBeenCalledTimes(1);
  expect(updateMenuItem.mock.lastCall?.[0].body.link).toBe('/files/dokumenti/Izvje%C5%A1%C4%87e%202024.pdf');
});

test('an address that is not allowed is refused at its field', async () => {
  const message = 'Adresa nije dopuštena. Upišite stazu koja počinje s / ili adresu koja počinje s http://.';
  const updateMenuItem = () => refuse(400, { message, code: 'invalid', errors: [{ field: 'link', message }] });
  const { getByRole, getByText, edit, save } = await open({ updateMenuItem });
  await edit('Kalendar').click();
  await getByRole('textbox', { name: 'Adresa' }).fill('javascript:alert(1)');
  await save.click();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'Adresa' })).toHaveFocus();
});

test('a link is added to a section, and another one follows', async () => {
  const createMenuItems = vi.fn<NonNullable<Handlers['createMenuItems']>>(() => ({ message: 'Dodano', ids: [31] }));
  const { getByRole, section } = await open({ createMenuItems });
  await section('Mladi').getByRole('link', { name: 'dodajte poveznicu' }).click();
  const editor = getByRole('dialog', { name: 'Dodaj link' });
  const nav = editor.getByRole('combobox', { name: 'Sekcija' });
  await expect.element(nav).toHaveValue('3');
  await nav.selectOptions('Sport');
  await editor.getByRole('textbox', { name: 'Naziv' }).fill('Kampovi');
  await editor.getByRole('combobox', { name: 'Naslov stranice' }).fill('povijest');
  const povijest = editor.getByRole('option', { name: /Povijest/ });
  await expect.element(povijest).toBeVisible();
  await povijest.click();
  await editor.getByRole('button', { name: 'Spremi i dodaj još' }).click();
  await expect.element(editor.getByRole('textbox', { name: 'Naziv' })).toHaveValue('');
  expect(createMenuItems.mock.lastCall?.[0].body).toEqual([['Kampovi', '/page/7/1', 2]]);
  await expect.element(nav).toHaveValue('2');
});

test('an item is moved to another section without a mouse, with the versions of both orders', async () => {
  const orderMenuItems = vi.fn<NonNullable<Handlers['orderMenuItems']>>(({ body }) => {
    server.menu = reorder(body.sections);
    return { message: 'Redoslijed je spremljen.' };
  });
  const { handle, getByRole, getByText, preview, server } = await open({ orderMenuItems });
  (handle('Statut i pravilnici').element() as HTMLElement).focus();
  await userEvent.keyboard(' {PageDown}{PageDown}');
  await expect
    .element(getByRole('status').filter({ hasText: 'mjesto' }))
    .toMatchTextContent('Statut i pravilniciMladi, mjesto 1 od 1');
  await expect.element(preview).toMatchTextContent('MladiStatut i pravilnici, nije spremljeno');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Redoslijed je spremljen.')).toBeVisible();
  await expect.element(handle('Statut i pravilnici')).toHaveFocus();
  expect(orderMenuItems.mock.lastCall?.[0].body).toEqual({
    sections: [
      { id: 1, order_version: 3, items: [11, 12] },
      { id: 3, order_version: 3, items: [13] },
    ],
  });
});

test('a move after a move of a colleague shows their order and is made on top of it', async () => {
  const message = 'Redoslijed je u međuvremenu promijenio Marko Ćutuk. Vaš pomak nije spremljen.';
  const colleagues = MENU.map((section) =>
    section.id === 1 ? { ...section, order_version: 4, managed_items: section.managed_items.toReversed() } : section,
  );
  const orderMenuItems = vi.fn<NonNullable<Handlers['orderMenuItems']>>(({ body }) => {
    if (body.sections[0]?.order_version !== 4) refuse(409, { message, code: 'stale-order' });
    return { message: 'Redoslijed je spremljen.' };
  });
  const { handle, getByRole, getByText, section, server } = await open({ orderMenuItems });
  server.menu = colleagues;
  (handle('Povijest').element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown}{Enter}');
  const failure = getByRole('alert').filter({ hasText: message });
  await expect.element(failure).toMatchTextContent('Vaš pomak: „Povijest” u O nama, mjesto 2.');
  await expect.element(failure).toHaveFocus();
  await expect.element(section('O nama').getByRole('listitem').first()).toMatchTextContent('Statut i pravilnici');
  await expect.element(section('O nama').getByText('s 3. na 1. mjesto')).toBeVisible();
  await failure.getByRole('button', { name: 'Ipak premjesti' }).click();
  await expect.element(getByText('Redoslijed je spremljen.')).toBeVisible();
  expect(orderMenuItems.mock.lastCall?.[0].body.sections).toEqual([{ id: 1, order_version: 4, items: [13, 11, 12] }]);
  await expect.element(handle('Povijest')).toHaveFocus();
});

test('an item that a colleague deleted cannot be moved any more', async () => {
  const message = 'Neke od tih stavki više nisu ovdje. Osvježite popis. Redoslijed nije promijenjen.';
  const orderMenuItems = () => refuse(400, { message, code: 'not-in-container' });
  const { handle, getByRole, server } = await open({ orderMenuItems });
  server.menu = MENU.map((section) => ({
    ...section,
    managed_items: section.managed_items.filter(({ id }) => id !== 11),
  }));
  (handle('Povijest').element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown}{Enter}');
  const failure = getByRole('alert').filter({ hasText: message });
  await expect.element(failure).toMatchTextContent('Vaš pomak: „Povijest” u O nama, mjesto 2.');
  expect(failure.getByRole('button', { name: 'Ipak premjesti' }).query()).toBeNull();
});

test('a section is moved, renamed and added; the question before a removal names its items', async () => {
  const updateMenuSection = vi.fn<NonNullable<Handlers['updateMenuSection']>>(() => SAVED);
  const orderMenuSections = vi.fn<NonNullable<Handlers['orderMenuSections']>>(() => ({ message: 'Redoslijed.' }));
  const createMenuSection = vi.fn<NonNullable<Handlers['createMenuSection']>>(() => ({ message: 'Dodano', id: 9 }));
  const { edit, getByRole } = await open({ updateMenuSection, orderMenuSections, createMenuSection });
  await edit('sekcija Sport').click();
  const name = getByRole('textbox', { name: 'Naziv sekcije' });
  await expect.element(name).toHaveFocus();
  await getByRole('button', { name: 'Pomakni gore' }).click();
  await expect.poll(() => orderMenuSections.mock.lastCall?.[0].body).toEqual({ ids: [2, 1, 3, 5, 6, 7] });
  await getByRole('button', { name: 'Izbriši sekciju', exact: true }).click();
  const question = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(question).toMatchTextContent('S njom odlazi 2 stavke:StipendijeKalendar');
  await question.getByRole('button', { name: 'Odustani' }).click();
  await name.fill('Sportovi');
  await getByRole('button', { name: 'Spremi', exact: true }).click();
  await expect.poll(() => updateMenuSection.mock.lastCall?.[0].body).toEqual({ id: 2, version: 1, value: 'Sportovi' });
  await expect.element(getByRole('dialog', { name: 'Sekcija' })).not.toBeInTheDocument();

  await getByRole('link', { name: 'Dodaj sekciju' }).click();
  await getByRole('textbox', { name: 'Naziv sekcije' }).fill('Projekti');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => createMenuSection.mock.lastCall?.[0].body).toEqual({ value: 'Projekti' });
});

test('the preview is shown as on a computer, or not at all, and the address holds which', async () => {
  const { getByRole, preview, address } = await open();
  const choice = getByRole('radiogroup', { name: 'Javni izbornik' });
  await choice.getByText('Računalo').click();
  const desk = getByRole('complementary', { name: 'Tako izgleda na računalu' });
  await desk.getByRole('button', { name: 'Sport' }).click();
  await expect.element(desk).toMatchTextContent('Stipendije, ne vodi nikamo');
  await expectAccessible();
  await expect.poll(address).toBe('/navigacija?pregled=racunalo');
  await choice.getByText('Sakrij').click();
  await expect.element(desk).not.toBeInTheDocument();
  expect(preview.query()).toBeNull();
});

test('on a phone the preview opens over the list at the width of a small phone', async () => {
  await page.viewport(360, 780);
  const { getByRole, preview } = await open();
  expect(preview.query()).toBeNull();
  await getByRole('button', { name: 'Pregled' }).click();
  const sheet = getByRole('dialog', { name: 'Tako izgleda na mobitelu' });
  await expect.element(sheet.getByRole('button', { name: 'O nama' })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(sheet).toMatchTextContent('Članice, ne vodi nikamo');
  await expectAccessible();
});
