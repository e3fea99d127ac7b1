import type { Role } from '@baklja/contract/roles';
import type { Generated } from 'kysely';

/**
 * Authenticator application of a user. `secret` is encrypted. It counts once it is `confirmed`; `last_step` is the time
 * step of the last accepted code, which is accepted once only.
 */
export type AuthenticatorTable = { user_id: number; secret: string; confirmed: string | null; last_step: number };

/** A recovery code that was not used, as SHA-256 in base64url. */
export type RecoveryCodeTable = { user_id: number; code_hash: string };

/** `credential_id` and `public_key` are base64url, `transports` is a JSON array. */
export type PasskeyTable = {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created: string;
  used: string | null;
};

/** A challenge that waits for its answer; `user_id` is null at log-in. `expires` is seconds since epoch. */
export type PasskeyChallengeTable = { challenge: string; user_id: number | null; expires: number };

/** The roles whose users have to log in with a second factor. */
export type SecondFactorRoleTable = { role: Role };
