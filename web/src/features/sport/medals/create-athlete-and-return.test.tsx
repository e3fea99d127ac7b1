import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAthlete, makeMedal } from '#web/testing/records/make-athlete.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { AthleteScreen } from '../athletes/AthleteScreen.tsx';
import { MedalScreen } from './MedalScreen.tsx';

const NEW = makeAthlete({ id: 504, Ime: 'Blaž', Prezime: 'Marić', ime_sporta: 'Judo', sportid: 3 });

/** The forms of medals and athletes at their addresses; no athlete has the searched name. */
async function openForms(at: string) {
  const createAthlete = vi.fn(() => ({ message: 'Sportaš je spremljen.', id: 504 }));
  const handlers: Handlers = {
    createAthlete,
    findAthletes: () => ({ athletes: [], total: 0, olympians: 0, numPages: 0 }),
    findNamesakes: () => [],
    getAthlete: () => [NEW],
    getMedal: () => [makeMedal()],
    listMedals: () => [makeMedal()],
    listPages: () => [],
    listStartsOfAthlete: () => [],
    listSports: () => [{ id: 3, naziv: 'Judo' }],
  };
  const forms = (
    <Routes>
      <Route path="/dodaj/medalje" element={<MedalScreen />} />
      <Route path="/uredi-medalju/:id" element={<MedalScreen />} />
      <Route path="/dodaj-sportasa" element={<AthleteScreen />} />
    </Routes>
  );
  return { ...(await openScreen(forms, { role: 'dokumenti', handlers, at })), createAthlete };
}

type Forms = Awaited<ReturnType<typeof openForms>>;

async function leaveForAthlete({ getByRole, getByText, address }: Forms) {
  await getByRole('combobox', { name: 'Odaberi sportaša' }).click();
  await userEvent.keyboard('blaž marić');
  await expect.element(getByText('Nitko se tako ne zove.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await getByRole('link', { name: 'Dodaj novog sportaša „blaž marić”' }).click();
  await expect.poll(address).toBe('/dodaj-sportasa');
}

test('the medal waits with everything typed for the missing athlete, also when none is added', async () => {
  const forms = await openForms('/dodaj/medalje');
  const { getByRole, getByText, address, createAthlete } = forms;
  await getByRole('radio', { name: 'Srebro' }).click();
  await getByRole('combobox', { name: 'Natjecanje' }).fill('OI Pariz 2024');
  await leaveForAthlete(forms);
  await getByRole('link', { name: 'Natrag na medalju' }).click();
  await getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/dodaj/medalje');
  await expect.element(getByRole('radio', { name: 'Srebro' })).toBeChecked();
  await leaveForAthlete(forms);
  await expect.element(getByRole('textbox', { name: 'Ime', exact: true })).toHaveValue('Blaž');
  await expect.element(getByRole('textbox', { name: 'Prezime' })).toHaveValue('Marić');
  await expect.element(getByText(/^Kad spremite sportaša, vraćate se na medalju/)).toBeVisible();
  await getByRole('combobox', { name: 'Sport' }).selectOptions('Judo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(address).toBe('/dodaj/medalje');
  expect(createAthlete).toHaveBeenCalledTimes(1);
  await expect.element(getByRole('listitem').filter({ hasText: 'Blaž Marić br. 504' })).toBeVisible();
  await expect.element(getByRole('radio', { name: 'Srebro' })).toBeChecked();
  await expect.element(getByRole('combobox', { name: 'Natjecanje' })).toHaveValue('OI Pariz 2024');
  await expect.element(getByRole('combobox', { name: 'Sport' })).toHaveValue('Judo');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
});

test('an existing medal gets the new athlete after those that it has', async () => {
  const forms = await openForms('/uredi-medalju/54');
  const { getByRole, address } = forms;
  await getByRole('textbox', { name: /^Disciplina/ }).fill('dvojac');
  await leaveForAthlete(forms);
  await getByRole('combobox', { name: 'Sport' }).selectOptions('Judo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(address).toBe('/uredi-medalju/54');
  await expect.element(getByRole('listitem').filter({ hasText: 'Martin Sinković br. 376' })).toBeVisible();
  await expect.element(getByRole('listitem').filter({ hasText: 'Blaž Marić br. 504' })).toBeVisible();
  await expect.element(getByRole('textbox', { name: /^Disciplina/ })).toHaveValue('dvojac');
});
