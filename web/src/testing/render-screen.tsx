import '#web/app/mantine-styles.ts';
import '#web/app/fonts.css';
import '#web/app/tokens.css';
import '#web/app/global.css';
import { MantineProvider, Modal } from '@mantine/core';
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type RenderResult, render } from 'vitest-browser-react';
import { makeQueryClient } from '#web/app/query-client.ts';
import { resolver, theme } from '#web/app/theme.ts';
import type { UploadTransport } from '#web/lib/file-upload.ts';
import { ToastProvider } from '#web/ui/toasts.tsx';
import { UploadProvider } from '#web/widgets/uploads/UploadProvider.tsx';

// Else answers would reach the screen by a timer, and none while a test has stopped the clock.
notifyManager.setScheduler(queueMicrotask);

type Options = {
  /** Address that the screen is opened at. */
  at?: string;
  /** Pattern of the screen's route, where it reads parameters; any other address then draws nothing. */
  path?: string;
  colorScheme?: 'light' | 'dark';
  /** Takes the place of the file host; see `fakeTransport`. */
  transport?: UploadTransport;
};

/**
 * Draws a screen or a story with everything that the application puts around it. A failed read is not tried again, so
 * that a fake server is asked exactly once. `address` answers where the navigation has come to.
 */
export async function renderScreen(
  screen: ReactNode,
  { at = '/', path = '*', colorScheme = 'light', transport }: Options = {},
): Promise<RenderResult & { address: () => string }> {
  const routes = [{ path, element: screen }, ...(path === '*' ? [] : [{ path: '*', element: null }])];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const queryClient = makeQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });

  const rendered = await render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={resolver} forceColorScheme={colorScheme}>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <Modal.Stack>
              <UploadProvider {...(transport && { transport })}>
                <RouterProvider router={router} />
              </UploadProvider>
            </Modal.Stack>
          </ToastProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...rendered, address };
}
