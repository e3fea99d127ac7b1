import type { User } from '@baklja/contract/features/accounts/users';
import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { ROLES } from '@baklja/contract/roles';
import { Button, Group, Input, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { useSession } from '#web/lib/session.ts';
import { useCopy } from '#web/ui/messages/use-copy.ts';
import { proposePassword, type UserDraft, userText } from './user-form.ts';

type Props = {
  /** Role and state cannot change: no one else could manage users. */
  isLastSuperadmin: boolean;
};

export function UserFields({ isLastSuperadmin }: Props) {
  const { form, row } = useRecord<UserDraft, User>();
  return (
    <>
      {!row && <TextField form={form} name="username" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />}
      <TextField form={form} name="name" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />
      <TextField form={form} name="email" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />
      <div>
        <RoleField isLastSuperadmin={isLastSuperadmin} />
        {row && (
          <Text c="quiet" fz="sm" role="status">
            <Result row={row} />
          </Text>
        )}
      </div>
      {row ? <ActiveField isDisabled={isLastSuperadmin} /> : <NewPasswordField />}
    </>
  );
}

function RoleField({ isLastSuperadmin }: Props) {
  const { id, label, value, error, isLocked, set } = useField(useRecord<UserDraft>().form, 'role');
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value ?? ''}
      error={error}
      disabled={isLocked || isLastSuperadmin}
      description={isLastSuperadmin && 'Jedini ste aktivni superadmin. Najprije tu ulogu dajte još nekome.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => set(ROLES.find((role) => role === event.currentTarget.value))}
      data={[{ value: '', label: 'Odaberite ulogu', disabled: value !== undefined }, ...ROLES]}
    />
  );
}

function ActiveField({ isDisabled }: { isDisabled: boolean }) {
  const { id, label, value, isLocked, set } = useField(useRecord<UserDraft>().form, 'active');
  return (
    <Group justify="space-between">
      <Input.Label htmlFor={id}>{label}</Input.Label>
      <Switch
        id={id}
        checked={value === 1}
        disabled={isLocked || isDisabled}
        onChange={(event) => set(event.currentTarget.checked ? 1 : 0)}
      />
    </Group>
  );
}

function NewPasswordField() {
  const { id, value, error, isLocked, set, leave } = useField(useRecord<UserDraft>().form, 'password');
  return <PasswordField id={id} value={value} error={error} disabled={isLocked} onChange={set} onBlur={leave} />;
}

/** What saving does at once to the person's sessions; nothing while role and state are as stored. */
function Result({ row }: { row: User }) {
  const { draft } = useRecord<UserDraft>();
  const isOwn = useSession()?.userId === row.id;
  if (draft.role === row.role && draft.active === row.active) return null;
  return isOwn ? userText.logsYouOut : userText.logsOut(row.name);
}

type PasswordFieldProps = {
  id?: string;
  value: string;
  error?: ReactNode;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

const COPY_MESSAGES = {
  copied: 'Lozinka je kopirana.',
  notCopied: 'Preglednik ne dopušta kopiranje. Označite lozinku i kopirajte je sami.',
};

/** A password that a superadmin gives to someone else: it can be read, proposed and copied. */
export function PasswordField({ value, onChange, ...field }: PasswordFieldProps) {
  const copy = useCopy();
  return (
    <Group align="end">
      <TextInput
        {...field}
        flex="1 1 240px"
        styles={{ input: { fontFamily: 'monospace' } }}
        label="Lozinka"
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
        Predloži lozinku
      </Button>
      <Button variant="quiet" disabled={value === ''} onClick={() => void copy(value, COPY_MESSAGES)}>
        Kopiraj
      </Button>
      <Text w="100%" c="quiet" fz="sm">
        Lozinku javite osobi sami: kasnije se više ne može pročitati.
      </Text>
    </Group>
  );
}
