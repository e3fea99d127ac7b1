import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

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
