import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { TEST_NOW, type TestApp } from './build-test-app.ts';
import { makePasskey } from './make-passkey.ts';
import { TEST_PASSWORD } from './records/make-user.ts';
import { codeAt } from './signed-in.ts';

/** A page of the site to which the passkeys of the tests belong. */
export const FROM_SITE = { origin: 'http://localhost:3000' };

export type Device = ReturnType<typeof makePasskey>;

const body = { password: TEST_PASSWORD };

/** Sets up an authenticator application as its owner does; its next code is that of the step after `TEST_NOW`. */
export async function addAuthenticator({ call }: TestApp, token: string) {
  const started = await call(secondFactorRoutes.startAuthenticator, { token, body });
  if (started.statusCode !== 200) return { answer: started, secret: '', codes: [] };
  const { secret } = started.json<{ secret: string }>();
  const otp = codeAt(secret, TEST_NOW);
  const answer = await call(secondFactorRoutes.confirmAuthenticator, { token, body: { otp } });
  return { answer, secret, codes: answer.json<{ recovery_codes?: string[] }>().recovery_codes ?? [] };
}

/** Adds a passkey as its owner does, on a new device. */
export async function addPasskey({ call }: TestApp, token: string) {
  const device = makePasskey();
  const started = await call(secondFactorRoutes.startPasskey, { token, body, headers: FROM_SITE });
  if (started.statusCode !== 200) return { answer: started, device, id: 0 };
  const added = { name: 'Ured', response: device.register(started.json().options) };
  const answer = await call(secondFactorRoutes.addPasskey, { token, body: added, headers: FROM_SITE });
  return { answer, device, id: answer.json<{ id: number }>().id };
}

/** Logs in with the passkey of a device, without name and password. */
export async function logInWithPasskey({ call }: TestApp, device: Device) {
  const started = await call(authRoutes.startPasskeyLogIn, { headers: FROM_SITE });
  const response = device.logIn(started.json().options);
  return call(authRoutes.logInWithPasskey, { headers: FROM_SITE, body: { response } });
}

/** Proves the passkey of a device to the session of a token. */
export async function provePasskey({ call }: TestApp, token: string, device: Device) {
  const started = await call(authRoutes.startPasskeyProof, { token, headers: FROM_SITE });
  if (started.statusCode !== 200) return started;
  const response = device.logIn(started.json().options);
  return call(authRoutes.provePasskey, { token, headers: FROM_SITE, body: { response } });
}
