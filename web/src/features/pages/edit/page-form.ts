import type {
  AccordionEntry,
  PageDraft as NewPage,
  Page,
  PageButton,
  PageImage,
  PagePicture,
} from '@baklja/contract/features/pages';
import type { Flag, Language } from '@baklja/contract/fields';
import { otherLanguage } from '#web/lib/languages.ts';
import { completeAddress } from '#web/widgets/link-field/link-address.ts';
import type { PreviewedRecord } from '#web/widgets/preview/preview.queries.ts';
import { type DraftShape, isSameContent } from '#web/widgets/record-form/draft-shape.ts';
import type { UpdatePageBody } from '../pages.queries.ts';
import { readAccordion, readButtons, readPageGallery, readPageImage } from './page-parts.ts';

/** A page as its form holds it. What a switched-off part holds is kept. */
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

export type PageField = keyof PageDraft;

/** The form of a page that does not exist yet. */
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

/** How drafts of pages are kept, compared and joined: the same is what would be sent alike. */
export const PAGE_SHAPE: DraftShape<PageDraft> = {
  empty: EMPTY_PAGE,
  isSame: (a, b) => isSameContent(content({ ...EMPTY_PAGE, ...a }), content({ ...EMPTY_PAGE, ...b })),
};

/** The form of a page as it was read. */
export function draftFromPage(page: Page): PageDraft {
  const { title, description, language, show_buttons, show_accordion, show_gallery } = page;
  return {
    title,
    description,
    language,
    image: readPageImage(page.image),
    show_buttons,
    buttons: readButtons(page.buttons),
    show_accordion,
    accordion: readAccordion(page.accordion),
    show_gallery,
    gallery: readPageGallery(page.gallery, page.gallery_captions),
  };
}

/** The form of a translation that is to be made: the pictures and the shown parts of the page, without its texts. */
export function translationOf(page: Page): PageDraft {
  const { image, show_buttons, show_accordion, show_gallery, gallery } = draftFromPage(page);
  const language = otherLanguage(page.language);
  return { ...EMPTY_PAGE, language, image, show_buttons, show_accordion, show_gallery, gallery };
}

/** Whether neither text nor accordion is written yet. */
export function hasNoText({ description, accordion, buttons }: PageDraft): boolean {
  return description === '' && accordion.length === 0 && buttons.length === 0;
}

/** Who made the page and who changed it last, and when. */
export function stampsOf(page: Page) {
  return {
    created: { name: page.created_by_name, at: page.created_time },
    modified: { name: page.modified_by_name, at: page.modified_time },
  };
}

/** What is sent to make a page; the server decides who, when and the slug. State and access are always 1. */
export function toNewPage(draft: PageDraft): NewPage {
  return { ...content(draft), state: 1, access: 1 };
}

/** What is sent to change a page. The captions travel with the gallery and beside it, alike. */
export function toUpdateBody(draft: PageDraft, base: { id: number; version: number }): UpdatePageBody {
  const captions = draft.gallery.map(({ caption = '' }) => caption);
  return { ...content(draft), gallery_captions: JSON.stringify(captions), id: base.id, version: base.version };
}

/** What the preview shows. */
export function toPreview(draft: PageDraft): PreviewedRecord {
  return { kind: 'page', body: content(draft) };
}

function content(draft: PageDraft) {
  const { title, description, language, show_buttons, show_accordion, show_gallery } = draft;
  const { url = '', caption = '' } = draft.image;
  const buttons = draft.buttons.map(({ title: words, link, ...others }) => {
    return { title: words, link: completeAddress(link), ...others };
  });
  const accordion = draft.accordion.map(({ title: head, data, ...others }) => ({ title: head, data, ...others }));
  const gallery = draft.gallery.map(({ image, caption: said = '', ...others }) => ({
    image,
    caption: said,
    ...others,
  }));
  return {
    title,
    description,
    language,
    show_gallery,
    show_buttons,
    show_accordion,
    buttons: JSON.stringify(buttons),
    accordion: JSON.stringify(accordion),
    gallery: JSON.stringify(gallery),
    image: JSON.stringify(url === '' ? {} : { url, caption }),
  };
}
