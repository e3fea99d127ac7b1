import { accountState, type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { countOf } from '@baklja/contract/plural';
import { countRecords } from '@baklja/contract/records/record-words';
import { ROLE_NAMES, ROLES, type Role } from '@baklja/contract/roles';
import { Box, Button, Checkbox, Flex, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { MissingRow } from '#web/forms/MissingRow.tsx';
import { IconPlus } from '#web/lib/icons.ts';
import { usersQuery, waitingUsers } from '#web/lib/queries/users-query.ts';
import { useSession } from '#web/lib/session.ts';
import { defineListAddress, option, page, search, text as textParameter } from '#web/lists/address/list-address.ts';
import { rowLinkId, useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import type { Card } from '#web/lists/card-template.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import type { Finding } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { describeLastLogIn, UserEditor } from './UserEditor.tsx';
import classes from './Users.module.css';
import { ROLE_OPTIONS, USER_PARAM } from './user-form.ts';
import { secondFactorRolesQuery, useUserWrite } from './users.queries.ts';
import { WaitingUsers } from './WaitingUsers.tsx';

const usersAddress = defineListAddress({
  page: page(),
  search: search(),
  role: option<Role>('uloga', Object.fromEntries(ROLES.map((role) => [role, role])) as Record<Role, string>),
  state: option<'active' | 'disabled'>('stanje', { active: 'aktivni', disabled: 'iskljuceni' }),
  user: textParameter(USER_PARAM),
});

const lineFilters = [
  { key: 'role', label: 'Uloga', all: 'Sve uloge', options: ROLE_OPTIONS },
  {
    key: 'state',
    label: 'Stanje',
    all: 'Svi',
    options: [
      { value: 'active', label: 'Aktivni' },
      { value: 'disabled', label: 'Isključeni' },
    ],
  },
];

export function UserListScreen() {
  const { data: users = [], isSuccess } = useQuery(usersQuery);
  const { recordKey, isNew } = useOpenRow(USER_PARAM);
  const user = users.find(({ id }) => String(id) === recordKey);
  return (
    <RecordListScreen
      kind="user"
      title="Korisnici"
      address={usersAddress}
      useRows={useUserRows}
      columns={userColumns}
      card={userCard}
      lineFilters={lineFilters}
      titleOf={({ name }) => name}
      texts={{
        search: 'Ime, korisničko ime ili e-pošta',
        noTitle: (search: string) => `Nijedno ime, korisničko ime ni e-pošta ne sadrži „${search}”.`,
        searchedTitle: (search: string) => `ime, korisničko ime ili e-pošta sadrži „${search}”`,
      }}
      noteOf={({ selectable }) => describeCount(selectable)}
      action={<AddButton />}
      intro={<WaitingUsers users={waitingUsers(users)} />}
      toneOf={({ id }) => (String(id) === recordKey ? 'tinted' : undefined)}
      drawBody={(usual, { page }) => (
        <>
          {isSuccess && !user && <MissingRow kind="user" param={USER_PARAM} />}
          {usual}
          <SecondFactorRoles />
          {isNew && <UserEditor users={users} />}
          {user && <UserEditor user={user} users={users} order={page?.rows.map(({ id }) => String(id)) ?? []} />}
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
function describeCount(users: readonly User[]): [string, string | false] {
  const disabled = users.filter((user) => accountState(user) === 'disabled').length;
  return [
    countRecords('user', users.length),
    disabled > 0 && `, ${countOf(disabled, { one: 'isključen', few: 'isključena', other: 'isključenih' })}`,
  ];
}

const userColumns: readonly Column<User, unknown>[] = [
  { key: 'name', head: 'Ime', onPhone: 'title', cell: (user) => <NameCell user={user} /> },
  {
    key: 'username',
    head: 'Korisničko ime',
    width: 136,
    className: `${classes.cut} ${classes.quiet}`,
    cell: ({ username }) => username,
  },
  {
    key: 'email',
    head: 'E-pošta',
    width: '19%',
    hideBelow: 'tablet',
    className: `${classes.cut} ${classes.quiet}`,
    cell: ({ email }) => <span title={email}>{email}</span>,
  },
  { key: 'role', head: 'Uloga', width: 128, narrowWidth: 112, className: classes.quiet, cell: roleOf },
  {
    key: 'last_log_in',
    head: 'Zadnja prijava',
    width: 168,
    narrowWidth: 152,
    className: classes.quiet,
    cell: describeLastLogIn,
  },
  {
    key: 'second_factor',
    head: 'Dva koraka',
    width: 96,
    hideBelow: 'desk',
    className: classes.quiet,
    cell: ({ second_factor: has }) => (has === 1 ? 'da' : 'ne'),
  },
  {
    key: 'facts',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'meta',
    cell: (user) =>
      `${roleOf(user)}, ${user.last_log_in === null ? 'još bez prijave' : `prijava ${describeLastLogIn(user)}`}`,
  },
  { key: 'state', head: 'Stanje', width: 112, narrowWidth: 100, onPhone: 'action', cell: StateCell },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 56,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, name }) => <EditRowLink param={USER_PARAM} recordKey={id} title={name} />,
  },
];

const userCard: Card = { columns: 'minmax(0, 1fr) auto auto', lines: ['name state edit', 'facts state edit'] };

function NameCell({ user: { id, name } }: { user: User }) {
  const isOwn = useSession()?.userId === id;
  const { to } = useRowLink(USER_PARAM, id);
  return (
    <RecordLink to={to} title={name}>
      {name} {isOwn && <span className={classes.quiet}>(vi)</span>}
    </RecordLink>
  );
}

/** Only a user without a role waits, and is not in the list. */
function roleOf({ role }: User): string {
  return role === null ? '' : ROLE_NAMES[role];
}

function StateCell(user: User) {
  const isActive = accountState(user) === 'active';
  return <StatusDot kind={isActive ? 'full' : 'empty'}>{isActive ? 'Aktivan' : 'Isključen'}</StatusDot>;
}

function AddButton() {
  const { to } = useRowLink(USER_PARAM);
  return (
    <Button component={Link} to={to} id={rowLinkId(USER_PARAM)} variant="filled" leftSection={<IconPlus aria-hidden />}>
      Dodaj korisnika
    </Button>
  );
}

function SecondFactorRoles() {
  const headingId = useId();
  const roles = useQuery(secondFactorRolesQuery);
  const { data } = roles;
  return (
    <Box component="section" className={classes.section} mt="md" pt="sm" pb="xl" aria-labelledby={headingId}>
      <Title order={2} id={headingId} lh="28px">
        Obavezna prijava u dva koraka
      </Title>
      <Text c="quiet" maw="68ch">
        Tko nema drugi korak, nakon prijave vidi samo svoj profil dok ga ne doda.
      </Text>
      {data && <RoleTicks key={data.join()} required={data} />}
      {!data && <FailedQuery title="Uloge s obaveznom prijavom u dva koraka nisu učitane." query={roles} />}
    </Box>
  );
}

function RoleTicks({ required }: { required: readonly Role[] }) {
  const [chosen, setChosen] = useState<readonly Role[]>(required);
  const saving = useUserWrite(userRoutes.setSecondFactorRoles);
  const announce = useAnnounce();
  const isChanged = ROLES.some((role) => chosen.includes(role) !== required.includes(role));
  const save = () => announce(() => saving.mutateAsync({ body: { roles: [...chosen] } }));
  return (
    <>
      <Flex wrap="wrap" columnGap="lg" rowGap={{ base: 'lg', sm: 'xs' }} mt="sm" mb="md">
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={ROLE_NAMES[role]}
            checked={chosen.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(ROLES.filter((one) => (one === role ? checked : chosen.includes(one))))
            }
          />
        ))}
      </Flex>
      <BusyButton isBusy={saving.isPending} disabled={!isChanged} onClick={() => void save()}>
        Spremi
      </BusyButton>
    </>
  );
}
