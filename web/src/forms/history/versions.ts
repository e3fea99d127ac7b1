import {
  type RecordVersion,
  recordVersionRoutes,
  type VersionedKind,
} from '@baklja/contract/features/site/record-versions';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/lib/api-client.ts';
import { formatDateTime, formatListDate, formatMoment, formatSeconds } from '#web/lib/dates.ts';
import { type RecordRow, stampsOf } from '../define-record-form.ts';
import type { AnyDraft, OpenRecord } from '../open-record.ts';

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
function versionQuery(id: number | undefined) {
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

/** The part of the query that reads further versions. */
export type MoreVersions = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'error'
>;

/** The form of a version; undefined while it is read, and without a version. */
export function useVersionDraft(
  form: OpenRecord['form'],
  row: RecordRow,
  version: RecordVersion | undefined,
): { draft: AnyDraft | undefined; query: UseQueryResult } {
  const isPresent = version?.id === PRESENT;
  const query = useQuery(versionQuery(isPresent ? undefined : version?.id));
  const fields = query.data?.fields;
  const draft = useMemo(() => {
    if (isPresent) return form.fromRecord(row);
    // A field that the version does not have is as in the record.
    return fields && form.fromRecord({ ...row, ...fields });
  }, [isPresent, fields, form, row]);
  return { draft, query };
}

/** Id of the version that the record itself is; stored versions begin with 1. */
export const PRESENT = 0;

export function presentVersion(row: RecordRow): RecordVersion {
  const { name, at } = stampsOf(row).modified;
  return { id: PRESENT, version: row.version, at: at || null, user_name: name ?? null, is_rejected: 0 };
}

/** The version before a save, of a rejected one that on which it was based. Undefined when it is not listed. */
export function previousOf(versions: readonly RecordVersion[], chosen: RecordVersion): RecordVersion | undefined {
  const earlier = versions.slice(versions.indexOf(chosen) + 1).filter(({ is_rejected }) => is_rejected === 0);
  if (chosen.is_rejected === 0) return earlier[0];
  return versions.find(({ is_rejected, version }) => is_rejected === 0 && version === chosen.version);
}

export function whoOf({ user_name }: RecordVersion): string {
  return user_name ?? 'Nepoznat korisnik';
}

/** `21-11-2026 u 14:35`; with seconds where another of the versions has the same user and minute. */
export function exactTimeOf({ at, ...version }: RecordVersion, versions: readonly RecordVersion[] = []): string {
  if (at === null) return 'nepoznato kada';
  const isAlike = (one: RecordVersion) =>
    one.id !== version.id && whoOf(one) === whoOf({ at, ...version }) && exactTimeOf(one) === formatDateTime(at);
  return formatDateTime(at) + (versions.some(isAlike) ? formatSeconds(at) : '');
}

/** `danas u 14:35` and `21-11-2026`; a day of which there is no word has its date and time alone. */
export function timesOf(version: RecordVersion, versions: readonly RecordVersion[], now: Date): string[] {
  const { at } = version;
  const exact = exactTimeOf(version, versions);
  if (at === null) return [exact];
  const moment = formatMoment(at, now);
  const seconds = exact.slice(formatDateTime(at).length);
  return exact.startsWith(moment) ? [exact] : [moment + seconds, formatListDate(at)];
}
