import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { pathFor } from '@baklja/contract/route';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './baklja.ts';
import { expect, test } from './fixtures.ts';

const USERNAME = 'marija.horvat';
const PASSWORD = 'zeleni čamac na rijeci';

/** Browsers make passkeys for `localhost`, and for no other address without TLS. */
test.use({ baseURL: async ({ baklja }, use) => use(baklja.url.replace('127.0.0.1', 'localhost')) });

test('a stranger registers, is approved, logs in with a passkey, has to prove it after the password, and loses the role in the middle of an edit', async ({
  page,
  baklja,
  request,
  expectAccessible,
}) => {
  test.slow();
  const { setRole, requireSecondFactor } = await actAsSuperadmin(request, baklja.url);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'register here' }).click();
  await page.getByLabel('Ime', { exact: true }).fill('Marija');
  await page.getByLabel('Prezime').fill('Horvat');
  await page.getByLabel('Korisničko ime').fill(USERNAME);
  await page.getByLabel('E-pošta').fill('marija@example.hr');
  await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Potvrda lozinke').fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  // The message of the registration is shown first.
  await expect(page.getByRole('heading', { name: 'admin login' })).toBeVisible({ timeout: 15_000 });
  await logIn(page);
  await expect(page.getByText('Vaš račun čeka odobrenje administratora.')).toBeVisible();

  await setRole('tipfeler');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  const name = page.getByRole('link', { name: 'Marija Horvat, profil' });
  await name.click();
  await addVirtualAuthenticator(page);
  await page.getByRole('button', { name: 'Dodaj ključ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naziv ključa').fill('Ured');
  await dialog.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pristupni ključ je dodan.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Odjavi se', exact: true }).click();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Prijava pristupnim ključem' }).click();
  await expect(page.getByText('You are logged in')).toBeVisible();
  await expect(name).toBeVisible();

  await page.getByRole('button', { name: 'Odjavi se', exact: true }).click();
  await requireSecondFactor(['tipfeler']);
  await page.goto('/admin');
  await logIn(page);
  const proof = page.getByRole('heading', { name: 'Potvrdite prijavu' });
  await expect(proof).toBeVisible();
  await page.reload();
  await expect(proof).toBeVisible();
  await page.getByRole('button', { name: 'Potvrdi pristupnim ključem' }).click();
  await expect(name).toBeVisible();
  // Other journeys share the product.
  await requireSecondFactor([]);

  await page.goto('/postovi');
  await page.locator('main tbody a[href^="/post/"]').first().click();
  // The search field of the list has the same name as the title.
  await expect(page.locator('main .ProseMirror').first()).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Naslov', exact: true });
  await title.fill('Naslov koji ne smije nestati');
  await expect(page.getByText('Nespremljene promjene')).toBeVisible();
  await setRole('sportasi');
  await page.getByRole('button', { name: 'Spremi', exact: true }).click();
  await expect(dialog).toContainText('Your session expired');
  await dialog.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vaša se uloga promijenila i ovo više ne možete spremiti.')).toBeVisible();
  await expect(page.getByText('Nešto nije u redu! Vaša uloga to ne dopušta.')).toBeVisible();
  await expect(title).toHaveValue('Naslov koji ne smije nestati');
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Korisničko ime').fill(USERNAME);
  await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
}

/** Gives the browser a device that makes passkeys and confirms every question. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Returns what a superadmin does meanwhile: gives the new user a role, and requires a second factor of roles. */
async function actAsSuperadmin(request: APIRequestContext, url: string) {
  const data = { username: 'superadmin', password: DEMO_PASSWORD };
  const loggedIn = await request.post(`${url}${authRoutes.logIn.path}`, { data });
  const headers = { 'x-access-token': (await loggedIn.json()).token };
  const setRole = async (role: string) => {
    const users: User[] = await (await request.get(`${url}${userRoutes.listUsers.path}`, { headers })).json();
    const { id, version } = users.find(({ username }) => username === USERNAME) as User;
    const path = pathFor(userRoutes.updateUser, { params: { id } });
    const answer = await request.put(`${url}${path}`, { headers, data: { role, active: 1, version } });
    expect(answer.status()).toBe(200);
  };
  const requireSecondFactor = async (roles: string[]) => {
    const path = userRoutes.setSecondFactorRoles.path;
    const answer = await request.put(`${url}${path}`, { headers, data: { roles } });
    expect(answer.status()).toBe(200);
  };
  return { setRole, requireSecondFactor };
}
