import { defineMiddleware } from 'astro:middleware';
import { LANGUAGES, langOf, PageError, SERVER, word } from './site.ts';

const WORD_OF = { 403: 'refused', 404: 'missing', 503: 'away' } as const;

/** How long a shared cache may keep a page whose tags it purges, seconds. */
const MAX_AGE = Number(process.env['MAX_AGE'] ?? 86_400);
const STALE = 'stale-while-revalidate=60, stale-if-error=86400';
/** CloudFront reads no more than these. */
const TAGS_OF_PAGE = 50;

export const onRequest = defineMiddleware(async ({ locals, params: { lang }, url }, next) => {
  locals.tags = new Set();
  locals.draft ??= {};
  try {
    if (lang !== undefined && !(lang in LANGUAGES)) throw new PageError(404);
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    // The parts of a page read while it is written, so its tags are complete at its end.
    const body = await response.text();
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    if (locals.draft.previewToken !== undefined) {
      headers.set('content-security-policy', `frame-ancestors ${new URL(SERVER).origin}`);
    } else if (response.ok && locals.tags.size > 0 && locals.tags.size <= TAGS_OF_PAGE) {
      headers.set('cache-control', `public, max-age=0, s-maxage=${MAX_AGE}, ${STALE}`);
      headers.set('cache-tag', [...locals.tags].join(','));
      headers.set('surrogate-key', [...locals.tags].join(' '));
    }
    return new Response(body, { status: response.status, headers });
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const text = word(langOf(url.pathname.split('/')[1]), WORD_OF[error.status]);
    return new Response(`<!doctype html><meta charset="utf-8"><title>${text}</title><h1>${text}</h1>`, {
      status: error.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
});
