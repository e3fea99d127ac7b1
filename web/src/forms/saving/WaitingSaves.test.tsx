import { expect, test, vi } from 'vitest';
import { openPlainRecord } from '#web/testing/open-plain-record.tsx';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';

type Update = NonNullable<Handlers['updatePost']>;

const busyFor = (seconds: string) => refuse(503, {}, { 'retry-after': seconds });

/** Saves a changed title, stops the clock, and waits until the save waits. */
async function openWaiting(updatePost: Update) {
  const screen = await openPlainRecord({ updatePost });
  await screen.title.fill('Novi naziv');
  const moveTo = stopClock();
  await screen.save.click();
  const tryNow = screen.getByRole('button', { name: 'Pokušaj odmah' });
  await expect.element(tryNow).toBeVisible();
  return { ...screen, moveTo, tryNow };
}

test.each([
  ['when the network is back', false, () => breakConnection(), () => window.dispatchEvent(new Event('online'))],
  ['after its pause', true, () => busyFor('60'), () => {}],
])('a save that waits is not sent %s, once the user has left without saving', async (_, isOnLine, fail, comeBack) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  const updatePost = vi.fn<Update>(fail);
  const { leave, getByRole, address, moveTo } = await openWaiting(updatePost);
  await leave.click();
  await getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/postovi');
  comeBack();
  await moveTo(120_000);
  expect(updatePost).toHaveBeenCalledTimes(1);
});

test('a save that was tried by hand waits its whole pause again', async () => {
  const updatePost = vi.fn<Update>(() => busyFor('600')).mockImplementationOnce(() => busyFor('60'));
  const { tryNow, getByText, moveTo } = await openWaiting(updatePost);
  await tryNow.click();
  await expect.element(getByText(/^Novi pokušaj za (600|5\d\d) s\.$/)).toBeVisible();
  await moveTo(120_000);
  expect(updatePost).toHaveBeenCalledTimes(2);
});
