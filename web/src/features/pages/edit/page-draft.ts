import type {
  AccordionEntry,
  PageDraft as NewPage,
  Page,
  PageButton,
  PageImage,
  PagePicture,
} from '@baklja/contract/features/pages';
import type { Flag, Language } from '@baklja/contract/fields';
import { completeAddress } from '#web/widgets/link-field/link-address.ts';
import type { PreviewedRecord } from '#web/widgets/preview/preview.queries.ts';
import type { OpenRecord } from '#web/widgets/record-form/open-record.ts';
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

/** A page in its editor, whether it is made or changed. */
export type OpenPage = OpenRecord<PageDraft, Page>;

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

/** What is sent to make a page; the server decides who, when and the slug. State and access are always 1. */
export function toNewPage(draft: PageDraft): NewPage {
  return { ...content(draft), state: 1, access: 1 };
}

/** What is sent to change a page. The captions are sent within the gallery and once more by themselves. */
export function toUpdateBody(draft: PageDraft, base: { id: number; version: number }): UpdatePageBody {
  const captions = draft.gallery.map(({ caption = '' }) => caption);
  return { ...content(draft), gallery_captions: JSON.stringify(captions), id: base.id, version: base.version };
}

/** What the preview shows. */
export function toPreview(draft: PageDraft): PreviewedRecord {
  return { kind: 'page', body: content(draft) };
}

/** The links as they are sent: complete addresses, parts in one order. */
export function sentButtons(buttons: readonly PageButton[]): PageButton[] {
  return buttons.map(({ title, link, ...others }) => ({ title, link: completeAddress(link), ...others }));
}

/** The accordion as it is sent. */
export function sentAccordion(accordion: readonly AccordionEntry[]): AccordionEntry[] {
  return accordion.map(({ title, data, ...others }) => ({ title, data, ...others }));
}

/** The gallery as it is sent: every picture has a caption, if an empty one. */
export function sentGallery(gallery: readonly PagePicture[]): PagePicture[] {
  return gallery.map(({ image, caption = '', ...others }) => ({ image, caption, ...others }));
}

/** The picture as it is sent: nothing of it without an address. */
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
