import type { User } from '@baklja/contract/features/accounts/users';
import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { ROLES, type Role } from '@baklja/contract/roles';
import { menuFor } from '@baklja/contract/screens';
import { Button, Group, Input, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { useSession } from '#web/lib/session.ts';
import { useCopy } from '#web/ui/messages/use-copy.ts';
import { proposePassword, ROLE_OPTIONS, type UserDraft, userText } from './user-form.ts';

type Props = {
  /** Role and state cannot change: no one else could manage users. */
  isLastSuperadmin: boolean;
};

export function UserFields({ isLastSuperadmin }: Props) {
  const { form, row, draft } = useRecord<UserDraft, User>();
  return (
    <>
      {!row && <TextField form={form} name="username" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />}
      <TextField form={form} name="name" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />
      <TextField form={form} name="email" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />
      <div>
        <RoleField isLastSuperadmin={isLastSuperadmin} />
        <Text c="quiet" fz="sm" role="status">
          {draft.role && describeRole(draft.role)} {row && <Result row={row} />}
        </Text>
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
      data={[{ value: '', label: 'Odaberite ulogu', disabled: value !== undefined }, ...ROLE_OPTIONS]}
    />
  );
}

/** The screens of the menu, without those that only add a record. */
function describeRole(role: Role): string {
  if (role === 'superadmin') return 'Vidi i mijenja sve.';
  const entries = menuFor(role).flatMap((group) => group.entries);
  return `Vidi: ${entries.flatMap(({ screen, title }) => (screen.menu?.below ? [] : [title])).join(', ')}.`;
}

function ActiveField({ isDisabled }: { isDisabled: boolean }) {
  const { id, label, value, isLocked, set } = useField(useRecord<UserDraft>().form, 'active');
  const helpId = useId();
  return (
    <Group justify="space-between">
      <div>
        <Input.Label htmlFor={id}>{label}</Input.Label>
        <Text id={helpId} c="quiet" fz="sm">
          Isključen se ne može prijaviti.
        </Text>
      </div>
      <Switch
        id={id}
        aria-describedby={helpId}
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
