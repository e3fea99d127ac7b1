import type { Sport } from '@baklja/contract/features/sport/sports';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openSportsList } from '#web/testing/open-sports-list.tsx';
import { breakConnection } from '#web/testing/servers/fake-server.ts';
import { makeManySports, makeSports } from '#web/testing/sports-list.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';

const OpenSport = () => <div role="dialog" aria-label="Uredi sport" />;

test('counts the records, sorts them in Croatian order, opens one by a click, and column heads reverse the order', async () => {
  const { box, getByText, getByRole, names, address } = await openSportsList();
  await expect.element(getByText('4 sporta')).toBeVisible();
  expect(names()).toEqual(['Atletika', 'Curling', 'Čučanj', 'Žongliranje']);
  const head = getByRole('columnheader', { name: 'Sportaša' });
  await head.getByRole('button').click();
  await expect.poll(names).toEqual(['Curling', 'Atletika', 'Čučanj', 'Žongliranje']);
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await expect.element(getByRole('columnheader', { name: 'Naziv' })).not.toHaveAttribute('aria-sort');
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(address).toBe('/sportovi?poredak=sportasa&smjer=uzlazno');
  await box('Atletika').click();
  await expect.poll(address).toBe('/sportovi?poredak=sportasa&smjer=uzlazno');
  // The cell is below the link, which takes the click.
  await getByRole('row').filter({ hasText: 'Atletika' }).getByText('20-10-2026').click({ force: true });
  await expect.poll(address).toMatch('/sportovi/3');
});

test('searches and filters from the first page, the address keeps both, and typed text stays', async () => {
  const { getByRole, getByText, names, address } = await openSportsList({
    at: '/sportovi?stranica=2',
    sports: makeManySports(250),
  });
  await getByRole('combobox', { name: 'Upotreba' }).selectOptions('U upotrebi');
  await expect.element(getByText('249 sportova')).toBeVisible();
  await expect.poll(address).toBe('/sportovi?upotreba=da');
  await getByRole('button', { name: 'Sljedeća stranica' }).first().click();
  await expect.poll(address).toBe('/sportovi?stranica=2&upotreba=da');
  const field = getByRole('textbox', { name: 'Naziv' });
  await field.fill('sport 77 ');
  await expect.poll(names).toEqual(['Sport 77']);
  await expect.element(getByText('1 sport', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('sport 77 ');
  await expect.poll(address).toMatch(/^\/sportovi\?trazi=sport\+77\+?&upotreba=da$/);
  await getByRole('button', { name: 'Poništi pretragu' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('asks the server shortly after the last key, and at once on Enter', async () => {
  const { getByRole, address } = await openSportsList({ isOnServer: true });
  await expect.element(getByRole('row').nth(1)).toBeVisible();
  const field = getByRole('textbox', { name: 'Naziv' });
  const moveTo = stopClock();
  const element = field.element() as HTMLInputElement;
  // Without waiting for the field, which could move the clock.
  element.focus();
  document.execCommand('insertText', false, 'cu');
  await moveTo(149);
  expect(address()).toBe('/sportovi');
  await moveTo(150);
  await expect.poll(address).toBe('/sportovi?trazi=cu');
  await field.fill('cur');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/sportovi?trazi=cur');
});

test('an empty result shows what hides the records, and leads back', async () => {
  const { getByRole, getByText, address } = await openSportsList({ at: '/sportovi?trazi=zimski&upotreba=ne' });
  await expect.element(getByRole('heading', { name: 'Nijedan sport ne odgovara filtrima.' })).toBeVisible();
  await expect.element(getByText('Traženo je: naslov sadrži „zimski”, upotreba „Bez upotrebe”.')).toBeVisible();
  await expectAccessible();
  await getByRole('button', { name: 'Poništi filtre' }).click();
  await expect.poll(address).toBe('/sportovi?trazi=zimski');
  await expect.element(getByRole('heading', { name: 'Nijedan naslov ne sadrži „zimski”.' })).toBeVisible();
  await getByRole('button', { name: 'Poništi pretragu' }).last().click();
  await expect.poll(address).toBe('/sportovi');
});

test('shows why the list failed to load, and loads it again; an empty list shows what belongs here', async () => {
  let isDown = true;
  const listSports = () => (isDown ? breakConnection() : []);
  const { getByRole, getByText } = await openSportsList({ at: '/sportovi?trazi=atl', handlers: { listSports } });
  const alert = getByRole('alert').filter({ hasText: 'Popis sportova nije učitan.' });
  await expect
    .element(alert)
    .toMatchTextContent(
      'Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno. Vaša pretraga „atl” ostaje upisana.',
    );
  await expectShownWell();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('heading', { name: 'Ovdje će biti sportovi.' })).toBeVisible();
  await expect.element(getByText('Za prvi sport dovoljan je naziv.')).toBeVisible();
  await expectAccessible();
  await expect.element(getByRole('link', { name: 'Dodaj sport' }).last()).toHaveAttribute('href', '/sportovi/dodaj');
});

test('the skeleton appears only when the list is slow, and the rows replace it', async () => {
  const moveTo = stopClock();
  const gate = Promise.withResolvers<void>();
  const listSports = () => gate.promise.then(() => makeSports(['Judo']));
  const { container, getByRole, names } = await openSportsList({ handlers: { listSports } });
  const skeletons = () => container.querySelectorAll('.mantine-Skeleton-root').length;
  await moveTo(149);
  expect(skeletons()).toBe(0);
  await moveTo(150);
  await expect.poll(skeletons).toBe(100);
  await expect.element(getByRole('table')).toHaveAttribute('aria-busy', 'true');
  vi.useRealTimers();
  await expectAccessible();
  gate.resolve();
  await expect.poll(names).toEqual(['Judo']);
  expect(skeletons()).toBe(0);
});

test('a page past the end leads to the last one, and the pager below the list back', async () => {
  const { getByRole, names, address } = await openSportsList({
    sports: makeManySports(102),
    at: '/sportovi?stranica=3&poredak=sportasa',
  });
  await expect.poll(address).toBe('/sportovi?stranica=2&poredak=sportasa');
  await expect.poll(() => names().length).toBe(2);
  const below = getByRole('navigation', { name: 'Stranice popisa, na dnu' });
  await below.getByRole('button', { name: 'Prethodna stranica' }).click();
  await expect.poll(() => names().length).toBe(100);
});

test('the pager steps, accepts a page number, and stays inside the list', async () => {
  const { getByRole, address } = await openSportsList({ isOnServer: true, sports: makeManySports(165) });
  const pager = getByRole('navigation', { name: 'Stranice popisa', exact: true });
  await expect.element(pager).toMatchTextContent('od 83');
  await expectShownWell();
  await expect.element(pager.getByRole('button', { name: 'Prethodna stranica' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Sljedeća stranica' }).click();
  await expect.poll(address).toBe('/sportovi?stranica=2');
  const number = pager.getByRole('textbox', { name: 'Stranica, od ukupno 83' });
  await number.fill('999');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/sportovi?stranica=83');
  await expect.element(pager.getByRole('button', { name: 'Sljedeća stranica' })).toBeDisabled();
  await number.fill('dva');
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveValue('83');
});

test('an open record covers the list', async () => {
  const { getByRole, names } = await openSportsList({ at: '/sportovi/1', Drawer: OpenSport });
  await expect.element(getByRole('dialog', { name: 'Uredi sport' })).toBeInTheDocument();
  await expect.poll(names).toHaveLength(4);
});

test('on a phone, rows are cards with fewer columns, and a field behind Filtri sorts the list', async () => {
  await page.viewport(360, 780);
  const { getByRole, getByText, names, address } = await openSportsList();
  await expect.element(getByRole('link', { name: 'Uredi: Atletika' })).toBeVisible();
  expect(getByText('20-10-2026').elements()).toEqual([]);
  await getByRole('button', { name: 'Filtri' }).click();
  const sorting = getByRole('combobox', { name: 'Poredak' });
  await expect.element(sorting).toHaveValue('naziv asc');
  await sorting.selectOptions('Sportaša, silazno');
  await expect.poll(address).toBe('/sportovi?poredak=sportasa');
  await expect.poll(names).toEqual(['Curling', 'Atletika', 'Čučanj', 'Žongliranje']);
});

test('the code of the editor is loaded a second after the rows are visible, not before', async () => {
  const moveTo = stopClock();
  const reading = Promise.withResolvers<Sport[]>();
  const loadEditor = vi.fn(async () => {});
  const { getByText } = await openSportsList({ handlers: { listSports: () => reading.promise }, loadEditor });
  await moveTo(10_000);
  expect(loadEditor).not.toHaveBeenCalled();
  reading.resolve(makeSports(['Judo', 'Curling']));
  await expect.element(getByText('2 sporta')).toBeVisible();
  await moveTo(20_000);
  expect(loadEditor).toHaveBeenCalledOnce();
});
