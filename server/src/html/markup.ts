import { escapeHtml } from './escape-html.ts';

/** HTML that is inserted into a document without escaping. */
export type Markup = { readonly html: string };

type Part = Markup | string | number | undefined | readonly (Markup | undefined)[];

/**
 * Writes HTML: inserted values are escaped as text, unless they are markup themselves. Undefined inserts nothing.
 * Attributes must have double quotes.
 */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { html: strings.map((text, place) => text + htmlOf(parts[place])).join('') };
}

/** Marks HTML that was cleaned before, so that {@link markup} inserts it without escaping. */
export function cleanMarkup(html: string): Markup {
  return { html };
}

function htmlOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('html' in part) return part.html;
  return part.map(htmlOf).join('');
}
