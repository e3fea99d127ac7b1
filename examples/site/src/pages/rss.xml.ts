import type { APIRoute } from 'astro';
import { pass } from '../site.ts';

export const GET: APIRoute = ({ url }) => pass(url);
