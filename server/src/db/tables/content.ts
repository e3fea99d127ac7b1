import type { PreviewKind } from '@baklja/contract/features/content/previews';
import type { Flag, Language } from '@baklja/contract/fields';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type ContentTables = {
  categories: CategoryTable;
  posts: PostTable;
  pinned_posts: PinnedPostTable;
  post_translations: TranslationColumns & { post_id: number };
  pages: PageTable;
  page_translations: TranslationColumns & { page_id: number };
  preview_links: PreviewLinkTable;
};

/** `title_folded` is the name as `foldText` returns it; it is unique. */
export type CategoryTable = RecordColumns & { title: string; title_folded: Generated<string> };

/**
 * In the table, short columns come first and the large bodies last, so that a list reads no page of a body.
 * `title_folded` is the title as {@link foldText} returns it, for searching. `title_key` is the title as
 * {@link titleOrderKey} returns it, for sorting: it comes after the bodies and is read from its index. `publish_down`
 * comes last too: SQLite reads a null from the head of the row, and most posts have no end.
 */
export type PostTable = Omit<RecordColumns, 'created' | 'modified'> &
  Record<'created' | 'publish_up' | 'modified' | 'title' | 'title_folded' | 'alias', string> &
  Record<'images' | 'introtext' | 'gallery' | 'fulltext', string> &
  Record<'access' | 'featured' | 'asset_id', Generated<number>> & {
    language: Language;
    state: Flag;
    catid: number;
    izdvojeno: Generated<Flag>;
    title_key: Generated<string>;
    publish_down: string | null;
  };

/** The columns of a row in a list of posts: all short ones. */
export const POST_ROW_COLUMNS = [
  ...(['posts.id', 'posts.title', 'posts.alias', 'posts.introtext', 'posts.catid', 'posts.state'] as const),
  ...(['posts.language', 'posts.created', 'posts.created_by', 'posts.modified', 'posts.modified_by'] as const),
  ...(['posts.publish_up', 'posts.publish_down', 'posts.access', 'posts.featured', 'posts.asset_id'] as const),
  ...(['posts.izdvojeno', 'posts.images', 'posts.version'] as const),
] as const;

export type PinnedPostTable = { post_id: number; pinned_at: string; pinned_by: number | null };

/**
 * A record and the same record in the other language; each pair has two rows, one from either side. `outdated` is 1 while
 * the translation was changed and this record was not.
 */
type TranslationColumns = { translation_id: number; outdated: Generated<Flag> };

/** A static page. Short columns come first and the large bodies last, as with posts. */
export type PageTable = Pick<RecordColumns, 'id' | 'version'> &
  Record<'created_time' | 'modified_time' | 'title' | 'title_folded' | 'slug', string> &
  Record<'image' | 'buttons' | 'gallery' | 'gallery_captions' | 'accordion' | 'description', string> &
  Record<'created_user_id' | 'modified_user_id', number | null> &
  Record<'show_gallery' | 'show_buttons' | 'show_accordion', Generated<Flag>> & { language: Language };

/**
 * A link that shows one record without an account until it expires or is deleted. `token_hash` is the SHA-256 of the
 * token in its address, in base64url.
 */
export type PreviewLinkTable = Record<'token_hash' | 'created' | 'expires', string> & {
  id: Generated<number>;
  kind: PreviewKind;
  record_id: number;
  created_by: number | null;
};
