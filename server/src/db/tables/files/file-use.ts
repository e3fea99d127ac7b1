import type { KindWith } from '@baklja/contract/kinds';

/** A record that shows or links the path, which a file may have at present, formerly, or not at all. */
export type FileUseTable = { kind: KindWith<'file-uses'>; record_id: number; path: string };
