import type { Publishing } from '@baklja/contract/features/content/post-status';
import { DRAFT, type GalleryImage, type Post, type PostImages } from '@baklja/contract/features/content/posts';
import type { Flag, Language } from '@baklja/contract/fields';
import { fromZagrebFields, toZagrebFields } from '@baklja/contract/zagreb-time';
import type { PreviewedRecord } from '#web/forms/preview/preview.queries.ts';
import { readGallery, readImages } from '#web/lib/post-pictures.ts';
import type { CreatePostBody, UpdatePostBody } from '../../posts.queries.ts';

/**
 * The form state of a post. Dates and times are in the Zagreb time zone, as the fields show them; both empty means
 * immediately, and no end.
 */
export type PostDraft = {
  title: string;
  introtext: string;
  fulltext: string;
  language: Language;
  catid: number | undefined;
  state: Flag;
  publishDate: string;
  publishTime: string;
  endDate: string;
  endTime: string;
  images: PostImages;
  gallery: GalleryImage[];
};

export const EMPTY_POST: PostDraft = {
  title: '',
  introtext: '',
  fulltext: '',
  language: 'hr-HR',
  catid: undefined,
  state: DRAFT,
  publishDate: '',
  publishTime: '',
  endDate: '',
  endTime: '',
  images: {},
  gallery: [],
};

export function draftFromPost(post: Post): PostDraft {
  const { title, introtext, fulltext, language, catid, state } = post;
  const publish = toZagrebFields(post.publish_up);
  const end = post.publish_down ? toZagrebFields(post.publish_down) : { date: '', time: '' };
  return {
    title,
    introtext,
    fulltext,
    language,
    catid,
    state,
    publishDate: publish.date,
    publishTime: publish.time,
    endDate: end.date,
    endTime: end.time,
    images: readImages(post.images),
    gallery: readGallery(post.gallery),
  };
}

/** The request body for a new post or a translation; the server sets author, time and alias. */
export function toCreateBody(draft: PostDraft, original?: { id: number }): CreatePostBody {
  const translation = original && { translation_of: original.id };
  const fixed = { featured: 1 as const, access: 1, asset_id: 0 };
  const times = { publish_up: publishUp(draft) ?? null, publish_down: publishDown(draft) ?? null };
  return { ...content(draft), ...times, ...fixed, ...translation };
}

/** The request body for a changed post. It omits unchanged times, so that the stored seconds stay. */
export function toUpdateBody(
  draft: PostDraft,
  base: { id: number; version: number; draft: PostDraft },
): UpdatePostBody {
  const isSameTime = draft.publishDate === base.draft.publishDate && draft.publishTime === base.draft.publishTime;
  const isSameEnd = draft.endDate === base.draft.endDate && draft.endTime === base.draft.endTime;
  return {
    ...content(draft),
    id: base.id,
    version: base.version,
    ...(!isSameTime && { publish_up: publishUp(draft) ?? null }),
    ...(!isSameEnd && { publish_down: publishDown(draft) ?? null }),
  };
}

/** The body of the preview; `created` is the creation time of an existing post. */
export function toPreview(draft: PostDraft, created?: string): PreviewedRecord {
  const { title, introtext, fulltext, language, images, gallery } = content(draft);
  const body = { title, introtext, fulltext, language, images, gallery };
  return { kind: 'post', body: created === undefined ? body : { ...body, created } };
}

function content({ title, introtext, fulltext, language, catid = 0, state, images, gallery }: PostDraft) {
  const [imagesText, galleryText] = [JSON.stringify(images), JSON.stringify(gallery)];
  return { title, introtext, fulltext, language, catid, state, images: imagesText, gallery: galleryText };
}

/** A day without a time is public from its beginning, and until its end. */
export const USUAL_TIMES = { publish: '00:00', end: '23:59' };

/** The publish time; undefined when the fields are empty or hold no day or time. */
export function publishUp({
  publishDate,
  publishTime,
}: Pick<PostDraft, 'publishDate' | 'publishTime'>): string | undefined {
  return fromZagrebFields({ date: publishDate, time: publishTime || USUAL_TIMES.publish });
}

/** The end of the publication; undefined when the fields are empty or hold no day or time. */
export function publishDown({ endDate, endTime }: Pick<PostDraft, 'endDate' | 'endTime'>): string | undefined {
  return fromZagrebFields({ date: endDate, time: endTime || USUAL_TIMES.end });
}

/** The columns that decide whether the public sees the post when it is stored at the moment. */
export function toPublishing(draft: PostDraft, now: string): Publishing {
  return { state: draft.state, publish_up: publishUp(draft) ?? now, publish_down: publishDown(draft) ?? null };
}

/** The pictures in a fixed order, without empty values. */
export function inOrder(images: PostImages): unknown {
  return Object.entries(images)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
