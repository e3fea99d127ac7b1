import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

/** A page and the same page in the other language; each pair has two rows, one from either side. */
export type PageTranslationTable = {
  page_id: number;
  translation_id: number;
  /** 1 while the translation was changed and this page was not. */
  outdated: Generated<Flag>;
};
