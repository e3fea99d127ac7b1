import { fieldId } from '#web/forms/define-record-form.ts';
import { type Unit, unitsOfHtml } from '#web/forms/translation/untranslated.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import type { PostDraft } from './post-draft.ts';
import { imageFieldId } from './post-images.ts';

/** Everything of a post that has to be translated. */
export function unitsOfPost({ title, introtext, fulltext, gallery, images }: PostDraft): Unit[] {
  return [
    { noun: 'title', text: title, id: fieldId('post', 'title') },
    ...unitsOfHtml(introtext),
    ...unitsOfHtml(fulltext),
    ...gallery.map(
      ({ caption }, place): Unit => ({ noun: 'caption', text: caption ?? '', id: galleryCaptionId(place) }),
    ),
    ...(['intro', 'fulltext'] as const).flatMap((kind): Unit[] => [
      { noun: 'alt', text: images[`image_${kind}_alt`] ?? '', id: imageFieldId(kind, 'alt') },
      { noun: 'caption', text: images[`image_${kind}_caption`] ?? '', id: imageFieldId(kind, 'caption') },
    ]),
  ];
}
