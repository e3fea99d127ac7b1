import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { endSession, getSession, startSession } from '#web/lib/session.ts';
import { allowPasskeys } from '#web/testing/allow-passkeys.ts';
import { answerAsPasskey } from '#web/testing/answer-as-passkey.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { makeToken } from '#web/testing/records/make-token.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { ScreenGuard } from '../router.tsx';
import { SessionGate } from './SessionGate.tsx';

afterEach(endSession);

const POST = makePost({ id: 17, title: 'Zlato', alias: 'zlato', version: 4 });
const FRESH_TOKEN = makeToken({ exp: 4_102_444_801 });
const EXPIRED = { message: 'Prijava više ne vrijedi.', code: 'unauthenticated' };
const WRONG = { auth: false, message: 'Korisničko ime ili lozinka nisu ispravni.', code: 'wrong-credentials' };
const DISABLED = {
  auth: false,
  message: 'Vaš račun je isključen. Obratite se administratoru.',
  code: 'account-disabled',
};
const PAYLOAD = { id: 4, userId: 4, name: 'Iva Đurđević', role: 'tipfeler', exp: 4_102_444_801 };

const Editor = () => (
  <EditRecord form={plainForm} queries={plainQueries} recordKey="zlato" skeleton="Kostur">
    <PageFrame>
      <PlainFields />
    </PageFrame>
  </EditRecord>
);

/** Opens the editor in the shell, and types a title. */
async function openEditor(handlers: Handlers) {
  startSession({ token: makeToken(), role: 'tipfeler', username: 'iva' });
  fakeServer({ checkToken: () => 'AUTH' as const, getPost: () => POST, ...handlers });
  const screen = await renderScreen(
    <Routes>
      <Route element={<SessionGate />}>
        <Route path="/post/detalji/:alias" element={<ScreenGuard screen="editPost" Screen={Editor} />} />
        <Route path="*" element={<h1>Drugi zaslon</h1>} />
      </Route>
    </Routes>,
    { at: '/post/detalji/zlato' },
  );
  const title = screen.getByRole('textbox', { name: 'Naziv' });
  await title.fill('Moj naslov');
  return { ...screen, title, save: screen.getByRole('button', { name: 'Spremi' }) };
}

const SAVED = { message: 'Spremljeno', version: 5, modified: '2026-11-21T13:32:00.000Z' };

/** Saves a title after the session has ended. */
async function saveAfterTheEnd(handlers: Handlers = {}) {
  let isOver = true;
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => (isOver ? refuse(401, EXPIRED) : SAVED));
  const logIn = vi.fn(() => {
    isOver = false;
    return { auth: true as const, token: FRESH_TOKEN, role: 'tipfeler', message: 'Dobro došli' };
  });
  const screen = await openEditor({ updatePost, logIn, readToken: () => PAYLOAD, ...handlers });
  await screen.save.click();
  const dialog = screen.getByRole('dialog', { name: 'Your session expired' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, dialog, password: dialog.getByLabelText('Lozinka', { exact: true }), updatePost, logIn };
}

test('when the session ends during a save, the application asks for the password in place and repeats the save', async () => {
  const { dialog, password, title, getByText, updatePost, logIn, address } = await saveAfterTheEnd();
  await expect.element(dialog.getByText('Iva Đurđević iva', { exact: true })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Korisničko ime' }).elements()).toEqual([]);
  await expect.element(password).toHaveFocus();
  await expect.element(getByText('Spremanje čeka prijavu')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();

  await password.fill('deset znakova');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(logIn.mock.calls).toEqual([[{ body: { username: 'iva', password: 'deset znakova' } }]]);
  expect(getSession()?.token).toBe(FRESH_TOKEN);
  await expect.poll(address).toBe('/post/detalji/zlato');
  await expect.element(title).toHaveValue('Moj naslov');

  await expect.element(getByText('Spremljeno u 14:32')).toBeVisible();
  expect(getByText(/Prijava više ne vrijedi|Spremit će se čim/).elements()).toEqual([]);
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 4, title: 'Moj naslov' });
});

test.each([
  ['a wrong password', { logIn: () => refuse(401, WRONG) }, 'Korisničko ime ili lozinka nisu ispravni.'],
  ['a disabled user', { logIn: () => refuse(401, DISABLED) }, 'Vaš račun je isključen. Obratite se administratoru.'],
  ['another user', { readToken: () => ({ ...PAYLOAD, userId: 5 }) }, 'Započeti rad pripada drugom korisniku.'],
])('%s is refused at the field, and the work stays', async (_, handlers, message) => {
  const { dialog, password, title, updatePost } = await saveAfterTheEnd(handlers);
  await password.fill('deset znakova');
  await dialog.getByRole('button', { name: 'Prijavi se' }).click();
  await expect.element(dialog).toMatchTextContent(message);
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  expect(title.element()).toHaveValue('Moj naslov');
  expect(getSession()?.token).not.toBe(FRESH_TOKEN);
  expect(updatePost).toHaveBeenCalledTimes(1);
  await expect.poll(() => localStorage.getItem('baklja.draft/4/post/17')).toMatch('Moj naslov');
});

test('giving up logs out, and the typed text stays on this computer', async () => {
  const { dialog, getByRole } = await saveAfterTheEnd();
  await dialog.getByRole('button', { name: 'Odjavi se' }).click();
  await expect.element(getByRole('heading', { name: 'Žao nam je, ovu stranicu nismo pronašli.' })).toBeVisible();
  expect(getSession()).toBeUndefined();
  await expect.poll(() => localStorage.getItem('baklja.draft/4/post/17')).toMatch('Moj naslov');
});

test('Odjavi se over unsaved work asks first', async () => {
  const logOut = () => ({ message: 'Odjavljeni ste.' });
  const { title, getByRole } = await openEditor({ logOut });
  const out = getByRole('button', { name: 'Odjavi se' });
  await out.click();
  const dialog = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await expect.element(dialog.getByRole('button', { name: 'Ostani' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Moj naslov');
  await out.click();
  await dialog.getByRole('button', { name: 'Odjavi se' }).click();
  await expect.element(getByRole('heading', { name: 'Žao nam je, ovu stranicu nismo pronašli.' })).toBeVisible();
});

const ASKED = { auth: false, message: 'Upišite kod iz aplikacije.', code: 'second-factor' };

test('a user with a second factor types the code in the same dialog', async () => {
  const wrong = { auth: false, message: 'Kod nije ispravan.', code: 'wrong-otp' };
  const logIn = vi.fn<NonNullable<Handlers['logIn']>>(({ body: { otp } }) => refuse(401, otp ? wrong : ASKED));
  const { dialog, password, title } = await saveAfterTheEnd({ logIn });
  await password.fill('deset znakova');
  await userEvent.keyboard('{Enter}');
  const code = dialog.getByLabelText('Kod iz aplikacije');
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent('Kod nije ispravan.');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(logIn.mock.lastCall).toEqual([{ body: { username: 'iva', password: 'deset znakova', otp: '123456' } }]);
  await expectAccessible();

  await dialog.getByRole('button', { name: 'Natrag na lozinku' }).click();
  await expect.element(password).toHaveValue('deset znakova');
  expect(title.element()).toHaveValue('Moj naslov');
});

test('a user who has lost the role keeps the text, sees that, and the save is not repeated again and again', async () => {
  const answer = { auth: true as const, token: makeToken({ role: 'sportasi' }), role: 'sportasi', message: '' };
  const forbidden = { message: 'Vaša uloga to ne dopušta.', code: 'forbidden' };
  const updatePost = vi.fn(() => (getSession()?.role === 'sportasi' ? refuse(403, forbidden) : refuse(401, EXPIRED)));
  const { dialog, password, title, getByText, getByRole } = await saveAfterTheEnd({ logIn: () => answer, updatePost });
  await password.fill('deset znakova');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();

  const notice = getByRole('alert').filter({ hasText: 'Vaša se uloga promijenila i ovo više ne možete spremiti.' });
  await expect.element(notice).toBeVisible();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  await expect.element(getByText('Vaša uloga to ne dopušta.')).toBeVisible();
  await expect.element(title).toHaveValue('Moj naslov');
  await expect.poll(() => localStorage.getItem('baklja.draft/4/post/17')).toMatch('Moj naslov');
  expect(updatePost).toHaveBeenCalledTimes(2);
});

test('a role that begins to require the passkey asks for it over unsaved work, and repeats the save', async () => {
  allowPasskeys();
  answerAsPasskey();
  const unproved = { message: 'Najprije potvrdite prijavu pristupnim ključem.', code: 'second-factor-unproved' };
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() =>
    getSession()?.token === FRESH_TOKEN ? SAVED : refuse(403, unproved),
  );
  const startPasskeyProof = () => ({ options: { challenge: 'AAAA', allowCredentials: [] } });
  const provePasskey = () => ({ message: 'Prijava je potvrđena.', token: FRESH_TOKEN });
  const { title, save, getByRole, getByText } = await openEditor({ updatePost, startPasskeyProof, provePasskey });
  await save.click();
  const dialog = getByRole('dialog', { name: 'Potvrdite prijavu' });
  await expect.element(dialog).toMatchTextContent('Ono što ste napisali ostaje na zaslonu');
  await expect.element(getByText('Spremanje čeka prijavu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await expectAccessible();

  await dialog.getByRole('button', { name: 'Potvrdi pristupnim ključem' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Moj naslov');
  await expect.element(getByText('Spremljeno u 14:32')).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 4, title: 'Moj naslov' });
});
