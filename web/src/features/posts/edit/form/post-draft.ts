import { DRAFT, type GalleryImage, type Post, type PostImages } from '@baklja/contract/features/posts';
import type { Flag, Language } from '@baklja/contract/fields';
import { fromZagrebFields, toZagrebFields } from '@baklja/contract/zagreb-time';
import { readGallery, readImages } from '#web/lib/post-pictures.ts';
import type { PreviewedRecord } from '#web/widgets/preview/preview.queries.ts';
import type { OpenRecord } from '#web/widgets/record-form/open-record.ts';
import type { CreatePostBody, UpdatePostBody } from '../../posts.queries.ts';

/**
 * The form state of a post. Date and time are in the Zagreb time zone, as the fields show them; both empty means
 * immediately.
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
  images: PostImages;
  gallery: GalleryImage[];
};

/** A post in its editor, new or existing. */
export type OpenPost = OpenRecord<PostDraft, Post>;

/** The initial form state of a new post. */
export const EMPTY_POST: PostDraft = {
  title: '',
  introtext: '',
  fulltext: '',
  language: 'hr-HR',
  catid: undefined,
  state: DRAFT,
  publishDate: '',
  publishTime: '',
  images: {},
  gallery: [],
};

/** The form state of a loaded post. */
export function draftFromPost(post: Post): PostDraft {
  const { title, introtext, fulltext, language, catid, state } = post;
  const publish = toZagrebFields(post.publish_up);
  const images = readImages(post.images);
  const gallery = readGallery(post.gallery);
  return {
    title,
    introtext,
    fulltext,
    language,
    catid,
    state,
    publishDate: publish.date,
    publishTime: publish.time,
    images,
    gallery,
  };
}

/** The request body for a new post or a translation; the server sets author, time and alias. */
export function toCreateBody(draft: PostDraft, original?: { id: number }): CreatePostBody {
  const translation = original && { translation_of: original.id };
  const fixed = { featured: 1 as const, access: 1, asset_id: 0 };
  return { ...content(draft), publish_up: publishUp(draft) ?? null, ...fixed, ...translation };
}

/** The request body for a changed post. It omits an unchanged time, so that the stored seconds stay. */
export function toUpdateBody(
  draft: PostDraft,
  base: { id: number; version: number; draft: PostDraft },
): UpdatePostBody {
  const isSameTime = draft.publishDate === base.draft.publishDate && draft.publishTime === base.draft.publishTime;
  return {
    ...content(draft),
    id: base.id,
    version: base.version,
    ...(!isSameTime && { publish_up: publishUp(draft) ?? null }),
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

/** The publish time; undefined when the fields are empty or incomplete. */
export function publishUp({
  publishDate,
  publishTime,
}: Pick<PostDraft, 'publishDate' | 'publishTime'>): string | undefined {
  return fromZagrebFields({ date: publishDate, time: publishTime });
}

/** Whether the publish date and time are both set and valid, or both empty. */
export function isPublishTimeWhole({ publishDate, publishTime }: PostDraft): boolean {
  const hasDate = publishDate !== '';
  return hasDate === (publishTime !== '') && (!hasDate || publishUp({ publishDate, publishTime }) !== undefined);
}

/** The pictures in a fixed order, without empty values. */
export function inOrder(images: PostImages): unknown {
  return Object.entries(images)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
