import { mediaRoutes } from '@baklja/contract/features/media/media';
import { call } from '#web/lib/api-client.ts';
import { type UploadOutcome, useUploads } from '#web/media/uploads/uploads.ts';

/** Returns a function that puts a file at the address of a stored one. It rejects when that one cannot be read. */
export function useReplaceFile() {
  const uploads = useUploads();
  return async (fileId: number, sent: File): Promise<UploadOutcome> => {
    const { id, version, folder } = await call(mediaRoutes.getFile, { params: { id: fileId } });
    return uploads.add([sent], { folder, replaces: { id, version } });
  };
}
