import type { Flag, Language } from '@baklja/contract/fields';

/** Posts of a language and state that were created in a month (`YYYY-MM`): the list counts with these rows. */
export type PostCountTable = { language: Language; state: Flag; month: string; posts: number };
