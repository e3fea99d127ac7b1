export type FileUseTable = { kind: 'post' | 'page'; record_id: number; path: string };
