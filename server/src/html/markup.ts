import { escapeHtml } from './escape-html.ts';

/** HTML that is to stand in a document as it is. */
export type Markup = { readonly html: string };

type Part = Markup | string | number | undefined | readonly (Markup | undefined)[];

/**
 * Writes HTML: what is filled in is escaped as text, unless it is markup itself. Undefined leaves nothing. Attributes must
 * stand in double quotes.
 */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { html: strings.map((text, place) => text + htmlOf(parts[place])).join('') };
}

/** HTML that was cleaned before, to be filled into {@link markup} as it is. */
export function cleanMarkup(html: string): Markup {
  return { html };
}

function htmlOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('html' in part) return part.html;
  return part.map(htmlOf).join('');
}
