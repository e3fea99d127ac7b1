import { useCallback, useState } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { whyNoPasskeys } from '#web/lib/passkeys.ts';
import { lastUsername } from '#web/lib/session.ts';
import look from '#web/ui/look.module.css';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { authText } from '../auth.text.ts';
import { FormMessage } from '../FormMessage.tsx';
import { MedalDots } from '../logged-out/MedalDots.tsx';
import { RegistrationForm } from '../registration/RegistrationForm.tsx';
import { useRegistration } from '../registration/use-registration.ts';
import { LogInForm } from './LogInForm.tsx';
import classes from './LogInScreen.module.css';
import { useLogIn } from './use-log-in.ts';

/** The container of log-in and registration; `notice` explains why the user was logged out. */
export function LogInScreen({ notice }: { notice?: string | undefined }) {
  const [isRegistering, setIsRegistering] = useState(false);
  const toLogIn = useCallback(() => setIsRegistering(false), []);
  useDocumentTitle(isRegistering ? authText.registrationTitle : authText.logInTitle);
  return (
    <div className={classes.gate}>
      <main className={classes.desk}>
        <p className={classes.brand}>
          <ProductMark height={32} />
          {authText.product}
        </p>
        <div className={classes.container}>
          {notice !== undefined && <FormMessage kind="notice" lines={[notice]} />}
          {isRegistering ? <Registration onLogIn={toLogIn} /> : <LogIn onRegister={() => setIsRegistering(true)} />}
        </div>
        <p className={look.small}>
          <a className={`${look.link} ${classes.link}`} href={pageSettings.publicSiteUrl()}>
            {authText.publicSite}
          </a>
        </p>
      </main>
      <MedalDots />
    </div>
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
