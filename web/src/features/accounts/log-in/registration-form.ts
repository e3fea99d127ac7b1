import type { AccountType, userRoutes } from '@baklja/contract/features/accounts/users';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import type { Problems } from '#web/lib/use-small-form.ts';

const NAMES = { f_name: 'Ime', l_name: 'Prezime', username: 'Korisničko ime', email: 'E-pošta' };
const LABELS = { ...NAMES, password: 'Lozinka', confirmPassword: 'Potvrda lozinke' };

type RegistrationField = keyof typeof LABELS;

/** `accountTypeRequest` is USER for a user account; any other type makes it a business account. */
export type RegistrationDraft = Record<RegistrationField, string> & { accountTypeRequest: AccountType };

type RegistrationFault = { message: readonly string[]; detail?: string; fields: Problems<RegistrationDraft> };

/** What people read for an account type. */
export const ACCOUNT_TYPE_NAMES: Readonly<Record<AccountType, string>> = {
  USER: 'Korisnički račun',
  ALL: 'Sve djelatnosti',
  REALESTATE: 'Nekretnine',
  RESTAURANT: 'Restoran',
  RENTABOAT: 'Najam plovila',
  APARTMENT: 'Apartman',
  SHOP: 'Trgovina',
};

export const emptyRegistration: RegistrationDraft = {
  f_name: '',
  l_name: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  accountTypeRequest: 'USER',
};

/** The same pattern that the contract requires of an e-mail address. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Values that every registration sends (spec 2, section 3). */
const FIXED = {
  log: 6,
  payment: false,
  Insert_type: 'USER',
  company: '',
  phone: '',
  city: '',
  ProfileImage: '',
} as const;

export function toRegistrationBody({
  confirmPassword: _,
  ...draft
}: RegistrationDraft): RouteInput<typeof userRoutes.registerUser>['body'] {
  const { f_name, l_name, username, email } = draft;
  const names = { f_name: f_name.trim(), l_name: l_name.trim(), username: username.trim(), email: email.trim() };
  return { ...draft, ...names, ...FIXED };
}

/** The reason why the draft cannot be sent; undefined when it can. */
export function findRegistrationFault(draft: RegistrationDraft): RegistrationFault | undefined {
  const missing = missingRegistrationFields(draft);
  if (missing.length > 0) {
    const detail = `Nedostaje: ${missing.map((field) => LABELS[field]).join(', ')}`;
    const fields = Object.fromEntries(missing.map((field) => [field, true]));
    return { message: ['Please enter all data!'], detail, fields };
  }
  if (draft.password !== draft.confirmPassword) {
    return { message: ['Entered Passwords are not match', 'Please try again'], fields: { confirmPassword: true } };
  }
  const fields = {
    ...(!EMAIL_SHAPE.test(draft.email.trim()) && { email: 'Upišite adresu e-pošte, na primjer ime@primjer.hr.' }),
    ...(draft.password.length < PASSWORD_MIN_LENGTH && {
      password: `Lozinka mora imati najmanje ${PASSWORD_MIN_LENGTH} znakova.`,
    }),
  };
  return Object.keys(fields).length > 0 ? { message: ['Podaci nisu ispravni.'], fields } : undefined;
}

/** Fields without a value, in the order of the form. A password may consist of spaces. */
function missingRegistrationFields(draft: RegistrationDraft): RegistrationField[] {
  const isSecret = (field: RegistrationField) => field === 'password' || field === 'confirmPassword';
  return (Object.keys(LABELS) as RegistrationField[]).filter(
    (field) => (isSecret(field) ? draft[field] : draft[field].trim()) === '',
  );
}
