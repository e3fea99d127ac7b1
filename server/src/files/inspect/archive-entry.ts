import type { Entry } from 'yauzl';

/** An entry of an archive, with the name that unpackers see. */
export type ArchiveEntry = { name: string; entry: Entry };
