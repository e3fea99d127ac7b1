import { defineMiddleware } from 'astro:middleware';
import { langOf, PageError, word } from './site.ts';

export const onRequest = defineMiddleware(async ({ locals, params, url }, next) => {
  locals.tags = new Set();
  locals.isDraft = false;
  try {
    const response = await next();
    // The parts of a page read while it is written, so its tags are complete at its end.
    const body = await response.text();
    const headers = new Headers(response.headers);
    if (locals.isDraft) headers.set('cache-control', 'no-store');
    else if (response.ok && locals.tags.size > 0) name(headers, [...locals.tags]);
    return new Response(body, { status: response.status, headers });
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const text = word(langOf(params['lang'] ?? url.pathname.split('/')[1]), error.status === 503 ? 'away' : 'missing');
    return new Response(`<!doctype html><meta charset="utf-8"><title>${text}</title><h1>${text}</h1>`, {
      status: error.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
});

/** A shared cache keeps the page until one of its tags is purged. CloudFront reads 50 tags. */
function name(headers: Headers, tags: readonly string[]): void {
  if (tags.length > 50) return;
  headers.set('cache-control', 'public, max-age=0, s-maxage=86400, stale-if-error=86400');
  headers.set('cache-tag', tags.join(','));
  headers.set('surrogate-key', tags.join(' '));
}
