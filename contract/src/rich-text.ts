/** The allowed content of rich text: the editor's fixed lists, and what the server accepts in written HTML. */

/** Fonts of the editor, as `font-family` (spec 1, section 9). */
export const RICH_TEXT_FONTS = [
  { key: 'arial', label: 'Arial', value: 'Arial, sans-serif' },
  { key: 'comic-sans', label: 'Comic Sans', value: 'Comic Sans MS, cursive' },
  { key: 'courier-new', label: 'Courier New', value: 'Courier New, monospace' },
  { key: 'georgia', label: 'Georgia', value: 'Georgia, serif' },
  { key: 'helvetica', label: 'Helvetica', value: 'Helvetica, sans-serif' },
  { key: 'lucida', label: 'Lucida', value: 'Lucida Sans Unicode, sans-serif' },
] as const;

/** Sizes of the editor, as `font-size`; null is the size of the surrounding text (spec 1, section 9). */
export const RICH_TEXT_SIZES = [
  { key: 'extra-small', value: '0.75em' },
  { key: 'small', value: '0.875em' },
  { key: 'medium', value: null },
  { key: 'large', value: '1.5em' },
] as const;

/** Colours of the editor, as `color`; contrast of 4.5:1 or more on white, except yellow (spec 1, section 9). */
export const RICH_TEXT_COLOURS = [
  { key: 'red', value: '#c62828' },
  { key: 'blue', value: '#1f4fbf' },
  { key: 'yellow', value: '#e5b800' },
] as const;

/** Indent of a paragraph or heading, as `margin-left`: whole steps, up to the last one. */
export const RICH_TEXT_INDENT = { stepEm: 3, maxSteps: 8 } as const;

/** Alignments of a paragraph or heading, as `text-align`; `left` is written as no style. */
export const RICH_TEXT_ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type RichTextAlignment = (typeof RICH_TEXT_ALIGNMENTS)[number];

/** Hosts whose players are allowed in rich text, compared whole (answers, section 5); a setting adds others. */
export const DEFAULT_VIDEO_HOSTS: readonly string[] = [
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
  'player.vimeo.com',
];

/** Schemes of links; an address without a scheme is a path of the site. */
export const RICH_TEXT_LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** Schemes of pictures, audio and video; an address without a scheme is a path of the site. */
export const RICH_TEXT_MEDIA_SCHEMES: readonly string[] = ['http', 'https'];

/** Properties that an inline style may set. None of them can move an element out of its place or load anything. */
export const RICH_TEXT_STYLE_PROPERTIES: readonly string[] = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-decoration',
  'text-decoration-line',
  'text-indent',
  'text-transform',
  'vertical-align',
  'white-space',
  'list-style',
  'list-style-type',
  'list-style-position',
  'margin',
  'margin-left',
  'margin-right',
  'margin-top',
  'margin-bottom',
  'padding',
  'padding-left',
  'padding-right',
  'padding-top',
  'padding-bottom',
  'width',
  'height',
  'min-width',
  'max-width',
  'max-height',
  'aspect-ratio',
  'float',
  'clear',
  'display',
  'border',
  'border-left',
  'border-right',
  'border-top',
  'border-bottom',
  'border-width',
  'border-style',
  'border-color',
  'border-collapse',
  'border-spacing',
  'border-radius',
  'table-layout',
  'caption-side',
];

/**
 * The classes of an element of rich text that take effect where the product shows the text: those of the former
 * editor. The author's other classes stay in the stored text and could be the names of any style sheet.
 */
export function shownClasses(classes: string): string {
  return classes
    .split(/\s+/)
    .filter((name) => name.startsWith('ql-'))
    .join(' ');
}
