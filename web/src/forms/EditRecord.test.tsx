import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import {
  MYSELF,
  makeLossyServer,
  makeRecordServer,
  openPlainRecord,
  PLAIN_RECORD,
} from '#web/testing/open-plain-record.tsx';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';

type Update = NonNullable<Handlers['updatePost']>;

const SAVED = { message: 'Članak je spremljen', version: 5, modified: MYSELF.modified };

test('opens from a typed URL, saves with the version that was loaded, and the next change over it', async () => {
  const getPost = vi.fn(() => PLAIN_RECORD);
  const updatePost = vi.fn<Update>(() => SAVED);
  const { title, save, saved, getByRole, getByText } = await openPlainRecord({ getPost, updatePost });
  await expect.element(title).toHaveValue('Judo');
  expect(getPost.mock.lastCall).toEqual([{ params: { alias: 'judo' }, query: {} }]);
  expect(document.title).toBe('Judo – Uredi post – Baklja');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Uredi post');
  await expect.element(getByText('Nema promjena')).toBeVisible();
  await title.fill('Novi naziv');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(getByRole('status').filter({ hasText: 'Članak je spremljen' })).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Novi naziv' });
  await title.fill('Još noviji naziv');
  await expect.element(getByText(/^Sačuvano na ovom uređaju u \d\d:\d\d$/)).toBeVisible();
  await save.click();
  await expect.poll(() => updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 5, title: 'Još noviji naziv' });
});

test('a record that fails to load shows the reason; an unknown one a message and a link back', async () => {
  let isDown = true;
  const missing = () => refuse(404, { message: 'Nema ga.', code: 'not-found' });
  const { getByRole } = await openPlainRecord({ getPost: () => (isDown ? breakConnection() : missing()) });
  const alert = getByRole('alert').filter({ hasText: 'Članak nije učitan.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja.');
  const title = getByRole('heading', { level: 1, name: 'Uredi post' });
  expect(title.element().getBoundingClientRect().height).toBeGreaterThan(20);
  await expectShownWell();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('heading', { name: 'Taj članak ne postoji.' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Članci' })).toHaveAttribute('href', '/postovi');
  await expectAccessible();
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

test('Ctrl+S saves at any focus position, and sends nothing more during a save', async () => {
  const gate = Promise.withResolvers<void>();
  const updatePost = vi.fn<Update>(() => gate.promise.then(() => SAVED));
  const { title, saved, getByText } = await openPlainRecord({ updatePost });
  await title.fill('Novi naziv');
  title.element().blur();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Sprema se…').first()).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Control>}s{/Control}');
  gate.resolve();
  await expect.element(saved).toBeVisible();
  expect(updatePost).toHaveBeenCalledTimes(1);
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

test('a save whose response was lost says that the text is kept, and succeeds when it is tried again', async () => {
  const { server, updatePost, getPost, line } = makeLossyServer();
  const { title, save, saved, dialog, getByText, getByRole } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Novi naziv');
  await save.click();
  const bar = getByRole('status').filter({ hasText: 'Do poslužitelja se ne može doći' });
  await expect.element(bar).toMatchTextContent('Tekst je sačuvan na ovom uređaju.');
  await expect.element(title).toHaveValue('Novi naziv');
  expect(getByRole('alert').filter({ hasText: /\S/ }).elements()).toEqual([]);
  await expectShownWell();
  line.isLost = false;
  await getByRole('button', { name: 'Pokušaj odmah' }).click();
  await expect.element(saved).toBeVisible();
  await expect.element(getByText('Članak je spremljen.')).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
});

test('a save without a network waits for it, and is repeated by itself', async () => {
  const { server, updatePost: write, getPost } = makeRecordServer();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const updatePost = vi.fn<Update>((input) => (navigator.onLine ? write(input) : breakConnection()));
  const { title, save, saved, getByText } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Novi naziv');
  await expect.element(getByText(/^Nema mreže od/)).toBeVisible();
  await save.click();
  await expect.element(getByText('Tekst je sačuvan na ovom uređaju. Sprema se sam čim se veza vrati.')).toBeVisible();
  onLine.mockRestore();
  const times: number[] = [];
  updatePost.mockImplementation((input) => {
    times.push(Date.now());
    return write(input);
  });
  stopClock();
  window.dispatchEvent(new Event('online'));
  await expect.element(saved).toBeVisible();
  // At once: the clock moves slightly while the assertion waits.
  expect(times).toEqual([NOW.getTime()]);
  expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
});

const DOWN = 'Poslužitelj privremeno ne radi';
const FULL = 'Na poslužitelju nema više mjesta';
const IN_TWELVE = { 'retry-after': '12' };
const HTML = '<html><body>Bad gateway</body></html>';

test.each<[string, Parameters<typeof refuse>, string, RegExp]>([
  ['502', [502, HTML], DOWN, /Tekst je sačuvan na ovom uređaju\. Novi pokušaj za \d s\./],
  ['503', [503, {}], DOWN, /Novi pokušaj za \d s\./],
  ['500 with a page of another server', [500, HTML], DOWN, /Novi pokušaj za \d s\./],
  ['507 and a time', [507, { code: 'no-room' }, IN_TWELVE], FULL, /administratoru\. Novi pokušaj za 1[12] s\./],
])(
  'a save that found the server down with %s is repeated until the server is back',
  async (_, answer, heading, detail) => {
    const { server, updatePost: write, getPost } = makeRecordServer();
    let isDown = true;
    const updatePost = vi.fn<Update>((input) => (isDown ? refuse(...answer) : write(input)));
    const { title, save, saved, getByText } = await openPlainRecord({ getPost, updatePost });
    await title.fill('Novi naziv');
    const moveTo = stopClock();
    await save.click();
    await expect.element(getByText(heading, { exact: true })).toBeVisible();
    await expect.element(getByText(detail)).toBeVisible();
    await moveTo(13_000);
    await expect.poll(() => updatePost).toHaveBeenCalledTimes(2);
    // Moved before the next pause begins, the clock would have to pass it by itself.
    await expect.element(getByText(/Novi pokušaj za 1\d s\./)).toBeVisible();
    isDown = false;
    await moveTo(60_000);
    await expect.element(saved).toBeVisible();
    expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
  },
);

test('the pauses between repeated saves are 5, 15, 30 and then 60 seconds', async () => {
  const { getPost } = makeRecordServer();
  const updatePost = vi.fn<Update>(() => refuse(503, {}));
  const { title, save, getByText, getByRole } = await openPlainRecord({ getPost, updatePost });
  await title.fill('Novi naziv');
  stopClock();
  await save.click();
  for (const seconds of ['[45]', '1[45]', '(29|30)', '(59|60)', '(59|60)']) {
    await expect.element(getByText(new RegExp(`^Novi pokušaj za ${seconds} s\\.$`))).toBeVisible();
    await getByRole('button', { name: 'Pokušaj odmah' }).click();
  }
});

test('nothing is sent when the network is back before a save; a rejected save has its reason and is not repeated', async () => {
  const { getPost } = makeRecordServer();
  const updatePost = vi.fn<Update>(() => refuse(500, { message: 'Naš kvar.', code: 'internal' }));
  const { title, save, getByRole, getByText, container } = await openPlainRecord({ getPost, updatePost });
  await expect.element(title).toHaveValue('Judo');
  window.dispatchEvent(new Event('offline'));
  await title.fill('Novi naziv');
  await expect.element(getByText(/^Nema mreže od/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(updatePost).not.toHaveBeenCalled();
  const moveTo = stopClock();
  await save.click();
  const alert = getByRole('alert').filter({ hasText: 'Naš kvar.' });
  await expect.element(alert).toBeVisible();
  expect(container.querySelector('[data-save-bar]')?.contains(alert.element())).toBe(true);
  await expect.element(getByText('Tekst je sačuvan na ovom uređaju.')).toBeVisible();
  await moveTo(120_000);
  expect(updatePost).toHaveBeenCalledTimes(1);
});
