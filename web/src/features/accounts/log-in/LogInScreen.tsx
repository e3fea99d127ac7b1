import { useCallback, useState } from 'react';
import { whyNoPasskeys } from '#web/lib/passkeys.ts';
import { lastUsername } from '#web/lib/session.ts';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { authText } from '../auth.text.ts';
import { FormMessage } from '../FormMessage.tsx';
import { RegistrationForm } from '../registration/RegistrationForm.tsx';
import { useRegistration } from '../registration/use-registration.ts';
import { LogInForm } from './LogInForm.tsx';
import { LogInFrame } from './LogInFrame.tsx';
import { useLogIn } from './use-log-in.ts';

/** The container of log-in and registration; `notice` explains why the user was logged out. */
export function LogInScreen({ notice }: { notice?: string | undefined }) {
  const [isRegistering, setIsRegistering] = useState(false);
  const toLogIn = useCallback(() => setIsRegistering(false), []);
  useDocumentTitle(isRegistering ? authText.registrationTitle : authText.logInTitle);
  return (
    <LogInFrame>
      {notice !== undefined && <FormMessage kind="notice" lines={[notice]} />}
      {isRegistering ? <Registration onLogIn={toLogIn} /> : <LogIn onRegister={() => setIsRegistering(true)} />}
    </LogInFrame>
  );
}

function LogIn({ onRegister }: { onRegister: () => void }) {
  const { status, logIn, passkey, clear } = useLogIn();
  return (
    <LogInForm
      initial={{ username: lastUsername(), password: '' }}
      status={status}
      onSubmit={logIn}
      onCorrect={clear}
      passkey={whyNoPasskeys() === undefined ? passkey : undefined}
      onRegister={() => status.kind !== 'done' && onRegister()}
    />
  );
}

function Registration({ onLogIn }: { onLogIn: () => void }) {
  const { status, register, clear } = useRegistration(onLogIn);
  return <RegistrationForm status={status} onSubmit={register} onCorrect={clear} onLogIn={onLogIn} />;
}
