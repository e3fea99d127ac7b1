/**
 * Whether the archive unpacks to a sensible size. Its directory may lie, so the entries are unpacked once, piece by
 * piece, and thrown away.
 */
export declare function isSmallArchive(bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
