import { fieldId } from '#web/forms/define-record-form.ts';
import { type Unit, unitsOfHtml } from '#web/forms/translation/untranslated.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import type { PageDraft } from './page-draft.ts';
import { itemField } from './page-problems.ts';

/** Id of the caption field of the page's picture. */
export const PICTURE_CAPTION_ID = 'page-image-caption';

/** Everything of a page that has to be translated. */
export function unitsOfPage({ title, description, buttons, accordion, gallery, image }: PageDraft): Unit[] {
  return [
    { noun: 'title', text: title, id: fieldId('page', 'title') },
    ...unitsOfHtml(description),
    ...buttons.map((link, place): Unit => {
      return { noun: 'link', text: link.title, id: fieldId('page', itemField('buttons-title', place)) };
    }),
    ...accordion.flatMap((entry, place): Unit[] => {
      const id = fieldId('page', itemField('accordion-title', place));
      return [
        { noun: 'heading', text: entry.title, id },
        ...unitsOfHtml(entry.data).map((unit) => ({ ...unit, near: id })),
      ];
    }),
    ...gallery.map(
      ({ caption }, place): Unit => ({ noun: 'caption', text: caption ?? '', id: galleryCaptionId(place) }),
    ),
    { noun: 'caption', text: image.caption ?? '', id: PICTURE_CAPTION_ID },
  ];
}
