import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { Button } from '@mantine/core';
import { type Icon, IconKey, IconLogout, IconShieldOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PasswordField } from './UserFields.tsx';
import { userText } from './user-form.ts';
import { useUserWrite } from './users.queries.ts';

export function UserActions({ user }: { user: User }) {
  const isOwn = useSession()?.userId === user.id;
  const setPassword = useUserWrite(userRoutes.setUserPassword);
  const endSessions = useUserWrite(userRoutes.endUserSessions);
  const removeSecondFactor = useUserWrite(userRoutes.removeUserSecondFactor);
  const [password, setTyped] = useState('');
  const params = { id: user.id };
  const loggedOut = isOwn ? userText.logsYouOut : userText.logsOut(user.name);
  return (
    <>
      <UserAction
        icon={<IconKey aria-hidden />}
        name="Nova lozinka"
        confirmText="Postavi lozinku"
        results={[loggedOut]}
        isHarmless
        isDisabled={password.length < PASSWORD_MIN_LENGTH}
        onConfirm={async () => {
          const saved = await setPassword.mutateAsync({ params, body: { password } });
          setTyped('');
          return saved;
        }}
        onCancel={() => setTyped('')}
      >
        <PasswordField
          value={password}
          error={password !== '' && password.length < PASSWORD_MIN_LENGTH && userText.passwordShort}
          onChange={setTyped}
        />
      </UserAction>
      <UserAction
        icon={<IconLogout aria-hidden />}
        name="Odjavi sa svih uređaja"
        question="Odjaviti sa svih uređaja?"
        subject={user.name}
        results={[loggedOut, 'Što osoba upravo piše ostaje sačuvano u njezinu pregledniku.']}
        isHarmless
        onConfirm={() => endSessions.mutateAsync({ params })}
      />
      {user.second_factor === 1 && !isOwn && (
        <UserAction
          icon={<IconShieldOff aria-hidden />}
          name="Ukloni prijavu u dva koraka"
          question="Ukloniti prijavu u dva koraka?"
          subject={user.name}
          results={[
            'Brišu se aplikacija za kodove, rezervni kodovi i pristupni ključevi.',
            userText.logsOut(user.name),
          ]}
          onConfirm={() => removeSecondFactor.mutateAsync({ params })}
        />
      )}
    </>
  );
}

type ActionProps = {
  /** In front of the name. */
  icon?: ReactNode;
  name: string;
  /** The accessible name, where the name does not say whom it is about. */
  label?: string;
  /** In front of each result. */
  Sign?: Icon;
  /** Title of the dialog, where it is not the name. */
  question?: string;
  subject?: string;
  /** Words of the button that confirms, where they are not the name. */
  confirmText?: string;
  results: readonly string[];
  isHarmless?: boolean;
  isDisabled?: boolean;
  children?: ReactNode;
  onConfirm: () => Promise<{ message: string }>;
  onCancel?: () => void;
};

/** A button that asks, then makes a change of a user. The dialog stays open and says why it failed. */
export function UserAction({ name, question = name, confirmText = name, results, ...props }: ActionProps) {
  const { Sign = IconLogout } = props;
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const acting = useMutation({
    mutationFn: props.onConfirm,
    onSuccess: ({ message }) => {
      setIsAsking(false);
      toasts.success(message, SUCCESS_TOAST_MS);
    },
  });
  return (
    <>
      <Button aria-label={props.label} leftSection={props.icon} onClick={() => setIsAsking(true)}>
        {name}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        {...(props.subject !== undefined && { subject: props.subject })}
        consequences={results.map((line) => ({ icon: <Sign aria-hidden />, text: line }))}
        confirmText={confirmText}
        isBusy={acting.isPending}
        isHarmless={props.isHarmless ?? false}
        isDisabled={props.isDisabled ?? false}
        error={acting.error}
        onConfirm={() => acting.mutate()}
        onCancel={() => {
          setIsAsking(false);
          acting.reset();
          props.onCancel?.();
        }}
      >
        {props.children}
      </ConfirmDialog>
    </>
  );
}
