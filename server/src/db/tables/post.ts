import type { Flag, Language } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

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
