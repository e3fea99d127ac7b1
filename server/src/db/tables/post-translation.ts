import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

export type PostTranslationTable = {
  post_id: number;
  translation_id: number;
  /** 1 while the translation was changed and this post was not. */
  outdated: Generated<Flag>;
};
