import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeySite } from './passkey-site.ts';
import { CHALLENGE_LIFE_SECONDS } from './passkeys.store.ts';

/** Uses up the challenge that an answer names; false when it may not be answered. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

type Json = Record<string, unknown>;

/** An answer of a device, in the JSON of WebAuthn, to a challenge of the site. */
export type Answer = { response: Json; site: PasskeySite; takeChallenge: TakeChallenge };

type Credential = { credential_id: string; transports: string };

export type Owner = { id: number; username: string; name: string };

/** Credentials and keys in base64url. */
export type KnownPasskey = { credential_id: string; public_key: string; counter: number };

/** EdDSA, ES256 and RS256, by their COSE numbers: every device makes one of them. */
const ALGORITHMS = [-8, -7, -257];

const TIMEOUT_MS = CHALLENGE_LIFE_SECONDS * 1000;

/** What a device needs in order to make a passkey; `known` are the passkeys of the owner. */
export async function registrationOptions(site: PasskeySite, owner: Owner, known: readonly Credential[]) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: 'Baklja',
    rpID: site.host,
    userID: userHandleOf(owner.id),
    userName: owner.username,
    userDisplayName: owner.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a device needs in order to prove one of the passkeys; without them, one that it finds by itself. */
export async function authenticationOptions(site: PasskeySite, passkeys: readonly Credential[] = []) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: site.host,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(passkeys.length > 0 && { allowCredentials: passkeys.map(toDescriptor) }),
  });
}

/** The passkey that a device made; undefined when its answer is wrong. */
export async function readRegistration(answer: Answer) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const response = answer.response as unknown as RegistrationResponseJSON;
  const outcome = await settle(answer, (expected) =>
    verifyRegistrationResponse({ ...expected, response, supportedAlgorithmIDs: ALGORITHMS }),
  );
  if (!outcome?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = outcome.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports.filter((transport) => typeof transport === 'string')),
  };
}

/** The new counter of a passkey whose device gave a right answer; undefined when the answer is wrong. */
export async function readAuthentication(answer: Answer, passkey: KnownPasskey): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const response = answer.response as unknown as AuthenticationResponseJSON;
  const credential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    counter: passkey.counter,
  };
  const verify = (expected: Expected) => verifyAuthenticationResponse({ ...expected, response, credential });
  const outcome = await settle(answer, verify);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
}

/** Whether the answer names the user as its owner, as every passkey that a device finds by itself does. */
export function namesUser({ response }: Json, userId: number): boolean {
  const handle = (response as Json | undefined)?.['userHandle'];
  return typeof handle === 'string' && Buffer.from(handle, 'base64url').equals(userHandleOf(userId));
}

type Expected = {
  expectedChallenge: TakeChallenge;
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: true;
};

/** The library throws for wrong answers. A fault of the database, which only the challenge can meet, is thrown on. */
async function settle<Outcome>(
  { site, takeChallenge }: Answer,
  verify: (expected: Expected) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  let fault: { error: unknown } | undefined;
  const expectedChallenge = (challenge: string) =>
    takeChallenge(challenge).catch((error: unknown) => {
      fault = { error };
      return false;
    });
  const expected = { expectedOrigin: site.origin, expectedRPID: site.host, requireUserVerification: true } as const;
  const outcome = await verify({ ...expected, expectedChallenge }).catch(() => undefined);
  if (fault) throw fault.error;
  return outcome;
}

function toDescriptor({ credential_id, transports }: Credential) {
  return { id: credential_id, transports: JSON.parse(transports) };
}

function userHandleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`baklja-${userId}`));
}
