import type { Generated } from 'kysely';

export type TryTable = { id: Generated<number>; bucket: string; at: number };
