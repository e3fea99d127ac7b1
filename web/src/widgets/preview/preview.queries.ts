import { type PreviewKind, previewRoutes } from '@baklja/contract/features/previews';
import type { RouteInput } from '@baklja/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

/** What of a record its preview is made of, as the form holds it. */
export type PreviewedRecord =
  | { kind: 'post'; body: RouteInput<typeof previewRoutes.previewPost>['body'] }
  | { kind: 'page'; body: RouteInput<typeof previewRoutes.previewPage>['body'] };

/** A record that was saved. */
export type SavedRecord = { kind: PreviewKind; id: number };

/** Where everything about previews stands in the cache of queries. */
const PREVIEWS = 'previews';

/** The record as the public would see it: a whole HTML document. Of no use once the preview is closed. */
export function previewQuery(record: PreviewedRecord) {
  return queryOptions({
    queryKey: [PREVIEWS, 'document', record],
    queryFn: ({ signal }) =>
      record.kind === 'post'
        ? call(previewRoutes.previewPost, { body: record.body }, { signal })
        : call(previewRoutes.previewPage, { body: record.body }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The good links to a record, the latest first. */
export function previewLinksQuery(record: SavedRecord) {
  return queryOptions({
    queryKey: keyOfLinks(record),
    queryFn: ({ signal }) => call(previewRoutes.listPreviewLinks, { params: record }, { signal }),
  });
}

/** Makes a link to the record. */
export function useCreatePreviewLink(record: SavedRecord) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(previewRoutes.createPreviewLink, { body: record }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOfLinks(record) }),
  });
}

/**
 * Ends a link to the record. One that has ended meanwhile leaves the list as well. `onDeleted` gets the message of the
 * server, also when whoever asked is gone with the row of the link.
 */
export function useDeletePreviewLink(record: SavedRecord, onDeleted: (message: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(previewRoutes.deletePreviewLink, { params: { id } }),
    onSuccess: ({ message }) => onDeleted(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOfLinks(record) }),
  });
}

function keyOfLinks({ kind, id }: SavedRecord) {
  return [PREVIEWS, 'links', kind, id];
}
