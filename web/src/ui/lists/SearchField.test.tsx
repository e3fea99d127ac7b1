import { createMemoryRouter, Outlet, useNavigation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Providers } from '#web/app/Providers.tsx';
import { makeQueryClient } from '#web/app/query-client.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { SearchField } from './SearchField.tsx';

test('a search that still waits when another screen is opened is not sent', async () => {
  const onSearch = vi.fn();
  const moveClock = stopClock();
  const list = <SearchField label="Naziv" search="" maxLength={50} delayMs={250} onSearch={onSearch} />;
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: list },
        { path: '/sport/1', loader: () => new Promise(() => {}), element: null },
      ],
    },
  ]);
  await render(<Providers forceColorScheme="light" queryClient={makeQueryClient()} router={router} />);
  await page.getByRole('textbox', { name: 'Naziv' }).fill('Ve');
  await moveClock(5_000);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Ve');
  await userEvent.keyboard('s');
  void router.navigate('/sport/1');
  await expect.element(page.getByText('loading')).toBeVisible();
  await moveClock(10_000);
  expect(onSearch).toHaveBeenCalledOnce();
});

function Frame() {
  return (
    <>
      {useNavigation().state}
      <Outlet />
    </>
  );
}
