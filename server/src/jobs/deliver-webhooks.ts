import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { systemClock } from '../clock.ts';
import { sendWebhook } from '../features/site/webhooks/send-webhook.ts';
import { listDueWebhooks, storeDelivery, takeBatch } from '../features/site/webhooks/webhooks.store.ts';
import type { Job, JobContext } from './job.ts';

const LOOK_EVERY_MS = 200;

/** A run that ends no earlier in its second leaves no gap before the next. */
const LAST_LOOK_MS = 700;

/** Names this process in leases. */
const NODE = randomUUID();

type Context = Pick<JobContext, 'config' | 'database' | 'clock' | 'secret' | 'signal'>;

export const deliverWebhooksJob: Job = {
  name: 'deliver changes to webhooks',
  part: 'application',
  schedule: '* * * * * *',
  runsAtStart: false,
  run: deliverWebhooks,
};

/** Looks several times a second. Each webhook has its own turn, so that one that hangs holds up no other. */
async function deliverWebhooks(context: JobContext): Promise<void> {
  const { database, clock, log, signal } = context;
  const busy = new Map<number, Promise<void>>();
  const serve = async (id: number) => {
    await deliverTo(context, id).catch((err: unknown) => log.error({ err }, 'a webhook was not served'));
    busy.delete(id);
  };
  try {
    do {
      const due = await listDueWebhooks(database.read, clock());
      for (const id of due) if (!busy.has(id)) busy.set(id, serve(id));
      // Rejected by a stop.
      await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    } while (!signal.aborted && (busy.size > 0 || systemClock().getMilliseconds() < LAST_LOOK_MS));
  } finally {
    await Promise.all(busy.values());
  }
}

/** Sends all that waits for a webhook, batch after batch, until one fails. A stop waits for the answer to the present one. */
export async function deliverTo(context: Context, id: number, node: string = NODE): Promise<void> {
  const { database, clock, signal } = context;
  while (!signal.aborted) {
    const turn = await database.write((transaction) => takeBatch(transaction, { id, node, now: clock() }));
    if (!turn) return;
    const outcome = await sendWebhook(context, turn, clock());
    const stored = { ...outcome, now: clock() };
    if (!(await database.write((transaction) => storeDelivery(transaction, turn, stored)))) return;
  }
}
