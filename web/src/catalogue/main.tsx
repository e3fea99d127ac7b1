import '#web/app/styles/global.css';
import '#web/app/styles/mantine-styles.ts';
import '@baklja/contract/assets/fonts/fonts.css';
import '#web/app/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { Providers } from '#web/app/Providers.tsx';
import { makeQueryClient } from '#web/app/query-client.ts';
import { LeaveGuards } from '#web/ui/dialogs/LeaveGuards.tsx';
import { Catalogue } from './Catalogue.tsx';

// Components that ask before the user leaves them need a router that can block navigation.
const element = (
  <LeaveGuards>
    <Catalogue />
  </LeaveGuards>
);
const router = createMemoryRouter([{ path: '*', element }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Providers queryClient={makeQueryClient()} router={router} />);
