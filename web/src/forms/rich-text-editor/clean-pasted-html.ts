import { parseMarkup } from '#web/lib/text/html-text.ts';
import { ACCEPTED_IMAGES, nameByTime } from '#web/media/uploads/chosen-files.ts';
import { isHarmlessAddress } from './html/attributes.ts';
import { rename, styleOf, tidyBlocks, unwrap } from './paste/tidy-blocks.ts';
import { text } from './rich-text-editor.text.ts';
import type { PictureSender } from './sending/picture-uploads.ts';

/**
 * Converts HTML of a clipboard to plain structure: headings, paragraphs, lists, links, tables, bold, italic,
 * underline, strike, pictures with an address. The formatting of Word, Google Docs and web pages is removed. HTML that
 * was copied from our own editor stays unchanged. Pictures whose bytes the HTML holds are sent; `warn` gets a sentence
 * about those that are left out.
 */
export function cleanPastedHtml(html: string, { send, warn }: Partial<PictureSender> = {}): string {
  if (html.includes('data-pm-slice')) return html;

  const body = parseMarkup(html);
  // Lists are recognised by styles and marks that the later steps remove.
  makeRealLists(body);
  dropForeign(body);
  stylesToElements(body);
  nestLooseLists(body);
  const leftOut = takePictures(body, send);
  if (leftOut > 0) warn?.(text.leftOut(leftOut));
  keepPlainAttributes(body);
  tidyBlocks(body);

  return body.innerHTML.trim();
}

const DROPPED = `style, meta, link, script, noscript, title, xml, template, object, embed, applet, iframe, svg, math, form,
  input, button, select, textarea, video, audio, canvas, colgroup, col, .Apple-interchange-newline, .MsoCommentReference`;
const HIDDEN = /mso-hide:\s*all|display:\s*none|mso-element:\s*(comment|footnote-list)|mso-list:\s*ignore/;
/** Word's `o:p`, and custom elements such as Google's. */
const UNKNOWN_TAG = /[:-]/;

/** Removes comments, scripts, hidden text, and the tags that only Word and Google know. */
function dropForeign(body: HTMLElement): void {
  for (const comment of commentsIn(body)) comment.remove();
  for (const element of body.querySelectorAll(DROPPED)) element.remove();

  for (const element of [...body.querySelectorAll('*')]) {
    if (HIDDEN.test(styleOf(element))) element.remove();
    else if (UNKNOWN_TAG.test(element.localName)) unwrap(element);
  }
}

function commentsIn(body: HTMLElement): ChildNode[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode);

  return comments;
}

const KEPT: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};
const ALIGNMENT = /text-align:\s*(center|right|justify)/;
const ALIGNED = /^(p|h[1-6])$/;

function keepPlainAttributes(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('*')]) strip(element);
  for (const link of [...body.querySelectorAll('a')]) cleanLink(link);
  for (const image of [...body.querySelectorAll('img')]) if (!hasPictureAddress(image)) image.remove();
}

function strip(element: Element): void {
  const alignment = ALIGNED.test(element.localName) ? alignmentOf(element) : undefined;
  const kept = KEPT[element.localName] ?? [];
  for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
  for (const name of ['colspan', 'rowspan']) if (element.getAttribute(name) === '1') element.removeAttribute(name);
  if (alignment) element.setAttribute('style', `text-align: ${alignment}`);
}

function alignmentOf(element: Element): string | undefined {
  const attribute = element.getAttribute('align')?.toLowerCase() ?? '';

  return ALIGNMENT.exec(styleOf(element))?.[1] ?? ALIGNMENT.exec(`text-align:${attribute}`)?.[1];
}

function cleanLink(link: Element): void {
  const address = throughRedirect(link.getAttribute('href')?.trim() ?? '');
  const leadsNowhere = address === '' || address.startsWith('#') || !isHarmlessAddress(address);

  if (leadsNowhere) unwrap(link);
  else link.setAttribute('href', address);
}

/** Google Docs wraps the addresses of links. */
function throughRedirect(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address) || !URL.canParse(address)) return address;

  return new URL(address).searchParams.get('q') ?? address;
}

function hasPictureAddress(image: Element): boolean {
  return /^(https?:\/\/|\/|blob:)/i.test(image.getAttribute('src') ?? '');
}

const CARRIERS = 'span, font, b, strong, i, em, u, s, a, sup, sub, small, big, mark, code';
/** `mso-bidi-font-weight` and similar properties do not concern our letters. */
const FORMATS = [
  { tag: 'strong', is: /(?<![\w-])font-weight:\s*(bold|[6-9]00)/ },
  { tag: 'em', is: /(?<![\w-])font-style:\s*(italic|oblique)/ },
  { tag: 'u', is: /(?<![\w-])text-decoration(-line)?:[^;]*underline/ },
  { tag: 's', is: /(?<![\w-])text-decoration(-line)?:[^;]*line-through/ },
  { tag: 'sup', is: /(?<![\w-])vertical-align:\s*super/ },
  { tag: 'sub', is: /(?<![\w-])vertical-align:\s*sub(?!\w)/ },
];
const NOT_BOLD = /(?<![\w-])font-weight:\s*(normal|[1-5]00)/;
const NOT_ITALIC = /(?<![\w-])font-style:\s*normal/;
const TITLE_CLASSES: Record<string, string> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

function stylesToElements(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll(CARRIERS)]) addFormats(element);
  for (const element of [...body.querySelectorAll('b, strong')]) if (NOT_BOLD.test(styleOf(element))) unwrap(element);
  for (const element of [...body.querySelectorAll('i, em')]) if (NOT_ITALIC.test(styleOf(element))) unwrap(element);
  for (const element of [...body.querySelectorAll('p')]) renameByClass(element);
}

function addFormats(element: Element): void {
  const style = styleOf(element);

  for (const { tag, is } of FORMATS) {
    const isThereAlready =
      element.closest(tag) ||
      (element.localName === 'a' && tag === 'u') ||
      (element.closest('h1, h2, h3, h4, h5, h6') && tag === 'strong');
    if (!is.test(style) || isThereAlready || element.textContent?.trim() === '') continue;
    const wrapper = element.ownerDocument.createElement(tag);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

function renameByClass(paragraph: Element): void {
  const tag = [...paragraph.classList].map((name) => TITLE_CLASSES[name]).find(Boolean);
  if (!tag) return;

  const renamed = rename(paragraph, tag);
  if (tag !== 'blockquote') return;
  const inner = renamed.ownerDocument.createElement('p');
  inner.append(...renamed.childNodes);
  renamed.append(inner);
}

/** Smaller ones are placeholders of web pages, bytes. */
const PICTURE_MIN_BYTES = 100;

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' };

/** Sends pictures whose bytes are in the HTML, removes those on the author's computer. Returns how many it removed. */
function takePictures(body: HTMLElement, send: ((file: File) => string) | undefined): number {
  let leftOut = 0;
  for (const [place, image] of [...body.querySelectorAll('img')].entries()) {
    const address = image.getAttribute('src') ?? '';
    if (!/^\s*[a-z][a-z0-9+.-]*:/i.test(address) || /^\s*https?:/i.test(address)) continue;
    if (isIcon(image)) {
      image.remove();
      continue;
    }
    const file = fileOf(address, place + 1);
    if (file && send) image.setAttribute('src', send(file));
    else {
      image.remove();
      leftOut += 1;
    }
  }
  return leftOut;
}

/** Google Docs draws the boxes of a check list as pictures. */
function isIcon(image: HTMLImageElement): boolean {
  return image.hasAttribute('aria-roledescription') || image.closest('[role="checkbox"]') !== null;
}

/** The file in a `data:` address; undefined for another address, and for what is no picture. */
function fileOf(address: string, place: number): File | undefined {
  const [, type = '', content = ''] = /^\s*data:([a-z/+.-]+)[^,]*;base64,(.*)$/is.exec(address) ?? [];
  if (!ACCEPTED_IMAGES.split(',').includes(type.toLowerCase())) return undefined;
  const bytes = bytesOf(content);
  if (bytes === undefined || bytes.length < PICTURE_MIN_BYTES) return undefined;
  const ending = ENDINGS[type] ?? type.slice('image/'.length);
  const now = new Date();
  const name = nameByTime(now, ending).replace(/(?=\.[^.]*$)/, `-${place}`);
  return new File([bytes], name, { type: type.toLowerCase(), lastModified: now.getTime() });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const LEVEL = /mso-list:\s*\S+\s+level(\d+)/;
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i;

/** Word writes a list item as a paragraph with a level and a textual marker. */
function makeRealLists(body: HTMLElement): void {
  const lists = new ListBuilder();

  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li')]) {
    const level = Number(LEVEL.exec(styleOf(element))?.[1]);
    if (!level || element.localName === 'li' || isNumberedHeading(element)) continue;
    lists.add(element, level);
  }
}

/** Moves a list that is a direct child of a list into the item above it, or else into a new item. */
function nestLooseLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
    else {
      const made = body.ownerDocument.createElement('li');
      list.replaceWith(made);
      made.append(list);
    }
  }
}

/** A numbered heading is a heading; its number comes from the style. */
function isNumberedHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.localName);
}

class ListBuilder {
  #open: HTMLElement[] = [];
  #last: Element | null = null;

  add(paragraph: Element, level: number): void {
    const marker = paragraph.querySelector(MARKER);
    const written = (marker?.textContent ?? '').trim();
    const tag = NUMBER.test(written) ? 'ol' : 'ul';
    marker?.remove();

    if (!this.#continues(paragraph)) this.#open = [];
    this.#open.length = Math.min(this.#open.length, level);
    if (this.#open.length === level && this.#open[level - 1]?.localName !== tag) this.#open.length = level - 1;
    while (this.#open.length < level) this.#openList(paragraph, { tag, written });

    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    this.#open[level - 1]?.append(entry);
    paragraph.remove();
    this.#last = this.#open[0] ?? null;
  }

  #continues(paragraph: Element): boolean {
    return this.#last !== null && paragraph.previousElementSibling === this.#last;
  }

  #openList(paragraph: Element, { tag, written }: { tag: 'ul' | 'ol'; written: string }): void {
    const list = paragraph.ownerDocument.createElement(tag);
    const start = Number.parseInt(written.replace('(', ''), 10);
    if (tag === 'ol' && start > 1) list.setAttribute('start', String(start));

    const outer = this.#open.at(-1);
    if (!outer) paragraph.before(list);
    else (outer.lastElementChild ?? outer.appendChild(paragraph.ownerDocument.createElement('li'))).append(list);
    this.#open.push(list);
  }
}
