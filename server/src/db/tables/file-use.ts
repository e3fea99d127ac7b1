/** A record that shows or links whatever file answers at the path: now, formerly, or not at all. */
export type FileUseTable = { kind: 'post' | 'page'; record_id: number; path: string };
