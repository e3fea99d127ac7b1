import type { FastifyReply } from 'fastify';

/** The next moment after `now` at which public answers change without a write; undefined when there is none. */
export type ReadNextMoment = (now: Date) => Promise<Date | undefined>;

/** How long a shared cache keeps an answer that no change names, seconds. */
const SHARED_MAX_AGE_S = 24 * 60 * 60;

/** What differs between answers of one address: a cache must never answer a caller with the answer of another. */
export const VARY = 'Origin, x-access-token, token, authorization, x-preview-token';

/** What shared caches may do with an answer: keep it until the moment at which it changes without a write. */
export function sharedCaching(until: Date | undefined, now: Date): string {
  const left = until ? (until.getTime() - now.getTime()) / 1000 : SHARED_MAX_AGE_S;
  const seconds = Math.floor(Math.min(left, SHARED_MAX_AGE_S));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60, stale-if-error=86400`;
}

/** Names what an answer is made of, in the words of Cloudflare and of Fastly. */
export function nameParts(reply: FastifyReply, tags: readonly string[]): void {
  reply.headers({ 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') });
}
