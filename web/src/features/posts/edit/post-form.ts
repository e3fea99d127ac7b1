import type { GalleryImage, Post, PostImages } from '@baklja/contract/features/posts';
import type { Flag, Language } from '@baklja/contract/fields';
import { POST_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { fromZagrebFields, toZagrebFields } from '#web/lib/dates.ts';
import { otherLanguage } from '#web/lib/languages.ts';
import { readGallery, readImages } from '#web/lib/post-pictures.ts';
import type { PreviewedRecord } from '#web/widgets/preview/preview.queries.ts';
import { type DraftShape, isSameContent } from '#web/widgets/record-form/draft-shape.ts';
import { type FieldProblem, stillPresent } from '#web/widgets/record-form/field-problem.ts';
import type { CreatePostBody, UpdatePostBody } from '../posts.queries.ts';

/** A post as its form holds it. Times stand as the fields show them: day and time in Zagreb, both empty for at once. */
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

export type PostField = keyof PostDraft;

/** What is wrong with a field of the form. */
export type PostProblem = FieldProblem<PostField>;

/** The form of a post that does not exist yet. */
export const EMPTY_POST: PostDraft = {
  title: '',
  introtext: '',
  fulltext: '',
  language: 'hr-HR',
  catid: undefined,
  state: 0,
  publishDate: '',
  publishTime: '',
  images: {},
  gallery: [],
};

/** The form of a post as it was read. */
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

/** The form of a translation that is to be made: the pictures, gallery and category of the post, without its texts. */
export function translationOf(post: Post): PostDraft {
  const { catid, images, gallery } = draftFromPost(post);
  return { ...EMPTY_POST, language: otherLanguage(post.language), catid, images, gallery };
}

/** Whether neither introduction nor body is written yet. */
export function hasNoText({ introtext, fulltext }: PostDraft): boolean {
  return introtext === '' && fulltext === '';
}

/** Who made the post and who changed it last, and when. */
export function stampsOf(post: Post) {
  return {
    created: { name: post.created_by_name, at: post.created },
    modified: { name: post.modified_by_name, at: post.modified },
  };
}

/** What is missing or wrong, in the order of the form. Empty when the post can be saved. */
export function findProblems(draft: PostDraft): PostProblem[] {
  const problems: PostProblem[] = [];
  if (draft.title.trim() === '') problems.push({ field: 'title', message: 'Unesite naslov!' });
  if (draft.title.length > POST_TITLE_MAX_LENGTH) {
    problems.push({ field: 'title', message: `Naslov ima više od ${POST_TITLE_MAX_LENGTH} znakova.` });
  }
  if (draft.catid === undefined) {
    problems.push({ field: 'catid', message: 'Bez kategorije članak se ne vidi ni u jednoj rubrici.' });
  }
  const hasDate = draft.publishDate !== '';
  if (hasDate !== (draft.publishTime !== '') || (hasDate && publishUp(draft) === undefined)) {
    problems.push({ field: 'publishDate', message: 'Upišite i dan i vrijeme, ili oboje ostavite prazno.' });
  }
  return problems;
}

/** Those of the problems that were shown which are not corrected yet. */
export function remainingProblems(shown: readonly PostProblem[], draft: PostDraft): PostProblem[] {
  return stillPresent(shown, findProblems(draft));
}

/** What is sent to make a post, or the translation of one; the server decides who, when and the alias. */
export function toCreateBody(draft: PostDraft, original?: { id: number }): CreatePostBody {
  const translation = original && { translation_of: original.id };
  const fixed = { featured: 1 as const, access: 1, asset_id: 0 };
  return { ...content(draft), publish_up: publishUp(draft) ?? null, ...fixed, ...translation };
}

/** What is sent to change a post. A time that nobody touched is not sent, so that its seconds stay. */
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

/** What the preview shows; `created` is the day of a post that exists. */
export function toPreview(draft: PostDraft, created?: string): PreviewedRecord {
  const { title, introtext, fulltext, language, images, gallery } = content(draft);
  const body = { title, introtext, fulltext, language, images, gallery };
  return { kind: 'post', body: created === undefined ? body : { ...body, created } };
}

/** Whether both forms say the same. */
export function isSameDraft(a: PostDraft, b: PostDraft): boolean {
  return isSameContent(inOrder(a), inOrder(b));
}

/** How drafts of posts are kept, compared and joined. */
export const POST_SHAPE: DraftShape<PostDraft> = { empty: EMPTY_POST, isSame: isSameDraft };

function content({ title, introtext, fulltext, language, catid = 0, state, images, gallery }: PostDraft) {
  const [imagesText, galleryText] = [JSON.stringify(images), JSON.stringify(gallery)];
  return { title, introtext, fulltext, language, catid, state, images: imagesText, gallery: galleryText };
}

/** Undefined when the fields are empty or not complete. */
function publishUp({ publishDate, publishTime }: PostDraft): string | undefined {
  return fromZagrebFields({ date: publishDate, time: publishTime });
}

function inOrder(draft: PostDraft) {
  const images = Object.entries(draft.images)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...EMPTY_POST, ...draft, images };
}
