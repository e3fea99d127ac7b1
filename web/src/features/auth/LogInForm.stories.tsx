import { LogInForm } from './LogInForm.tsx';

const initial = { username: 'iva.djurdjevic', password: 'lozinka za primjer' };
const acts = { onSubmit: () => {}, onCorrect: () => {}, onRegister: () => {} };

export function Empty() {
  return <LogInForm status={{ kind: 'ready' }} {...acts} />;
}

export function Filled() {
  return <LogInForm initial={initial} status={{ kind: 'ready' }} {...acts} />;
}

export function Busy() {
  return <LogInForm initial={initial} status={{ kind: 'busy' }} {...acts} />;
}

export function Refused() {
  const message = 'Korisničko ime ili lozinka nisu ispravni.';
  return <LogInForm initial={initial} status={{ kind: 'refused', message }} {...acts} />;
}

export function LoggedIn() {
  return <LogInForm initial={initial} status={{ kind: 'done', message: 'You are logged in' }} {...acts} />;
}
