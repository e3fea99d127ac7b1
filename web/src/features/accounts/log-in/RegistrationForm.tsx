import { ACCOUNT_TYPES, type AccountType } from '@baklja/contract/features/accounts/users';
import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { authText } from '../auth.text.ts';
import { FormMessage, type FormStatus, StatusMessage } from '../FormMessage.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { TITLE } from './LogInForm.tsx';
import {
  emptyRegistration,
  type FieldFaults,
  findRegistrationFault,
  type RegistrationBody,
  type RegistrationDraft,
  type RegistrationFault,
  toRegistrationBody,
} from './registration-form.ts';

type Props = {
  initial?: RegistrationDraft;
  status: FormStatus;
  onSubmit: (body: RegistrationBody) => void;
  /** Called when the user corrects a field: the message of the last attempt is then outdated. */
  onCorrect: () => void;
  onLogIn: () => void;
};

export function RegistrationForm({ initial = emptyRegistration, status, onSubmit, onCorrect, onLogIn }: Props) {
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<RegistrationFault>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusField(form.current, 'f_name'), []);

  const isBusy = status.kind === 'busy' || status.kind === 'done';
  const change = (part: Partial<RegistrationDraft>) => {
    setDraft({ ...draft, ...part });
    setFault(undefined);
    if (status.kind === 'refused') onCorrect();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = findRegistrationFault(draft);
    setFault(found);
    if (found) focusField(form.current, Object.keys(found.fields)[0]);
    else onSubmit(toRegistrationBody(draft));
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <header>
          <Title {...TITLE}>{authText.registrationTitle}</Title>
          <Text c="quiet" mt={6}>
            {authText.registrationHelp}
          </Text>
        </header>
        <RegistrationFields draft={draft} errors={fault?.fields ?? {}} onChange={change} />
        <AccountTypeField
          value={draft.accountTypeRequest}
          onChange={(accountTypeRequest) => change({ accountTypeRequest })}
        />
        {fault && <FormMessage kind="error" lines={fault.message} detail={fault.detail} />}
        <StatusMessage status={status} />
        <BusyButton type="submit" variant="filled" fullWidth mt="xs" isBusy={isBusy}>
          {status.kind === 'busy' ? authText.wait : authText.submit}
        </BusyButton>
        <Text c="dimmed" lang="en">
          <TextButton onClick={onLogIn}>{authText.backToLogIn}</TextButton>
        </Text>
      </Stack>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? undefined : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

type AccountTypeFieldProps = { value: AccountType; onChange: (value: AccountType) => void };

const NAMES: Record<Exclude<AccountType, 'USER'>, string> = {
  ALL: 'Sve djelatnosti',
  REALESTATE: 'Nekretnine',
  RESTAURANT: 'Restoran',
  RENTABOAT: 'Najam plovila',
  APARTMENT: 'Apartman',
  SHOP: 'Trgovina',
};

/** A user account, or a business account of some type; the button switches between the two. */
function AccountTypeField({ value, onChange }: AccountTypeFieldProps) {
  const isBusiness = value !== 'USER';
  return (
    <div>
      {isBusiness && (
        <NativeSelect
          label={authText.businessAccount}
          value={value}
          onChange={(event) => onChange(toAccountType(event.currentTarget.value))}
          data={ACCOUNT_TYPES.filter((type) => type !== 'USER').map((type) => ({ value: type, label: NAMES[type] }))}
        />
      )}
      <Group justify="space-between" gap="sm" mt={4}>
        {!isBusiness && <span>{authText.userAccount}</span>}
        <TextButton lang="en" onClick={() => onChange(isBusiness ? 'USER' : 'ALL')}>
          {isBusiness ? authText.selectUser : authText.selectBusiness}
        </TextButton>
      </Group>
    </div>
  );
}

function toAccountType(value: string): AccountType {
  return ACCOUNT_TYPES.find((type) => type === value) ?? 'ALL';
}

type RegistrationFieldsProps = {
  draft: RegistrationDraft;
  errors: FieldFaults;
  onChange: (part: Partial<RegistrationDraft>) => void;
};

/** Each input has the name of its field, so an invalid field can be found by name. */
function RegistrationFields({ draft, errors, onChange }: RegistrationFieldsProps) {
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
      <SimpleGrid cols={2} spacing="md">
        <TextInput label={authText.firstName} autoComplete="given-name" {...text('f_name')} />
        <TextInput label={authText.lastName} autoComplete="family-name" {...text('l_name')} />
      </SimpleGrid>
      <TextInput label={authText.username} autoComplete="username" {...asTyped} {...text('username')} />
      <TextInput label={authText.email} type="email" autoComplete="email" {...asTyped} {...text('email')} />
      <PasswordField label={authText.password} help={authText.passwordHelp} {...secret('password')} />
      <PasswordField label={authText.confirmPassword} {...secret('confirmPassword')} />
    </>
  );
}
