/** A former path of a file that still leads to it. No other file may use it. */
export type FileAddressTable = { path: string; file_id: number };
