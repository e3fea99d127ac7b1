import { mayOpen, SCREENS, type ScreenKey } from '@baklja/contract/screens';
import { Box, Flex } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { IconInfoCircle } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import type { ScreenAddress, ScreenEntry } from '#web/lib/screen-entry.ts';
import { getSession, useSession } from '#web/lib/session.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { LeaveGuards } from '#web/ui/dialogs/LeaveGuards.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { FEATURE_SCREENS } from './feature-screens.ts';
import { ScreenFault } from './screen-fault/ScreenFault.tsx';
import { GateMessage } from './session/GateMessage.tsx';
import { SessionGate } from './session/SessionGate.tsx';

export function makeRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: ScreenFault,
      HydrateFallback: FirstWait,
      children: [
        { path: '/', Component: HomeScreen, ErrorBoundary: ScreenFault },
        ...Object.entries(FEATURE_SCREENS).map(([key, screen]) => screenRoute(key as ScreenKey, screen, queryClient)),
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ]);
}

function Root() {
  return (
    <LeaveGuards>
      <SessionGate />
    </LeaveGuards>
  );
}

/** Shown until the code of the first screen has loaded. */
function FirstWait() {
  return getSession() ? <GateMessage kind="checking" /> : null;
}

function screenRoute(key: ScreenKey, { load }: ScreenEntry, queryClient: QueryClient): RouteObject {
  return {
    path: SCREENS[key].path,
    ErrorBoundary: ScreenFault,
    loader: ({ url, params }) => {
      void beginFirstRead(key, queryClient, { params, search: url.searchParams });
      return null;
    },
    // The screen itself reacts to changes of its address.
    shouldRevalidate: () => false,
    // @NOTE of a route whose `lazy` rejects, the router shows nothing at all.
    lazy: async () => {
      const Screen = await load().catch(() => ScreenFault);
      return { element: <ScreenGuard key={key} screen={key} Screen={Screen} /> };
    },
  };
}

async function beginFirstRead(key: ScreenKey, queryClient: QueryClient, address: ScreenAddress): Promise<void> {
  const load = FEATURE_SCREENS[key]?.loadFirstRead;
  if (!load || !mayOpen(getSession()?.role, key)) return;
  // The screen reports code that cannot be loaded.
  const begin = await load().catch(() => undefined);
  begin?.(queryClient, address);
}

const StartScreen = lazy(async () => ({
  default: (await import('#web/features/site/start/StartScreen.tsx')).StartScreen,
}));

const DashboardScreen = lazy(async () => ({
  default: (await import('#web/features/site/dashboard/DashboardScreen.tsx')).DashboardScreen,
}));

function HomeScreen() {
  const session = useSession();
  return <Suspense>{mayOpen(session?.role, 'dashboard') ? <DashboardScreen /> : <StartScreen />}</Suspense>;
}

const RIGHT_LOST =
  'Vaša se uloga promijenila i ovo više ne možete spremiti. Ono što ste napisali ostaje na zaslonu i kao skica na ovom uređaju.';

/**
 * An address that the role may not open looks like an unknown address (answers, section 3). A user who loses the role
 * over unsaved work keeps the screen, with a notice, until it is left.
 */
export function ScreenGuard({ screen, Screen }: { screen: ScreenKey; Screen: ComponentType }) {
  const session = useSession();
  const isOpen = mayOpen(session?.role, screen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && wasOpen && !hasUnsavedWork()) setWasOpen(false);
  if (!isOpen && !wasOpen) return <NotFoundScreen />;
  return (
    <>
      {!isOpen && (
        <Flex component="p" role="alert" gap="xs" maw="var(--w-measure)" py="sm" fw={550}>
          <Box component={IconInfoCircle} mt={2} aria-hidden /> {RIGHT_LOST}
        </Flex>
      )}
      <Screen />
    </>
  );
}

/** Inside the shell: for an address that does not exist or that the role may not open. */
export function NotFoundScreen() {
  useDocumentTitle('Stranica nije pronađena');
  return (
    <EmptyState
      isScreen
      title="Ovdje nema stranice."
      help="Adresa nije točno upisana, stranica je premještena ili za nju nemate pravo."
      actions={<TextLink to={paths.home}>Natrag na početnu stranicu</TextLink>}
    />
  );
}
