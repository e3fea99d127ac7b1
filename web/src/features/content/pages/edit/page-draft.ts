import type {
  AccordionEntry,
  PageDraft as NewPage,
  Page,
  PageButton,
  PageImage,
  PagePicture,
} from '@baklja/contract/features/content/pages';
import type { Flag, Language } from '@baklja/contract/fields';
import { parseJsonText, readJsonItem, readJsonItems, textOf } from '@baklja/contract/json-text';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import type { PreviewedRecord } from '#web/forms/preview/preview.queries.ts';
import type { UpdatePageBody } from '../pages.queries.ts';

/** The form state of a page. Switched-off parts keep their content. */
export type PageDraft = {
  title: string;
  description: string;
  language: Language;
  image: PageImage;
  show_buttons: Flag;
  buttons: PageButton[];
  show_accordion: Flag;
  accordion: AccordionEntry[];
  show_gallery: Flag;
  gallery: PagePicture[];
};

export const EMPTY_PAGE: PageDraft = {
  title: '',
  description: '',
  language: 'hr-HR',
  image: {},
  show_buttons: 0,
  buttons: [],
  show_accordion: 0,
  accordion: [],
  show_gallery: 0,
  gallery: [],
};

export function draftFromPage(page: Page): PageDraft {
  const { title, description, language, show_buttons, show_accordion, show_gallery } = page;
  return {
    title,
    description,
    language,
    show_buttons,
    show_accordion,
    show_gallery,
    image: readPageImage(page.image),
    buttons: readButtons(page.buttons),
    accordion: readAccordion(page.accordion),
    gallery: readPageGallery(page.gallery, page.gallery_captions),
  };
}

/** The request body for a new page; the server sets author, time and slug. State and access are always 1. */
export function toNewPage(draft: PageDraft): NewPage {
  return { ...content(draft), state: 1, access: 1 };
}

/** The request body for a changed page. The captions are sent twice: within the gallery and as a separate list. */
export function toUpdateBody(draft: PageDraft, base: { id: number; version: number }): UpdatePageBody {
  const captions = draft.gallery.map(({ caption = '' }) => caption);
  return { ...content(draft), gallery_captions: JSON.stringify(captions), id: base.id, version: base.version };
}

export function toPreview(draft: PageDraft): PreviewedRecord {
  return { kind: 'page', body: content(draft) };
}

/** The links in request form: complete addresses, keys in a fixed order. */
export function sentButtons(buttons: readonly PageButton[]): PageButton[] {
  return buttons.map(({ title, link, ...others }) => ({ title, link: completeAddress(link), ...others }));
}

/** The accordion in request form: keys in a fixed order. */
export function sentAccordion(accordion: readonly AccordionEntry[]): AccordionEntry[] {
  return accordion.map(({ title, data, ...others }) => ({ title, data, ...others }));
}

/** The gallery in request form: every picture has a caption, possibly empty. */
export function sentGallery(gallery: readonly PagePicture[]): PagePicture[] {
  return gallery.map(({ image, caption = '', ...others }) => ({ image, caption, ...others }));
}

/** The picture in request form: an empty object when it has no address. */
export function sentImage({ url = '', caption = '' }: PageImage): PageImage {
  return url === '' ? {} : { url, caption };
}

function content(draft: PageDraft) {
  const { title, description, language, show_buttons, show_accordion, show_gallery } = draft;
  return {
    title,
    description,
    language,
    show_gallery,
    show_buttons,
    show_accordion,
    buttons: JSON.stringify(sentButtons(draft.buttons)),
    accordion: JSON.stringify(sentAccordion(draft.accordion)),
    gallery: JSON.stringify(sentGallery(draft.gallery)),
    image: JSON.stringify(sentImage(draft.image)),
  };
}

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
