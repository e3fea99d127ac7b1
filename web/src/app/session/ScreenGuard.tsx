import { mayOpen, type ScreenKey } from '@baklja/contract/screens';
import type { ComponentType } from 'react';
import { useSession } from '#web/lib/session.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';

/** An address that the role may not open looks like an unknown address (answers, section 3). */
export function ScreenGuard({ screen, Screen }: { screen: ScreenKey; Screen: ComponentType }) {
  const session = useSession();
  return mayOpen(session?.role, screen) ? <Screen /> : <NotFoundScreen />;
}
