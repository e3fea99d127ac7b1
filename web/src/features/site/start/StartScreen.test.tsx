import { expect, test } from 'vitest';
import { keepDraft } from '#web/lib/unsaved/drafts.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { StartScreen } from './StartScreen.tsx';

test('greets by name, and links to each screen of the role, under its group', async () => {
  logInAs('tipfeler', 'Ana Đurđević-Šarić');
  const { getByRole, getByText, address } = await renderScreen(<StartScreen />);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dobar dan!');
  await expect.element(getByText('Ana Đurđević-Šarić')).toBeVisible();
  expect(document.title).toBe('Početna stranica – Baklja');
  const cards = getByRole('listitem');
  await expect.element(cards.filter({ hasText: 'Članci' })).toHaveTextContent('SadržajČlanci');
  await expect.element(getByRole('link', { name: 'Članci' })).toHaveAttribute('href', '/postovi');
  await expect.element(getByRole('link', { name: 'Dodaj članak' })).toHaveAttribute('href', '/dodaj-post');
  await expectShownWell();
  await getByRole('link', { name: 'Članci' }).click();
  await expect.poll(address).toBe('/postovi');
});

test('offers the new records that were begun here and never saved', async () => {
  logInAs('tipfeler');
  const savedAt = '2026-11-22T05:12:00.000Z';
  const value: object = { title: 'Pet krugova i šest boja' };
  keepDraft(
    { userId: 4, record: 'post/new/tab-a' },
    { value, base: {}, savedAt, version: undefined, address: '/dodaj-post' },
  );
  const { getByRole } = await renderScreen(<StartScreen />);
  const kept = getByRole('list', { name: 'Nespremljeno na ovom uređaju' });
  await expect.element(kept).toMatchTextContent('„Pet krugova i šest boja” čuva se na ovom uređaju');
  await kept.getByRole('button', { name: /^Odbaci/ }).click();
  await expect.element(kept).not.toBeInTheDocument();
});

test('an unknown role gets a greeting without links', async () => {
  logInAs('olipm', 'Ivo Ivić');
  const { getByRole } = await renderScreen(<StartScreen />);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dobar dan!');
  await expect.element(getByRole('heading', { name: 'Za vašu ulogu ovdje još nema zaslona.' })).toBeVisible();
  expect(getByRole('link').elements()).toEqual([]);
  await expectShownWell();
});
