import type { APIRoute } from 'astro';
import { SERVER } from '../../site.ts';

/** A cache in front of the site passes these on itself. */
export const GET: APIRoute = ({ url, redirect }) => redirect(SERVER + url.pathname + url.search);
