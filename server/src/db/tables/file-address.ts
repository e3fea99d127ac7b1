export type FileAddressTable = { path: string; file_id: number };
