import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { usersText as text } from './users.text.ts';

type Props = {
  title: string;
  /** What the change does, one line each. */
  results: readonly string[];
  confirmText: string;
  isBusy?: boolean;
  error?: string | undefined;
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks twice before superadmins take their own access away. */
export function TwiceDialog({ title, results, confirmText, children, onConfirm, ...others }: Props) {
  const [isSecond, setIsSecond] = useState(false);
  return (
    <ConfirmDialog
      {...others}
      key={String(isSecond)}
      isOpen
      title={isSecond ? text.sure : title}
      consequences={results.map((line) => ({ icon: <IconAlertTriangle aria-hidden />, text: line }))}
      confirmText={isSecond ? confirmText : text.goOn}
      onConfirm={isSecond ? onConfirm : () => setIsSecond(true)}
    >
      {!isSecond && children}
    </ConfirmDialog>
  );
}
