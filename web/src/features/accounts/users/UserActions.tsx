import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { useState } from 'react';
import { IconKey, IconLogout, IconShieldOff } from '#web/lib/icons.ts';
import { useSession } from '#web/lib/session.ts';
import { AskingButton } from '#web/ui/dialogs/AskingButton.tsx';
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
  const loggedOut = result(isOwn ? userText.logsYouOut : userText.logsOut(user.name));
  return (
    <>
      <AskingButton
        button={{ leftSection: <IconKey aria-hidden /> }}
        name="Nova lozinka"
        confirmText="Postavi lozinku"
        consequences={[loggedOut]}
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
      </AskingButton>
      <AskingButton
        button={{ leftSection: <IconLogout aria-hidden /> }}
        name="Odjavi sa svih uređaja"
        question="Odjaviti sa svih uređaja?"
        subject={user.name}
        consequences={[loggedOut, result('Što osoba upravo piše ostaje sačuvano u njezinu pregledniku.')]}
        isHarmless
        onConfirm={() => endSessions.mutateAsync({ params })}
      />
      {user.second_factor === 1 && !isOwn && (
        <AskingButton
          button={{ leftSection: <IconShieldOff aria-hidden /> }}
          name="Ukloni prijavu u dva koraka"
          question="Ukloniti prijavu u dva koraka?"
          subject={user.name}
          consequences={[
            result('Brišu se aplikacija za kodove, rezervni kodovi i pristupni ključevi.'),
            result(userText.logsOut(user.name)),
          ]}
          onConfirm={() => removeSecondFactor.mutateAsync({ params })}
        />
      )}
    </>
  );
}

function result(text: string) {
  return { icon: <IconLogout aria-hidden />, text };
}
