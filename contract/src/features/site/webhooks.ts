import { type Static, Type } from 'typebox';
import { requiredAddressInput } from '../../addresses.ts';
import * as Field from '../../fields.ts';
import { WEBHOOK_DELIVERIES_KEPT } from '../../limits.ts';
import type { Role } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const ACCESS: readonly Role[] = ['superadmin'];

const URL_MAX_LENGTH = 2000;

/**
 * Why a receiver did not answer: not within five seconds; no connection, or no such name; an address that is not public;
 * or a secret that this installation cannot read, because it was made with another `TOKEN_SECRET`.
 */
export const WEBHOOK_PROBLEMS = ['timeout', 'unreachable', 'address', 'secret'] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** What came back from the receiver. */
const outcome = {
  status: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'HTTP status of the receiver, of which 200 to 299 mean success; null without an answer',
  }),
  problem: Type.Unsafe<WebhookProblem | null>({
    type: ['string', 'null'],
    enum: [...WEBHOOK_PROBLEMS, null],
    description: 'why there is no answer',
  }),
  duration_ms: Field.whole('how long it took, ms'),
};

/** One try to deliver a batch of changes. */
const webhookDelivery = Type.Object({
  message_id: Type.String({ description: 'the header `webhook-id`: that of the batch, the same in each try' }),
  at: Field.time('when it was sent'),
  tries: Field.whole('which try of the batch it was, from 1'),
  changes: Field.whole('changes in the batch'),
  ...outcome,
});
export type WebhookDelivery = Static<typeof webhookDelivery>;

/** An address that is called with each change of what the public sees. */
export const webhook = Type.Object({
  id: Field.id('of the webhook'),
  url: Type.String({ description: 'address that is called' }),
  created: Field.time('when it was added'),
  position: Field.whole('id of the last change that it has'),
  behind: Field.whole('changes that it does not have yet'),
  failing_since: Field.optionalTime('when the first try of the present batch failed; null while it works'),
  next_try: Field.optionalTime('when the batch is tried again; null while it works, and when it is tried at once'),
  deliveries: Type.Array(webhookDelivery, { description: `the last ${WEBHOOK_DELIVERIES_KEPT}, the latest first` }),
});
export type Webhook = Static<typeof webhook>;

const one = Type.Object({ id: Field.pathNumber({ description: 'of the webhook' }) });

export const webhookRoutes = {
  listWebhooks: defineRoute({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'All webhooks with their state, in the order in which they were added.',
    access: ACCESS,
    response: Type.Array(webhook),
  }),
  createWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Adds a webhook, which gets all changes from now on; its secret is answered this once.',
    access: ACCESS,
    body: Type.Object({
      url: requiredAddressInput({
        allows: ['web'],
        max: URL_MAX_LENGTH,
        description: 'public address that accepts POST',
      }),
    }),
    response: Type.Object({
      ...Field.created.properties,
      secret: Type.String({ description: 'by which the receiver checks signatures; it cannot be read again' }),
    }),
    errors: [409],
  }),
  deleteWebhook: defineRoute({
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Deletes a webhook; what waits for it is not sent.',
    access: ACCESS,
    params: one,
    response: Field.written,
    errors: [404],
  }),
  resendWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/{id}/resend',
    summary: 'Tries a batch that failed again at once, without waiting for its next time.',
    access: ACCESS,
    params: one,
    response: Field.written,
    errors: [404, 409],
  }),
  testWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Sends a signed message of the type `webhook.test`, and answers what the receiver said.',
    access: ACCESS,
    params: one,
    response: Type.Object({
      ...Field.written.properties,
      ...outcome,
      answer: Type.String({ description: 'beginning of the body of the answer' }),
    }),
    errors: [404],
  }),
};
