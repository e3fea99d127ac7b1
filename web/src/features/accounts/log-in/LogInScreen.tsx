import { userRoutes } from '@baklja/contract/features/accounts/users';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { whyNoPasskeys } from '#web/lib/passkeys.ts';
import { lastUsername } from '#web/lib/session.ts';
import { REGISTRATION_ALERT_MS } from '#web/lib/timings.ts';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { authText } from '../auth.text.ts';
import { FormMessage } from '../FormMessage.tsx';
import { formStatus } from '../form-status.ts';
import { RegistrationForm } from '../registration/RegistrationForm.tsx';
import type { RegistrationBody } from '../registration/registration-form.ts';
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

/** Requests an account; `onDone` runs after the server's message has been shown. */
function useRegistration(onDone: () => void) {
  const sending = useMutation({ mutationFn: (body: RegistrationBody) => call(userRoutes.registerUser, { body }) });
  const { data: answer, mutate, reset } = sending;

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(onDone, REGISTRATION_ALERT_MS);
    return () => clearTimeout(timer);
  }, [answer, onDone]);

  return { status: formStatus(sending, answer?.message), register: mutate, clear: reset };
}
