import type { Generated } from 'kysely';

export type SportTable = { id: Generated<number>; version: Generated<number>; naziv: string };
