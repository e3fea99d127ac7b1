import { story } from '#web/testing/story.ts';
import { LoggedOutNotFoundScreen } from './LoggedOutScreens.tsx';
import { LogInScreen, ProofScreen } from './LogInScreen.tsx';

export const LogIn = story('Prijava/Zaslon prijave', () => <LogInScreen />);
export const LogInAfterSession = story('Prijava/Zaslon prijave nakon isteka', () => (
  <LogInScreen notice="Your session expired" />
));
export const Proof = story('Prijava/Potvrda pristupnim ključem', () => (
  <ProofScreen onProved={async () => {}} onLogOut={() => {}} />
));
export const NotFound = story('Prijava/Nepostojeća adresa', () => <LoggedOutNotFoundScreen />);
export const NotFoundAfterSession = story('Prijava/Nepostojeća adresa nakon isteka', () => (
  <LoggedOutNotFoundScreen notice="Your session expired" />
));
