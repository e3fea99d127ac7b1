import { fileHostRoutes } from '@baklja/contract/features/file-host';
import type { Archive } from '@baklja/contract/folders';
import type { RouteAnswer } from '@baklja/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { filesQueryKey } from '#web/widgets/uploads/uploads.ts';

export type ArchiveItem = RouteAnswer<typeof fileHostRoutes.listArchive>[number];

/** Everything in the folder of an archive: folders first, then the latest files. */
export function archiveQuery(archive: Archive) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'archive', archive],
    queryFn: ({ signal }) => call(fileHostRoutes.listArchive, { params: { archive } }, { signal }),
  });
}
