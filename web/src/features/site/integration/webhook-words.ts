import type { Webhook, WebhookDelivery, WebhookProblem } from '@baklja/contract/features/site/webhooks';
import { capitalised } from '@baklja/contract/records/record-words';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { formatDateTime, formatTime } from '#web/lib/dates.ts';

/** `ne radi od 15:40`, with the day where it is not today; undefined while it works. */
export function failureOf({ failing_since: since }: Pick<Webhook, 'failing_since'>, now: Date): string | undefined {
  if (since === null) return undefined;
  return `ne radi od ${formatSince(since, now)}`;
}

/** `15:40`, with the day where it is not today. */
export function formatSince(since: string, now: Date): string {
  const begin = new Date(since);
  return dayInZagreb(begin) === dayInZagreb(now) ? formatTime(begin) : formatDateTime(since);
}

/** As a dot with its words. */
export function stateOf(webhook: Webhook, now: Date) {
  const failure = failureOf(webhook, now);
  if (failure !== undefined) return { kind: 'red', text: capitalised(failure) } as const;
  if (webhook.deliveries.length === 0) return { kind: 'empty', text: 'Još ništa nije poslano' } as const;
  return { kind: 'full', text: 'Radi' } as const;
}

export const CHANGES = { one: 'promjena', few: 'promjene', other: 'promjena' };

const PROBLEM_WORDS: Record<WebhookProblem, string> = {
  timeout: 'bez odgovora u 5 s',
  unreachable: 'nema veze',
  address: 'adresa nije javna',
  secret: 'tajna nije čitljiva',
};

export function isSuccess({ status }: Pick<WebhookDelivery, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** What came back: `503`, or why nothing did. */
export function answerOf({ status, problem }: Pick<WebhookDelivery, 'status' | 'problem'>): string {
  return status === null && problem !== null ? PROBLEM_WORDS[problem] : String(status);
}

/** How long a delivery took, or which try of its batch failed. */
export function tryOf(delivery: WebhookDelivery): string {
  return isSuccess(delivery) ? `${delivery.duration_ms} ms` : `${delivery.tries}. pokušaj`;
}
