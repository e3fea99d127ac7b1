import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './SaveBarButton.module.css';

type Props = Pick<ButtonProps, 'className' | 'variant'> &
  Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-expanded' | 'aria-haspopup'> & {
    icon: ReactNode;
    /** Only the icon, as in a narrow bar. */
    isCompact?: boolean;
    children: string;
  };

/** A secondary button of the save bar. On a phone only its icon fits. */
export function SaveBarButton({ icon, isCompact = false, children, className = '', ...others }: Props) {
  return (
    <Button
      {...others}
      className={`${classes.button} ${className}`}
      data-compact={isCompact || undefined}
      title={isCompact ? children : undefined}
      leftSection={icon}
      aria-label={children}
    >
      <span className={classes.word}>{children}</span>
    </Button>
  );
}
