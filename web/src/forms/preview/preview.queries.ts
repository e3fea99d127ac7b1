import { type PreviewKind, previewRoutes } from '@baklja/contract/features/content/previews';
import type { RouteInput } from '@baklja/contract/route';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

/** The part of a record that its preview is made from, as the form holds it. */
export type PreviewedRecord =
  | { kind: 'post'; body: RouteInput<typeof previewRoutes.previewPost>['body'] }
  | { kind: 'page'; body: RouteInput<typeof previewRoutes.previewPage>['body'] }
  | { kind: 'magazineArticle'; body: RouteInput<typeof previewRoutes.previewMagazineArticle>['body'] };

export type SavedRecord = { kind: PreviewKind; id: number };

const PREVIEWS = 'previews';

/** The record as the public would see it: a complete HTML document. The cache drops it when the preview closes. */
export function previewQuery(record: PreviewedRecord) {
  return queryOptions({
    queryKey: [PREVIEWS, record],
    queryFn: ({ signal }) => render(record, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Where the public site shows the stored record, for an hour. Each opened preview asks for a new address. */
export function sitePreviewQuery(record: SavedRecord | undefined) {
  return queryOptions({
    queryKey: [PREVIEWS, 'site', record],
    queryFn: record ? ({ signal }) => call(previewRoutes.createPreviewToken, { body: record }, { signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function render(record: PreviewedRecord, options: { signal: AbortSignal }): Promise<{ html: string }> {
  switch (record.kind) {
    case 'post':
      return call(previewRoutes.previewPost, { body: record.body }, options);
    case 'page':
      return call(previewRoutes.previewPage, { body: record.body }, options);
    case 'magazineArticle':
      return call(previewRoutes.previewMagazineArticle, { body: record.body }, options);
  }
}

/** The valid links to a record, latest first. */
export function previewLinksQuery(record: SavedRecord) {
  return queryOptions({
    queryKey: [PREVIEWS, 'links', record.kind, record.id],
    queryFn: ({ signal }) => call(previewRoutes.listPreviewLinks, { params: record }, { signal }),
  });
}
