import { recordVersionRoutes, type VersionedKind } from '@baklja/contract/features/site/record-versions';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

const KEY = 'record-versions';

/** The stored versions of a record, in pages, the latest first; `version` is that of the record: a save reads them again. */
export function versionListQuery(kind: VersionedKind, recordId: number, version: number) {
  return infiniteQueryOptions({
    queryKey: [KEY, kind, recordId, version],
    queryFn: ({ pageParam: before, signal }) => {
      const query = { kind, record_id: recordId, ...(before !== undefined && { before }) };
      return call(recordVersionRoutes.listRecordVersions, { query }, { signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ versions, has_more }) => (has_more ? versions.at(-1)?.id : undefined),
  });
}

/** A stored version with its fields, which never change; undefined reads nothing. */
export function versionQuery(id: number | undefined) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => {
            return call(recordVersionRoutes.getRecordVersion, { params: { id } }, { signal });
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
