import { expect, test, vi } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import {
  COLLEAGUE,
  makeRecordServer,
  openNewPlainRecord,
  openPlainRecord,
  PLAIN_RECORD,
} from '#web/testing/open-plain-record.tsx';
import { refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';

const OFFER = 'Na ovom uređaju sačuvano je ono što niste spremili';
const KEY = 'baklja.draft/4/post/17';

/** Leaves an unsaved title behind. */
async function leaveDraft(): Promise<void> {
  const { title, unmount } = await openPlainRecord();
  await title.fill('Moj naziv');
  await unmount();
}

test('leaving with unsaved changes asks for confirmation, and staying keeps everything', async () => {
  const { title, leave, getByRole, address } = await openPlainRecord();
  await title.fill('Moj naziv');
  await leave.click();
  const dialog = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await expect.element(dialog).toMatchTextContent('Napisano ostaje sačuvano na ovom uređaju');
  await expect.element(dialog).toMatchTextContent('Promijenjeno: naziv.');
  const names = dialog.getByRole('button').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Spremi i izađi', 'Ostani', 'Napusti bez spremanja']);
  await expect.element(dialog.getByRole('button', { name: 'Spremi i izađi' })).toHaveFocus();
  await expectShownWell();
  await dialog.getByRole('button', { name: 'Ostani' }).click();
  await expect.element(title).toHaveValue('Moj naziv');
  await expect.poll(address).toBe('/post/detalji/judo');
  await leave.click();
  await dialog.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/postovi');
});

test('a save on the way that fails stays and says why; one that succeeds leads where the user wanted', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  const updatePost = vi.fn(write).mockImplementationOnce(() => refuse(500, { message: 'Naš kvar.', code: 'internal' }));
  const { title, leave, getByRole, address } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Moj naziv');
  await leave.click();
  await getByRole('button', { name: 'Spremi i izađi' }).click();
  await expect.element(getByRole('alert').filter({ hasText: 'Naš kvar.' })).toBeVisible();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Moj naziv');
  expect(address()).toBe('/post/detalji/judo');
  await leave.click();
  await getByRole('button', { name: 'Spremi i izađi' }).click();
  await expect.poll(address).toBe('/postovi');
  expect(server.stored).toMatchObject({ title: 'Moj naziv', version: 5 });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('staying during a save on the way stays, and the next way out can be saved too', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  let gate = Promise.withResolvers<void>();
  const updatePost: typeof write = (input) => gate.promise.then(() => write(input));
  const { title, leave, saved, getByRole, address } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Moj naziv');
  await leave.click();
  const dialog = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  const saveFirst = dialog.getByRole('button', { name: 'Spremi i izađi' });
  await saveFirst.click();
  await dialog.getByRole('button', { name: 'Ostani' }).click();
  gate.resolve();
  await expect.element(saved).toBeVisible();
  expect(address()).toBe('/post/detalji/judo');
  gate = Promise.withResolvers<void>();
  gate.resolve();
  await title.fill('Moj noviji naziv');
  await leave.click();
  await expect.element(saveFirst).not.toHaveAttribute('aria-disabled');
  await saveFirst.click();
  await expect.poll(address).toBe('/postovi');
  expect(server.stored).toMatchObject({ title: 'Moj noviji naziv' });
});

test('a save on the way that meets a save of someone else stays and asks', async () => {
  const { server, ...handlers } = makeRecordServer();
  const { title, leave, getByRole, address } = await openPlainRecord(handlers);
  await title.fill('Moj naziv');
  server.stored = { ...PLAIN_RECORD, ...COLLEAGUE, title: 'Markov naziv', version: 9 };
  await leave.click();
  await getByRole('button', { name: 'Spremi i izađi' }).click();
  await expect.element(getByRole('radiogroup', { name: 'Naziv' })).toBeVisible();
  expect(address()).toBe('/post/detalji/judo');
});

test('where saving is impossible, staying is the first button and the reason is given', async () => {
  const { title, leave, getByRole } = await openPlainRecord();
  await title.fill('');
  await leave.click();
  const dialog = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await expect.element(dialog).toMatchTextContent('Ovako se ne može spremiti. Unesite naziv!');
  const names = dialog.getByRole('button').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Ostani', 'Napusti bez spremanja']);
  await expect.element(dialog.getByRole('button', { name: 'Ostani' })).toHaveFocus();
});

test('a tab with unsaved changes asks before it closes; a reverted change asks nothing, on the way out too', async () => {
  const { title, leave, address, getByText } = await openPlainRecord();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.element(title).toHaveValue('Judo');
  expect(close()).toBe(false);
  await title.fill('Moj naziv');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(close()).toBe(true);
  await title.fill('Judo');
  await expect.poll(close).toBe(false);
  await leave.click();
  await expect.poll(address).toBe('/postovi');
});

test('typed text is stored shortly after the last key, and a reverted change is deleted', async () => {
  const { title } = await openPlainRecord();
  await expect.element(title).toHaveValue('Judo');
  const moveTo = stopClock();
  // At once: on a busy machine the clock moves on while a locator is waited for.
  (title.element() as HTMLInputElement).select();
  document.execCommand('insertText', false, 'Moj naziv');
  await moveTo(399);
  expect(localStorage.getItem(KEY)).toBeNull();
  await moveTo(1000);
  expect(localStorage.getItem(KEY)).toMatch('Moj naziv');
  await title.fill('Judo');
  await moveTo(2000);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('saving a record removes its draft, even one that was stored before', async () => {
  await leaveDraft();
  const { title, save, saved, unmount } = await openPlainRecord(makeRecordServer());
  await expect.element(title).toHaveValue('Judo');
  stopClock();
  await title.fill('Novi naziv');
  await save.click();
  await expect.element(saved).toBeVisible();
  await unmount();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('restoring a draft over another user’s save loses neither text', async () => {
  await leaveDraft();
  const { server, ...handlers } = makeRecordServer({
    ...PLAIN_RECORD,
    ...COLLEAGUE,
    introtext: 'Markov opis',
    version: 5,
  });
  const { save, saved, getByRole } = await openPlainRecord(handlers);
  await getByRole('button', { name: 'Vrati' }).click();
  await save.click();
  await getByRole('button', { name: 'Spremi obje promjene' }).click();
  await expect.element(saved).toBeVisible();
  expect(server.stored).toMatchObject({ title: 'Moj naziv', introtext: 'Markov opis' });
});

test('new records in two tabs are both stored, and both are offered by their names', async () => {
  for (const name of ['Prvi', 'Drugi']) {
    const tab = await openNewPlainRecord();
    await tab.title.fill(name);
    await tab.unmount();
  }

  const { title, getByRole } = await openNewPlainRecord();
  const offer = getByRole('status').filter({ hasText: `${OFFER}:` });
  await expect.element(offer).toMatchTextContent('Prvi');
  await expect.element(offer).toMatchTextContent('Drugi');
  await expectShownWell();
  await title.fill('Treći');
  await expect.element(offer).not.toBeInTheDocument();
  await title.fill('');
  await offer.getByRole('button', { name: 'Odbaci' }).first().click();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.poll(() => (title.element() as HTMLInputElement).value).toMatch(/^(Prvi|Drugi)$/);
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('post/new'))).toHaveLength(1);
});

test('a draft of a new record from the former version is still offered, without the fields it did not have', async () => {
  const draft = { value: { title: 'Nekadašnji' }, base: { title: '' }, savedAt: '2026-11-21T09:30:00.000Z' };
  localStorage.setItem('baklja.draft/4/post/new', JSON.stringify({ format: 1, draft }));
  const { title, getByRole } = await openNewPlainRecord();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(title).toHaveValue('Nekadašnji');
  expect(localStorage.getItem('baklja.draft/4/post/new')).toBeNull();
  expect(Object.keys(localStorage).some((key) => key.startsWith('baklja.draft/4/post/new/tab-'))).toBe(true);
});
