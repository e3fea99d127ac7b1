import { expect, test, vi } from 'vitest';
import { openNewPlainRecord, PLAIN_RECORD } from '#web/testing/open-plain-record.tsx';
import { breakConnection } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';

const CREATED = { message: 'Zapis je spremljen', id: 21, alias: 'novi' };

/** The keys of the calls that made a record, in their order. */
function sentKeys(): (string | null)[] {
  return vi
    .mocked(window.fetch)
    .mock.calls.filter(([, options]) => options?.method === 'POST')
    .map(([, options]) => new Headers(options?.headers).get('idempotency-key'));
}

test('a save whose answer was lost is repeated with the same key, also after the browser was closed', async () => {
  const first = await openNewPlainRecord({ createPost: () => breakConnection() });
  await first.title.fill('Novi');
  await first.save.click();
  await expect.element(first.getByText('Do poslužitelja se ne može doći')).toBeVisible();
  await first.unmount();

  const second = await openNewPlainRecord({ createPost: () => CREATED, getPost: () => PLAIN_RECORD });
  await second.getByRole('button', { name: 'Vrati' }).click();
  await second.save.click();
  await expect.element(second.getByText('Zapis je spremljen')).toBeVisible();
  const [key, ...others] = sentKeys();
  expect(key).toMatch(/^[\w-]{16,64}$/);
  expect(others).toEqual([key]);
});

test('every new record has a key of its own', async () => {
  for (const title of ['Prvi', 'Drugi']) {
    const {
      title: field,
      save,
      getByText,
      unmount,
    } = await openNewPlainRecord({ createPost: () => CREATED, getPost: () => PLAIN_RECORD });
    await field.fill(title);
    await save.click();
    await expect.element(getByText('Zapis je spremljen').first()).toBeVisible();
    await unmount();
  }
  expect(new Set(sentKeys()).size).toBe(2);
});

test('a proxy that answers in place of the server is asked again, with the same key', async () => {
  let isDown = true;
  const { title, save, getByText } = await openNewPlainRecord({
    createPost: () => CREATED,
    getPost: () => PLAIN_RECORD,
  });
  const answer = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (...call) =>
    isDown && call[1]?.method === 'POST' ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : answer!(...call),
  );
  await title.fill('Novi');
  const moveTo = stopClock();
  await save.click();
  await expect.element(getByText('Poslužitelj privremeno ne radi', { exact: true })).toBeVisible();
  isDown = false;
  await moveTo(11_000);
  await expect.element(getByText('Zapis je spremljen').first()).toBeVisible();
  expect(sentKeys()).toEqual([sentKeys()[0], sentKeys()[0]]);
});
