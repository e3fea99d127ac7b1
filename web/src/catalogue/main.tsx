import '#web/app/global.css';
import '@mantine/core/styles.layer.css';
import '#web/app/fonts.css';
import '#web/app/tokens.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { resolver, theme } from '#web/app/theme.ts';
import { ToastProvider } from '#web/ui/toasts.tsx';
import { Catalogue } from './Catalogue.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <ToastProvider>
        <MemoryRouter>
          <Catalogue />
        </MemoryRouter>
      </ToastProvider>
    </MantineProvider>,
  );
}
