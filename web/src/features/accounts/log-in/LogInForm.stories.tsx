import { useSmallForm } from '#web/lib/use-small-form.ts';
import { story } from '#web/testing/story.ts';
import { LogInForm } from './LogInForm.tsx';
import type { Credentials, CredentialsForm } from './use-log-in-form.ts';

const EMPTY: Credentials = { username: '', password: '', otp: undefined };
const FILLED: Credentials = { username: 'iva.djurdjevic', password: 'lozinka za primjer', otp: undefined };

type Props = {
  initial?: Credentials;
  state?: Partial<CredentialsForm>;
  done?: string;
  passkey?: { logIn: () => void; isBusy: boolean };
};

function Form({ initial = FILLED, state, ...others }: Props) {
  const form = useSmallForm({ initial, send: () => {} });
  return <LogInForm form={{ ...form, ...state }} onRegister={() => {}} {...others} />;
}

export const Empty = story('Prijava/Prazna prijava', () => <Form initial={EMPTY} />);
export const Filled = story('Prijava/Ispunjena prijava', () => <Form />);
export const Busy = story('Prijava/Prijava koja čeka', () => <Form state={{ isBusy: true }} />);

const REFUSED = { fault: new Error('Korisničko ime ili lozinka nisu ispravni.') };
export const Refused = story('Prijava/Odbijena prijava', () => <Form state={REFUSED} />);

export const LoggedIn = story('Prijava/Uspjela prijava', () => (
  <Form state={{ isBusy: true }} done="You are logged in" />
));

export const SecondStep = story('Prijava/Drugi korak', () => <Form initial={{ ...FILLED, otp: '' }} />);
export const WithPasskey = story('Prijava/Prijava s pristupnim ključem', () => (
  <Form initial={EMPTY} passkey={{ logIn: () => {}, isBusy: false }} />
));
