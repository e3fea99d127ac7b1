import type { Flag } from '@baklja/contract/fields';
import type { Role } from '@baklja/contract/roles';
import type { Generated } from 'kysely';

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
