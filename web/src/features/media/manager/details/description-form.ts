import type { EditForm } from '#web/forms/define-record-form.ts';
import { changedFields, takeFields } from '#web/forms/editing/draft.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import type { FileChange } from '#web/media/library/files.queries.ts';
import { mediaText as text } from '../../media.text.ts';
import type { FileWithUses } from './FileFacts.tsx';

/** The focal point of a picture: fractions (0 to 1) of its width and height, from the left and from the top. */
export type FocalPoint = { x: number; y: number };

/** The editable metadata of a file. */
export type Description = {
  focus: FocalPoint | null;
  alt: string;
  alt_eng: string;
  caption: string;
  caption_eng: string;
  author: string;
};

/** The description of a stored file; only changed fields are sent, so that a rename does not collide with them. */
export const descriptionForm: EditForm<Description, FileWithUses, FileChange & { id: number }> = {
  kind: 'file',
  empty: { focus: null, alt: '', alt_eng: '', caption: '', caption_eng: '', author: '' },
  fields: {
    focus: { label: text.focus, describe: (focus) => (focus ? text.focusAt(focus.x, focus.y) : text.noFocus) },
    alt: { label: text.alt },
    alt_eng: { label: text.altEnglish },
    caption: { label: text.caption },
    caption_eng: { label: text.captionEnglish },
    author: { label: text.author },
  },
  after: { update: { messageMs: MEDIA_TOAST_MS } },
  fromRecord: ({ alt, alt_eng, caption, caption_eng, author, focal_x, focal_y }) => {
    const focus = focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y };
    return { focus, alt, alt_eng, caption, caption_eng, author };
  },
  toUpdate: (draft, { id, version, draft: base }) => {
    const changed = changedFields(descriptionForm, draft, base);
    const { focus, ...texts } = takeFields<Partial<Description>>({}, draft, changed);
    const point = focus !== undefined && { focal_x: focus?.x ?? null, focal_y: focus?.y ?? null };
    return { id, version, ...texts, ...point };
  },
};

/** Moves the point within the picture; a missing point starts in the middle. */
export function movedFocus(focus: FocalPoint | null, by: FocalPoint): FocalPoint {
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  return { x: share(x + by.x), y: share(y + by.y) };
}

/** Limits a fraction to 0 to 1, rounded to three digits, which is finer than one pixel of the displayed picture. */
export function share(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;
}
