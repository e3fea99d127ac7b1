import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { Anchor, Button, Flex, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { logInWithPasskey, whyNoPasskeys } from '#web/lib/passkeys.ts';
import { paths } from '#web/lib/paths.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { type LogIn as Answer, startSession, storeLogIn } from '#web/lib/session.ts';
import { LOGGED_IN_MS } from '#web/lib/timings.ts';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { takeFocus } from '#web/ui/use-keep-focus.ts';
import { FormMessage } from '../FormMessage.tsx';
import { PasskeyProof } from '../PasskeyProof.tsx';
import { LogInForm, TITLE } from './LogInForm.tsx';
import classes from './LogInScreen.module.css';
import { captionOf, describeDots, dotsOf, medalDots } from './medal-dots.ts';
import { Registration } from './RegistrationForm.tsx';
import { useLogInForm } from './use-log-in-form.ts';

/** Log-in and registration; `notice` explains why the user was logged out. */
export function LogInScreen({ notice }: { notice?: string | undefined }) {
  const [isRegistering, setIsRegistering] = useState(false);
  const toLogIn = useCallback(() => setIsRegistering(false), []);
  useDocumentTitle(isRegistering ? 'Novi račun' : 'admin login');
  return (
    <LogInFrame>
      {notice !== undefined && <FormMessage kind="notice" lines={[notice]} />}
      {isRegistering ? <Registration onLogIn={toLogIn} /> : <LogIn onRegister={() => setIsRegistering(true)} />}
    </LogInFrame>
  );
}

/** After the password alone, the owner of a passkey whose role requires a second factor gets no further than here. */
export function ProofScreen({ onProved, onLogOut }: { onProved: () => Promise<unknown>; onLogOut: () => void }) {
  useDocumentTitle('Potvrdite prijavu');
  return (
    <LogInFrame>
      {/* Focused for screen readers, because there is no field; it is no control. */}
      <Title ref={takeFocus} tabIndex={-1} {...TITLE} style={{ outline: 'none' }}>
        Potvrdite prijavu
      </Title>
      <div>
        <PasskeyProof
          help="Vaša uloga traži prijavu u dva koraka: uz lozinku potvrdite da ste to vi svojim pristupnim ključem."
          leave={<Button onClick={onLogOut}>Odjavi se</Button>}
          isWide
          onProved={onProved}
        />
      </div>
    </LogInFrame>
  );
}

function LogInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.gate}>
      <Flex component="main" direction="column" gap="xl" px={{ base: 'lg', sm: 64 }} py={{ base: 'xl', sm: 48 }}>
        <Flex component="p" align="center" gap={10} h={32} ff="heading" fz={28} fw={500} lh={1} lts="-0.01em">
          <ProductMark height={32} />
          Baklja
        </Flex>
        <Stack gap="lg" w="100%" maw={{ sm: 336 }} my="auto">
          {children}
        </Stack>
        <Text fz="sm">
          <Anchor display="inline-block" mih={24} href={pageSettings.publicSiteUrl()}>
            Javne stranice
          </Anchor>
        </Text>
      </Flex>
      <MedalDots />
    </div>
  );
}

/** The drawing next to the log-in: one dot for every Croatian medal at the Games. */
function MedalDots() {
  return (
    <aside className={classes.panel} aria-label="Hrvatske olimpijske medalje">
      <div className={classes.sight}>
        <p className={classes.title}>Svaka točka jedna medalja, svaki stupac jedne Igre.</p>
        <div className={classes.chart} role="img" aria-label={describeDots()}>
          {medalDots.map((games) => (
            <div key={games.year}>
              <div className={classes.dots}>
                {dotsOf(games).map((medal, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the position is a dot's only identity
                  <i key={place} style={{ background: `var(--${medal})` }} />
                ))}
              </div>
              <span className={classes.year}>{games.year}</span>
            </div>
          ))}
        </div>
        <p className={classes.caption}>{captionOf()}</p>
      </div>
    </aside>
  );
}

/**
 * After the success message the session starts and the start page opens. A reload during the message keeps the log-in.
 */
function LogIn({ onRegister }: { onRegister: () => void }) {
  const navigate = useNavigate();
  const [logIn, setLogIn] = useState<Answer>();
  const [isWithPasskey, setIsWithPasskey] = useState(false);
  const form = useLogInForm(({ token, role }, username) => setLogIn({ token, role, username }), logIn !== undefined);

  useEffect(() => {
    if (!logIn) return;
    storeLogIn(logIn);
    if (logIn.username !== undefined) void learnOfSecondFactor(logIn.token);
    const timer = setTimeout(() => {
      startSession(logIn);
      // `flushSync` prevents the shell from rendering briefly at the address of the log-in.
      void navigate(paths.home, { replace: true, flushSync: true });
    }, LOGGED_IN_MS);
    return () => clearTimeout(timer);
  }, [logIn, navigate]);

  const withPasskey = async () => {
    if (form.isBusy) return;
    setIsWithPasskey(true);
    await form.run(async () => {
      const { token, role } = await logInWithPasskey();
      setLogIn({ token, role });
    });
    setIsWithPasskey(false);
  };
  return (
    <LogInForm
      form={form}
      done={logIn && 'You are logged in'}
      passkey={whyNoPasskeys() === undefined ? { logIn: () => void withPasskey(), isBusy: isWithPasskey } : undefined}
      onRegister={() => logIn || onRegister()}
    />
  );
}

/** The first screen may show public data alone; only the profile says that a second factor has to be set up. */
async function learnOfSecondFactor(token: string): Promise<void> {
  try {
    const profile = await call(profileRoutes.getProfile, {}, { token });
    setMissesSecondFactor(profile.second_factor_required === 1 && profile.authenticator_since === null);
  } catch {
    // The answers of other calls say it too.
  }
}
