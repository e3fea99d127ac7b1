import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Catalogue } from './Catalogue.tsx';

const WIDTHS = [360, 768, 1440];

afterEach(() => page.viewport(1440, 900));

describe.each(['light', 'dark'] as const)('the catalogue in %s', (colorScheme) => {
  test.each(WIDTHS)('is accessible and no wider than its window at %i px', async (width) => {
    await page.viewport(width, 900);
    const screen = await renderScreen(<Catalogue />, { colorScheme });
    await expect.element(screen.getByText('Popis članaka nije učitan.')).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('shows messages of both kinds and a question over everything, accessibly', async () => {
    const screen = await renderScreen(<Catalogue />, { colorScheme });
    await screen.getByRole('button', { name: 'Uspjeh' }).click();
    await screen.getByRole('button', { name: 'Greška' }).click();
    await expect.element(screen.getByText('Dodano')).toBeVisible();
    await screen.getByRole('button', { name: 'Otvori pitanje' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Odustani' })).toHaveFocus();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Odustani' }).click();
    await screen.getByRole('button', { name: 'Zatvori poruku' }).click();
    expect(screen.getByText('Dozvoljeno je odabrati samo 3 posta!').query()).toBeNull();
  });
});
