import { fieldId, findProblems } from '#web/forms/define-record-form.ts';
import type { CheckedContent } from '#web/forms/publish-checks/checked-content.ts';
import { publishChecksText } from '#web/forms/publish-checks/publish-checks.text.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import type { PostDraft } from './post-draft.ts';
import { postForm } from './post-form.tsx';
import { type ImageKind, imageFieldId } from './post-images.ts';

const KINDS: readonly ImageKind[] = ['intro', 'fulltext'];

/** The content that the checks cover before a post is published. */
export function checkedPost(draft: PostDraft): CheckedContent {
  const { title, introtext, fulltext, images, gallery, catid } = draft;
  const missing: Partial<Record<string, string>> = {
    ...(title.trim() === '' && { title: publishChecksText.noTitle }),
    ...(catid === undefined && { catid: publishChecksText.noCategory }),
  };
  const chosen = KINDS.filter((kind) => (images[`image_${kind}`] ?? '') !== '');
  return {
    blocking: findProblems(postForm, draft).map(({ field, message }) => ({
      text: missing[field] ?? message,
      place: { field: fieldId('post', field) },
    })),
    title: { text: title, place: { field: 'post-title' } },
    texts: [
      { html: introtext, place: { editor: 'Uvod' }, isIntroduction: true },
      { html: fulltext, place: { editor: 'Tekst' } },
    ],
    noPicture: chosen.length === 0 ? { field: imageFieldId('intro', 'choice') } : undefined,
    pictures: chosen.map((kind) => ({
      alt: images[`image_${kind}_alt`] ?? '',
      place: { field: imageFieldId(kind, 'alt') },
    })),
    gallery: gallery.map(({ caption = '' }, place) => ({ caption, place: { field: galleryCaptionId(place) } })),
  };
}
