import { CONTAINERS, HOLDS_BLOCKS, isBlock, KNOWN_BLOCKS, KNOWN_INLINE } from './elements.ts';

/** Elements that replace content without a node in the editor, and paragraphs written without `<p>`. */
export const RAW_BLOCK = 'raw-block';
export const RAW_INLINE = 'raw-inline';
export const RAW_SOURCE = 'data-source';
export const BARE = 'data-bare';

/** The table that they belong to keeps them as text. */
const STANDS_WHOLE = new Set(['caption', 'colgroup', 'col']);

type Options = { isVideo: (element: Element) => boolean };

/** Changes HTML so that the editor's schema can read it without loss. Changes the tree in place. */
export function markUnknown(root: HTMLElement, options: Options): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else if (child.nodeType === Node.ELEMENT_NODE) markElement(child as HTMLElement, options);
  }
  if (HOLDS_BLOCKS.has(root.localName)) wrapLooseText(root);
}

function markElement(element: HTMLElement, options: Options): void {
  if (STANDS_WHOLE.has(element.localName)) return;
  if (isBlock(element)) {
    if (isKnownBlock(element, options)) markUnknown(element, options);
    else replaceByMarker(element, RAW_BLOCK);
    return;
  }

  if (isKnownInline(element)) markUnknown(element, options);
  else replaceByMarker(element, RAW_INLINE);
}

function isKnownBlock(element: Element, { isVideo }: Options): boolean {
  const tag = element.localName;
  if (tag === 'iframe') return isVideo(element);
  if (tag === 'figure') return isPictureWithCaption(element);

  return CONTAINERS.has(tag) || KNOWN_BLOCKS.has(tag);
}

/** Whether the figure is a picture, linked or not, with at most a plain-text caption after it. */
function isPictureWithCaption(figure: Element): boolean {
  const [picture, caption, ...others] = figure.children;
  const image = picture?.localName === 'a' ? picture.firstElementChild : picture;
  const isPicture = image?.localName === 'img' && (picture === image || picture?.childNodes.length === 1);
  const captionIsPlain =
    !caption || (caption.localName === 'figcaption' && ![...caption.querySelectorAll('*')].some(isBlock));
  const hasLooseText = [...figure.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );

  return isPicture && captionIsPlain && others.length === 0 && !hasLooseText;
}

/** An element without text, such as an anchor or icon, would vanish as a mark. */
function isKnownInline(element: Element): boolean {
  if (!KNOWN_INLINE.has(element.localName)) return false;
  if (element.localName === 'br' || element.localName === 'img') return true;

  return element.textContent !== '' || element.querySelector('img, br') !== null;
}

function replaceByMarker(element: Element, markerTag: string): void {
  const marker = element.ownerDocument.createElement(markerTag);
  marker.setAttribute(RAW_SOURCE, element.outerHTML);
  element.replaceWith(marker);
}

function wrapLooseText(parent: HTMLElement): void {
  let paragraph: HTMLElement | null = null;

  for (const child of [...parent.childNodes]) {
    const isBox =
      child.nodeType === Node.ELEMENT_NODE && (isBlock(child as Element) || (child as Element).localName === RAW_BLOCK);
    if (isBox) paragraph = null;
    else if (paragraph) paragraph.append(child);
    else if (child.nodeType === Node.ELEMENT_NODE || child.nodeValue?.trim()) {
      paragraph = parent.ownerDocument.createElement('p');
      paragraph.setAttribute(BARE, '');
      child.replaceWith(paragraph);
      paragraph.append(child);
    }
  }
}
