import type { APIRoute } from 'astro';
import { SERVER } from '../site.ts';

/** The sitemap and the feed, which the server makes for this site. */
export const GET: APIRoute = async ({ params: { feed = '' }, url }) => {
  if (!['sitemap', 'rss'].includes(feed)) return new Response(null, { status: 404 });
  const { status, headers, body } = await fetch(`${SERVER}/${feed}.xml${url.search}`);
  const kept = ['content-type', 'cache-control', 'cache-tag', 'surrogate-key'].filter((name) => headers.has(name));
  return new Response(body, { status, headers: kept.map((name) => [name, headers.get(name) ?? '']) });
};
