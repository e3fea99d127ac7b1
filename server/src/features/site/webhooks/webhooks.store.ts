import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '@baklja/contract/features/site/webhooks';
import { WEBHOOK_BATCH_SIZE, WEBHOOK_DELIVERIES_KEPT } from '@baklja/contract/limits';
import type { Selectable } from 'kysely';
import { toStoredTime } from '../../../clock.ts';
import { getLastChangeId, listChanges, selectLastChangeId } from '../../../db/changes.ts';
import { countRows } from '../../../db/count-rows.ts';
import { lockForLimit } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import type { WebhookTable } from '../../../db/tables/site.ts';
import { GoneError, NotFoundError } from '../../../errors.ts';
import type { Outcome } from './send-webhook.ts';

/** A batch that one process sends until its lease ends. */
export type Turn = { id: number; node: string; url: string; secret: string; messageId: string; message: string };

/** Longer than a call may take; after it the batch of a killed process is sent by another one. */
const LEASE_MS = 30_000;

/** Pauses after failed tries: each is twice the one before, up to an hour. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** The one tag of a batch in place of changes that are deleted: all answers may have changed. */
const EVERYTHING = 'everything';

type Row = Selectable<WebhookTable>;

export async function countWebhooks(transaction: Db): Promise<number> {
  await lockForLimit(transaction, 'webhooks');
  return countRows(transaction.selectFrom('webhooks'));
}

/** Adds a webhook whose first change is the next one. Returns its id. */
export async function insertWebhook(
  transaction: Db,
  { url, secret, now }: { url: string; secret: string; now: Date },
): Promise<number> {
  const position = await getLastChangeId(transaction);
  const values = { url, secret, position, created: toStoredTime(now), tries: 0, deliveries: '[]' };
  return (await transaction.insertInto('webhooks').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** All webhooks as they are answered, in the order in which they were added. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'created', 'position', 'failing_since', 'next_try', 'deliveries'])
    .select(selectLastChangeId(db).as('last'))
    .orderBy('id')
    .execute();
  return rows.map(({ last, ...row }) => ({
    ...row,
    behind: Math.max(0, (last ?? 0) - row.position),
    deliveries: JSON.parse(row.deliveries) as WebhookDelivery[],
  }));
}

/** @throws NotFoundError */
export async function getWebhook(db: Db, id: number) {
  const webhook = db.selectFrom('webhooks').select(['url', 'secret', 'failing_since']).where('id', '=', id);
  return webhook.executeTakeFirstOrThrow(() => new NotFoundError('Taj webhook ne postoji.'));
}

export async function deleteWebhook(transaction: Db, id: number): Promise<void> {
  await transaction.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** The batch that failed is due at once. */
export async function endPause(transaction: Db, id: number): Promise<void> {
  await transaction.updateTable('webhooks').set({ next_try: null }).where('id', '=', id).execute();
}

/** Ids of the webhooks for which something is to be sent now, and which no process serves. */
export async function listDueWebhooks(db: Db, now: Date): Promise<number[]> {
  const columns = ['id', 'position', 'message_id', 'next_try', 'lease_until'] as const;
  const rows = await db.selectFrom('webhooks').select(columns).execute();
  if (rows.length === 0) return [];
  const last = await getLastChangeId(db);
  return rows.filter((row) => isDue(row, last, now)).map(({ id }) => id);
}

/** Gives the next batch of a webhook to this process: the one that failed, or else a new one. Undefined when none is due. */
export async function takeBatch(
  transaction: Db,
  { id, node, now }: { id: number; node: string; now: Date },
): Promise<Turn | undefined> {
  await lockForLimit(transaction, 'webhooks');
  const row = await transaction.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isDue(row, await getLastChangeId(transaction), now)) return undefined;
  const messageId = row.message_id ?? `msg_${randomUUID()}`;
  const message = row.message ?? (await makeMessage(transaction, row.position, now));
  const lease = { lease_node: node, lease_until: toStoredTime(new Date(now.getTime() + LEASE_MS)) };
  await transaction
    .updateTable('webhooks')
    .set({ message_id: messageId, message, ...lease })
    .where('id', '=', id)
    .execute();
  return { id, node, url: row.url, secret: row.secret, messageId, message };
}

/** Stores how a try ended, and with that the new position or the next pause. Returns whether the batch arrived. */
export async function storeDelivery(
  transaction: Db,
  turn: Turn,
  { status, problem, duration_ms, now }: Outcome & { now: Date },
): Promise<boolean> {
  await lockForLimit(transaction, 'webhooks');
  const ofTurn = { id: turn.id, lease_node: turn.node, message_id: turn.messageId };
  const rows = transaction
    .selectFrom('webhooks')
    .selectAll()
    .where(({ and }) => and(ofTurn));
  const row = await rows.executeTakeFirst();
  if (!row) return false;
  const { changes } = (JSON.parse(turn.message) as Message).data;
  const at = toStoredTime(now);
  const tries = row.tries + 1;
  const delivery = { message_id: turn.messageId, at, tries, changes: changes.length, status, problem, duration_ms };
  const deliveries = [delivery, ...(JSON.parse(row.deliveries) as WebhookDelivery[])].slice(0, WEBHOOK_DELIVERIES_KEPT);
  const hasArrived = status !== null && status >= 200 && status < 300;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** row.tries, LONGEST_PAUSE_MS);
  const next = hasArrived
    ? { ...NOTHING_SENT, position: changes.at(-1)?.id ?? row.position }
    : {
        tries,
        failing_since: row.failing_since ?? at,
        next_try: toStoredTime(new Date(now.getTime() + pause)),
      };
  await transaction
    .updateTable('webhooks')
    .set({ lease_node: null, lease_until: null, ...next, deliveries: JSON.stringify(deliveries) })
    .where('id', '=', turn.id)
    .execute();
  return hasArrived;
}

const NOTHING_SENT = { message_id: null, message: null, tries: 0, failing_since: null, next_try: null };

type Message = { data: { changes: { id: number }[] } };

/** JSON of the next batch after a position. */
async function makeMessage(db: Db, position: number, now: Date): Promise<string> {
  const at = toStoredTime(now);
  const data = await listChanges(db, position, WEBHOOK_BATCH_SIZE).catch(async (error: unknown) => {
    if (!(error instanceof GoneError)) throw error;
    const last = await getLastChangeId(db);
    return { changes: [{ id: last, at, tags: [EVERYTHING] }], last };
  });
  return JSON.stringify({ type: 'content.changed', timestamp: at, data });
}

type Waiting = Pick<Row, 'position' | 'message_id' | 'next_try' | 'lease_until'>;

function isDue({ position, message_id, next_try, lease_until }: Waiting, last: number, now: Date): boolean {
  const isSomethingWaiting = message_id !== null || position !== last;
  return isSomethingWaiting && isOver(next_try, now, LONGEST_PAUSE_MS) && isOver(lease_until, now, LEASE_MS);
}

/** Whether a time has come; also when it is so far ahead that the clock was set back since. */
function isOver(time: string | null, now: Date, longestMs: number): boolean {
  return time === null || time <= toStoredTime(now) || time > toStoredTime(new Date(now.getTime() + longestMs));
}
