import { authRoutes } from '@baklja/contract/features/accounts/auth';
import type { RouteAnswer } from '@baklja/contract/route';
import { ApiError, call } from '#web/lib/api-client.ts';
import { lastUsername } from '#web/lib/session.ts';
import { type SmallForm, useSmallForm } from '#web/lib/use-small-form.ts';

/** `otp` is the code of the second step; undefined in the first one. */
export type Credentials = { username: string; password: string; otp: string | undefined };

export type CredentialsForm = SmallForm<Credentials>;

type LoggedIn = RouteAnswer<typeof authRoutes.logIn>;

/** Name and password, and a code where the server asks for one. When `onLoggedIn` rejects, the form says why. */
export function useLogInForm(onLoggedIn: (answer: LoggedIn, username: string) => unknown, isDone = false) {
  const form = useSmallForm<Credentials>({
    initial: { username: lastUsername(), password: '', otp: undefined },
    findProblems: ({ username, password, otp }) => ({
      username: username === '' || undefined,
      password: password === '' || undefined,
      otp: otp?.trim() === '' ? 'Upišite kod.' : undefined,
    }),
    send,
    isDone,
  });
  async function send({ username, password, otp }: Credentials): Promise<void> {
    const body = { username, password, ...(otp !== undefined && { otp: otp.trim() }) };
    try {
      await onLoggedIn(await call(authRoutes.logIn, { body }, { token: undefined }), username);
    } catch (error) {
      const asksForCode = otp === undefined && error instanceof ApiError && error.code === 'second-factor';
      if (!asksForCode) throw error;
      form.change({ otp: '' });
    }
  }
  return form;
}
