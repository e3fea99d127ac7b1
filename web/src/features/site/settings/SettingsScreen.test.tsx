import { expect, test, vi } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

test('explains each topic under its own heading, with numbered steps and links to pages and documents', async () => {
  const { getByRole, getByText } = await renderScreen(<SettingsScreen />);
  const heads = getByRole('heading', { level: 2 }).elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Info',
    'Kako u editor dodati stranicu',
    'Gdje su dokumenti',
    'Kako u editor dodati poveznicu ili gumb',
  ]);
  expect(document.title).toBe('Postavke stranice – Baklja');
  await expectShownWell();
  for (const [words, more] of [
    [/^Članak je javan kad mu je status „Objavljeno” i kad/, 'Stranice nemaju status: javne su čim se spreme.'],
    [/^Puna adresa je ona pod kojom se stranica otvara/, 'Obje adrese vode na istu stranicu.'],
    [/U tekst se piše kratka adresa; za stranicu broj 111 glasi:$/, 'Svaka stranica ima svoj broj'],
    [/^Stranica na ovom webu$/, 'Stranica na ovom webu'],
  ] as const) {
    await expect.element(getByText(words)).toMatchTextContent(more);
  }
  const step = getByText('Označite riječi koje trebaju biti poveznica.').element();
  expect(getComputedStyle(step).listStyleType).toBe('decimal');
  const [folder, pages] = ['Folder dokumenti', 'Otvori stranice'].map((name) => getByRole('link', { name }).element());
  expect([folder?.getAttribute('href'), pages?.getAttribute('href')]).toEqual([
    '/media-manager/dokumenti',
    '/stranice',
  ]);
});

test('copies an example and confirms it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole, getByText } = await renderScreen(<SettingsScreen />);
  await getByRole('button', { name: 'Kopiraj: Kako u editor dodati stranicu, /page/111', exact: true }).click();
  expect(writeText).toHaveBeenCalledWith('/page/111');
  await expect.element(getByText('kopirano')).toBeVisible();
});

test('builds the address of the page from the typed number', async () => {
  const { getByLabelText, getByText } = await renderScreen(<SettingsScreen />);
  await getByLabelText('Broj stranice').fill('42');
  await expect.element(getByText('/page/42/1')).toBeVisible();
  await getByLabelText('Broj stranice').fill('');
  await expect.element(getByText('/page/111/1').first()).toBeVisible();
});
