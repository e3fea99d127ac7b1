import { foldText } from '@baklja/contract/alias';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { invalidField } from '../errors.ts';

/** The new password of a user, and the field of the call that holds it. */
export type ChosenPassword = { field: string; password: string; username?: string; email?: string };

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether the password, in any letter case, is among those that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommonPasswords();
  return (await common).has(password.normalize('NFC').toLowerCase());
}

/** @throws InvalidInputError at the field for one of the commonest passwords, and for the name or e-mail of the user. */
export async function rejectWeakPassword({ field, password, username, email }: ChosenPassword): Promise<void> {
  const folded = foldText(password.trim());
  const isOwn = [username, email].some((name) => name !== undefined && foldText(name.trim()) === folded);
  if (isOwn) throw invalidField(field, 'Lozinka ne smije biti jednaka korisničkom imenu ni adresi e-pošte.');
  if (await isCommonPassword(password)) throw invalidField(field, 'Ova je lozinka među najčešćima. Odaberite drugu.');
}

/** Shorter ones are refused in any case. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH));
}
