import type { PreviewKind } from '@baklja/contract/features/content/previews';
import type { Flag, Language } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type ContentTables = {
  categories: CategoryTable;
  posts: PostTable;
  pinned_posts: PinnedPostTable;
  post_translations: PostTranslationTable;
  pages: PageTable;
  page_translations: PageTranslationTable;
  preview_links: PreviewLinkTable;
};

/** `title_folded` is the name as `foldText` returns it; it is unique. */
export type CategoryTable = RecordColumns & {
  title: string;
  title_folded: Generated<string>;
};

/**
 * Short columns come first and the large bodies last, so that a list reads no page of a body. `title_folded` is the
 * title as {@link foldText} returns it, for searching. `title_key` is the title as {@link titleOrderKey} returns it,
 * for sorting: it comes after the bodies and is read from its index. `publish_down` comes last too: SQLite reads a null
 * from the head of the row, and most posts have no end.
 */
export type PostTable = {
  id: Generated<number>;
  version: Generated<number>;
  language: Language;
  state: Flag;
  created: string;
  publish_up: string;
  modified: string;
  created_by: number | null;
  modified_by: number | null;
  catid: number;
  izdvojeno: Generated<Flag>;
  access: Generated<number>;
  featured: Generated<number>;
  asset_id: Generated<number>;
  title: string;
  title_folded: string;
  alias: string;
  images: string;
  introtext: string;
  gallery: string;
  fulltext: string;
  title_key: Generated<string>;
  publish_down: string | null;
};

/** The columns of a row in a list of posts: all short ones. */
export const POST_ROW_COLUMNS = [
  'posts.id',
  'posts.title',
  'posts.alias',
  'posts.introtext',
  'posts.catid',
  'posts.state',
  'posts.language',
  'posts.created',
  'posts.created_by',
  'posts.modified',
  'posts.modified_by',
  'posts.publish_up',
  'posts.publish_down',
  'posts.access',
  'posts.featured',
  'posts.asset_id',
  'posts.izdvojeno',
  'posts.images',
  'posts.version',
] as const;

export type PinnedPostTable = { post_id: number; pinned_at: string; pinned_by: number | null };

/** A post and the same post in the other language; each pair has two rows, one from either side. */
export type PostTranslationTable = {
  post_id: number;
  translation_id: number;
  /** 1 while the translation was changed and this post was not. */
  outdated: Generated<Flag>;
  /** The texts that are the same in both languages on purpose, as a JSON list; both rows of a pair have it. */
  same_texts: Generated<string>;
  /** How many texts are translated, are not, and are there; both rows of a pair have them. Null until they are counted. */
  translated: number | null;
  untranslated: number | null;
  units: number | null;
};

/** A static page. Short columns come first and the large bodies last, as with posts. */
export type PageTable = {
  id: Generated<number>;
  version: Generated<number>;
  language: Language;
  created_time: string;
  created_user_id: number | null;
  modified_time: string;
  modified_user_id: number | null;
  show_gallery: Generated<Flag>;
  show_buttons: Generated<Flag>;
  show_accordion: Generated<Flag>;
  title: string;
  title_folded: string;
  slug: string;
  image: string;
  buttons: string;
  gallery: string;
  gallery_captions: string;
  accordion: string;
  description: string;
};

/** A page and the same page in the other language; each pair has two rows, one from either side. */
export type PageTranslationTable = {
  page_id: number;
  translation_id: number;
  /** 1 while the translation was changed and this page was not. */
  outdated: Generated<Flag>;
  /** The texts that are the same in both languages on purpose, as a JSON list; both rows of a pair have it. */
  same_texts: Generated<string>;
  /** How many texts are translated, are not, and are there; both rows of a pair have them. Null until they are counted. */
  translated: number | null;
  untranslated: number | null;
  units: number | null;
};

/** A link that shows one record without an account until it expires or is deleted. */
export type PreviewLinkTable = {
  id: Generated<number>;
  /** SHA-256 of the token in its address, in base64url. */
  token_hash: string;
  kind: PreviewKind;
  record_id: number;
  created: string;
  created_by: number | null;
  expires: string;
};
