import { MantineProvider, Modal } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { ToastProvider } from '#web/ui/toasts.tsx';
import { UploadProvider } from '#web/widgets/uploads/UploadProvider.tsx';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { resolver, theme } from './theme.ts';

/** The application with everything that its screens stand in. */
export function App() {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(() => makeRouter(queryClient));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          {/* A dialog over a dialog: Escape closes the upper one alone. */}
          <Modal.Stack>
            <UploadProvider>
              <RouterProvider router={router} />
            </UploadProvider>
          </Modal.Stack>
        </ToastProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
