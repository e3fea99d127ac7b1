import type { Language } from '@baklja/contract/fields';

/** Rises with every change that a list of the language could show. */
export type PostChangeTable = { language: Language; changes: number };
