import { useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { LoggedOutNotFoundScreen } from './LoggedOutNotFoundScreen.tsx';
import { LogInScreen } from './LogInScreen.tsx';

/** What stands in the window while nobody is logged in; `notice` says how the last session ended. */
export function LoggedOutScreens({ notice }: { notice?: string | undefined }) {
  const { pathname } = useLocation();
  return pathname === paths.logIn ? <LogInScreen notice={notice} /> : <LoggedOutNotFoundScreen notice={notice} />;
}
