import { MantineProvider, ModalStack } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { UploadProvider } from '#web/media/uploads/UploadProvider.tsx';
import { ToastProvider } from '#web/ui/messages/toasts.tsx';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { resolver, theme } from './styles/theme.ts';

export function App() {
  const [queryClient] = useState(makeQueryClient);
  const [router] = useState(() => makeRouter(queryClient));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          {/* When one dialog is open over another, Escape closes only the upper one. */}
          <ModalStack>
            <UploadProvider>
              <RouterProvider router={router} />
            </UploadProvider>
          </ModalStack>
        </ToastProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
