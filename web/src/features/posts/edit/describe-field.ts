import type { Category } from '@baklja/contract/features/categories';
import type { PostImages } from '@baklja/contract/features/posts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { textOfHtml } from '#web/widgets/record-form/text-of-html.ts';
import { postsText } from '../posts.text.ts';
import type { PostDraft, PostField } from './post-form.ts';

const NAMES: Record<PostField, string> = {
  title: 'Naslov',
  introtext: 'Uvod',
  fulltext: 'Tekst',
  language: 'Jezik',
  catid: 'Kategorija',
  state: 'Status',
  publishDate: 'Dan objave',
  publishTime: 'Sat objave',
  images: 'Slike',
  gallery: 'Galerija',
};

const IMAGE_NAMES: Partial<Record<string, string>> = {
  image_intro: 'Slika u popisu',
  image_intro_alt: 'Alternativni tekst slike u popisu',
  image_intro_caption: 'Opis slike u popisu',
  float_intro: 'Položaj slike u popisu',
  image_fulltext: 'Slika u članku',
  image_fulltext_alt: 'Alternativni tekst slike u članku',
  image_fulltext_caption: 'Opis slike u članku',
  float_fulltext: 'Položaj slike u članku',
} satisfies Record<keyof PostImages, string>;

/** What a field is called. */
export function fieldName(field: PostField): string {
  return NAMES[field];
}

/** A field as plain text that two people can compare. Empty when there is nothing in it. */
export function describeField(field: PostField, draft: PostDraft, categories: readonly Category[]): string {
  switch (field) {
    case 'introtext':
    case 'fulltext':
      return textOfHtml(draft[field]);
    case 'language':
      return LANGUAGE_NAMES[draft.language];
    case 'state':
      return draft.state === 1 ? postsText.published : postsText.draft;
    case 'catid':
      return categories.find(({ id }) => id === draft.catid)?.title ?? String(draft.catid ?? '');
    case 'images':
      return Object.entries(draft.images)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => `${IMAGE_NAMES[key] ?? key}: ${value}`)
        .join('\n');
    case 'gallery':
      return draft.gallery.map(({ image, caption }) => `${image} – ${caption ?? ''}`).join('\n');
    default:
      return String(draft[field] ?? '');
  }
}
