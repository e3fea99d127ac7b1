import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Catalogue } from './Catalogue.tsx';
import { stories } from './catalogued-stories.ts';

const WIDTHS = [360, 768, 1440];

afterEach(() => page.viewport(1440, 900));

type Screen = Awaited<ReturnType<typeof renderScreen>>;

function choose(screen: Screen, group: string, title: string) {
  return screen.getByRole('combobox', { name: `Što se prikazuje: ${group}` }).selectOptions(title);
}

/** One story of each group that holds many. */
async function openGroups(screen: Screen) {
  await choose(screen, 'Članci', 'Novi članak');
  await choose(screen, 'Stranice', 'Popis stranica');
  await choose(screen, 'Popisi', 'Redci');
  await choose(screen, 'Učitavanja', 'U tijeku');
  await choose(screen, 'Media', 'Prazan folder');
}

test('every story has its own title', () => {
  const titles = stories.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

/** Checks that no part of a page overflows its window. */
function expectToFit(width: number) {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}

describe.each(['light', 'dark'] as const)('the catalogue in %s', (colorScheme) => {
  test.each(WIDTHS)('is accessible and no wider than its window at %i px', async (width) => {
    await page.viewport(width, 900);
    const screen = await renderScreen(<Catalogue />, { colorScheme });
    await expect.element(screen.getByText('Popis članaka nije učitan.')).toBeVisible();
    await openGroups(screen);
    await expectAccessible();
    expectToFit(width);
  });

  test.each(colorScheme === 'light' ? [360, 1440] : [1440])(
    'shows every story of the posts screens accessibly at %i px',
    async (width) => {
      await page.viewport(width, 900);
      const screen = await renderScreen(<Catalogue />, { colorScheme });
      const select = screen.getByRole('combobox', { name: 'Što se prikazuje: Članci' });
      const titles = [...select.element().querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
      expect(titles).toHaveLength(13);
      for (const title of titles) {
        await choose(screen, 'Članci', title);
        await expectAccessible(screen.getByRole('region', { name: 'Članci', exact: true }).element());
        expectToFit(width);
      }
    },
    60_000,
  );

  test.each(['Dvije verzije', 'Dvije verzije bez sukoba'])('compares accessibly: %s', async (title) => {
    const screen = await renderScreen(<Catalogue />, { colorScheme });
    await choose(screen, 'Članci', title);
    await screen.getByRole('button', { name: 'Usporedi' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await page.viewport(360, 780);
    await expectAccessible();
    expectToFit(360);
  });

  test.each(['Otvori pitanje koje čeka', 'Otvori odbijeno pitanje'])('%s: accessible', async (button) => {
    const screen = await renderScreen(<Catalogue />, { colorScheme });
    await screen.getByRole('button', { name: button }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expectAccessible();
  });

  test('shows messages of both kinds and a question over everything, accessibly', async () => {
    const screen = await renderScreen(<Catalogue />, { colorScheme });
    await screen.getByRole('button', { name: 'Uspjeh' }).click();
    await screen.getByRole('button', { name: 'Greška' }).click();
    await expect.element(screen.getByText('Dodano')).toBeVisible();
    await screen.getByRole('button', { name: 'Otvori pitanje', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Odustani' })).toHaveFocus();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Odustani' }).click();
    await screen.getByRole('button', { name: 'Zatvori poruku' }).click();
    expect(screen.getByText('Dozvoljeno je odabrati samo 3 posta!').query()).toBeNull();
  });
});

test('everything that the keyboard reaches shows its focus', async () => {
  await openGroups(await renderScreen(<Catalogue />));
  const reached = new Set<Element>();
  const unseen: string[] = [];
  for (;;) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    if (!focused || focused === document.body || reached.has(focused)) break;
    reached.add(focused);
    if (!isFocusSeen(focused)) unseen.push(focused.outerHTML.slice(0, 160));
  }
  expect(reached.size).toBeGreaterThan(40);
  expect(unseen).toEqual([]);
}, 60_000);

/**
 * Whether a ring around the element or around its visible part shows the focus. The headline and the texts of an
 * article show the caret instead.
 */
function isFocusSeen(focused: Element): boolean {
  if (focused.matches('[contenteditable], #post-title')) return true;
  const drawn = [focused, focused.nextElementSibling, focused.parentElement];
  return drawn.some(
    (element) =>
      element &&
      Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2 &&
      getComputedStyle(element).outlineStyle !== 'none',
  );
}
