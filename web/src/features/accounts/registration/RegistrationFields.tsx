import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { TextInput } from '@mantine/core';
import classes from '../AuthForm.module.css';
import { authText } from '../auth.text.ts';
import { PasswordField } from '../PasswordField.tsx';
import type { FieldFaults, RegistrationDraft } from './registration-form.ts';

type Props = {
  draft: RegistrationDraft;
  errors: FieldFaults;
  onChange: (part: Partial<RegistrationDraft>) => void;
};

/**
 * The six text fields of a registration. Each input has the name of its field, so an invalid field can be found by
 * name.
 */
export function RegistrationFields({ draft, errors, onChange }: Props) {
  const text = (name: 'f_name' | 'l_name' | 'username' | 'email') => ({
    name,
    value: draft[name],
    error: errors[name],
    required: true,
    withAsterisk: false,
    maxLength: ACCOUNT_FIELD_MAX_LENGTH,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
  });
  const secret = (name: 'password' | 'confirmPassword') => ({
    name,
    value: draft[name],
    error: errors[name],
    autoComplete: 'new-password' as const,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const asTyped = { autoCapitalize: 'none', spellCheck: false };
  return (
    <>
      <div className={classes.pair}>
        <TextInput label={authText.firstName} autoComplete="given-name" {...text('f_name')} />
        <TextInput label={authText.lastName} autoComplete="family-name" {...text('l_name')} />
      </div>
      <TextInput label={authText.username} autoComplete="username" {...asTyped} {...text('username')} />
      <TextInput label={authText.email} type="email" autoComplete="email" {...asTyped} {...text('email')} />
      <PasswordField label={authText.password} help={authText.passwordHelp} {...secret('password')} />
      <PasswordField label={authText.confirmPassword} {...secret('confirmPassword')} />
    </>
  );
}
