import { statusOf } from '@baklja/contract/features/content/post-status';
import { type Post, type PostImages, PUBLISHED } from '@baklja/contract/features/content/posts';
import { POST_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { unitsOfPost } from '@baklja/contract/records/translation-progress';
import { useQuery } from '@tanstack/react-query';
import { defineRecordForm, type FieldPicture, fieldId, type Publication } from '#web/forms/define-record-form.ts';
import { blocksOfHtml } from '#web/forms/rich-text-editor/html/split-html.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { formatDateTime, formatDay, formatListDate, momentProblem } from '#web/lib/dates.ts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { pageSettings, publicUrl } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { picturesOfHtml, textOfHtml } from '#web/lib/text/html-text.ts';
import { POST_DELETED_MS, POST_REFRESH_MS } from '#web/lib/timings.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import { categoriesQuery } from '../../posts.queries.ts';
import {
  draftFromPost,
  EMPTY_POST,
  inOrder,
  type PostDraft,
  publishDown,
  toCreateBody,
  toPreview,
  toPublishing,
  toUpdateBody,
} from './post-draft.ts';
import { type ImageKind, imageFieldId } from './post-images.ts';

export const postForm = defineRecordForm({
  kind: 'post',
  list: () => ({ path: paths.posts, title: 'Svi postovi' }),
  empty: EMPTY_POST,
  fields: {
    title: { label: 'Naslov', check: titleProblem },
    introtext: { label: 'Uvod', describe: textOfHtml, pictures: picturesOfHtml, blocks: blocksOfHtml },
    fulltext: { label: 'Tekst', describe: textOfHtml, pictures: picturesOfHtml, blocks: blocksOfHtml },
    language: { label: 'Jezik', describe: (language) => LANGUAGE_NAMES[language] },
    catid: {
      label: 'Kategorija',
      check: (catid) => (catid === undefined ? 'Odaberite kategoriju.' : undefined),
      describe: (catid) => (catid === undefined ? '' : <CategoryName id={catid} />),
    },
    state: { label: 'Status', describe: (state) => (state === PUBLISHED ? 'Objavljeno' : 'Skica') },
    publishDate: {
      label: 'Dan objave',
      summaryLabel: 'vrijeme objave',
      check: (date, { publishTime }) => named('Vrijeme objave', momentProblem(date, publishTime)),
      describe: formatDay,
    },
    publishTime: { label: 'Sat objave' },
    endDate: {
      label: 'Dan kraja objave',
      summaryLabel: 'kraj objave',
      check: (_, draft) => endProblem(draft),
      describe: formatDay,
    },
    endTime: { label: 'Sat kraja objave' },
    images: { label: 'Slike', comparable: inOrder, pictures: picturesIn },
    gallery: {
      label: 'Galerija',
      pictures: (gallery) => gallery.map(({ image, caption = '' }) => ({ path: image, words: caption })),
    },
  },
  keptOnRestore: ['state', 'publishDate', 'publishTime', 'endDate', 'endTime'],
  fromRecord: draftFromPost,
  toCreate: (draft: PostDraft, original?: Post) => ({ body: toCreateBody(draft, original) }),
  toUpdate: (draft, base) => ({ body: toUpdateBody(draft, base) }),
  publication: publicationOf,
  toPreview: (draft, post) => toPreview(draft, post?.created),
  missing: { fields: ['title', 'catid'], text: () => 'Unesite podatke' },
  describeFailure: (error, isUpdate) => {
    if (isUpdate) return `Nešto nije u redu! ${error.message}`;
    return error instanceof ApiError && error.code === 'incomplete' ? 'Unesi podatke' : error.message;
  },
  translation: {
    kept: ['catid', 'images', 'gallery', 'endDate', 'endTime'],
    texts: ['title', 'introtext', 'fulltext'],
    parts: ({ introtext, fulltext }) => [
      { label: 'Uvod', html: introtext },
      { label: 'Tekst', html: fulltext },
    ],
    units: unitsOfPost,
    unitId: postFieldId,
  },
  after: { update: { messageMs: POST_REFRESH_MS }, remove: { goTo: paths.home, goAfterMs: POST_DELETED_MS } },
});

/** The element of a text; an editor has none, it is found by its label. */
function postFieldId(field: string): string {
  const [, picture, part] = /^image_(intro|fulltext)_(alt|caption)$/.exec(field) ?? [];
  if (picture) return imageFieldId(picture as ImageKind, part as 'alt' | 'caption');
  return field.startsWith('gallery-') ? galleryCaptionId(Number(field.slice(8))) : fieldId('post', field);
}

function publicationOf(
  draft: PostDraft,
  { alias = '' }: { alias?: string },
  before: PostDraft | undefined,
): Publication {
  const now = new Date().toISOString();
  const { publish_up, publish_down, state } = toPublishing(draft, now);
  const status = statusOf({ publish_up, publish_down, state }, now);
  if (status === 'draft') return { describeSave: () => 'Skica spremljena' };
  if (status === 'scheduled') return { describeSave: () => `Zakazano za ${formatDateTime(publish_up)}` };
  if (status === 'ended') return { describeSave: () => `Objava je završila ${formatDateTime(publish_down ?? '')}` };
  const path = pageSettings.publicPostPath().replace('{alias}', encodeURIComponent(alias));
  const url = publicUrl(path);
  if (!before || statusOf(toPublishing(before, now), now) !== 'published')
    return { describeSave: (time) => `Objavljeno u ${time}`, url };
  const since = `javno od ${formatListDate(publish_up)}`;
  return { describeSave: (time) => `Izmjene su javne od ${time}`, since, url };
}

/** The server has the same rule; a beginning that is empty is the present. */
function endProblem(draft: PostDraft): string | undefined {
  const problem = momentProblem(draft.endDate, draft.endTime);
  if (problem !== undefined) return named('Kraj objave', problem);
  const end = publishDown(draft);
  if (end === undefined || momentProblem(draft.publishDate, draft.publishTime) !== undefined) return undefined;
  return end > toPublishing(draft, new Date().toISOString()).publish_up
    ? undefined
    : 'Kraj objave mora biti nakon vremena objave.';
}

function named(label: string, problem: string | undefined): string | undefined {
  return problem && `${label}: ${problem}`;
}

function titleProblem(title: string): string | undefined {
  if (title.trim() === '') return 'Unesite naslov!';
  const isLong = title.length > POST_TITLE_MAX_LENGTH;
  return isLong ? `Naslov ima više od ${POST_TITLE_MAX_LENGTH} znakova.` : undefined;
}

function CategoryName({ id }: { id: number }) {
  const categories = useQuery(categoriesQuery).data ?? [];
  return categories.find((category) => category.id === id)?.title ?? String(id);
}

function picturesIn(images: PostImages): FieldPicture[] {
  const places = [
    ['Slika u popisu', 'intro'],
    ['Slika u članku', 'fulltext'],
  ] as const;
  return places.flatMap(([place, name]) => {
    const path = images[`image_${name}`] ?? '';
    const words = wordsOf({
      'Alternativni tekst': images[`image_${name}_alt`],
      Potpis: images[`image_${name}_caption`],
      Položaj: images[`float_${name}`],
    });
    return path === '' && words === '' ? [] : [{ place, path, words }];
  });
}

function wordsOf(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
