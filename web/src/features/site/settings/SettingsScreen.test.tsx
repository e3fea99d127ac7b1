import { expect, test, vi } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

test('explains each topic under its own heading', async () => {
  const { getByRole } = await renderScreen(<SettingsScreen />);
  const heads = getByRole('heading', { level: 2 }).elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Info',
    'Kako u editor dodati stranicu',
    'Gdje su dokumenti',
    'Kako u editor dodati poveznicu ili gumb',
  ]);
  expect(document.title).toBe('Postavke stranice – Baklja');
  await expectShownWell();
});

test('says that articles have a status and pages have none', async () => {
  const { getByText } = await renderScreen(<SettingsScreen />);
  await expect
    .element(getByText(/^Članak je javan kad mu je status „Objavljeno” i kad dođe njegovo vrijeme objave;/))
    .toMatchTextContent('Stranice nemaju status: javne su čim se spreme.');
});

test('numbers the steps, and says when the short and when the full address of a page is used', async () => {
  const { getByText } = await renderScreen(<SettingsScreen />);
  const step = getByText('Označite riječi koje trebaju biti poveznica.').element();
  expect(getComputedStyle(step).listStyleType).toBe('decimal');
  await expect.element(getByText(/U tekst se piše kratka adresa; za stranicu broj 111 glasi:$/)).toBeVisible();
  await expect
    .element(getByText(/^Puna adresa je ona pod kojom se stranica otvara na javnom webu\./))
    .toMatchTextContent('Obje adrese vode na istu stranicu.');
  await expect.element(getByText('Stranica na ovom webu')).toBeVisible();
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

test('links to the documents and the pages', async () => {
  const { getByRole } = await renderScreen(<SettingsScreen />);
  await expect
    .element(getByRole('link', { name: 'Folder dokumenti' }))
    .toHaveAttribute('href', '/media-manager/dokumenti');
  await expect.element(getByRole('link', { name: 'Otvori stranice' })).toHaveAttribute('href', '/stranice');
});
