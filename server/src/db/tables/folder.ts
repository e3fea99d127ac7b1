export type FolderTable = { path: string; parent: string; name: string; created: string; created_by: number | null };
