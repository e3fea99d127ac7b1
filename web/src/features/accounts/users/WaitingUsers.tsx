import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { countOf } from '@baklja/contract/plural';
import { isRole, type Role } from '@baklja/contract/roles';
import { Box, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { formatMoment } from '#web/lib/dates.ts';
import { IconTrash } from '#web/lib/icons.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { AskingButton } from '#web/ui/dialogs/AskingButton.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import classes from './Users.module.css';
import { ROLE_OPTIONS, requestedType } from './user-form.ts';
import { useUserWrite } from './users.queries.ts';

export function WaitingUsers({ users }: { users: readonly User[] }) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  /** The next request, or the list when there is none. */
  const keepFocus = useKeepFocus({
    get current() {
      return section.current?.querySelector('select') ?? document.getElementById('main');
    },
  });
  if (users.length === 0) return null;
  return (
    <Box
      component="section"
      ref={section}
      className={classes.section}
      mb="xl"
      aria-labelledby={headingId}
      {...keepFocus}
    >
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

function WaitingUser({ user }: { user: User }) {
  const { id, name, username, email, created, version } = user;
  const [role, setRole] = useState<Role>();
  const [error, setError] = useState<string>();
  const roleField = useRef<HTMLSelectElement>(null);
  const approving = useUserWrite(userRoutes.updateUser);
  const rejecting = useUserWrite(userRoutes.deleteUser);
  const announce = useAnnounce();
  const approve = async () => {
    if (role === undefined) {
      setError('Odaberite ulogu!');
      roleField.current?.focus();
      return;
    }
    await announce(async () => {
      await approving.mutateAsync({ params: { id }, body: { role, version } });
      return { message: `${name} se može prijaviti.` };
    });
  };
  return (
    <li className={classes.request}>
      <span className={classes.who}>
        <b>{name}</b> <span className={classes.quiet}>{username}</span>
      </span>
      <span className={classes.mail}>{email}</span>
      <span className={classes.since}>
        {formatMoment(created, new Date())}
        <Text span display="block" fz="sm">
          Zatražena vrsta: {requestedType(user)}
        </Text>
      </span>
      <NativeSelect
        ref={roleField}
        aria-label={`Uloga: ${name}`}
        value={role ?? ''}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setRole(isRole(value) ? value : undefined);
          setError(undefined);
        }}
        data={[{ value: '', label: 'Odaberite ulogu' }, ...ROLE_OPTIONS]}
      />
      <Group wrap="nowrap">
        <AskingButton
          name="Odbij"
          label={`Odbij: ${name}`}
          question="Odbiti registraciju?"
          subject={name}
          confirmText="Odbij registraciju"
          consequences={[
            {
              icon: <IconTrash aria-hidden />,
              text: 'Ime, korisničko ime i e-pošta trajno se brišu. Ista se osoba može ponovno registrirati.',
            },
          ]}
          onConfirm={() => rejecting.mutateAsync({ params: { id }, query: { erase: 1 } })}
        />
        <BusyButton
          variant="filled"
          isBusy={approving.isPending}
          aria-label={`Odobri: ${name}`}
          onClick={() => void approve()}
        >
          Odobri
        </BusyButton>
      </Group>
    </li>
  );
}
