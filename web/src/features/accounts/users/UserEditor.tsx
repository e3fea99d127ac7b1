import type { User } from '@baklja/contract/features/accounts/users';
import { useMemo, useState } from 'react';
import { RowEditor } from '#web/forms/row/RowEditor.tsx';
import { useSession } from '#web/lib/session.ts';
import { TwiceDialog } from './TwiceDialog.tsx';
import { UserActions } from './UserActions.tsx';
import { UserFields } from './UserFields.tsx';
import { UserRemoval } from './UserRemoval.tsx';
import { userForm } from './user-form.ts';
import { type UpdateUser, userQueries, useUserDeletion } from './users.queries.ts';
import { usersText as text } from './users.text.ts';
import { USER_PARAM } from './users-address.ts';

type Props = {
  /** Undefined for a new user. */
  user?: User;
  users: readonly User[];
};

/** A user, open in the row of the list. */
export function UserEditor({ user, users }: Props) {
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
      <RowEditor
        key={id}
        form={form}
        queries={queries}
        param={USER_PARAM}
        recordKey={user && String(user.id)}
        actions={() => user && <UserActions user={user} />}
        removal={(record) => (
          <UserRemoval record={record} isDisabled={isLastSuperadmin} erases={erases} onErases={setErases} />
        )}
      >
        {(record) => <UserFields record={record} isLastSuperadmin={isLastSuperadmin} />}
      </RowEditor>
      {ownChange.question}
    </>
  );
}

/** Whether no one else could manage users. */
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
    if (!isConfirmed) throw new Error(text.ownChangeStopped);
  };
  const { role = '', active } = question?.input.body ?? {};
  return {
    confirm,
    question: question && (
      <TwiceDialog
        title={text.ownChange}
        results={[active === 1 ? text.ownRole(role) : text.ownDisabling, text.logsYouOut, text.ownChangeBack]}
        confirmText={text.ownChangeConfirm}
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      />
    ),
  };
}
