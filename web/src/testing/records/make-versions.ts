import type { RecordVersion } from '@baklja/contract/features/site/record-versions';
import type { Handlers } from '../servers/fake-server.ts';
import { refuse } from '../servers/fake-server.ts';

/** A version of a record as the server has it stored. */
export type StoredVersion = RecordVersion & { fields: Record<string, unknown> };

/** A stored version that Marko Ćutuk saved in November 2025. */
export function makeVersion(version: Partial<StoredVersion> = {}): StoredVersion {
  return {
    id: 1,
    version: 1,
    at: '2025-11-20T16:58:00.000Z',
    user_name: 'Marko Ćutuk',
    is_rejected: 0,
    fields: {},
    ...version,
  };
}

/** Handlers that answer with these versions, the latest first, in pages of so many. */
export function versionHandlers(versions: readonly StoredVersion[], pageSize = 50) {
  return {
    listRecordVersions: ({ query: { before } }) => {
      const rest = versions.filter(({ id }) => before === undefined || id < before);
      return {
        versions: rest.slice(0, pageSize).map(({ fields, ...version }) => version),
        has_more: rest.length > pageSize,
        total: versions.length,
      };
    },
    getRecordVersion: ({ params }) => {
      const found = versions.find(({ id }) => id === params.id);
      if (!found) return refuse(404, { message: 'Ta verzija ne postoji.', code: 'not-found' });
      return { ...found, kind: 'post', record_id: 17 };
    },
  } satisfies Handlers;
}
