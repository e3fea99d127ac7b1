import type { MediaFile } from '@baklja/contract/features/media';

/** The focal point of a picture: fractions (0 to 1) of its width and height, from the left and from the top. */
export type FocalPoint = { x: number; y: number };

const TEXTS = ['alt', 'alt_eng', 'caption', 'caption_eng', 'author'] as const;

export type DescriptionText = (typeof TEXTS)[number];

/** The editable metadata of a file. */
export type Description = Record<DescriptionText, string> & { focus: FocalPoint | null };

export function descriptionOf(file: MediaFile): Description {
  const { alt, alt_eng, caption, caption_eng, author, focal_x, focal_y } = file;
  const focus = focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y };
  return { alt, alt_eng, caption, caption_eng, author, focus };
}

/** The fields that differ from the server's state, in the shape of its request body. */
export function changesOf(base: Description, mine: Description) {
  return {
    ...Object.fromEntries(TEXTS.filter((key) => mine[key] !== base[key]).map((key) => [key, mine[key]])),
    ...(!isSameFocus(mine.focus, base.focus) && { focal_x: mine.focus?.x ?? null, focal_y: mine.focus?.y ?? null }),
  } as Partial<Record<DescriptionText, string>> & { focal_x?: number | null; focal_y?: number | null };
}

export function isSameDescription(one: Description, other: Description): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/**
 * Merges after another user saved first: fields changed only by the other user are theirs, fields changed here stay.
 */
export function mergeDescriptions(base: Description, mine: Description, theirs: Description): Description {
  const texts = TEXTS.map((key) => [key, mine[key] === base[key] ? theirs[key] : mine[key]] as const);
  const focus = isSameFocus(mine.focus, base.focus) ? theirs.focus : mine.focus;
  return { ...(Object.fromEntries(texts) as Record<DescriptionText, string>), focus };
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

function isSameFocus(one: FocalPoint | null, other: FocalPoint | null): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}
