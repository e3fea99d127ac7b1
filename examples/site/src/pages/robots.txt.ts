import type { APIRoute } from 'astro';
import { SITE } from '../site.ts';

export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\nSitemap: ${SITE}/sitemap.xml\n`);
