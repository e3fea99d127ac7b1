import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from './api-client.ts';
import { pageSettings } from './page-settings.ts';

/** The user closed the dialog of the browser, waited too long, or the device has no fitting passkey. */
const PASSKEY_STOPPED = 'Pristupni ključ nije upotrijebljen: radnja je prekinuta ili uređaj nema odgovarajući ključ.';

/** Why no passkey can be used here, in Croatian; undefined when one can. */
export function whyNoPasskeys(): string | undefined {
  const origin = pageSettings.passkeyOrigin();
  const { location, PublicKeyCredential } = window;
  if (origin === '') return 'Pristupni ključevi na ovom poslužitelju nisu uključeni.';
  const isHere = origin === 'localhost' ? location.hostname === 'localhost' : origin === location.origin;
  if (!isHere) return `Pristupni ključevi rade samo na adresi ${origin}.`;
  if (PublicKeyCredential === undefined) return 'Ovaj preglednik ne podržava pristupne ključeve.';
  return undefined;
}

/**
 * Logs in with a passkey that the user chooses in a dialog of the browser.
 * @throws Error with a Croatian message when the user cancels, ApiError when the server rejects.
 */
export async function logInWithPasskey() {
  const { options } = await call(authRoutes.startPasskeyLogIn, {});
  return call(authRoutes.logInWithPasskey, { body: { response: await askForPasskey(options) } });
}

/** The token of the answer takes the place of the present one. @throws as {@link logInWithPasskey} */
export async function provePasskey() {
  const { options } = await call(authRoutes.startPasskeyProof, {});
  return call(authRoutes.provePasskey, { body: { response: await askForPasskey(options) } });
}

async function askForPasskey(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON }).catch(explain)) };
}

/** Makes a passkey on this device and adds it to the account. @throws as {@link logInWithPasskey} */
export async function addPasskey({ name, password }: { name: string; password: string }) {
  const { options } = await call(secondFactorRoutes.startPasskey, { body: { password } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(explain);
  return call(secondFactorRoutes.addPasskey, { body: { name, response: { ...response } } });
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    throw new Error('Ovaj uređaj već ima pristupni ključ za vaš račun.', { cause: error });
  throw new Error(PASSKEY_STOPPED, { cause: error });
}
