import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { ScreenFault } from './ScreenFault.tsx';

beforeEach(() => fakeServer({}));
afterEach(() => {
  sessionStorage.clear();
  setUnsavedWork('članak', false);
});

/** From the next call on, the server has the page of another release. */
function publishRelease() {
  const page = '<script type="module" src="/assets/index-new.js"></script>';
  vi.mocked(window.fetch).mockImplementation(async () => new Response(page));
}

test('code that did not load leaves a message and a button that loads the page again', async () => {
  const reload = vi.fn();
  const screen = await renderScreen(<ScreenFault reload={reload} />);
  await expect.element(screen.getByRole('heading', { name: 'Ovaj zaslon nije se učitao.' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Ovaj zaslon nije se učitao – Baklja');
  await expectAccessible();
  expect(reload).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a connection the page is loaded again when the connection is back, but not over unsaved work', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  const screen = await renderScreen(<ScreenFault reload={reload} />);
  await expect.element(screen.getByRole('heading', { name: 'Nema mreže.' })).toBeVisible();
  setUnsavedWork('članak', true);
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  setUnsavedWork('članak', false);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a connection without an answer counts as none', async () => {
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const screen = await renderScreen(<ScreenFault />);
  await expect.element(screen.getByRole('heading', { name: 'Nema mreže.' })).toBeVisible();
});

test('a newer release is loaded by itself, and not a second time for the same page', async () => {
  publishRelease();
  const reload = vi.fn();
  const screen = await renderScreen(<ScreenFault reload={reload} />);
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  // React renders twice in development; the second look finds that the page was reloaded.
  await expect.element(screen.getByRole('heading', { name: 'Izašla je nova verzija Baklje.' })).toBeVisible();
  await screen.getByRole('button', { name: 'Osvježi' }).click();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a newer release waits while there is unsaved work', async () => {
  publishRelease();
  setUnsavedWork('članak', true);
  const reload = vi.fn();
  const screen = await renderScreen(<ScreenFault reload={reload} />);
  await expect.element(screen.getByRole('heading', { name: 'Izašla je nova verzija Baklje.' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
