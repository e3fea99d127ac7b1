import {
  RICH_TEXT_LINK_SCHEMES,
  RICH_TEXT_MEDIA_SCHEMES,
  RICH_TEXT_STYLE_PROPERTIES,
} from '@baklja/contract/rich-text';
import type sanitizeHtml from 'sanitize-html';
import { normaliseTags } from './normalise-tags.ts';
import { sanitize } from './sanitize.ts';

const words = (text: string) => text.trim().split(/\s+/);

const ALLOWED_TAGS = words(`
  p div span section article aside header footer main nav address center hr br wbr h1 h2 h3 h4 h5 h6
  a b strong i em u s strike del ins mark small big sub sup font abbr acronym cite q dfn code kbd samp var tt time bdi bdo
  blockquote pre ul ol li dl dt dd figure figcaption img picture source video audio track iframe details summary
  table caption colgroup col thead tbody tfoot tr th td`);

const TAGS = new Set(ALLOWED_TAGS);

const CELL = words('colspan rowspan width height valign bgcolor scope headers abbr nowrap char charoff axis');
const TABLE = words('width height border cellpadding cellspacing summary bgcolor frame rules');
const COLUMN = words('span width valign');
const PLAYER = words('src controls loop muted preload poster width height playsinline');
const SECTION = ['valign'];

const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  '*': words('class id title lang dir style align role aria-* itemprop itemscope itemtype'),
  a: words('href target rel name hreflang type download'),
  img: words('src srcset sizes alt width height border hspace vspace loading decoding longdesc'),
  source: words('src srcset sizes media type'),
  track: words('src kind label srclang default'),
  video: PLAYER,
  audio: PLAYER,
  iframe: words(`src width height frameborder allow allowfullscreen webkitallowfullscreen mozallowfullscreen
    loading referrerpolicy scrolling marginwidth marginheight name`),
  font: words('color face size'),
  br: ['clear'],
  hr: words('width size noshade color'),
  ol: words('start type reversed compact'),
  ul: words('type compact'),
  li: words('value type'),
  table: TABLE,
  caption: SECTION,
  colgroup: COLUMN,
  col: COLUMN,
  thead: SECTION,
  tbody: SECTION,
  tfoot: SECTION,
  tr: words('valign bgcolor height'),
  td: CELL,
  th: CELL,
  blockquote: ['cite'],
  q: ['cite'],
  del: words('cite datetime'),
  ins: words('cite datetime'),
  time: ['datetime'],
  details: ['open'],
};

const ALL_ATTRIBUTES = [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())];

const ADDRESS_ATTRIBUTES = words('href src cite poster longdesc itemtype');
const LINK_SCHEMES = new Set(RICH_TEXT_LINK_SCHEMES);
const MEDIA_SCHEMES = new Set(RICH_TEXT_MEDIA_SCHEMES);

/** Settings of the serialiser, the same in both passes, so that they differ only by what the strict one removes. */
const WRITING = {
  allowedEmptyAttributes: ALL_ATTRIBUTES,
  nonBooleanAttributes: [],
  parseStyleAttributes: false,
  selfClosing: words('area base br col embed hr img input link meta param source track wbr'),
};

/** Parses and serialises HTML without removing anything. */
export const EVERYTHING: sanitizeHtml.IOptions = {
  ...WRITING,
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  allowVulnerableTags: true,
};

/** What a thread cleans. */
export type CleaningTask = { html: string; videoHosts: readonly string[] };

/**
 * Makes the cleaner that every HTML field passes when it is written (answers, section 5). The output of the editor and
 * other harmless HTML come back byte for byte. Removed are scripts, handlers, dangerous addresses, forms, SVG, frames
 * of hosts that are not in `videoHosts`, comments, and styles outside the contract's list. A picture whose address is
 * not http(s) or a path of the site is removed whole, `data:` pictures included. A second cleaning changes nothing.
 * Never throws; takes linear time.
 */
export function makeHtmlCleaner({ videoHosts }: Pick<CleaningTask, 'videoHosts'>): (html: string) => string {
  const strict = strictOptions(new Set(videoHosts.map((host) => host.toLowerCase())));

  return (html) => {
    const plain = normaliseTags(html, TAGS);
    const cleaned = withoutEmptied(sanitize(plain, strict));
    const written = asBrowsersWrite(cleaned);
    if (written === html || plain !== html) return written;

    return cleaned === withoutEmptied(sanitize(plain, EVERYTHING)) ? html : written;
  };
}

function strictOptions(videoHosts: Set<string>): sanitizeHtml.IOptions {
  return {
    ...WRITING,
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: [...RICH_TEXT_LINK_SCHEMES],
    allowedSchemesByTag: Object.fromEntries(
      ['img', 'source', 'video', 'audio', 'track'].map((tag) => [tag, [...RICH_TEXT_MEDIA_SCHEMES]]),
    ),
    allowedSchemesAppliedToAttributes: ADDRESS_ATTRIBUTES,
    allowProtocolRelative: true,
    transformTags: { '*': (tagName, attribs) => judgeTag(tagName, attribs, videoHosts) },
  };
}

/** Pictures and frames with a bad address lose all attributes here, and `withoutEmptied` removes them. */
function judgeTag(tagName: string, attribs: sanitizeHtml.Attributes, videoHosts: Set<string>): sanitizeHtml.Tag {
  if (tagName === 'img' && !isPictureAddress(attribs['src'])) return { tagName, attribs: {} };
  if (tagName === 'iframe' && !isVideoAddress(attribs['src'], videoHosts)) return { tagName, attribs: {} };

  return { tagName, attribs: withSafeRel(withCleanStyle(withSafeAddresses(attribs))) };
}

function withCleanStyle(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (attribs['style'] === undefined) return attribs;

  const { style, ...others } = attribs;
  const cleaned = cleanStyle(style ?? '');

  if (cleaned === undefined) return others;
  return cleaned === style ? attribs : { ...attribs, style: cleaned };
}

function withSafeRel(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (attribs['target']?.toLowerCase() !== '_blank') return attribs;
  if (/(^|\s)noopener(\s|$)/i.test(attribs['rel'] ?? '')) return attribs;

  return { ...attribs, rel: [attribs['rel'], 'noopener noreferrer'].filter(Boolean).join(' ') };
}

/** Stricter than sanitize-html, which misses a scheme that contains blanks that only some parsers ignore. */
function withSafeAddresses(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const bad = ADDRESS_ATTRIBUTES.filter((name) => attribs[name] && !hasSafeScheme(attribs[name], LINK_SCHEMES));
  if (bad.length === 0) return attribs;

  return Object.fromEntries(Object.entries(attribs).filter(([name]) => !bad.includes(name)));
}

function isPictureAddress(address: string | undefined): boolean {
  return Boolean(address?.trim()) && hasSafeScheme(address ?? '', MEDIA_SCHEMES);
}

function isVideoAddress(address: string | undefined, videoHosts: Set<string>): boolean {
  const absolute = address?.startsWith('//') ? `https:${address}` : address;
  const url = absolute && URL.canParse(absolute) ? new URL(absolute) : undefined;

  if (url?.port !== '' || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' && videoHosts.has(url.hostname);
}

/** Text contains no bare `<`, so these matches can only be tags. */
function withoutEmptied(html: string): string {
  return html.replaceAll('<img />', '').replaceAll('<iframe></iframe>', '');
}

/** Writes `<br>` and `&nbsp;` as the editor does; neither ` />` nor the bare character can mean anything else. */
export function asBrowsersWrite(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
}

/** Control characters, spaces of every kind and invisible signs. */
const BLANKS = /[\p{C}\p{Z}]/gu;

/**
 * Whether the scheme of an address is in `schemes`, which are in lower case. Blanks inside the scheme, which only some
 * parsers ignore, do not hide it. True for paths and fragments too, which have no scheme.
 */
function hasSafeScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(BLANKS, ''))?.[1];

  return !scheme || schemes.has(scheme.toLowerCase());
}

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
function cleanStyle(style: string): string | undefined {
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
