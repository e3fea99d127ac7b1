import type { AccordionEntry, PageButton, PageImage, PagePicture } from '@baklja/contract/features/content/pages';
import { parseJsonText, readJsonItem, readJsonItems, textOf } from '@baklja/contract/json-text';

/** The picture of a page from its JSON text; an empty object when the text is invalid. */
export function readPageImage(text: string): PageImage {
  const { url, caption } = readJsonItem(text);
  return { ...(isText(url) && { url }), ...(isText(caption) && { caption }) };
}

/** The gallery of a page from its two JSON texts; the separate captions take precedence over those in the gallery. */
export function readPageGallery(gallery: string, captions: string): PagePicture[] {
  const list = parseJsonText(captions);
  const own: unknown[] = Array.isArray(list) ? list : [];
  return readJsonItems(gallery).map(({ image, caption, ...others }, place) => {
    const said = [own[place], caption].find(isText) ?? '';
    return { ...others, image: textOf(image), caption: said };
  });
}

/** The links of a page from their JSON text; empty when the text is invalid. */
export function readButtons(text: string): PageButton[] {
  return readJsonItems(text).map(({ title, link, ...others }) => ({
    ...others,
    title: textOf(title),
    link: textOf(link),
  }));
}

/** The accordion of a page from its JSON text; empty when the text is invalid. */
export function readAccordion(text: string): AccordionEntry[] {
  return readJsonItems(text).map(({ title, data, ...others }) => ({
    ...others,
    title: textOf(title),
    data: textOf(data),
  }));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
