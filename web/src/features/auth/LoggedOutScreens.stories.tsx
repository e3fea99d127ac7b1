import { LoggedOutNotFoundScreen } from './LoggedOutNotFoundScreen.tsx';
import { LogInScreen } from './LogInScreen.tsx';

export function LogIn() {
  return <LogInScreen />;
}

export function LogInAfterSession() {
  return <LogInScreen notice="Your session expired" />;
}

export function NotFound() {
  return <LoggedOutNotFoundScreen />;
}

export function NotFoundAfterSession() {
  return <LoggedOutNotFoundScreen notice="Your session expired" />;
}
