import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { countOf } from '@baklja/contract/plural';
import { ROLES, type Role } from '@baklja/contract/roles';
import { Box, Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
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
  const toasts = useToasts();
  const approve = async () => {
    if (role === undefined) return;
    toasts.clearErrors();
    try {
      await approving.mutateAsync({ params: { id }, body: { role, version } });
      toasts.success(`${name} se može prijaviti.`, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
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
        <Rejection id={id} name={name} />
        <BusyButton
          variant="filled"
          isBusy={approving.isPending}
          disabled={role === undefined}
          aria-label={`Odobri: ${name}`}
          onClick={() => void approve()}
        >
          Odobri
        </BusyButton>
      </Group>
    </li>
  );
}

/** Asks, then deletes the registration without keeping what it holds. */
function Rejection({ id, name }: Pick<User, 'id' | 'name'>) {
  const [isAsking, setIsAsking] = useState(false);
  const rejecting = useUserWrite(userRoutes.deleteUser);
  const toasts = useToasts();
  const reject = async () => {
    const { message } = await rejecting.mutateAsync({ params: { id }, query: { erase: 1 } });
    toasts.success(message, SUCCESS_TOAST_MS);
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Odbij: ${name}`} onClick={() => setIsAsking(true)}>
        Odbij
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Odbiti registraciju?"
        subject={name}
        consequences={[
          {
            icon: <IconTrash aria-hidden />,
            text: 'Ime, korisničko ime i e-mail trajno se brišu. Ista se osoba može ponovno registrirati.',
          },
        ]}
        confirmText="Odbij registraciju"
        isBusy={rejecting.isPending}
        error={rejecting.error?.message}
        // The dialog shows why it failed.
        onConfirm={() => void reject().catch(() => {})}
        onCancel={() => {
          setIsAsking(false);
          rejecting.reset();
        }}
      />
    </>
  );
}
