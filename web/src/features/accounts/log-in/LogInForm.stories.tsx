import { story } from '#web/testing/story.ts';
import { LogInForm } from './LogInForm.tsx';

const initial = { username: 'iva.djurdjevic', password: 'lozinka za primjer' };
const acts = { onSubmit: () => {}, onCorrect: () => {}, onRegister: () => {} };

export const Empty = story('Prijava/Prazna prijava', () => <LogInForm status={{ kind: 'ready' }} {...acts} />);
export const Filled = story('Prijava/Ispunjena prijava', () => (
  <LogInForm initial={initial} status={{ kind: 'ready' }} {...acts} />
));
export const Busy = story('Prijava/Prijava koja čeka', () => (
  <LogInForm initial={initial} status={{ kind: 'busy' }} {...acts} />
));

export const Refused = story('Prijava/Odbijena prijava', function Refused() {
  const message = 'Korisničko ime ili lozinka nisu ispravni.';
  return <LogInForm initial={initial} status={{ kind: 'refused', message }} {...acts} />;
});

export const LoggedIn = story('Prijava/Uspjela prijava', () => (
  <LogInForm initial={initial} status={{ kind: 'done', message: 'You are logged in' }} {...acts} />
));

export const SecondStep = story('Prijava/Drugi korak', () => (
  <LogInForm initial={initial} status={{ kind: 'refused', message: '', code: 'second-factor' }} {...acts} />
));
export const WithPasskey = story('Prijava/Prijava s pristupnim ključem', () => (
  <LogInForm status={{ kind: 'ready' }} passkey={{ logIn: () => {}, isBusy: false }} {...acts} />
));
