import { notifyManager } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { type RenderResult, render } from 'vitest-browser-react';
import { Providers } from '#web/app/Providers.tsx';
import { makeQueryClient } from '#web/app/query-client.ts';
import type { UploadTransport } from '#web/media/uploads/file-upload.ts';
import { LeaveGuards } from '#web/ui/dialogs/LeaveGuards.tsx';

// Otherwise responses reach the screen by a timer, and none arrive while a test has stopped the clock.
notifyManager.setScheduler(queueMicrotask);

type Options = {
  /** Address at which the screen opens. */
  at?: string;
  /** Route pattern of the screen, needed when it reads parameters; any other address then renders nothing. */
  path?: string;
  /** Replaces the file host; see `fakeTransport`. */
  transport?: UploadTransport;
};

/**
 * Renders a screen or a story with all the providers of the application. Failed reads are not retried, so that a fake
 * server gets exactly one request. `address` returns the address of what is rendered: a navigation renders a moment
 * later, and until then every control still acts on the former address. `goBack` is the Back button of the browser.
 */
export async function renderScreen(
  screen: ReactNode,
  { at = '/', path = '*', transport }: Options = {},
): Promise<RenderResult & { address: () => string; goBack: () => void }> {
  let shownAddress = at;
  const showAddress = (address: string) => {
    shownAddress = address;
  };
  const children = [{ path, element: screen }, ...(path === '*' ? [] : [{ path: '*', element: null }])];
  const element = <AddressRecorder onShown={showAddress} />;
  const router = createMemoryRouter([{ element, children }], { initialEntries: [at] });
  const queryClient = makeQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });

  const rendered = await render(
    <StrictMode>
      <Providers forceColorScheme="light" queryClient={queryClient} router={router} {...(transport && { transport })} />
    </StrictMode>,
  );
  return { ...rendered, address: () => shownAddress, goBack: () => void router.navigate(-1) };
}

function AddressRecorder({ onShown }: { onShown: (address: string) => void }) {
  const { pathname, search } = useLocation();
  // After the effects of the screen, which come first because it is a child.
  useEffect(() => onShown(`${pathname}${search}`));
  return (
    <LeaveGuards>
      <Outlet />
    </LeaveGuards>
  );
}
