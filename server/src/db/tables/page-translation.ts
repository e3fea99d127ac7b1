import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

export type PageTranslationTable = {
  page_id: number;
  translation_id: number;
  /** 1 while the translation was changed and this page was not. */
  outdated: Generated<Flag>;
};
