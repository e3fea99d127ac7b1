/** A folder of the file host. Root folders have rows too. `parent` is the path of the folder it lies in. */
export type FolderTable = { path: string; parent: string; name: string; created: string; created_by: number | null };
