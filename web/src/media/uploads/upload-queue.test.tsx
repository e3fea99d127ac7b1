import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeServer, refuse } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { UploadQueue } from './upload-queue.ts';

const FOLDER = 'clanci-slike';

function makeFiles(...names: string[]): File[] {
  return names.map((name) => new File(['1234567890'], name, { type: 'image/jpeg', lastModified: 1 }));
}

function openQueue() {
  const host = fakeTransport();
  const queue = new UploadQueue(host.transport);
  onTestFinished(() => queue.clear());
  const states = () => Object.fromEntries(queue.getState().items.map(({ name, state }) => [name, state]));
  const item = (name: string) => queue.getState().items.find((one) => one.name === name);
  return { ...host, queue, states, item };
}

test('three files are sent at a time, the next when one is done', () => {
  const { queue, names, of } = openQueue();
  void queue.add(makeFiles('a', 'b', 'c', 'd', 'e'), { folder: FOLDER });
  expect(names()).toEqual(['a', 'b', 'c']);
  of('b').save();
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  of('a').fail(415, 'Ne.');
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(of('e').target).toEqual({ folder: FOLDER, kind: undefined });
});

test('the caller of add learns the result of each file, once all of them are done', async () => {
  const { queue, of } = openQueue();
  const outcome = queue.add(makeFiles('a', 'b', 'c', 'd'), { folder: FOLDER });
  const isDone = vi.fn();
  void outcome.then(isDone);
  of('a').save({ id: 7 });
  of('b').fail(415, 'Vrsta TIFF nije dopuštena.');
  queue.cancel(queue.getState().items.find(({ name }) => name === 'd')?.id ?? 0);
  await Promise.resolve();
  expect(isDone).not.toHaveBeenCalled();
  of('c').save({ id: 8 });
  expect(await outcome).toMatchObject({
    saved: [{ id: 7 }, { id: 8 }],
    failed: [{ name: 'b', message: 'Vrsta TIFF nije dopuštena.' }],
  });
});

test('a file in progress to the same folder is not sent twice, and nothing to send has nothing to wait for', async () => {
  const { queue, names } = openQueue();
  void queue.add(makeFiles('a'), { folder: FOLDER });
  const again = makeFiles('a', 'a');
  expect(await queue.add(again, { folder: FOLDER })).toEqual({ saved: [], failed: [] });
  void queue.add(again, { folder: 'images' });
  expect(names()).toEqual(['a', 'a']);
  expect(queue.getState().items.map(({ folder }) => folder)).toEqual([FOLDER, 'images']);
});

test('a failed file that is chosen again replaces the failed entry', () => {
  const { queue, of, states, sent } = openQueue();
  void queue.add(makeFiles('a', 'b'), { folder: FOLDER });
  of('a').fail(415, 'Ne.');
  void queue.add(makeFiles('a'), { folder: FOLDER });
  expect(states()).toEqual({ b: 'sending', a: 'sending' });
  expect(sent).toHaveLength(3);
});

test('a file that cannot be saved is reported without sending it', async () => {
  const { queue, names, of } = openQueue();
  const files = [
    new File([], 'prazna.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
  ];
  expect(await queue.add(files, { folder: 'images', onlyImages: true })).toMatchObject({
    failed: [
      { name: 'prazna.jpg', message: 'Datoteka je prazna.' },
      { name: 'a.pdf', message: 'Ovdje se primaju samo slike.' },
    ],
  });
  expect(names()).toEqual([]);
  void queue.add([new File(['x'], 'bez-vrste')], { folder: 'images', onlyImages: true });
  expect(names()).toEqual(['bez-vrste']);
  expect(of('bez-vrste').target).toEqual({ folder: 'images', kind: 'images' });
});

test.each([400, 403, 413, 415])('a rejection with %i is final', (status) => {
  const { queue, of, item } = openQueue();
  void queue.add(makeFiles('a'), { folder: FOLDER });
  of('a').fail(status, 'Ne može.');
  expect(item('a')).toMatchObject({ state: 'failed', message: 'Ne može.', mayRetry: false });
  queue.retryAll();
  expect(of('a').acts).toEqual(['start']);
});

test.each([0, 409, 423, 429, 500, 503])(
  'after %i it retries by itself, four times, then only on request',
  async (status) => {
    const goTo = stopClock();
    const { queue, of, item } = openQueue();
    const outcome = queue.add(makeFiles('a'), { folder: FOLDER });
    let elapsedMs = 0;
    for (const delayMs of [1000, 3000, 8000, 20_000]) {
      const before = of('a').acts.length;
      of('a').fail(status, 'Zauzeto.');
      expect(item('a')?.state).toBe('interrupted');
      await goTo(elapsedMs + delayMs - 1);
      expect(of('a').acts).toHaveLength(before);
      elapsedMs += delayMs;
      await goTo(elapsedMs);
      expect(of('a').acts).toHaveLength(before + 1);
    }
    of('a').fail(status, 'Zauzeto.');
    const message = status === 0 ? 'Poslužitelj se ne javlja.' : 'Zauzeto.';
    expect(item('a')).toMatchObject({ state: 'failed', message, mayRetry: true });
    expect((await outcome).failed).toMatchObject([{ name: 'a', message }]);

    queue.retry(item('a')?.id ?? 0);
    of('a').save();
    expect(item('a')?.state).toBe('saved');
  },
);

test('the retry count resets once the server has received more', async () => {
  const goTo = stopClock();
  const { queue, of, item } = openQueue();
  void queue.add(makeFiles('a'), { folder: FOLDER });
  for (const round of [1, 2, 3, 4, 5, 6]) {
    of('a').fail(0);
    await goTo(round * 1000);
    of('a').keep(round);
  }
  expect(item('a')?.state).toBe('sending');
  // The same amount again is no progress.
  for (const at of [7000, 10_000, 18_000, 38_000]) {
    of('a').fail(0);
    await goTo(at);
    of('a').keep(6);
  }
  of('a').fail(0);
  expect(item('a')?.state).toBe('failed');
});

test('without a connection everything waits until it returns', () => {
  const { queue, of, states } = openQueue();
  void queue.add(makeFiles('a', 'b', 'c', 'd'), { folder: FOLDER });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  of('a').fail(0);
  expect(queue.getState().pause).toBe('offline');
  expect(states()).toEqual({ a: 'waiting', b: 'waiting', c: 'waiting', d: 'waiting' });
  expect(of('b').acts).toEqual(['start', 'stop']);
  queue.resumeAfter('offline');
  expect(queue.getState().pause).toBeUndefined();
  expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'sending', d: 'waiting' });
  expect(of('b').acts).toEqual(['start', 'stop', 'start']);
});

test.each([
  ['an ended session', 'the user has logged in again', 401, 'unauthenticated'],
  ['a passkey that the session has to prove', 'it is proved', 403, 'second-factor-unproved'],
])('%s pauses everything until %s', async (_cause, _end, status, code) => {
  const checkToken = vi.fn(() => refuse(status, { message: 'Prijava više ne vrijedi.', code }));
  fakeServer({ checkToken });
  const { queue, of, states } = openQueue();
  void queue.add(makeFiles('a', 'b'), { folder: FOLDER });
  of('a').fail(status, 'Prijava više ne vrijedi.', code);
  await vi.waitFor(() => expect(checkToken).toHaveBeenCalledOnce());
  expect(queue.getState().pause).toBe('session');
  expect(states()).toEqual({ a: 'waiting', b: 'waiting' });
  queue.resumeAfter('offline');
  expect(states()).toEqual({ a: 'waiting', b: 'waiting' });
  queue.resumeAfter('session');
  expect(states()).toEqual({ a: 'sending', b: 'sending' });
});

test('a token that is still valid resumes the queue, but not endlessly', async () => {
  fakeServer({ checkToken: () => 'AUTH' });
  const { queue, of, item } = openQueue();
  void queue.add(makeFiles('a'), { folder: FOLDER });
  for (let round = 0; round < 5; round += 1) {
    expect(item('a')?.state).toBe('sending');
    of('a').fail(401, 'Prijavite se.');
    await vi.waitFor(() => expect(item('a')?.state).not.toBe('waiting'));
  }
  expect(item('a')).toMatchObject({ state: 'failed', message: 'Prijavite se.', mayRetry: true });
});

test('cancelling one makes room for the next, cancelling all leaves finished files', async () => {
  const { queue, of, states, item } = openQueue();
  const outcome = queue.add(makeFiles('a', 'b', 'c', 'd', 'e'), { folder: FOLDER });
  of('a').save();
  queue.cancel(item('b')?.id ?? 0);
  expect(of('b').acts).toEqual(['start', 'discard']);
  expect(states()).toEqual({ a: 'saved', c: 'sending', d: 'sending', e: 'sending' });
  queue.cancelAll();
  expect(states()).toEqual({ a: 'saved' });
  expect(await outcome).toMatchObject({ saved: [{ name: 'a' }], failed: [] });
});

test('a cancelled file that was about to retry stays cancelled', async () => {
  const goTo = stopClock();
  const { queue, of } = openQueue();
  void queue.add(makeFiles('a'), { folder: FOLDER });
  of('a').fail(0);
  queue.cancelAll();
  await goTo(60_000);
  expect(of('a').acts).toEqual(['start', 'discard']);
});

test('a new batch removes saved files, failures stay until they are dismissed', () => {
  const { queue, of, states } = openQueue();
  void queue.add(makeFiles('a', 'b'), { folder: FOLDER });
  of('a').save();
  of('b').fail(415, 'Ne.');
  void queue.add(makeFiles('c'), { folder: FOLDER });
  expect(states()).toEqual({ b: 'failed', c: 'sending' });
  queue.dismiss();
  expect(states()).toEqual({ c: 'sending' });
});

test('progress is reported ten times a second at most', async () => {
  const goTo = stopClock();
  const { queue, of, item } = openQueue();
  void queue.add(makeFiles('a'), { folder: FOLDER });
  const listener = vi.fn();
  queue.subscribe(listener);
  of('a').progress(1);
  of('a').progress(2);
  expect(listener).not.toHaveBeenCalled();
  await goTo(100);
  expect(listener).toHaveBeenCalledOnce();
  expect(item('a')?.sentBytes).toBe(2);
});
