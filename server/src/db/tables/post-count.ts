import type { Flag, Language } from '@baklja/contract/fields';

export type PostCountTable = { language: Language; state: Flag; month: string; posts: number };
