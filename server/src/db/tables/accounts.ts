import type { KeyRole } from '@baklja/contract/features/site/keys';
import type { Flag } from '@baklja/contract/fields';
import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import type { Role } from '@baklja/contract/roles';
import type { Generated } from 'kysely';

export type AccountTables = {
  users: UserTable;
  sessions: SessionTable;
  tries: TryTable;
  authenticators: AuthenticatorTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  second_factor_roles: SecondFactorRoleTable;
  user_pictures: UserPictureTable;
  audit_log: AuditLogTable;
  machine_keys: MachineKeyTable;
};

/** `role` is null while the account waits for approval. The folded columns are unique. */
export type UserTable = {
  id: Generated<number>;
  version: Generated<number>;
  username: string;
  username_folded: string;
  name: string;
  email: string;
  email_folded: string;
  role: Role | null;
  active: Flag;
  password_hash: string;
  password_changed: Generated<string | null>;
  last_log_in: Generated<string | null>;
  accountTypeRequest: string;
  created: string;
  created_by: number | null;
  modified: string;
  modified_by: number | null;
};

/** The picture of an account, a WebP as a data URL. */
export type UserPictureTable = { user_id: number; data_url: string };

/**
 * Every valid token has its row here; deleting the row ends the token. `expires` is seconds since epoch, `created` and
 * `seen` are times, `seen` to five minutes. `second_factor` is 1 when the log-in had one.
 */
export type SessionTable = {
  id: string;
  user_id: number;
  expires: number;
  created: Generated<string>;
  seen: Generated<string>;
  address: Generated<string>;
  agent: Generated<string>;
  second_factor: Generated<Flag>;
};

/** A counted try. `bucket` is a keyed hash, so that neither addresses nor names are stored; `at` is ms since epoch. */
export type TryTable = { id: Generated<number>; bucket: string; at: number };

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

/**
 * An entry of the audit log; the database refuses to change or delete one. `details` is a JSON object. `address` and
 * `agent` are removed after 12 months.
 */
export type AuditLogTable = {
  id: Generated<number>;
  at: string;
  user_id: number | null;
  action: AuditAction;
  kind: Kind | null;
  record_id: number | null;
  title: string;
  title_folded: string;
  details: string;
  address: string | null;
  agent: string | null;
};

/** `key_hash` is SHA-256 in base64url; `last_used` is known to the minute. An `ended` key is refused, and not listed. */
export type MachineKeyTable = {
  id: Generated<number>;
  user_id: number;
  role: KeyRole;
  may_write: Flag;
  key_hash: string;
  expires: string | null;
  created: string;
  created_by: number | null;
  last_used: string | null;
  ended: string | null;
};
