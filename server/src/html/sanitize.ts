import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);
let loaded: typeof sanitizeHtml | undefined;

/**
 * HTML without what the options do not allow, by sanitize-html. The library is loaded by the first text that needs it,
 * since it takes a twentieth of the start; and at once, since texts are cleaned inside transactions.
 */
export function sanitize(html: string, options: sanitizeHtml.IOptions): string {
  loaded ??= require('sanitize-html') as typeof sanitizeHtml;
  return loaded(html, options);
}
