import type { AccordionEntry, PageButton, PageImage, PagePicture } from '@baklja/contract/features/pages';
import { parseJsonText } from '#web/lib/json-text.ts';

/** The picture of a page from its JSON text; none when the text is broken. */
export function readPageImage(text: string): PageImage {
  const { url, caption } = recordOf(parseJsonText(text));
  return { ...(isText(url) && { url }), ...(isText(caption) && { caption }) };
}

/** The gallery of a page from its two JSON texts: captions that stand by themselves go before those of the gallery. */
export function readPageGallery(gallery: string, captions: string): PagePicture[] {
  const list = parseJsonText(captions);
  const own: unknown[] = Array.isArray(list) ? list : [];
  return listOf(gallery).map(({ image, caption, ...others }, place) => {
    const said = [own[place], caption].find(isText) ?? '';
    return { ...others, image: textOf(image), caption: said };
  });
}

/** The links of a page from their JSON text. */
export function readButtons(text: string): PageButton[] {
  return listOf(text).map(({ title, link, ...others }) => ({ ...others, title: textOf(title), link: textOf(link) }));
}

/** The accordion of a page from its JSON text. */
export function readAccordion(text: string): AccordionEntry[] {
  return listOf(text).map(({ title, data, ...others }) => ({ ...others, title: textOf(title), data: textOf(data) }));
}

function listOf(text: string): Record<string, unknown>[] {
  const list = parseJsonText(text);
  return Array.isArray(list) ? list.map(recordOf) : [];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
