import { RICH_TEXT_LINK_SCHEMES, RICH_TEXT_STYLE_PROPERTIES, shownClasses } from '@baklja/contract/rich-text';

/** Attributes of an element as written, in their order. */
export type HtmlAttributes = Record<string, string>;

const ADDRESSES = new Set(['href', 'src', 'cite', 'poster', 'action', 'background', 'longdesc']);

/** An id or name in the text could clash with one of the application. */
const NEVER_SHOWN = /^(on.*|srcdoc|srcset|id|name|form.*|xlink:.*|contenteditable|tabindex|autofocus|data-.*)$/i;

/** All classes of a shown element, so that they survive cut and paste. */
const ALL_CLASSES = 'data-all-classes';

/** The mark of ProseMirror on what it puts on the clipboard. */
const CLIPBOARD_MARK = 'data-pm-slice';

/** Attributes as the text has them. Null for an element without attributes. */
export function readAttributes(element: Element): HtmlAttributes | null {
  const entries = Array.from(element.attributes, ({ name, value }) => [name, value] as const);
  const { [ALL_CLASSES]: classes, [CLIPBOARD_MARK]: _, ...attributes } = Object.fromEntries(entries);
  if (classes !== undefined) attributes['class'] = classes;

  return Object.keys(attributes).length > 0 ? attributes : null;
}

/** The attributes that are safe in the application's own page, for content that nothing has sanitised yet. */
export function harmlessAttributes(attributes: HtmlAttributes | null | undefined): HtmlAttributes {
  const { class: classes, ...others } = attributes ?? {};
  const shown = Object.entries(others).filter(
    ([name, value]) => !NEVER_SHOWN.test(name) && (!ADDRESSES.has(name) || isHarmlessAddress(value)),
  );

  return {
    ...Object.fromEntries(shown.map(([name, value]) => [name, name === 'style' ? harmlessStyle(value) : value])),
    ...(classes !== undefined && { class: shownClasses(classes), [ALL_CLASSES]: classes }),
  };
}

/** True for paths of the site and for addresses with one of the contract's schemes. */
export function isHarmlessAddress(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\p{C}\p{Z}]/gu, ''))?.[1];

  return !scheme || RICH_TEXT_LINK_SCHEMES.includes(scheme.toLowerCase());
}

function harmlessStyle(style: string): string {
  return style
    .split(';')
    .filter((text) => {
      const [property = '', value = ''] = text.split(':');
      return RICH_TEXT_STYLE_PROPERTIES.includes(property.trim().toLowerCase()) && !/url|\\|expression/i.test(value);
    })
    .join(';');
}
