import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { KeyRole } from '@baklja/contract/features/site/keys';
import type { Flag } from '@baklja/contract/fields';
import { MACHINE_KEYS_LIMIT } from '@baklja/contract/limits';
import { toStoredTime } from '../clock.ts';
import { addToAuditLog } from '../db/audit-log.ts';
import { countRows } from '../db/count-rows.ts';
import { type Database, lockForLimit } from '../db/database.ts';
import { namedStatement, type StatementParameters } from '../db/named-statement.ts';
import { insertRow, USUAL_STAMPS } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { TokenUser } from '../http/caller.ts';
import type { Stamp } from '../stamp.ts';

/** Keys begin with this, so that they are found where they should not be. */
export const KEY_PREFIX = 'baklja_';

const KEY_BYTES = 32;

/** How exactly the last use of a key is known. */
const USED_EVERY_MS = 60 * 1000;

const FULL = `Ključeva može biti najviše ${MACHINE_KEYS_LIMIT}. Ukinite one koji više ne trebaju.`;

const findKey = namedStatement((db, value: StatementParameters<{ hash: string }>) =>
  db
    .selectFrom('machine_keys')
    .innerJoin('users', 'users.id', 'machine_keys.user_id')
    .select(['machine_keys.id', 'user_id', 'users.name', 'machine_keys.role', 'may_write', 'expires', 'last_used'])
    .where('key_hash', '=', value('hash'))
    .where('ended', 'is', null),
);

/** The keys that are not ended, the latest first. */
export function listMachineKeys(db: Db) {
  return db
    .selectFrom('machine_keys')
    .innerJoin('users as machines', 'machines.id', 'machine_keys.user_id')
    .leftJoin('users as makers', 'makers.id', 'machine_keys.created_by')
    .select(['machine_keys.id', 'machines.name', 'machine_keys.role', 'may_write', 'expires', 'machine_keys.created'])
    .select(['makers.name as created_by_name', 'last_used'])
    .where('ended', 'is', null)
    .orderBy('machine_keys.id', 'desc')
    .execute();
}

/** A key to make; `expires` is a stored time, null for never. */
export type NewKey = { name: string; role: KeyRole; may_write: Flag; expires: string | null };

/**
 * Makes a key, and the user as which it acts: without a password, and disabled, so that no one can log in as it. Returns
 * the key, of which only the hash is stored.
 * @throws ConflictError `too-many-keys`
 */
export async function createMachineKey(transaction: Db, { name, ...values }: NewKey, stamp: Stamp) {
  await lockForLimit(transaction, 'machine-keys');
  const present = await countRows(transaction.selectFrom('machine_keys').where('ended', 'is', null));
  if (present >= MACHINE_KEYS_LIMIT) throw new ConflictError(FULL, 'too-many-keys');
  const key = `${KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const username = `kljuc-${randomUUID()}`;
  const email = `${username}@kljuc.invalid`;
  const names = { username, username_folded: username, name: name.trim(), email, email_folded: email };
  const account = { ...names, role: values.role, active: 0, password_hash: '', accountTypeRequest: 'USER' };
  const user = await insertRow(transaction, { table: 'users', title: 'name', stamps: USUAL_STAMPS }, account, stamp);
  const created = { created: toStoredTime(stamp.at), created_by: stamp.userId };
  const { id } = await transaction
    .insertInto('machine_keys')
    .values({ ...values, ...created, user_id: user.id, key_hash: hashOf(key), last_used: null, ended: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const details = { role: values.role, may_write: values.may_write, expires: values.expires };
  await addToAuditLog(transaction, stamp, [{ action: 'create-key', title: names.name, details }]);
  return { id, key };
}

/** Ends a key; its row stays, for the name of what it wrote. @throws NotFoundError */
export async function endMachineKey(transaction: Db, id: number, stamp: Stamp): Promise<void> {
  const ended = await transaction
    .updateTable('machine_keys')
    .set({ ended: toStoredTime(stamp.at) })
    .where('id', '=', id)
    .where('ended', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!ended) throw new NotFoundError('Taj ključ ne postoji.');
  const user = await transaction.selectFrom('users').select('name').where('id', '=', ended.user_id).executeTakeFirst();
  await addToAuditLog(transaction, stamp, [{ action: 'delete-key', title: user?.name ?? '' }]);
}

/** Whether a user is a machine, which only its key changes. */
export async function isMachine(db: Db, userId: number): Promise<boolean> {
  const key = db.selectFrom('machine_keys').select('id').where('user_id', '=', userId);
  return (await key.executeTakeFirst()) !== undefined;
}

/** Makes the function that returns the machine of a key; undefined when the key is wrong, ended or expired. */
export function makeReadMachine({ read, write }: Pick<Database, 'read' | 'write'>) {
  const storeUse = makeStoreUse(USED_EVERY_MS, (hash, { at, oldest }) =>
    write((transaction) =>
      transaction
        .updateTable('machine_keys')
        .set({ last_used: at })
        .where('key_hash', '=', hash)
        // Another node may have written it since it was read.
        .where((eb) => eb.or([eb('last_used', 'is', null), eb('last_used', '<=', oldest)]))
        .execute(),
    ),
  );
  return async (key: string, now: Date, report: (fault: unknown) => void): Promise<TokenUser | undefined> => {
    const hash = hashOf(key);
    const [found] = await findKey(read, { hash });
    if (!found || (found.expires !== null && found.expires <= toStoredTime(now))) return undefined;
    void storeUse({ id: hash, last: found.last_used }, now).catch(report);
    return {
      id: found.user_id,
      name: found.name,
      role: found.role,
      sessionId: `key-${found.id}`,
      expiresAtSeconds: Number.MAX_SAFE_INTEGER,
      lacks: undefined,
      machine: { mayWrite: found.may_write === 1 },
    };
  };
}

/** Uses that a process keeps in mind. */
const STORED_LIMIT = 1000;

/** A use, and the latest time of a stored one that it replaces. */
type Use = { at: string; oldest: string };

/** Makes the function that stores the last use of a key or session, unless the stored one is recent. No read waits for it. */
export function makeStoreUse(everyMs: number, store: (id: string, use: Use) => Promise<unknown>) {
  // Calls that read the last use before the write may come after it.
  const stored = new Map<string, string>();
  return async ({ id, last }: { id: string; last: string | null }, now: Date): Promise<void> => {
    const oldest = toStoredTime(new Date(now.getTime() - everyMs));
    if ((last ?? '') > oldest || (stored.get(id) ?? '') > oldest) return;
    if (stored.size >= STORED_LIMIT) stored.clear();
    const at = toStoredTime(now);
    stored.set(id, at);
    await store(id, { at, oldest }).catch((error: unknown) => {
      stored.delete(id);
      throw error;
    });
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
