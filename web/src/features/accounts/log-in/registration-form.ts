import type { AccountType, userRoutes } from '@baklja/contract/features/accounts/users';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import type { Problems } from '#web/lib/use-small-form.ts';
import { authText } from '../auth.text.ts';

export type RegistrationDraft = {
  f_name: string;
  l_name: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  /** USER for a user account; any other type makes it a business account. */
  accountTypeRequest: AccountType;
};

type RegistrationBody = RouteInput<typeof userRoutes.registerUser>['body'];

type RegistrationField = Exclude<keyof RegistrationDraft, 'accountTypeRequest'>;

type RegistrationFault = { message: readonly string[]; detail?: string; fields: Problems<RegistrationDraft> };

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

const FIELDS: readonly RegistrationField[] = ['f_name', 'l_name', 'username', 'email', 'password', 'confirmPassword'];

const LABELS: Record<RegistrationField, string> = {
  f_name: authText.firstName,
  l_name: authText.lastName,
  username: authText.username,
  email: authText.email,
  password: authText.password,
  confirmPassword: authText.confirmPassword,
};

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

export function toRegistrationBody({ confirmPassword: _, ...draft }: RegistrationDraft): RegistrationBody {
  const { f_name, l_name, username, email } = draft;
  const names = { f_name: f_name.trim(), l_name: l_name.trim(), username: username.trim(), email: email.trim() };
  return { ...draft, ...names, ...FIXED };
}

/** The reason why the draft cannot be sent; undefined when it can. */
export function findRegistrationFault(draft: RegistrationDraft): RegistrationFault | undefined {
  const missing = missingRegistrationFields(draft);
  if (missing.length > 0) {
    const detail = `${authText.missing} ${missing.map((field) => LABELS[field]).join(', ')}`;
    const fields = Object.fromEntries(missing.map((field) => [field, true]));
    return { message: [authText.incompleteRegistration], detail, fields };
  }
  if (draft.password !== draft.confirmPassword) {
    return { message: [authText.passwordsDiffer, authText.tryAgain], fields: { confirmPassword: true } };
  }
  const fields = {
    ...(!EMAIL_SHAPE.test(draft.email.trim()) && { email: authText.wrongEmail }),
    ...(draft.password.length < PASSWORD_MIN_LENGTH && { password: authText.shortPassword }),
  };
  return Object.keys(fields).length > 0 ? { message: [authText.wrongFields], fields } : undefined;
}

/** Fields without a value, in the order of the form. A password may consist of spaces. */
export function missingRegistrationFields(draft: RegistrationDraft): RegistrationField[] {
  const isSecret = (field: RegistrationField) => field === 'password' || field === 'confirmPassword';
  return FIELDS.filter((field) => (isSecret(field) ? draft[field] : draft[field].trim()) === '');
}
