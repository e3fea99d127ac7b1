import { accountState, type User } from '@baklja/contract/features/accounts/users';
import { countRecords } from '@baklja/contract/records/record-words';
import { ROLES, type Role } from '@baklja/contract/roles';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { rowLinkId, useOpenRow, useRowLink } from '#web/forms/row/row-address.ts';
import { usersQuery, waitingUsers } from '#web/lib/queries/users-query.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { SecondFactorRoles } from './SecondFactorRoles.tsx';
import { userCard, userColumns } from './user-columns.tsx';
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
