import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

/** A post and the same post in the other language; each pair has two rows, one from either side. */
export type PostTranslationTable = {
  post_id: number;
  translation_id: number;
  /** 1 while the translation was changed and this post was not. */
  outdated: Generated<Flag>;
};
