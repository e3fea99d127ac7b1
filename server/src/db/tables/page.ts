import type { Flag, Language } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

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
