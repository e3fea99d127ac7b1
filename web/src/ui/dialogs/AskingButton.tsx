import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '../messages/toasts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Asked = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'subject' | 'consequences' | 'isHarmless' | 'isDisabled' | 'children'
>;

type Props = Asked & {
  name: string;
  /** The accessible name, where the name does not say what it is about. */
  label?: string;
  /** The looks of the button. */
  button?: ButtonProps & { 'aria-describedby'?: string };
  /** Title of the dialog, where it is not the name. */
  question?: string;
  /** Words of the button that confirms, where they are not the name. */
  confirmText?: string;
  onConfirm: () => Promise<{ message: string }>;
  onCancel?: () => void;
};

/** A button that asks, makes a change and shows its message. The dialog stays open and says why it failed. */
export function AskingButton(props: Props) {
  const { name, label, button, question = name, confirmText = name, onConfirm, onCancel, ...asked } = props;
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const acting = useMutation({
    mutationFn: onConfirm,
    onSuccess: ({ message }) => {
      setIsAsking(false);
      toasts.success(message, SUCCESS_TOAST_MS);
    },
  });
  return (
    <>
      <Button aria-label={label} {...button} onClick={() => setIsAsking(true)}>
        {name}
      </Button>
      <ConfirmDialog
        {...asked}
        isOpen={isAsking}
        title={question}
        confirmText={confirmText}
        isBusy={acting.isPending}
        error={acting.error}
        onConfirm={() => acting.mutate()}
        onCancel={() => {
          setIsAsking(false);
          acting.reset();
          onCancel?.();
        }}
      />
    </>
  );
}
