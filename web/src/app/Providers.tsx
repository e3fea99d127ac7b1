import { MantineProvider, type MantineProviderProps, ModalStack } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { UploadProvider } from '#web/media/uploads/UploadProvider.tsx';
import { ToastProvider } from '#web/ui/messages/toasts.tsx';
import { resolver, theme } from './styles/theme.ts';

type Props = Pick<MantineProviderProps, 'forceColorScheme'> &
  Pick<ComponentProps<typeof RouterProvider>, 'router'> &
  Pick<ComponentProps<typeof UploadProvider>, 'transport'> & { queryClient: QueryClient };

/** Everything that a screen needs around it. */
export function Providers({ queryClient, router, transport, ...colours }: Props) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto" {...colours}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          {/* When one dialog is open over another, Escape closes only the upper one. */}
          <ModalStack>
            <UploadProvider {...(transport && { transport })}>
              <RouterProvider router={router} />
            </UploadProvider>
          </ModalStack>
        </ToastProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
