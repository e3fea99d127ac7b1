import '#web/app/styles/global.css';
import '#web/app/styles/mantine-styles.ts';
import '#web/app/styles/fonts.css';
import '#web/app/styles/tokens.css';
import { MantineProvider, Modal } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from '#web/app/query-client.ts';
import { resolver, theme } from '#web/app/styles/theme.ts';
import { UploadProvider } from '#web/media/uploads/UploadProvider.tsx';
import { ToastProvider } from '#web/ui/messages/toasts.tsx';
import { Catalogue } from './Catalogue.tsx';

// Components that ask before the user leaves them need a router that can block navigation.
const router = createMemoryRouter([{ path: '*', element: <Catalogue /> }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <QueryClientProvider client={makeQueryClient()}>
        <ToastProvider>
          <Modal.Stack>
            <UploadProvider>
              <RouterProvider router={router} />
            </UploadProvider>
          </Modal.Stack>
        </ToastProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
