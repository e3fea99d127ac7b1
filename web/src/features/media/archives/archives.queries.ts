import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import type { Archive } from '@baklja/contract/files/folders';
import type { RouteAnswer } from '@baklja/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { filesQueryKey } from '#web/media/uploads/uploads.ts';

export type ArchiveItem = RouteAnswer<typeof fileHostRoutes.listArchive>[number];

/** An archive item; its id is its path, which is unique. */
export type ArchiveRow = ArchiveItem & { id: string };

/** All items in the folder of an archive: folders first, then files, newest first. */
export function archiveQuery(archive: Archive) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'archive', archive],
    queryFn: async ({ signal }): Promise<ArchiveRow[]> => {
      const items = await call(fileHostRoutes.listArchive, { params: { archive } }, { signal });
      return items.map((item) => ({ ...item, id: item.data_name }));
    },
  });
}
