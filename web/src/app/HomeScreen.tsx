import { mayOpen } from '@baklja/contract/screens';
import { lazy, Suspense } from 'react';
import { StartScreen } from '#web/features/site/start/StartScreen.tsx';
import { useSession } from '#web/lib/session.ts';

const DashboardScreen = lazy(async () => ({
  default: (await import('#web/features/site/dashboard/DashboardScreen.tsx')).DashboardScreen,
}));

/** `/` shows the dashboard, or a plain start page for roles without it. */
export function HomeScreen() {
  const session = useSession();
  if (!mayOpen(session?.role, 'dashboard')) return <StartScreen />;
  return (
    <Suspense>
      <DashboardScreen />
    </Suspense>
  );
}
