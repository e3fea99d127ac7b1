import { mayOpen, type ScreenKey } from '@baklja/contract/screens';
import type { ComponentType } from 'react';
import { useSession } from '#web/lib/session.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** A typed address that the role does not have is as unknown as any other (answers, section 3). */
export function ScreenGuard({ screen, Screen }: { screen: ScreenKey; Screen: ComponentType }) {
  const session = useSession();
  return mayOpen(session?.role, screen) ? <Screen /> : <NotFoundScreen />;
}
