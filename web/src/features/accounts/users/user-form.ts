import { foldText } from '@baklja/contract/alias';
import type { User } from '@baklja/contract/features/accounts/users';
import type { Flag } from '@baklja/contract/fields';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { ROLE_NAMES, ROLES, type Role } from '@baklja/contract/roles';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { ACCOUNT_TYPE_NAMES, EMAIL_SHAPE } from '../log-in/registration-form.ts';
import type { CreateUser, UpdateUser } from './users.queries.ts';

/** What several parts of the screen say. */
export const userText = {
  passwordShort: 'Lozinka mora imati barem 10 znakova.',
  logsOut: (name: string) => `${name} se odmah odjavljuje sa svih uređaja.`,
  logsYouOut: 'Odmah se odjavljujete sa svih uređaja, i s ovoga.',
  removeStays: 'Sve što je ta osoba napisala ostaje, ali bez njezina imena.',
} as const;

export const USER_PARAM = 'korisnik';

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

/** What the person asked for at registration. */
export function requestedType({ accountTypeRequest: type }: User): string {
  return new Map<string, string>(Object.entries(ACCOUNT_TYPE_NAMES)).get(type) ?? type;
}

/** `role` is undefined while none is chosen; `password` is only of a new user. */
export type UserDraft = {
  username: string;
  name: string;
  email: string;
  password: string;
  role: Role | undefined;
  active: Flag;
};

/** The form of the user with the id, or of a new one; `users` are all, to find what is taken. */
export function userForm(users: readonly Pick<User, 'id' | 'username' | 'email'>[], id?: number) {
  const isTaken = (field: 'username' | 'email', value: string) =>
    users.some((user) => user.id !== id && foldText(user[field]) === foldText(value.trim()));
  return defineRecordForm({
    kind: 'user',
    empty: { username: '', name: '', email: '', password: '', role: undefined, active: 1 } as UserDraft,
    fields: {
      username: {
        label: 'Korisničko ime',
        check: (value) =>
          required('Unesite korisničko ime!')(value) ??
          (isTaken('username', value) ? 'To korisničko ime već se koristi.' : undefined),
      },
      name: { label: 'Ime', check: required('Unesite ime!') },
      email: {
        label: 'E-pošta',
        check: (value) => {
          if (!EMAIL_SHAPE.test(value.trim())) return 'Unesite ispravnu adresu e-pošte!';
          return isTaken('email', value) ? 'Ta e-pošta već se koristi.' : undefined;
        },
      },
      password: {
        label: 'Lozinka',
        isSecret: true,
        check: (value) => (id === undefined && value.length < PASSWORD_MIN_LENGTH ? userText.passwordShort : undefined),
      },
      role: {
        label: 'Uloga',
        check: (role) => (role === undefined ? 'Odaberite ulogu!' : undefined),
        describe: (role) => (role ? ROLE_NAMES[role] : ''),
      },
      active: { label: 'Aktivan', describe: (active) => (active === 1 ? 'da' : 'ne') },
    },
    saveTexts: { create: 'Dodaj korisnika', update: 'Spremi' },
    fromRecord: ({ username, name, email, role, active }: User): UserDraft => ({
      username,
      name,
      email,
      active,
      password: '',
      role: role ?? undefined,
    }),
    toCreate: ({ username, name, email, password, role }): CreateUser => ({
      // The check of the field requires a role.
      body: { username: username.trim(), name: name.trim(), email: email.trim(), password, role: role as Role },
    }),
    toUpdate: ({ name, email, role, active }, { id: key, version }): UpdateUser => ({
      params: { id: key },
      body: { name: name.trim(), email: email.trim(), ...(role && { role }), active, version },
    }),
  });
}

/** 32 letters and digits that are not mistaken for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password of 16 random letters and digits, 80 bits, in groups of four. `random` holds at least 16 random bytes. */
export function proposePassword(random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 16), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.match(/.{4}/g)?.join('-') ?? '';
}
