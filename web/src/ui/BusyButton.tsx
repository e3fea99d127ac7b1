import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentProps } from 'react';

type Props = ButtonProps &
  Pick<ComponentProps<'button'>, 'type' | 'form' | 'onClick' | 'aria-keyshortcuts' | 'aria-label'> & {
    isBusy: boolean;
    /** The button of a dialog that has the focus first. */
    'data-autofocus'?: boolean;
  };

/** A button of an action that takes a while. While it is busy it keeps the focus and ignores further presses. */
export function BusyButton({ isBusy, onClick, leftSection, ...others }: Props) {
  return (
    <Button
      {...others}
      aria-disabled={isBusy || undefined}
      leftSection={isBusy ? <Loader size={16} color="currentcolor" aria-hidden /> : leftSection}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
