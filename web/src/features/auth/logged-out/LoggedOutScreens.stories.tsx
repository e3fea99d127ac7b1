import { LogInScreen } from '../log-in/LogInScreen.tsx';
import { LoggedOutNotFoundScreen } from './LoggedOutNotFoundScreen.tsx';

export function LogIn() {
  return <LogInScreen />;
}
LogIn.title = 'Prijava/Zaslon prijave';

export function LogInAfterSession() {
  return <LogInScreen notice="Your session expired" />;
}
LogInAfterSession.title = 'Prijava/Zaslon prijave nakon isteka';

export function NotFound() {
  return <LoggedOutNotFoundScreen />;
}
NotFound.title = 'Prijava/Nepostojeća adresa';

export function NotFoundAfterSession() {
  return <LoggedOutNotFoundScreen notice="Your session expired" />;
}
NotFoundAfterSession.title = 'Prijava/Nepostojeća adresa nakon isteka';
