import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import type { RouteInput } from '@baklja/contract/route';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { logInWithPasskey } from '#web/lib/passkeys.ts';
import { paths } from '#web/lib/paths.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { startSession, storeLogIn } from '#web/lib/session.ts';
import { LOGGED_IN_MS } from '#web/lib/timings.ts';
import { authText } from '../auth.text.ts';
import { formStatus } from '../form-status.ts';

/** With `otp` in the second step. */
export type Credentials = RouteInput<typeof authRoutes.logIn>['body'];

/** The first screen may show public data alone; only the profile says that a second factor has to be set up. */
async function learnOfSecondFactor(token: string): Promise<void> {
  try {
    const profile = await call(profileRoutes.getProfile, {}, { token });
    setMissesSecondFactor(profile.second_factor_required === 1 && profile.authenticator_since === null);
  } catch {
    // The answers of other calls say it too.
  }
}

/**
 * Logs in; after the success message the session starts and the start page opens. A reload during the message keeps the
 * log-in.
 */
export function useLogIn() {
  const navigate = useNavigate();
  const sending = useMutation({
    mutationFn: (sent: Credentials | 'passkey') =>
      sent === 'passkey' ? logInWithPasskey() : call(authRoutes.logIn, { body: sent }),
  });
  const { data: answer, variables: sent, mutate, reset } = sending;
  const isWithPasskey = sent === 'passkey';

  useEffect(() => {
    if (!answer) return;
    const typed = sent !== undefined && sent !== 'passkey' && { username: sent.username };
    const logIn = { token: answer.token, role: answer.role, ...typed };
    storeLogIn(logIn);
    if (typed) void learnOfSecondFactor(answer.token);
    const timer = setTimeout(() => {
      startSession(logIn);
      // `flushSync` prevents the shell from rendering briefly at the address of the log-in.
      void navigate(paths.home, { replace: true, flushSync: true });
    }, LOGGED_IN_MS);
    return () => clearTimeout(timer);
  }, [answer, sent, navigate]);

  return {
    status: formStatus(sending, answer && authText.loggedIn),
    logIn: (credentials: Credentials) => mutate(credentials),
    passkey: { logIn: () => mutate('passkey'), isBusy: isWithPasskey && sending.isPending },
    clear: reset,
  };
}
