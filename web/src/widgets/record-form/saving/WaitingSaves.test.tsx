import { expect, test, vi } from 'vitest';
import { openPlainRecord } from '#web/testing/open-plain-record.tsx';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';

type Update = NonNullable<Handlers['updatePost']>;

test.each([
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
  ['after its pause', () => {}],
])('a save that waits is not sent %s, once the user has left without saving', async (_, comeBack) => {
  const updatePost = vi.fn<Update>(() => breakConnection());
  const { title, save, leave, getByText, getByRole, address } = await openPlainRecord({ updatePost });
  await title.fill('Novi naziv');
  const moveTo = stopClock();
  await save.click();
  await expect.element(getByText('Do poslužitelja se ne može doći')).toBeVisible();
  await leave.click();
  await getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/postovi');
  comeBack();
  await moveTo(20_000);
  expect(updatePost).toHaveBeenCalledTimes(1);
});

test('a save that was tried by hand waits its whole pause again', async () => {
  const updatePost = vi.fn<Update>(() => breakConnection());
  const { title, save, getByText, getByRole } = await openPlainRecord({ updatePost });
  await title.fill('Novi naziv');
  const moveTo = stopClock();
  await save.click();
  await expect.element(getByText(/^Novi pokušaj za \d s\.$/)).toBeVisible();
  await getByRole('button', { name: 'Pokušaj odmah' }).click();
  await expect.element(getByText(/^Novi pokušaj za 1\d s\.$/)).toBeVisible();
  await moveTo(10_000);
  expect(updatePost).toHaveBeenCalledTimes(2);
});
