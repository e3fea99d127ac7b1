import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { TextInput } from '@mantine/core';
import type { Ref } from 'react';

type Props = {
  ref?: Ref<HTMLInputElement>;
  /** Asks for a recovery code instead of the code of the application: it has letters too. */
  isRecovery?: boolean;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** The field of a dialog that has the focus first. */
  'data-autofocus'?: boolean;
};

/** The field for the code of the second step. */
export function CodeField({ isRecovery = false, onChange, ...field }: Props) {
  return (
    <TextInput
      {...field}
      label={isRecovery ? 'Rezervni kod' : 'Kod iz aplikacije'}
      name="otp"
      autoComplete="one-time-code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      maxLength={ACCOUNT_FIELD_MAX_LENGTH}
      aria-invalid={field.error !== undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
