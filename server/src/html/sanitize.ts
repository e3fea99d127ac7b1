import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);
let loaded: typeof sanitizeHtml | undefined;

/**
 * Removes from HTML everything that the options do not allow, with sanitize-html. The first text that needs the library
 * loads it, since loading takes a twentieth of the start.
 */
export function sanitize(html: string, options: sanitizeHtml.IOptions): string {
  loaded ??= require('sanitize-html') as typeof sanitizeHtml;
  return loaded(html, options);
}
