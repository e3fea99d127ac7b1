import { type SmallForm, useSmallForm } from '#web/lib/use-small-form.ts';
import { story } from '#web/testing/story.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { emptyRegistration, type RegistrationDraft } from './registration-form.ts';

const FILLED: RegistrationDraft = {
  f_name: 'Iva',
  l_name: 'Đurđević',
  username: 'iva.djurdjevic',
  email: 'iva@primjer.hr',
  password: 'lozinka za primjer',
  confirmPassword: 'lozinka za primjer',
  accountTypeRequest: 'USER',
};

type Props = { initial?: RegistrationDraft; state?: Partial<SmallForm<RegistrationDraft>>; done?: string };

function Form({ initial = FILLED, state, ...others }: Props) {
  const form = useSmallForm({ initial, send: () => {} });
  return <RegistrationForm form={{ ...form, ...state }} onLogIn={() => {}} {...others} />;
}

export const Empty = story('Prijava/Prazna registracija', () => <Form initial={emptyRegistration} />);
export const Filled = story('Prijava/Ispunjena registracija', () => <Form />);
export const Business = story('Prijava/Registracija objekta', () => (
  <Form initial={{ ...FILLED, accountTypeRequest: 'RESTAURANT' }} />
));

export const Busy = story('Prijava/Registracija koja čeka', () => <Form state={{ isBusy: true }} />);

const REFUSED = { fault: new Error('Registracija s tim podacima nije moguća.') };
export const Refused = story('Prijava/Odbijena registracija', () => <Form state={REFUSED} />);

export const Received = story('Prijava/Zaprimljena registracija', () => (
  <Form state={{ isBusy: true }} done="Registracija je zaprimljena. Prijaviti se možete kad je administrator odobri." />
));
