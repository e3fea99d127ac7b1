import type { Flag } from '@baklja/contract/fields';
import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import type { Role } from '@baklja/contract/roles';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type AccountTables = {
  users: UserTable;
  sessions: SessionTable;
  /** Counted tries. `bucket` is a keyed hash, so that neither addresses nor names are stored; `at` is ms since epoch. */
  tries: { id: Generated<number>; bucket: string; at: number };
  /**
   * Authenticator applications of users. `secret` is encrypted. One counts once it is `confirmed`; `last_step` is the time
   * step of the last accepted code, which is accepted once only.
   */
  authenticators: { user_id: number; secret: string; confirmed: string | null; last_step: number };
  /** Recovery codes that were not used, as SHA-256 in base64url. */
  recovery_codes: { user_id: number; code_hash: string };
  passkeys: PasskeyTable;
  /** Challenges that wait for an answer; `user_id` is null at log-in. `expires` is seconds since epoch. */
  passkey_challenges: { challenge: string; user_id: number | null; expires: number };
  /** The roles whose users have to log in with a second factor. */
  second_factor_roles: { role: Role };
  /** The pictures of accounts, each a WebP as a data URL. */
  user_pictures: { user_id: number; data_url: string };
  audit_log: AuditLogTable;
};

/** `role` is null while the account waits for approval. The folded columns are unique. */
export type UserTable = Omit<RecordColumns, 'created' | 'modified'> &
  Record<'username' | 'username_folded' | 'name' | 'email' | 'email_folded' | 'password_hash', string> &
  Record<'accountTypeRequest' | 'created' | 'modified', string> &
  Record<'password_changed' | 'last_log_in', Generated<string | null>> & { role: Role | null; active: Flag };

/**
 * Every valid token has its row here; deleting the row ends the token. `expires` is seconds since epoch, `created` and
 * `seen` are times, `seen` to five minutes. `second_factor` is 1 when the log-in had one.
 */
export type SessionTable = { id: string; user_id: number; expires: number; second_factor: Generated<Flag> } & Record<
  'created' | 'seen' | 'address' | 'agent',
  Generated<string>
>;

/** `credential_id` and `public_key` are base64url, `transports` is a JSON array. */
export type PasskeyTable = { id: Generated<number>; user_id: number; counter: number; used: string | null } & Record<
  'credential_id' | 'public_key' | 'transports' | 'name' | 'created',
  string
>;

/**
 * An entry of the audit log; the database refuses to change or delete one. `details` is a JSON object. `address` and
 * `agent` are removed after 12 months.
 */
export type AuditLogTable = Record<'at' | 'title' | 'title_folded' | 'details', string> &
  Record<'address' | 'agent', string | null> &
  Record<'user_id' | 'record_id', number | null> & { id: Generated<number>; action: AuditAction; kind: Kind | null };
