import type { Language } from '@baklja/contract/fields';

export type PostChangeTable = { language: Language; changes: number };
