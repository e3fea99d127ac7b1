import { LogInForm } from './LogInForm.tsx';

const initial = { username: 'iva.djurdjevic', password: 'lozinka za primjer' };
const acts = { onSubmit: () => {}, onCorrect: () => {}, onRegister: () => {} };

export function Empty() {
  return <LogInForm status={{ kind: 'ready' }} {...acts} />;
}
Empty.title = 'Prijava/Prazna prijava';

export function Filled() {
  return <LogInForm initial={initial} status={{ kind: 'ready' }} {...acts} />;
}
Filled.title = 'Prijava/Ispunjena prijava';

export function Busy() {
  return <LogInForm initial={initial} status={{ kind: 'busy' }} {...acts} />;
}
Busy.title = 'Prijava/Prijava koja čeka';

export function Refused() {
  const message = 'Korisničko ime ili lozinka nisu ispravni.';
  return <LogInForm initial={initial} status={{ kind: 'refused', message }} {...acts} />;
}
Refused.title = 'Prijava/Odbijena prijava';

export function LoggedIn() {
  return <LogInForm initial={initial} status={{ kind: 'done', message: 'You are logged in' }} {...acts} />;
}
LoggedIn.title = 'Prijava/Uspjela prijava';
