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

export function Empty() {
  return <RegistrationForm status={{ kind: 'ready' }} {...acts} />;
}
Empty.title = 'Prijava/Prazna registracija';

export function Filled() {
  return <RegistrationForm initial={initial} status={{ kind: 'ready' }} {...acts} />;
}
Filled.title = 'Prijava/Ispunjena registracija';

export function Business() {
  return (
    <RegistrationForm initial={{ ...initial, accountTypeRequest: 'RESTAURANT' }} status={{ kind: 'ready' }} {...acts} />
  );
}
Business.title = 'Prijava/Registracija objekta';

export function Busy() {
  return <RegistrationForm initial={initial} status={{ kind: 'busy' }} {...acts} />;
}
Busy.title = 'Prijava/Registracija koja čeka';

export function Refused() {
  const message = 'Registracija s tim podacima nije moguća.';
  return <RegistrationForm initial={initial} status={{ kind: 'refused', message }} {...acts} />;
}
Refused.title = 'Prijava/Odbijena registracija';

export function Received() {
  const message = 'Registracija je zaprimljena. Prijaviti se možete kad je administrator odobri.';
  return <RegistrationForm initial={initial} status={{ kind: 'done', message }} {...acts} />;
}
Received.title = 'Prijava/Zaprimljena registracija';
