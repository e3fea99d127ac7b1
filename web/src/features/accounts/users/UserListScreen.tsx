import { accountState, type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { countRecords } from '@baklja/contract/records/record-words';
import { ROLES, type Role } from '@baklja/contract/roles';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { rowLinkId, useOpenRow, useRowLink } from '#web/forms/row/row-address.ts';
import { messageOf } from '#web/lib/api-client.ts';
import { usersQuery, waitingUsers } from '#web/lib/queries/users-query.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './Users.module.css';
import { userCard, userColumns } from './user-columns.tsx';
import { secondFactorRolesQuery, useUserWrite } from './users.queries.ts';
import { usersText as text } from './users.text.ts';
import { USER_PARAM, usersAddress } from './users-address.ts';
import { WaitingUsers } from './WaitingUsers.tsx';

const loadEditor = () => import('./UserEditor.tsx');
const UserEditor = lazy(async () => ({ default: (await loadEditor()).UserEditor }));

const lineFilters = [
  { key: 'role', label: text.role, all: text.allRoles, options: ROLES.map((role) => ({ value: role, label: role })) },
  {
    key: 'state',
    label: text.state,
    all: text.everybody,
    options: [
      { value: 'active', label: text.activeOnes },
      { value: 'disabled', label: text.disabledOnes },
    ],
  },
];

/** /korisnici: the registrations that wait, and the users, each of them opened in the row. */
export function UserListScreen() {
  const { data: users = [] } = useQuery(usersQuery);
  const { recordKey, isNew } = useOpenRow(USER_PARAM);
  return (
    <RecordListScreen
      kind="user"
      title={text.title}
      address={usersAddress}
      useRows={useUserRows}
      columns={userColumns}
      card={userCard}
      lineFilters={lineFilters}
      loadEditor={loadEditor}
      titleOf={({ name }) => name}
      texts={text.list}
      noteOf={({ selectable }) => describeCount(selectable)}
      action={<AddButton />}
      intro={<WaitingUsers users={waitingUsers(users)} />}
      toneOf={({ id }) => (String(id) === recordKey ? 'tinted' : undefined)}
      openedBelow={(user) =>
        String(user.id) === recordKey ? (
          <Suspense>
            <UserEditor user={user} users={users} />
          </Suspense>
        ) : undefined
      }
      drawBody={(list) => (
        <>
          {isNew && (
            <Suspense>
              <UserEditor users={users} />
            </Suspense>
          )}
          {list}
          <SecondFactorRoles />
        </>
      )}
    />
  );
}

type Request = { search: string; role: Role | undefined; state: 'active' | 'disabled' | undefined };

const finding: Finding<User, Request> = {
  titleOf: ({ name, username, email }) => `${name} ${username} ${email}`,
  matches: (user, { role, state }) =>
    user.role !== null && (!role || user.role === role) && (!state || accountState(user) === state),
};

function useUserRows(request: Request) {
  return useLocalRows(usersQuery, request, finding);
}

/** „20 korisnika, 2 isključena”. */
function describeCount(users: readonly User[]): string {
  const disabled = users.filter((user) => accountState(user) === 'disabled').length;
  return [countRecords('user', users.length), ...(disabled > 0 ? [text.disabledCount(disabled)] : [])].join(', ');
}

function AddButton() {
  const { to } = useRowLink(USER_PARAM);
  return (
    <Button component={Link} to={to} id={rowLinkId(USER_PARAM)} variant="filled" leftSection={<IconPlus aria-hidden />}>
      {text.add}
    </Button>
  );
}

/** Which roles have to log in with a second factor. */
function SecondFactorRoles() {
  const headingId = useId();
  const { data, error, isFetching, refetch } = useQuery(secondFactorRolesQuery);
  return (
    <section className={classes.required} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.requiredRoles}</h2>
      <p>{text.requiredRolesHelp}</p>
      {data && <RoleTicks key={data.join()} required={data} />}
      {error && !data && (
        <ErrorState
          title={text.requiredRolesFailed}
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </section>
  );
}

function RoleTicks({ required }: { required: readonly Role[] }) {
  const [chosen, setChosen] = useState<readonly Role[]>(required);
  const saving = useUserWrite(userRoutes.setSecondFactorRoles);
  const toasts = useToasts();
  const isChanged = ROLES.some((role) => chosen.includes(role) !== required.includes(role));
  const save = async () => {
    toasts.clearErrors();
    try {
      const { message } = await saving.mutateAsync({ body: { roles: [...chosen] } });
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <>
      <div className={classes.roles}>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={role}
            checked={chosen.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(ROLES.filter((one) => (one === role ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      <BusyButton isBusy={saving.isPending} disabled={!isChanged} onClick={() => void save()}>
        {text.save}
      </BusyButton>
    </>
  );
}
