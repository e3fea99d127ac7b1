import { story } from '#web/testing/story.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { RegistrationDraft } from './registration-form.ts';

const initial: RegistrationDraft = {
  f_name: 'Iva',
  l_name: 'Đurđević',
  username: 'iva.djurdjevic',
  email: 'iva@primjer.hr',
  password: 'lozinka za primjer',
  confirmPassword: 'lozinka za primjer',
  accountTypeRequest: 'USER',
};
const acts = { onSubmit: () => {}, onCorrect: () => {}, onLogIn: () => {} };

export const Empty = story('Prijava/Prazna registracija', () => (
  <RegistrationForm status={{ kind: 'ready' }} {...acts} />
));
export const Filled = story('Prijava/Ispunjena registracija', () => (
  <RegistrationForm initial={initial} status={{ kind: 'ready' }} {...acts} />
));

export const Business = story('Prijava/Registracija objekta', () => (
  <RegistrationForm initial={{ ...initial, accountTypeRequest: 'RESTAURANT' }} status={{ kind: 'ready' }} {...acts} />
));

export const Busy = story('Prijava/Registracija koja čeka', () => (
  <RegistrationForm initial={initial} status={{ kind: 'busy' }} {...acts} />
));

export const Refused = story('Prijava/Odbijena registracija', function Refused() {
  const message = 'Registracija s tim podacima nije moguća.';
  return <RegistrationForm initial={initial} status={{ kind: 'refused', message }} {...acts} />;
});

export const Received = story('Prijava/Zaprimljena registracija', function Received() {
  const message = 'Registracija je zaprimljena. Prijaviti se možete kad je administrator odobri.';
  return <RegistrationForm initial={initial} status={{ kind: 'done', message }} {...acts} />;
});
