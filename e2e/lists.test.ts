import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.describe('in the list of posts an editor', () => {
  test('filters, turns several posts into drafts and publishes them again', async ({ page, logIn, request }) => {
    await logIn('tipfeler');
    await page.goto('/postovi');
    await page.getByRole('button', { name: /^Filtri/ }).click();
    await page.getByRole('combobox', { name: 'Kategorija' }).selectOption({ label: 'Povijest' });
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Objavljeno');
    await expect(page).toHaveURL(/status=objavljeno&kategorija=\d+$/);
    await expect(page.getByRole('button', { name: 'Ukloni filtar Kategorija: Povijest' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ukloni filtar Status: Objavljeno' })).toBeVisible();

    const titles = await selectFirst(page, 2);
    await expect(page.getByText('Odabrana 2 članka')).toBeVisible();
    await page.getByRole('button', { name: 'Vrati u skice' }).click();
    await expect(page.getByText('Odabrana 2 članka')).toBeHidden();

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Skica');
    await expect(page).toHaveURL(/status=skica&kategorija=\d+$/);
    for (const title of titles) await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(await publicTitles(request, titles)).toEqual([]);

    await page.reload();
    for (const title of titles) await page.getByRole('checkbox', { name: `Odaberi: ${title}`, exact: true }).check();
    await page.getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect(page.getByText('Odabrana 2 članka')).toBeHidden();
    for (const title of titles) await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
    expect(await publicTitles(request, titles)).toEqual(titles);
  });

  test('deletes several posts after a confirmation and undoes it', async ({
    page,
    logIn,
    request,
    expectAccessible,
  }) => {
    await logIn('tipfeler');
    await page.goto('/postovi?poredak=naslov&trazi=zlato');
    const titles = await selectFirst(page, 2);
    await page.getByRole('button', { name: 'Izbriši', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
    for (const title of titles) await expect(dialog.getByText(title)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Odustani' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Izbriši 2 članka' }).click();
    for (const title of titles) await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
    expect(await publicTitles(request, titles)).toEqual([]);

    await page.getByRole('button', { name: 'Vrati', exact: true }).click();
    for (const title of titles) await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(await publicTitles(request, titles)).toEqual(titles);
  });

  test('returns to the same page, filters and row', async ({ page, logIn }) => {
    await logIn('tipfeler');
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/postovi?status=objavljeno');
    const foot = page.getByRole('navigation', { name: 'Stranice popisa, na dnu' });
    await foot.getByRole('button', { name: 'Sljedeća stranica' }).click();
    await expect(page).toHaveURL('/postovi?stranica=2&status=objavljeno');
    await expect(page.getByText(/^Članci 21–/)).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    const link = page
      .getByRole('row')
      .nth(12)
      .getByRole('link', { name: /^Uredi: / });
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    const name = await link.getAttribute('aria-label');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Uredi post' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/postovi?stranica=2&status=objavljeno');
    await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});

/** Selects the first rows of the list by Shift and returns their titles. */
async function selectFirst(page: Page, count: number): Promise<string[]> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const boxes = page.getByRole('checkbox', { name: /^Odaberi: / });
  await boxes.first().click();
  await boxes.nth(count - 1).click({ modifiers: ['Shift'] });
  const labels = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''));
  return labels.slice(0, count).map((label) => label.replace('Odaberi: ', ''));
}

/** The titles among the given ones that the public can find. */
async function publicTitles(request: Page['request'], titles: string[]): Promise<string[]> {
  const found = await Promise.all(
    titles.map(async (title) => {
      const answer = await request.get(`/api/content/get/all/1/hr-HR/-?search=${encodeURIComponent(title)}`);
      const { posts }: { posts: { title: string }[] } = await answer.json();
      return posts.some((post) => post.title === title) ? [title] : [];
    }),
  );
  return found.flat();
}

/** A screen, and the first of its parts that is in the same place during loading. */
const LOADED_SCREENS = [
  ['/medalje', 'tbody tr'],
  ['/kategorizacije', 'tbody tr'],
  ['/olimp-brojevi', 'h2, [data-skeleton]'],
  ['/navigacija', 'h2, [data-skeleton]'],
  ['/dokumenti-folderi', 'tbody tr'],
] as const;

for (const width of [1440, 768, 360]) {
  test(`at ${width} px no list moves when its records arrive`, async ({ page, logIn }) => {
    await logIn('superadmin');
    await page.setViewportSize({ width, height: 900 });
    const gate = { opened: Promise.withResolvers<void>() };
    await page.route(/\/api\/(content|kategorizacija)\//, async (route) => {
      await gate.opened.promise;
      await route.continue();
    });
    const moved: Record<string, number> = {};
    for (const [path, part] of LOADED_SCREENS) {
      gate.opened = Promise.withResolvers();
      await page.goto(path);
      const first = page.locator('main').locator(part).first();
      await expect(page.locator('main .mantine-Skeleton-root:visible')).not.toHaveCount(0);
      const before = await first.boundingBox();
      gate.opened.resolve();
      await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
      const after = await first.boundingBox();
      moved[path] = Math.abs((after?.y ?? 0) - (before?.y ?? 0));
    }
    expect(Object.entries(moved).filter(([, px]) => px > 4)).toEqual([]);
  });
}

/** The columns of each list in their order: `*` is hidden in a window of a tablet, `**` also in one of 1100 px. */
const COLUMNS = {
  '/postovi': 'Slika, Naslov, Kategorija*, Vrijeme / Jezik, Izdvojeno, Status, Ping, Uredi',
  '/stranice': 'Naslov, Jezik, ID, Zadnja izmjena, Uredi',
  '/olimp-brojevi?prikaz=tablica': 'Naslovnica, Broj, Godina, Mjesec, Članci, PDF, issuu*, Naklada**, Uredi',
  '/olimp-clanci': 'Naslov, Broj, Rubrika*, Autori, Stranice*, Uredi, Izbriši',
  '/autori-olimp': 'Prezime, ime, E-pošta*, Web**, Članci, Fotografije, Uredi',
  '/sportasi': 'Slika, Prezime i ime, Broj*, Sport, Medalje, Olimpijac**, Aktivan*, Tekst**, Ažurirano*, Uredi',
  '/medalje': 'Medalja, Sportaš ili tim, Sport, Stranice*, Uredi, Izbriši',
  '/kategorizacije': 'Prezime i ime, Sport, Kategorija, Rezultat*, Županija, Vrijedi do, AUTOID**',
  '/kategorizacije/verzije': 'Na snazi od, Datoteka, Tko, Redaka, Prema prethodnoj*, Vrati',
  '/sportovi': 'Naziv, Sportaša, Medalja, U kategorizaciji, Zadnja izmjena*, Uredi',
  '/korisnici': 'Ime, Korisničko ime, E-pošta*, Uloga, Zadnja prijava, Dva koraka**, Stanje, Uredi',
  '/dnevnik': 'Vrijeme, Tko, Radnja, Što, Područje**, Pojedinosti*, Otvori',
  '/dokumenti-folderi': 'Premjesti, R. br., Naziv, Engleski naziv**, Dokumenti, Vidljivo, Radnje',
  '/dokumenti/folder/1': 'Premjesti, R. br., Naziv, Godina*, Prikazuje se*, Na webu, PDF, Uredi',
};

test('each list shows the columns that its window has room for', async ({ page, logIn }) => {
  await logIn('superadmin');
  for (const [path, columns] of Object.entries(COLUMNS)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const table = page.locator('main table').last();
    await expect(table.locator('tbody td').first()).toBeVisible();
    for (const [width, hidden] of [
      [1440, /$^/],
      [1100, /\*\*$/],
      [768, /\*$/],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = columns.split(/, (?!ime)/).filter((name) => !hidden.test(name));
      const heads = table.locator('thead th:visible').filter({ hasText: /\S/ });
      await expect(heads, `${path} at ${width} px`).toHaveText(shown.map((name) => name.replace(/\*+$/, '')));
    }
  }
});
