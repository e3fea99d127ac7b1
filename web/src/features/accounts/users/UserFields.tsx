import type { User } from '@baklja/contract/features/accounts/users';
import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { ROLES } from '@baklja/contract/roles';
import { Input, NativeSelect, Switch } from '@mantine/core';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { useSession } from '#web/lib/session.ts';
import look from '#web/ui/look.module.css';
import { PasswordField } from './PasswordField.tsx';
import classes from './Users.module.css';
import type { UserDraft } from './user-form.ts';
import { usersText as text } from './users.text.ts';

type Props = {
  record: OpenRecord<UserDraft, User>;
  /** Role and state cannot change: no one else could manage users. */
  isLastSuperadmin: boolean;
};

/** The fields of a user. */
export function UserFields({ record, isLastSuperadmin }: Props) {
  const { row } = record;
  const name = <TextField record={record} name="name" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />;
  const email = <TextField record={record} name="email" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />;
  const role = <RoleField record={record} isLastSuperadmin={isLastSuperadmin} />;
  if (!row) {
    return (
      <div className={classes.fields} data-new>
        <TextField record={record} name="username" maxLength={ACCOUNT_FIELD_MAX_LENGTH} />
        {name}
        {email}
        {role}
        <NewPasswordField record={record} />
      </div>
    );
  }
  return (
    <>
      <div className={classes.fields}>
        {name}
        {email}
        {role}
        <ActiveField record={record} isDisabled={isLastSuperadmin} />
      </div>
      <p className={look.quiet} role="status">
        <Result record={record} row={row} />
      </p>
    </>
  );
}

function RoleField({ record, isLastSuperadmin }: Props) {
  const { id, label, value, error, isLocked, set } = fieldOf(record, 'role');
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value ?? ''}
      error={error}
      disabled={isLocked || isLastSuperadmin}
      description={isLastSuperadmin && text.lastSuperadmin}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => set(ROLES.find((role) => role === event.currentTarget.value))}
      data={[{ value: '', label: text.chooseRole, disabled: value !== undefined }, ...ROLES]}
    />
  );
}

function ActiveField({ record, isDisabled }: Pick<Props, 'record'> & { isDisabled: boolean }) {
  const { id, label, value, isLocked, set } = fieldOf(record, 'active');
  return (
    <div>
      <Input.Label htmlFor={id}>{label}</Input.Label>
      <Switch
        id={id}
        className={classes.switch}
        checked={value === 1}
        disabled={isLocked || isDisabled}
        onChange={(event) => set(event.currentTarget.checked ? 1 : 0)}
      />
    </div>
  );
}

function NewPasswordField({ record }: Pick<Props, 'record'>) {
  const { id, value, error, isLocked, set, leave } = fieldOf(record, 'password');
  return (
    <div className={classes.wide}>
      <PasswordField id={id} value={value} error={error} disabled={isLocked} onChange={set} onBlur={leave} />
    </div>
  );
}

/** What saving does at once to the person's sessions; nothing while role and state are as stored. */
function Result({ record: { draft }, row }: Pick<Props, 'record'> & { row: User }) {
  const isOwn = useSession()?.userId === row.id;
  if (draft.role === row.role && draft.active === row.active) return null;
  return isOwn ? text.logsYouOut : text.logsOut(row.name);
}
