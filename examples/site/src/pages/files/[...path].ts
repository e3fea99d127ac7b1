import type { APIRoute } from 'astro';
import { SERVER } from '../../site.ts';

/** A proxy in front of the site can pass these on itself. */
export const GET: APIRoute = ({ url, redirect }) => redirect(`${SERVER}${url.pathname}${url.search}`);
