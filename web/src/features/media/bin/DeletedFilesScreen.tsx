import type { DeletedFile } from '@baklja/contract/features/media';
import { IconArrowBackUp } from '@tabler/icons-react';
import { messageOf } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { deletedFilesQuery, filePage, useRestoreFiles } from '#web/widgets/media-library/files.queries.ts';
import { defineListAddress, page } from '#web/widgets/record-list/list-address.ts';
import { useServerRows } from '#web/widgets/record-list/list-rows.ts';
import { RecordListScreen } from '#web/widgets/record-list/RecordListScreen.tsx';
import { mediaText as text } from '../media.text.ts';
import classes from './BinCells.module.css';
import { binCard, binColumns } from './bin-columns.tsx';

const binAddress = defineListAddress({ page: page() });

/** /media-kos: deleted files, which can be restored until their retention time ends. */
export function DeletedFilesScreen() {
  const { restore, isRestoring } = useRestore();
  return (
    <RecordListScreen
      kind="file"
      title={text.bin}
      address={binAddress}
      useRows={useDeletedFiles}
      columns={binColumns((id) => restore([id]), isRestoring)}
      card={binCard}
      rowHeight={40}
      skeletonRows={10}
      titleOf={({ name }) => name}
      action={<TextLink to={paths.mediaFolder('images')}>{text.backToMedia}</TextLink>}
      emptyAction={null}
      start={<p className={classes.help}>{text.binHelp}</p>}
      selectsOnePage
      actions={(files, onDone) => (
        <SelectionAction
          icon={<IconArrowBackUp aria-hidden />}
          onClick={() =>
            restore(
              files.map(({ id }) => id),
              onDone,
            )
          }
        >
          {text.restore}
        </SelectionAction>
      )}
      texts={{
        region: text.deletedFiles,
        notLoaded: text.binFailed,
        select: text.select,
        selectionBar: text.selectionBar,
        selected: text.selected,
        empty: () => text.binEmpty,
        emptyHelp: text.binEmptyHelp,
      }}
    />
  );
}

function useDeletedFiles({ page: number }: { page: number }) {
  return useServerRows(deletedFilesQuery(number), filePage<DeletedFile>(number));
}

/** Restores files and shows the server's answer. */
function useRestore() {
  const restoring = useRestoreFiles();
  const toasts = useToasts();
  const restore = async (ids: number[], onRestored?: () => void) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const { message } = await restoring.mutateAsync(ids);
      toasts.success(message, MEDIA_TOAST_MS);
      onRestored?.();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return {
    restore: (ids: number[], onRestored?: () => void) => void restore(ids, onRestored),
    isRestoring: restoring.isPending,
  };
}
