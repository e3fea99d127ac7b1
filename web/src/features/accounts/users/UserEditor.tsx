import type { User } from '@baklja/contract/features/accounts/users';
import { ROLE_NAMES } from '@baklja/contract/roles';
import { Box, Button, Checkbox, Group, Stack } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useRecord } from '#web/forms/open-record.ts';
import { RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { Facts } from '#web/forms/RecordFacts.tsx';
import { formatMoment } from '#web/lib/dates.ts';
import { IconAlertTriangle, IconFileText, IconLogout, IconTrash } from '#web/lib/icons.ts';
import { useSession } from '#web/lib/session.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { UserActions } from './UserActions.tsx';
import { UserFields } from './UserFields.tsx';
import { requestedType, USER_PARAM, type UserDraft, userForm, userText } from './user-form.ts';
import { type UpdateUser, userQueries, useUserDeletion } from './users.queries.ts';

type Props = {
  /** Undefined for a new user. */
  user?: User;
  users: readonly User[];
  /** The ids of the users in the list, in its order. */
  order?: readonly string[];
};

const BLOCK = { borderTop: '1px solid var(--rule)' };

export function UserEditor({ user, users, order = [] }: Props) {
  const taken = JSON.stringify(users.map(({ id, username, email }) => ({ id, username, email })));
  const id = user?.id;
  const form = useMemo(() => userForm(JSON.parse(taken), id), [taken, id]);
  const [erases, setErases] = useState(false);
  const ownChange = useOwnChange(user);
  const update = userQueries.useUpdate();
  const removal = useUserDeletion(erases);
  const queries = {
    ...userQueries,
    useUpdate: () => ({
      mutateAsync: async (input: UpdateUser) => {
        await ownChange.confirm(input);
        return update.mutateAsync(input);
      },
    }),
    useDelete: () => removal,
  };
  const isLastSuperadmin = user !== undefined && isOnlySuperadmin(user, users);
  return (
    <>
      <RecordDrawer
        key={id}
        title={user?.name}
        form={form}
        queries={queries}
        param={USER_PARAM}
        recordKey={user && String(user.id)}
        order={order}
      >
        <UserFields isLastSuperadmin={isLastSuperadmin} />
        {user && (
          <>
            <Stack pt="lg" style={BLOCK}>
              <UserFacts user={user} />
              <Group>
                <UserActions user={user} />
              </Group>
            </Stack>
            <Box pt="sm" style={BLOCK}>
              <UserRemoval isDisabled={isLastSuperadmin} erases={erases} onErases={setErases} />
            </Box>
          </>
        )}
      </RecordDrawer>
      {ownChange.question}
    </>
  );
}

function UserFacts({ user }: { user: User }) {
  return (
    <Facts
      facts={[
        ['Korisničko ime', user.username],
        ['Zatražena vrsta', requestedType(user)],
        ['Dva koraka', user.second_factor === 1 ? 'da' : 'ne'],
        ['Zadnja prijava', describeLastLogIn(user)],
      ]}
    />
  );
}

export function describeLastLogIn({ last_log_in: at }: User): string {
  return at === null ? 'nikad' : formatMoment(at, new Date());
}

function isOnlySuperadmin({ id }: User, users: readonly User[]): boolean {
  const superadmins = users.filter(({ role, active }) => role === 'superadmin' && active === 1);
  return superadmins.length === 1 && superadmins[0]?.id === id;
}

type Question = { input: UpdateUser; answer: (isConfirmed: boolean) => void };

/** Asks twice before a superadmin saves another role or state of the own account. */
function useOwnChange(user: User | undefined) {
  const isOwn = useSession()?.userId === user?.id;
  const [question, setQuestion] = useState<Question>();
  const confirm = async (input: UpdateUser): Promise<void> => {
    const { role, active } = input.body;
    if (!isOwn || (role === user?.role && active === user?.active)) return;
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ input, answer }));
    setQuestion(undefined);
    if (!isConfirmed) throw new Error('Nije spremljeno: odustali ste od promjene vlastitog pristupa.');
  };
  const { role, active } = question?.input.body ?? {};
  return {
    confirm,
    question: question && (
      <ConfirmTwiceDialog
        title="Mijenjate vlastiti pristup"
        results={[
          active === 1
            ? `Vaša nova uloga: ${role && ROLE_NAMES[role]}. Više nećete vidjeti Korisnike ni Dnevnik.`
            : 'Vaš se račun isključuje: više se nećete moći prijaviti.',
          userText.logsYouOut,
          'Vratiti vam pristup može samo drugi superadmin.',
        ]}
        confirmText="Promijeni moj pristup"
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      />
    ),
  };
}

type UserRemovalProps = {
  isDisabled: boolean;
  /** Whether name, user name and e-mail are deleted for good. */
  erases: boolean;
  onErases: (erases: boolean) => void;
};

function UserRemoval({ isDisabled, erases, onErases }: UserRemovalProps) {
  const { row, editing } = useRecord<UserDraft, User>();
  const isOwn = useSession()?.userId === row?.id;
  if (!row || !editing) return null;
  const { deletion } = editing;
  const asked = {
    isBusy: deletion.isPending,
    error: deletion.error,
    onConfirm: deletion.confirm,
    onCancel: deletion.cancel,
    children: (
      <Checkbox
        mt="sm"
        label="Ne čuvaj ni ime, korisničko ime i e-poštu"
        description="Inače su još 30 dana u košu, odakle se račun može vratiti."
        checked={erases}
        onChange={(event) => onErases(event.currentTarget.checked)}
      />
    ),
  };
  return (
    <>
      <Button
        w="fit-content"
        ml="-sm"
        variant="quiet-danger"
        leftSection={<IconTrash aria-hidden />}
        disabled={isDisabled || deletion.isDone}
        onClick={deletion.ask}
      >
        Izbriši korisnika
      </Button>
      {isOwn && deletion.isAsking && (
        <ConfirmTwiceDialog
          {...asked}
          title="Brišete vlastiti račun"
          results={[
            'Više se nećete moći prijaviti. Račun vam može ponovno napraviti samo drugi superadmin.',
            userText.removeStays,
          ]}
          confirmText="Izbriši moj račun"
        />
      )}
      {!isOwn && (
        <ConfirmDialog
          {...asked}
          isOpen={deletion.isAsking}
          title="Da li sigurno želite obrisati?"
          subject={row.name}
          consequences={[
            { icon: <IconLogout aria-hidden />, text: userText.logsOut(row.name) },
            { icon: <IconFileText aria-hidden />, text: userText.removeStays },
          ]}
          confirmText="Izbriši korisnika"
        />
      )}
    </>
  );
}

type TwiceDialogProps = {
  title: string;
  /** What the change does, one line each. */
  results: readonly string[];
  confirmText: string;
  isBusy?: boolean;
  error?: Error | null;
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks twice before superadmins take their own access away. */
function ConfirmTwiceDialog({ title, results, confirmText, children, onConfirm, ...others }: TwiceDialogProps) {
  const [isSecond, setIsSecond] = useState(false);
  return (
    <ConfirmDialog
      {...others}
      key={String(isSecond)}
      isOpen
      title={isSecond ? 'Jeste li sigurni?' : title}
      consequences={results.map((line) => ({ icon: <IconAlertTriangle aria-hidden />, text: line }))}
      confirmText={isSecond ? confirmText : 'Nastavi'}
      onConfirm={isSecond ? onConfirm : () => setIsSecond(true)}
    >
      {!isSecond && children}
    </ConfirmDialog>
  );
}
