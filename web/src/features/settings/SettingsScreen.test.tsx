import { expect, test, vi } from 'vitest';
import { expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
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
  await expectAccessibleEverywhere();
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
