import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { copyText } from '#web/lib/text/copy-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { proposePassword } from './propose-password.ts';
import classes from './Users.module.css';
import { usersText as text } from './users.text.ts';

type Props = {
  id?: string;
  value: string;
  error?: ReactNode;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** A password that a superadmin gives to someone else: it can be read, proposed and copied. */
export function PasswordField({ value, onChange, ...field }: Props) {
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(value)) toasts.success(text.copied, SUCCESS_TOAST_MS);
    else toasts.error(text.notCopied);
  };
  return (
    <div className={`${look.row} ${classes.password}`}>
      <TextInput
        {...field}
        label={text.password}
        value={value}
        maxLength={ACCOUNT_FIELD_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        disabled={field.disabled ?? false}
        onClick={() => onChange(proposePassword(crypto.getRandomValues(new Uint8Array(16))))}
      >
        {text.propose}
      </Button>
      <Button variant="quiet" disabled={value === ''} onClick={() => void copy()}>
        {text.copy}
      </Button>
      <p className={`${look.quiet} ${look.small} ${classes.passwordHelp}`}>{text.passwordHelp}</p>
    </div>
  );
}
