import type { Webhook, WebhookDelivery } from '@baklja/contract/features/site/webhooks';

/** A delivery that arrived. */
export function makeDelivery(changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    message_id: 'msg_1',
    at: '2026-11-21T09:15:04.000Z',
    tries: 1,
    changes: 1,
    status: 200,
    problem: null,
    duration_ms: 84,
    ...changes,
  };
}

/** A webhook that works and has all changes. */
export function makeWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: 1,
    url: 'https://www.example.org/api/baklja',
    created: '2026-10-12T09:30:00.000Z',
    position: 12,
    behind: 0,
    failing_since: null,
    next_try: null,
    deliveries: [makeDelivery()],
    ...changes,
  };
}
