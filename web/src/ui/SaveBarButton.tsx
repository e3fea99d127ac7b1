import { Box, Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

type Props = Pick<ButtonProps, 'className' | 'variant'> &
  Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-expanded' | 'aria-haspopup'> & {
    icon: ReactNode;
    /** Only the icon, as in a narrow bar. */
    isCompact?: boolean;
    children: string;
  };

/** A secondary button of the save bar. On a phone only its icon fits. */
export function SaveBarButton({ icon, isCompact = false, children, ...others }: Props) {
  return (
    <Button
      {...others}
      title={isCompact ? children : undefined}
      aria-label={children}
      flex="none"
      w={isCompact ? 40 : { base: 40, sm: 'auto' }}
      px={isCompact ? 0 : { base: 0, sm: 'sm' }}
    >
      {icon}
      {!isCompact && (
        <Box component="span" visibleFrom="sm" ml="xs">
          {children}
        </Box>
      )}
    </Button>
  );
}
