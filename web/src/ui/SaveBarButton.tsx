import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

type Props = Pick<ButtonProps, 'className' | 'variant'> &
  Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-expanded' | 'aria-haspopup'> & {
    icon: ReactNode;
    /** Only the icon, in a narrow bar. */
    isCompact?: boolean;
    children: string;
  };

/** A secondary button of the save bar; a phone has a menu instead. */
export function SaveBarButton({ icon, isCompact = false, children, ...others }: Props) {
  return (
    <Button
      {...others}
      title={isCompact ? children : undefined}
      aria-label={children}
      flex="none"
      w={isCompact ? 40 : undefined}
      px={isCompact ? 0 : undefined}
      leftSection={isCompact ? undefined : icon}
    >
      {isCompact ? icon : children}
    </Button>
  );
}
