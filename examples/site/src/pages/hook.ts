import { createHmac, timingSafeEqual } from 'node:crypto';
import type { APIRoute } from 'astro';

/** Where the cache in front of the site takes `PURGE`, for this machine alone. */
const CACHE = process.env['CACHE_URL'] ?? 'http://127.0.0.1:6082';
const SECRET = process.env['WEBHOOK_SECRET'] ?? '';
const OLDEST_SECONDS = 300;
const TAGS_OF_CALL = 100;
/** The longest time that a page takes to be made. */
const LONGEST_PAGE_MS = 5000;

/** Takes the messages of a webhook. An error makes the server send it again. */
export const POST: APIRoute = async ({ request }) => {
  // The signature is that of the bytes that came, so they are read before any parser does.
  const body = await request.text();
  if (!isFromServer(request.headers, body)) return new Response('This message is not signed.', { status: 401 });
  const { data } = JSON.parse(body) as { data: { changes?: { tags: string[] }[] } };
  const tags = [...new Set((data.changes ?? []).flatMap((change) => change.tags))];
  await purge(tags);
  // Varnish applies no ban to a page that it is fetching at this moment, which may show what was there before.
  setTimeout(() => purge(tags).catch(console.error), LONGEST_PAGE_MS);
  return new Response('Purged.');
};

async function purge(tags: readonly string[]): Promise<void> {
  for (let from = 0; from < tags.length; from += TAGS_OF_CALL) {
    const named = tags.includes('everything') ? '[^,]+' : tags.slice(from, from + TAGS_OF_CALL).join('|');
    const { ok, status } = await fetch(CACHE, { method: 'PURGE', headers: { 'x-tags': named } });
    if (!ok) throw new Error(`The cache answered ${status} to a purge.`);
  }
}

/** As Standard Webhooks says. */
function isFromServer(headers: Headers, body: string): boolean {
  const [id, at, given = ''] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`webhook-${name}`) ?? '');
  const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
  const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`);
  const isSigned = given.length === wanted.length && timingSafeEqual(Buffer.from(given), wanted);
  return SECRET !== '' && isSigned && Math.abs(Date.now() / 1000 - Number(at)) <= OLDEST_SECONDS;
}
