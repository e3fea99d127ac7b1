import { fieldId, findProblems } from '#web/forms/define-record-form.ts';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import type { CheckedContent } from '#web/forms/publish-checks/checked-content.ts';
import { publishChecksText } from '#web/forms/publish-checks/publish-checks.text.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import type { PageDraft } from './page-draft.ts';
import { pageForm } from './page-form.ts';
import { itemField } from './page-problems.ts';
import { PICTURE_CAPTION_ID } from './page-units.ts';

/** The content that the checks cover; it excludes parts that are switched off. */
export function checkedPage(draft: PageDraft): CheckedContent {
  const { title, description, image } = draft;
  const entries = draft.show_accordion === 1 ? draft.accordion : [];
  const buttons = draft.show_buttons === 1 ? draft.buttons : [];
  const gallery = draft.show_gallery === 1 ? draft.gallery : [];
  return {
    blocking: findProblems(pageForm, draft).map(({ field, message }) => ({
      text: field === 'title' ? publishChecksText.noTitle : message,
      place: { field: fieldId('page', field) },
    })),
    title: { text: title, place: { field: 'page-title' } },
    texts: [
      { html: description, place: { editor: 'Tekst' } },
      ...entries.map(({ data }, place) => {
        return { html: data, place: { field: `page-${itemField('accordion-title', place)}` }, isApart: true };
      }),
    ],
    pictureCaption: image.url ? { text: image.caption ?? '', place: { field: PICTURE_CAPTION_ID } } : undefined,
    gallery: gallery.map(({ caption = '' }, place) => ({ caption, place: { field: galleryCaptionId(place) } })),
    links: buttons.map(({ link }, place) => {
      return { address: completeAddress(link), place: { field: `page-${itemField('buttons-link', place)}` } };
    }),
  };
}
