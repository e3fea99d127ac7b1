import { randomBytes, randomUUID } from 'node:crypto';
import { isAllowedAddress, refusedAddressText } from '@baklja/contract/addresses';
import { webhookRoutes } from '@baklja/contract/features/site/webhooks';
import { WEBHOOKS_LIMIT } from '@baklja/contract/limits';
import type { AuditAction } from '@baklja/contract/records/audit';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, invalidField } from '../../../errors.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { resolveHost, sealSecret, sendWebhook } from './send-webhook.ts';
import { countWebhooks, deleteWebhook, endPause, getWebhook, insertWebhook, listWebhooks } from './webhooks.store.ts';

const SECRET_BYTES = 32;

/** Letters of an answer that people are shown. */
const SHOWN_ANSWER_LENGTH = 500;

const REFUSED = {
  address: 'Adresa vodi u zatvorenu mrežu. Upišite adresu koja je dostupna na internetu.',
  unreachable: 'Poslužitelj s tim imenom nije pronađen. Provjerite adresu.',
};

export function serveWebhooks(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config, secret } = dependencies;
  serveRoutes(app, dependencies, webhookRoutes, {
    listWebhooks: () => listWebhooks(database.read),
    createWebhook: async ({ body, caller, now }) => {
      const url = requireUrl(body.url);
      const found = await resolveHost(url, config);
      if (typeof found === 'string') throw invalidField('url', REFUSED[found]);
      const own = sealSecret(randomBytes(SECRET_BYTES), { url, secret });
      const id = await database.write(async (transaction) => {
        if ((await countWebhooks(transaction)) >= WEBHOOKS_LIMIT) {
          throw new ConflictError(`Može biti najviše ${WEBHOOKS_LIMIT} webhookova.`, 'too-many-webhooks');
        }
        await log(transaction, 'add-webhook', { url, caller, now });
        return insertWebhook(transaction, { url, secret: own.sealed, now });
      });
      return { message: 'Webhook je dodan.', id, secret: own.text };
    },
    deleteWebhook: async ({ params: { id }, caller, now }) => {
      await database.write(async (transaction) => {
        const { url } = await getWebhook(transaction, id);
        await deleteWebhook(transaction, id);
        await log(transaction, 'delete-webhook', { url, caller, now });
      });
      return { message: 'Webhook je izbrisan.' };
    },
    resendWebhook: async ({ params: { id }, caller, now }) => {
      await database.write(async (transaction) => {
        const { url, failing_since } = await getWebhook(transaction, id);
        if (failing_since === null) throw new ConflictError('Ništa ne čeka na ponovno slanje.', 'not-failing');
        await endPause(transaction, id);
        await log(transaction, 'resend-webhook', { url, caller, now });
      });
      return { message: 'Šalje se ponovno.' };
    },
    testWebhook: async ({ params: { id }, now }) => {
      const webhook = await getWebhook(database.read, id);
      const message = JSON.stringify({ type: 'webhook.test', timestamp: toStoredTime(now), data: {} });
      const sent = { ...webhook, messageId: `msg_${randomUUID()}`, message };
      const outcome = await sendWebhook(dependencies, sent, now);
      const { status } = outcome;
      return {
        ...outcome,
        message: status === null ? 'Proba nije stigla.' : `Proba je poslana, odgovor je ${status}.`,
        answer: outcome.answer.slice(0, SHOWN_ANSWER_LENGTH),
      };
    },
  });
}

const WEB = { allows: ['web'] } as const;

/** The address in its canonical form. @throws InvalidInputError for one that cannot be called, or that holds a password. */
function requireUrl(text: string): string {
  if (!isAllowedAddress(text, WEB)) throw invalidField('url', refusedAddressText(WEB));
  const url = URL.parse(text);
  if (!url) throw invalidField('url', REFUSED.unreachable);
  if (url.username !== '' || url.password !== '') {
    throw invalidField('url', 'Adresa ne smije sadržavati korisničko ime i lozinku.');
  }
  return url.href;
}

/** The query of an address may be a secret, so the log leaves it out. */
async function log(
  transaction: Db,
  action: AuditAction,
  { url, caller, now }: { url: string; caller: Caller; now: Date },
): Promise<void> {
  const { origin, pathname } = new URL(url);
  await addToAuditLog(transaction, authorOf({ caller, now }), [{ action, title: `${origin}${pathname}` }]);
}
