import { CONTAINERS, HOLDS_BLOCKS, isBlock, KNOWN_BLOCKS, KNOWN_INLINE } from './elements.ts';

/** Elements that stand in for what the editor has no node for, and for paragraphs that are written without `<p>`. */
export const RAW_BLOCK = 'raw-block';
export const RAW_INLINE = 'raw-inline';
export const RAW_SOURCE = 'data-source';
export const BARE = 'data-bare';

/** Kept as text by the table that they belong to. */
const STANDS_WHOLE = new Set(['caption', 'colgroup', 'col']);

type Options = { isVideo: (element: Element) => boolean };

/** Makes of any HTML such as the editor's schema can take without loss. Changes the tree in place. */
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

/** A picture, linked or not, and at most a caption of plain text behind it. */
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

/** An element without text would vanish as a mark: anchors, icons. */
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
