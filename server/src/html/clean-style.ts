import { RICH_TEXT_STYLE_PROPERTIES } from '@baklja/contract/rich-text';

const PROPERTIES = new Set(RICH_TEXT_STYLE_PROPERTIES);

/** Words, numbers, colours, quoted font names. No backslash, at-sign, comment, brace or angle bracket is allowed. */
const PLAIN_VALUE = /^[\p{L}\p{N}\s#%.,'"+\-/!()]*$/u;
const FUNCTION_NAME = /([a-z-]*)\s*\(/gi;
const SAFE_FUNCTIONS = new Set(['rgb', 'rgba', 'hsl', 'hsla']);
/** No real style has longer values; the limit also bounds the cost of the patterns. */
const VALUE_MAX_LENGTH = 300;

const COMMENT = /\/\*|\*\/|\/\//;

// Negative margins and giant boxes could cover the rest of the page with a user's text.
const NEGATIVE = /(^|[\s(])-\s*[\d.]/;
const SHOWN_AS = new Set(['block', 'inline', 'inline-block', 'table', 'table-row', 'table-cell', 'list-item', 'none']);

/**
 * Keeps the declarations of an inline style whose property is on the contract's list and whose value is plain. The text
 * comes back unchanged when all of them are allowed, and undefined when none is.
 */
export function cleanStyle(style: string): string | undefined {
  const declarations = style.split(';').filter((declaration) => declaration.trim() !== '');
  const good = declarations.filter(isHarmless);

  if (good.length === 0) return undefined;
  if (good.length === declarations.length) return style;

  return good.map((declaration) => declaration.trim()).join('; ');
}

function isHarmless(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const value = declaration.slice(colon + 1).trim();

  if (!PROPERTIES.has(property) || !isPlain(value)) return false;
  if (property.startsWith('margin') && NEGATIVE.test(value)) return false;

  return property !== 'display' || SHOWN_AS.has(value.toLowerCase());
}

function isPlain(value: string): boolean {
  if (
    value === '' ||
    value.length > VALUE_MAX_LENGTH ||
    !PLAIN_VALUE.test(value) ||
    COMMENT.test(value) ||
    hasOpenQuote(value)
  )
    return false;

  return [...value.matchAll(FUNCTION_NAME)].every(([, name = '']) => SAFE_FUNCTIONS.has(name.toLowerCase()));
}

function hasOpenQuote(value: string): boolean {
  return value.replace(/'[^']*'|"[^"]*"/g, '').match(/['"]/) !== null;
}
