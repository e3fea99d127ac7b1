import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { ROLE_MENUS } from '@baklja/contract/testing/role-menus';
import { Route, Routes } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#web/lib/api-client.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, refuse } from '#web/testing/servers/fake-server.ts';
import { NotFoundScreen, ScreenGuard } from '../router.tsx';
import { Shell } from './Shell.tsx';

function Posts() {
  return <h1>Zaslon članaka</h1>;
}

/** By then the heading would have taken the focus. */
const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

async function openShell(role: string, at = '/nema-me') {
  logInAs(role, 'Ana Đurđević-Šarić');
  return renderScreen(
    <Routes>
      <Route element={<Shell onLogOut={() => {}} />}>
        <Route path="/postovi" element={<ScreenGuard screen="posts" Screen={Posts} />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>,
    { at },
  );
}

test.each([...Object.entries(ROLE_MENUS), ['olipm', []]] as [string, readonly string[]][])(
  'the menu of %s offers what the role can open: %j',
  async (role, words) => {
    const { getByRole } = await openShell(role);
    const menu = getByRole('navigation', { name: 'Glavni izbornik' });
    const links = menu
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
    expect(links).toEqual(['Baklja', ...words]);
  },
);

test('the top bar shows who is logged in, and the menu marks the current place', async () => {
  const { getByRole, unmount } = await openShell('tipfeler', '/postovi');
  const bar = getByRole('banner');
  await expect.element(getByRole('main').getByRole('heading', { name: 'Zaslon članaka' })).toBeVisible();
  await expectAccessibleEverywhere();
  await expect.element(bar).toMatchTextContent('ID 4');
  await expect.element(bar).toMatchTextContent('Admin');
  await expect.element(bar).toMatchTextContent('Ana Đurđević-Šarić');
  await expect.element(getByRole('link', { name: 'Članci' })).toHaveAttribute('aria-current', 'page');
  await expect.element(getByRole('link', { name: 'Dodaj članak' })).not.toHaveAttribute('aria-current');
  await unmount();
  const adding = await openShell('tipfeler', '/dodaj-post');
  await expect.element(adding.getByRole('link', { name: 'Dodaj članak' })).toHaveAttribute('aria-current', 'page');
  await expect.element(adding.getByRole('link', { name: 'Članci' })).not.toHaveAttribute('aria-current');
});

test.each([
  [1440, 'the name'],
  [768, 'an icon'],
])('at %i px %s in the top bar opens the profile', async (width, look) => {
  await page.viewport(width, 900);
  const { getByRole, address } = await openShell('sportasi');
  const link = getByRole('banner').getByRole('link', { name: 'Ana Đurđević-Šarić, profil' });
  const name = link.element().querySelector('b');
  expect(name?.checkVisibility()).toBe(look === 'the name');
  expect(link.element().querySelector('svg')?.checkVisibility()).toBe(look === 'an icon');
  await link.click();
  await expect.poll(address).toBe('/profil');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
});

test('a user who has to set up a second factor is led from every screen to the profile, until it is there', async () => {
  onTestFinished(() => setMissesSecondFactor(false));
  const message = 'Vaša uloga zahtijeva prijavu u dva koraka. Postavite je u Profilu.';
  fakeServer({ listSports: () => refuse(403, { message, code: 'second-factor-required' }) });
  const { getByRole, address } = await openShell('superadmin', '/postovi');
  await expect.element(getByRole('heading', { name: 'Zaslon članaka' })).toBeVisible();
  await call(sportRoutes.listSports, {}).catch(() => {});
  await expect.poll(address).toBe('/profil');
  await getByRole('link', { name: 'Članci', exact: true }).click();
  await nextFrames();
  await expect.poll(address).toBe('/profil');

  setMissesSecondFactor(false);
  await getByRole('link', { name: 'Članci', exact: true }).click();
  await expect.element(getByRole('heading', { name: 'Zaslon članaka' })).toBeVisible();
  await expect.poll(address).toBe('/postovi');
});

test('unsaved work is not left for the second factor', async () => {
  onTestFinished(() => {
    setMissesSecondFactor(false);
    setUnsavedWork('članak', false);
  });
  const { getByRole, address } = await openShell('superadmin', '/postovi');
  setUnsavedWork('članak', true);
  setMissesSecondFactor(true);
  await nextFrames();
  await expect.element(getByRole('heading', { name: 'Zaslon članaka' })).toBeVisible();
  expect(address()).toBe('/postovi');
});

test('a screen without its own menu entry marks the entry that it belongs to', async () => {
  const { getByRole } = await openShell('olimp', '/media-manager/galerije');
  await expect.element(getByRole('link', { name: 'Media' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['an address that leads nowhere', 'superadmin', '/nema-me'],
  ['a screen that the role does not have', 'olimp', '/postovi'],
  ['any screen for an unknown role', 'olipm', '/postovi'],
])('%s is not found inside the shell, and a link leads back', async (_, role, at) => {
  const { getByRole } = await openShell(role, at);
  const main = getByRole('main');
  await expect.element(main.getByRole('heading', { name: 'Ovdje nema stranice.' })).toBeVisible();
  expect(document.title).toBe('Stranica nije pronađena – Baklja');
  await expect.element(main.getByRole('link', { name: 'Natrag na početnu stranicu' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

test('the first Tab skips the menu', async () => {
  const { getByRole } = await openShell('tipfeler');
  await userEvent.keyboard('{Tab}');
  const skip = getByRole('link', { name: 'Preskoči izbornik' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toHaveAttribute('href', '#main');
  await expect.element(skip).toBeInViewport();
});

test('the menu collapses and stays collapsed, and each icon keeps its label', async () => {
  const { getByRole, unmount } = await openShell('tipfeler');
  await getByRole('button', { name: 'Suzi izbornik' }).click();
  await expect.element(getByRole('link', { name: 'Članci' })).toHaveTextContent('');
  await expectAccessible();
  await unmount();
  const again = await openShell('tipfeler');
  await again.getByRole('button', { name: 'Proširi izbornik' }).click();
  await expect.element(again.getByRole('link', { name: 'Članci' })).toHaveTextContent('Članci');
});

test('at 360 and 768 px the menu is a drawer over the screen, which a button, the screen and a choice close', async () => {
  await page.viewport(360, 780);
  const { getByRole } = await openShell('tipfeler');
  const open = getByRole('button', { name: 'Otvori izbornik' });
  await open.click();
  const drawer = getByRole('dialog', { name: 'Izbornik' });
  await expect.element(drawer).toMatchTextContent('Ana Đurđević-Šarić');
  await expectAccessible();
  const close = drawer.getByRole('button', { name: 'Zatvori izbornik' });
  await expect.element(close).toHaveFocus();
  await close.click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();

  for (const width of [360, 768]) {
    await page.viewport(width, 780);
    await open.click();
    await expect.element(drawer).toBeVisible();
    const scrim = document.elementFromPoint(width - 10, 400);
    expect(scrim && getComputedStyle(scrim).backgroundColor).not.toBe('rgb(16, 28, 54)');
    await userEvent.click(scrim as Element, { position: { x: width - 10, y: 400 } });
    await expect.element(drawer).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(width);
  }

  await open.click();
  await drawer.getByRole('link', { name: 'Članci' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(getByRole('heading', { name: 'Zaslon članaka' })).toHaveFocus();
});

test('after a jump with Ctrl+K the heading of the screen has the focus, with a ring only for the keyboard', async () => {
  fakeServer({ listRecentRecords: () => [], searchEverything: () => ({ hits: [] }) });
  const { getByRole } = await openShell('tipfeler');
  const heading = getByRole('heading', { name: 'Zaslon članaka' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('članci');
  await expect.element(getByRole('option', { name: /^Članci/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveFocus();
  expect(heading.element().matches(':focus-visible')).toBe(true);

  await getByRole('link', { name: 'Dashboard' }).click();
  await getByRole('button', { name: /^Traži/ }).click();
  await getByRole('combobox').fill('članci');
  await getByRole('option', { name: /^Članci/ }).click();
  await expect.element(heading).toHaveFocus();
  expect(heading.element().matches(':focus-visible')).toBe(false);
});

test('a link of the menu keeps the focus', async () => {
  const { getByRole } = await openShell('tipfeler');
  await getByRole('link', { name: 'Članci' }).click();
  await expect.element(getByRole('heading', { name: 'Zaslon članaka' })).toBeVisible();
  await nextFrames();
  await expect.element(getByRole('link', { name: 'Članci' })).toHaveFocus();
});
