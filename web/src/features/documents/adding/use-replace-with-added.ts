import { mediaRoutes } from '@baklja/contract/features/media/media';
import { call, messageOf, readStoredFile } from '#web/lib/api-client.ts';
import { MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { useRestoreFiles } from '#web/media/library/files.queries.ts';
import type { DocumentRow } from '../documents.queries.ts';
import { useReplaceFile } from '../use-replace-file.ts';
import { type AddedDocument, replacedFileId } from './added-documents.ts';
import { addingText as text } from './adding.text.ts';
import { changeAdded, fileOf, removeAdded } from './adding-store.ts';

/**
 * Returns a function that puts the files of added documents at the addresses of those that they replace, and deletes
 * what was uploaded for them. A document that fails stays in the list with its reason.
 */
export function useReplaceWithAdded() {
  const replaceFile = useReplaceFile();
  const restoring = useRestoreFiles();
  const announce = useUndoToast((ids) => restoring.mutateAsync(ids), { undoMs: MEDIA_UNDO_MS });

  /** Resolves with the id under which the bin has the former file. */
  const replaceOne = async (added: AddedDocument, fileId: number): Promise<number | undefined> => {
    const { saved, failed } = await replaceFile(fileId, await bytesOf(added));
    const [done] = saved;
    if (!done) throw new Error(failed[0]?.message ?? text.replacingCancelled);
    // Only now: until the bytes are at the other address, this is the one place that has them.
    if (added.fileId !== undefined) await call(mediaRoutes.deleteFiles, { body: { ids: [added.fileId] } });
    return done.former_id;
  };

  return async (folderId: number, replacing: readonly AddedDocument[], documents: readonly DocumentRow[]) => {
    const replaced: (number | undefined)[] = [];
    for (const added of replacing) {
      const fileId = replacedFileId(added, documents);
      if (fileId === undefined) continue;
      try {
        replaced.push(await replaceOne(added, fileId));
        removeAdded(folderId, [added.key]);
      } catch (error) {
        changeAdded(folderId, added.key, { message: messageOf(error) });
      }
    }
    const formerIds = replaced.flatMap((id) => id ?? []);
    if (replaced.length > 0) announce(text.replaced(replaced.length), formerIds);
  };
}

/** The file as it was chosen; after the page was loaded again, as the file host has it. */
async function bytesOf({ key, fileName, link }: AddedDocument): Promise<File> {
  return fileOf(key) ?? new File([await readStoredFile(link)], fileName);
}
