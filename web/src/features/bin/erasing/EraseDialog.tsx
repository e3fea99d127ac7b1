import { IconAlertTriangle, IconFiles, IconStack2 } from '@tabler/icons-react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { RecordNames } from '#web/widgets/record-list/selection/RecordNames.tsx';
import { eraseText as text } from './erase.text.ts';

type Props = {
  isOpen: boolean;
  title: string;
  /** What will be gone: the title of a record, or how many. */
  subject: string;
  /** The titles of several records. */
  titles: readonly string[];
  /** Whether records that were deleted with others go along. */
  hasContained: boolean;
  hasFiles: boolean;
  confirmText: string;
  /** The state of the write. */
  erasing: { isPending: boolean; error: Error | null; reset: () => void };
  erase: () => Promise<{ message: string }>;
  onErased: () => void;
  onEnd: () => void;
};

/** Asks before something is deleted for good, and says that nothing brings it back. */
export function EraseDialog({ erasing, erase, onErased, onEnd, titles, hasContained, hasFiles, ...asked }: Props) {
  const toasts = useToasts();
  const end = () => {
    onEnd();
    erasing.reset();
  };
  const confirm = async () => {
    try {
      const { message } = await erase();
      toasts.success(message, SUCCESS_TOAST_MS);
      end();
      onErased();
    } catch {
      // `erasing.error` holds the reason.
    }
  };
  return (
    <ConfirmDialog
      {...asked}
      consequences={[
        ...(hasContained ? [{ icon: <IconStack2 aria-hidden />, text: text.contained }] : []),
        ...(hasFiles ? [{ icon: <IconFiles aria-hidden />, text: text.bytes }] : []),
        { icon: <IconAlertTriangle aria-hidden />, text: text.final },
      ]}
      isBusy={erasing.isPending}
      error={erasing.error?.message}
      onConfirm={() => void confirm()}
      onCancel={end}
    >
      {titles.length > 0 && <RecordNames titles={titles} />}
    </ConfirmDialog>
  );
}
