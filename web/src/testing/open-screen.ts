import type { ReactNode } from 'react';
import { logInAs } from './log-in-as.ts';
import { renderScreen } from './render-screen.tsx';
import { fakeServer, type Handlers } from './servers/fake-server.ts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]> & { role: string; handlers: Handlers };

/** Logs in with the role, and renders the screen against a server that answers by the handlers. */
export function openScreen(
  screen: ReactNode,
  { role, handlers, ...options }: Options,
): ReturnType<typeof renderScreen> {
  logInAs(role);
  fakeServer(handlers);
  return renderScreen(screen, options);
}
