import type { BinKind } from '@baklja/contract/records/bin';

/** Kinds whose records take others to the bin. */
export const CONTAINERS: readonly BinKind[] = ['documentFolder', 'subfolder', 'menuSection'];
