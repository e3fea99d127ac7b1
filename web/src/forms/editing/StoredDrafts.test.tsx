import { expect, test, vi } from 'vitest';
import { makeLossyServer, openNewPlainRecord, openPlainRecord } from '#web/testing/open-plain-record.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';

const OFFER = 'Na ovom uređaju sačuvano je ono što niste spremili';

/** The stored draft of the plain record; empty without one. */
const readStored = () => localStorage.getItem('baklja.draft/4/post/17') ?? '';

/** Makes the storage of the browser full. Returns the function that makes room again. */
function fillStorage(): () => void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

test('a draft stays stored, and is offered again, until the user restores or discards it', async () => {
  const first = await openPlainRecord();
  await first.title.fill('Moj naziv');
  await first.unmount();
  const moveTo = stopClock();
  const second = await openPlainRecord();
  await expect.element(second.getByText(OFFER)).toBeVisible();
  await moveTo(60_000);
  await second.unmount();
  const third = await openPlainRecord();
  await expect.element(third.getByText(OFFER)).toBeVisible();
  await expect.element(third.title).toHaveValue('Judo');
  await third.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(third.title).toHaveValue('Moj naziv');
  await expect.element(third.getByText('Nespremljene promjene')).toBeVisible();
  await expect.element(third.getByText(OFFER)).not.toBeInTheDocument();
  await third.unmount();
  const fourth = await openPlainRecord();
  await fourth.getByRole('button', { name: 'Odbaci' }).click();
  await expect.element(fourth.title).toHaveValue('Judo');
  await fourth.unmount();
  const fifth = await openPlainRecord();
  await expect.element(fifth.title).toHaveValue('Judo');
  expect(fifth.getByText(OFFER).elements()).toEqual([]);
});

test('a draft that the server has after all is not offered', async () => {
  const { updatePost, getPost } = makeLossyServer();
  const first = await openPlainRecord({ getPost, updatePost });
  await first.title.fill('Moj naziv');
  await first.save.click();
  await expect.element(first.getByText('Do poslužitelja se ne može doći')).toBeVisible();
  await first.unmount();
  expect(readStored()).toContain('Moj naziv');
  const second = await openPlainRecord({ getPost });
  await expect.element(second.title).toHaveValue('Moj naziv');
  expect(second.getByText(OFFER).elements()).toEqual([]);
});

test('a restored draft of a new record stays where it is while the browser has no room for a copy', async () => {
  const first = await openNewPlainRecord();
  await first.title.fill('Novi');
  await first.unmount();
  const second = await openNewPlainRecord();
  const makeRoom = fillStorage();
  await second.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(second.title).toHaveValue('Novi');
  await second.unmount();
  makeRoom();
  const third = await openNewPlainRecord();
  await expect.element(third.getByText(OFFER)).toBeVisible();
  await third.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(third.title).toHaveValue('Novi');
});

test('a browser that has no room any more does not say that the text is stored', async () => {
  const { title, getByText, getByRole } = await openPlainRecord();
  await title.fill('Moj naziv');
  const stored = getByText(/^Sačuvano na ovom uređaju u/);
  await expect.element(stored).toBeVisible();
  fillStorage();
  await title.fill('Moj noviji naziv');
  await expect.element(getByRole('alert').filter({ hasText: 'Ovaj preglednik ne može čuvati skicu' })).toBeVisible();
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(stored.elements()).toEqual([]);
});

test('a deleted record leaves no draft', async () => {
  const { title, getByRole, address, unmount } = await openPlainRecord({
    deletePost: () => ({ message: 'Članak je izbrisan' }),
  });
  await title.fill('Moj naziv');
  await getByRole('button', { name: 'Izbriši članak' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Izbriši članak' }).click();
  await expect.poll(address).toBe('/postovi');
  await unmount();
  expect(readStored()).toBe('');
});
