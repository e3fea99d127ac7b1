import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeSection } from '#web/testing/records/make-magazine.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { SectionListScreen } from './SectionListScreen.tsx';

const SECTIONS = [makeSection({ id: 2, naziv: 'Edukacija' }), makeSection({ id: 1, articles: 12, version: 3 })];

async function open(at = '/rubrike-olimp', handlers: Handlers = {}) {
  const reads: Handlers = { listMagazineSections: () => SECTIONS, getMagazineSection: () => SECTIONS[1]! };
  const screen = await openScreen(<SectionListScreen />, { role: 'olimp', handlers: { ...reads, ...handlers }, at });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rubrike Olimp');
  return screen;
}

test('the list shows how many articles each section has, and leads to them', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByText('2 rubrike')).toBeVisible();
  await expect
    .element(getByRole('link', { name: '12', exact: true }))
    .toHaveAttribute('href', '/olimp-clanci?rubrika=1');
  await expectShownWell();
});

test('a new section is sent as a row with its name', async () => {
  const createMagazineSection = vi.fn(() => ({ message: 'Rubrika je spremljena.', id: 3 }));
  const { getByRole, getByText, address } = await open('/dodaj-rubriku-olimp', { createMagazineSection });
  const sheet = getByRole('dialog', { name: 'Dodaj rubriku' });
  await sheet.getByRole('button', { name: 'Dodaj rubriku' }).click();
  await expect.element(sheet.getByText('Unesite naziv!').first()).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Naziv' }).fill('Kronika');
  await sheet.getByRole('button', { name: 'Dodaj rubriku' }).click();
  await expect.element(getByText('Rubrika je spremljena.')).toBeVisible();
  expect(createMagazineSection.mock.calls).toEqual([[{ body: ['Kronika'] }]]);
  await expect.poll(address).toBe('/rubrike-olimp');
});

test('a section is renamed, and one with articles cannot be deleted', async () => {
  const answer = { message: 'Rubrika je spremljena.', version: 4, modified: '2026-11-21T13:32:00.000Z' };
  const updateMagazineSection = vi.fn(() => answer);
  const { getByRole, getByText } = await open('/rubrike-olimp/1', { updateMagazineSection });
  const name = getByRole('dialog').getByRole('textbox', { name: 'Naziv' });
  await expect.element(name).toHaveValue('Povijest');
  await expect.element(getByText('Rubrika u upotrebi ne može se izbrisati.')).toBeVisible();
  await name.fill('Povijest sporta');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Rubrika je spremljena.')).toBeVisible();
  expect(updateMagazineSection.mock.calls).toEqual([[{ body: { id: 1, version: 3, naziv: 'Povijest sporta' } }]]);
});
