import { IconAlertTriangle, IconFiles, IconStack2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { eraseText as text } from './erase.text.ts';

type Props = {
  isOpen: boolean;
  title: string;
  /** What will be gone: the title of a record, or how many. */
  subject: string;
  /** Which records, where the subject is a number. */
  children?: ReactNode;
  /** How records that were deleted with others go along; absent where there may be none. */
  containedText?: string | undefined;
  /** The facts are still being read. */
  isWaiting?: boolean;
  isDisabled?: boolean;
  hasFiles: boolean;
  confirmText: string;
  /** The state of the write. */
  erasing: { isPending: boolean; error: Error | null; reset: () => void };
  erase: () => Promise<{ message: string }>;
  onErased: () => void;
  onEnd: () => void;
};

/** Asks before something is deleted for good, and says that nothing brings it back. */
export function EraseDialog({ erasing, erase, onErased, onEnd, containedText, hasFiles, ...asked }: Props) {
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
        ...(containedText === undefined ? [] : [{ icon: <IconStack2 aria-hidden />, text: containedText }]),
        ...(hasFiles ? [{ icon: <IconFiles aria-hidden />, text: text.bytes }] : []),
        { icon: <IconAlertTriangle aria-hidden />, text: text.final },
      ]}
      isBusy={erasing.isPending}
      error={erasing.error?.message}
      onConfirm={() => void confirm()}
      onCancel={end}
    />
  );
}
