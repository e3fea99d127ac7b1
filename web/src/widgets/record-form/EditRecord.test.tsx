import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { MYSELF, makeRecordServer, openPlainRecord, PLAIN_RECORD } from '#web/testing/open-plain-record.tsx';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';

type Update = NonNullable<Handlers['updatePost']>;

const SAVED = { message: 'Članak je spremljen', version: 5, modified: MYSELF.modified };

test('opens from a typed URL', async () => {
  const getPost = vi.fn(() => PLAIN_RECORD);
  const { title, getByRole, getByText } = await openPlainRecord({ getPost });
  await expect.element(title).toHaveValue('Judo');
  expect(getPost.mock.lastCall).toEqual([{ params: { alias: 'judo' } }]);
  expect(document.title).toBe('Judo – Uredi post – Baklja');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Uredi post');
  await expect.element(getByText('Nema promjena')).toBeVisible();
});

test('an unknown address shows a message and a link back', async () => {
  const getPost = () => refuse(404, { message: 'Nema ga.', code: 'not-found' });
  const { getByRole } = await openPlainRecord({ getPost });
  await expect.element(getByRole('heading', { name: 'Taj članak ne postoji.' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Članci' })).toHaveAttribute('href', '/postovi');
  await expectAccessible();
});

test('a record that fails to load shows the reason and loads on retry', async () => {
  let isDown = true;
  const { title, getByRole } = await openPlainRecord({ getPost: () => (isDown ? breakConnection() : PLAIN_RECORD) });
  const alert = getByRole('alert').filter({ hasText: 'Članak nije učitan.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja.');
  await expectAccessible();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(title).toHaveValue('Judo');
});

test('the skeleton appears only when the record is slow', async () => {
  const moveTo = stopClock();
  const gate = Promise.withResolvers<void>();
  const { title, getByRole } = await openPlainRecord({ getPost: () => gate.promise.then(() => PLAIN_RECORD) });
  const skeleton = getByRole('status', { name: 'Učitava se članak' });
  await moveTo(149);
  expect(skeleton.elements()).toEqual([]);
  await moveTo(150);
  await expect.element(skeleton).toBeVisible();
  vi.useRealTimers();
  gate.resolve();
  await expect.element(title).toHaveValue('Judo');
  await expect.element(skeleton).not.toBeInTheDocument();
});

test('saves with the version that was loaded, shows the time, and saves the next change over it', async () => {
  const updatePost = vi.fn<Update>(() => SAVED);
  const { title, save, saved, getByText, getByRole } = await openPlainRecord({ updatePost });
  await title.fill('Novi naziv');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(getByRole('status').filter({ hasText: 'Članak je spremljen' })).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Novi naziv' });
  await title.fill('Još noviji naziv');
  await expect.element(saved).toBeVisible();
  await save.click();
  await expect.poll(() => updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 5, title: 'Još noviji naziv' });
});

test('Ctrl+S saves at any focus position', async () => {
  const updatePost = vi.fn(() => SAVED);
  const { title } = await openPlainRecord({ updatePost });
  await title.fill('Novi naziv');
  title.element().blur();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updatePost.mock.calls.length).toBe(1);
});

test('text typed during a save stays and is unsaved', async () => {
  const gate = Promise.withResolvers<void>();
  const { title, save, getByText } = await openPlainRecord({ updatePost: () => gate.promise.then(() => SAVED) });
  await title.fill('Novi naziv');
  await save.click();
  await expect.element(getByText('Sprema se…').first()).toBeVisible();
  await expect.element(save).toHaveFocus();
  await title.fill('Novi naziv i još nešto');
  gate.resolve();
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await expect.element(title).toHaveValue('Novi naziv i još nešto');
});

test('a save whose response was lost shows the reason, and succeeds when it is tried again', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  let isLost = true;
  const updatePost = vi.fn<Update>((input) => {
    const answer = write(input);
    return isLost ? breakConnection() : answer;
  });
  const { title, save, saved, dialog, getByText, getByRole } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Novi naziv');
  await save.click();
  await expect.element(getByRole('alert').filter({ hasText: 'Poslužitelj se ne javlja.' })).toBeVisible();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  await expect.element(title).toHaveValue('Novi naziv');
  await expectAccessible();
  isLost = false;
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(getByText('Članak je spremljen.')).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
});

test('a save without a network waits for it, and is repeated by itself', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const updatePost = vi.fn<Update>((input) => (navigator.onLine ? write(input) : breakConnection()));
  const { title, save, saved, getByText, getByRole } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Novi naziv');
  await expect.element(getByText(/^Nema mreže od/)).toBeVisible();
  await save.click();
  await expect
    .element(getByRole('alert').filter({ hasText: /spremit će se samo od sebe čim se mreža vrati/ }))
    .toBeVisible();
  await expectAccessible();
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(saved).toBeVisible();
  expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
});

test.each([502, 503])(
  'a save that found the server down with %i is repeated until the server is back',
  async (status) => {
    const { server, updatePost: write, getPost } = makeRecordServer();
    let isDown = true;
    // The response of a proxy is no JSON of the application.
    const updatePost = vi.fn<Update>((input) => (isDown ? refuse(status, {}) : write(input)));
    const { title, save, saved, getByText, getByRole } = await openPlainRecord({ getPost, updatePost });
    await title.fill('Novi naziv');
    const moveTo = stopClock();
    await save.click();
    await expect.element(getByText('Poslužitelj privremeno ne radi', { exact: true })).toBeVisible();
    await expect.element(getByRole('alert').filter({ hasText: 'spremanje se ponavlja samo od sebe' })).toBeVisible();
    await moveTo(11_000);
    await expect.poll(() => updatePost).toHaveBeenCalledTimes(2);
    isDown = false;
    await moveTo(23_000);
    await expect.element(saved).toBeVisible();
    expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
  },
);

test('nothing is sent when the network is back before a save was tried', async () => {
  const { getPost } = makeRecordServer();
  const updatePost = vi.fn<Update>(() => breakConnection());
  const { title, getByText } = await openPlainRecord({ getPost, updatePost });
  await expect.element(title).toHaveValue('Judo');
  window.dispatchEvent(new Event('offline'));
  await title.fill('Novi naziv');
  await expect.element(getByText(/^Nema mreže od/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(updatePost).not.toHaveBeenCalled();
});

test('edits made after a lost response are saved over it without a question', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  let isLost = true;
  const updatePost: Update = (input) => {
    const answer = write(input);
    return isLost ? breakConnection() : answer;
  };
  const { title, save, saved, dialog, getByText } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Novi naziv');
  await save.click();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  isLost = false;
  await title.fill('Još noviji naziv');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Još noviji naziv', version: 6 });
});
