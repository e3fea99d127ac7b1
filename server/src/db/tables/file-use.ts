import type { KindWith } from '@baklja/contract/kinds';

/** A record that shows or links whatever file answers at the path: now, formerly, or not at all. */
export type FileUseTable = { kind: KindWith<'file-uses'>; record_id: number; path: string };
