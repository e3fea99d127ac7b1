import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { countOf } from '@baklja/contract/plural';
import { ROLES, type Role } from '@baklja/contract/roles';
import { Box, Group, NativeSelect, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatMoment } from '#web/lib/dates.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { UserAction } from './UserActions.tsx';
import classes from './Users.module.css';
import { useUserWrite } from './users.queries.ts';

export function WaitingUsers({ users }: { users: readonly User[] }) {
  const headingId = useId();
  if (users.length === 0) return null;
  return (
    <Box component="section" className={classes.section} mb="xl" aria-labelledby={headingId}>
      <Title order={2} lh="28px" py="xs">
        <span id={headingId}>Čekaju odobrenje</span>
        <Text span role="status" c="dimmed" ff="text" fz="md" fw={400} lh="20px" ml="xs">
          {countOf(users.length, { one: 'zahtjev', few: 'zahtjeva', other: 'zahtjeva' })}
        </Text>
      </Title>
      <ul>
        {users.map((user) => (
          <WaitingUser key={user.id} user={user} />
        ))}
      </ul>
    </Box>
  );
}

function WaitingUser({ user: { id, name, username, email, created, version } }: { user: User }) {
  const [role, setRole] = useState<Role>();
  const approving = useUserWrite(userRoutes.updateUser);
  const rejecting = useUserWrite(userRoutes.deleteUser);
  const announce = useAnnounce();
  const approve = async () => {
    if (role !== undefined) await approving.mutateAsync({ params: { id }, body: { role, version } });
    return { message: `${name} se može prijaviti.` };
  };
  return (
    <li className={classes.request}>
      <span className={classes.who}>
        <b>{name}</b> <span className={classes.quiet}>{username}</span>
      </span>
      <span className={classes.mail}>{email}</span>
      <span className={classes.since}>{formatMoment(created, new Date())}</span>
      <NativeSelect
        aria-label={`Uloga: ${name}`}
        value={role ?? ''}
        onChange={({ currentTarget: { value } }) => setRole(ROLES.find((one) => one === value))}
        data={[{ value: '', label: 'Odaberite ulogu' }, ...ROLES]}
      />
      <Group wrap="nowrap">
        <UserAction
          name="Odbij"
          label={`Odbij: ${name}`}
          question="Odbiti registraciju?"
          subject={name}
          confirmText="Odbij registraciju"
          Sign={IconTrash}
          results={['Ime, korisničko ime i e-pošta trajno se brišu. Ista se osoba može ponovno registrirati.']}
          onConfirm={() => rejecting.mutateAsync({ params: { id }, query: { erase: 1 } })}
        />
        <BusyButton
          variant="filled"
          isBusy={approving.isPending}
          disabled={role === undefined}
          aria-label={`Odobri: ${name}`}
          onClick={() => void announce(approve)}
        >
          Odobri
        </BusyButton>
      </Group>
    </li>
  );
}
