import type { MediaFile } from '@baklja/contract/features/media';
import { type DraftShape, isSameDraft } from '#web/widgets/record-form/editing/draft.ts';
import { mediaText as text } from '../../media.text.ts';

/** The focal point of a picture: fractions (0 to 1) of its width and height, from the left and from the top. */
export type FocalPoint = { x: number; y: number };

export type TextField = { label: string; help?: string; isForImages?: boolean; lang?: string };

/** The texts about a file, in the order of the form. */
export const TEXT_FIELDS = {
  alt: { label: text.alt, help: text.altHelp, isForImages: true },
  alt_eng: { label: text.altEnglish, isForImages: true, lang: 'en' },
  caption: { label: text.caption },
  caption_eng: { label: text.captionEnglish, lang: 'en' },
  author: { label: text.author },
} satisfies Record<string, TextField>;

export type DescriptionText = keyof typeof TEXT_FIELDS;

/** The editable metadata of a file. */
export type Description = Record<DescriptionText, string> & { focus: FocalPoint | null };

/** How descriptions are compared and merged. */
export const descriptionShape: DraftShape<Description> = {
  empty: { alt: '', alt_eng: '', caption: '', caption_eng: '', author: '', focus: null },
  fields: { alt: {}, alt_eng: {}, caption: {}, caption_eng: {}, author: {}, focus: {} },
};

export function descriptionOf(file: MediaFile): Description {
  const { alt, alt_eng, caption, caption_eng, author, focal_x, focal_y } = file;
  const focus = focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y };
  return { alt, alt_eng, caption, caption_eng, author, focus };
}

/** The fields that differ from the server's state, in the shape of its request body. */
export function changesOf(base: Description, { focus, ...mine }: Description) {
  const changed = Object.entries(mine).filter(([key, value]) => value !== base[key as DescriptionText]);
  const isFocusSame = isSameDraft(descriptionShape, base, { ...base, focus });
  return {
    ...(Object.fromEntries(changed) as Partial<Record<DescriptionText, string>>),
    ...(!isFocusSame && { focal_x: focus?.x ?? null, focal_y: focus?.y ?? null }),
  };
}

/** Moves the point within the picture; a missing point starts in the middle. */
export function movedFocus(focus: FocalPoint | null, by: FocalPoint): FocalPoint {
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  return { x: share(x + by.x), y: share(y + by.y) };
}

/** Limits a fraction to 0 to 1, rounded to three digits, which is finer than one pixel of the displayed picture. */
export function share(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;
}
