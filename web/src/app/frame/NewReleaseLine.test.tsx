import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { NewReleaseLine } from './TopBar.tsx';

test('a newer release is announced after a quarter of an hour or when the tab is shown again, not for a server in trouble', async () => {
  const moveTo = stopClock();
  fakeServer({});
  const { getByRole } = await renderScreen(<NewReleaseLine />);
  const line = getByRole('status').filter({ hasText: 'Izašla je nova verzija Baklje. Osvježi' });
  await moveTo(15 * 60_000);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  await moveTo(15 * 60_000 + 1000);
  const answer = (body: string, status = 200) =>
    vi.mocked(window.fetch).mockResolvedValue(new Response(body, { status }));
  answer('Bad gateway', 502);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(() => window.fetch).toHaveBeenCalledTimes(2);
  await moveTo(15 * 60_000 + 2000);
  expect(line.elements()).toEqual([]);

  answer('<script type="module" src="/assets/index-new.js"></script>');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(line).toBeVisible();
});
