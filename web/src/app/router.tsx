import { mayOpen, SCREENS, type ScreenKey } from '@baklja/contract/screens';
import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { ScreenAddress, ScreenEntry } from '#web/lib/screen-entry.ts';
import { getSession } from '#web/lib/session.ts';
import { FEATURE_SCREENS } from './feature-screens.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ScreenFault } from './screen-fault/ScreenFault.tsx';
import { GateMessage } from './session/GateMessage.tsx';
import { ScreenGuard } from './session/ScreenGuard.tsx';
import { SessionGate } from './session/SessionGate.tsx';

/** Every address of the browser application. The session gate decides between the shell and the log-in. */
export function makeRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
      Component: SessionGate,
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
