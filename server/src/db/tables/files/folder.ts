/** A folder of the file host. Root folders have rows too. `parent` is the path of the folder that contains it. */
export type FolderTable = { path: string; parent: string; name: string; created: string; created_by: number | null };
