import type { Generated } from 'kysely';

export type CategoryTable = { id: Generated<number>; version: Generated<number>; title: string };
