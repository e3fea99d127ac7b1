import { useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { LoggedOutNotFoundScreen } from './LoggedOutNotFoundScreen.tsx';
import { LogInScreen } from './LogInScreen.tsx';

/** The screens shown while no user is logged in; `notice` explains how the last session ended. */
export function LoggedOutScreens({ notice }: { notice?: string | undefined }) {
  const { pathname } = useLocation();
  return pathname === paths.logIn ? <LogInScreen notice={notice} /> : <LoggedOutNotFoundScreen notice={notice} />;
}
