import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './SaveBarButton.module.css';

type Props = Pick<ButtonProps, 'className' | 'variant'> &
  Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-expanded' | 'aria-haspopup'> & {
    icon: ReactNode;
    children: string;
  };

/** A secondary button of the save bar. On a phone only its icon fits. */
export function SaveBarButton({ icon, children, className = '', ...others }: Props) {
  return (
    <Button {...others} className={`${classes.button} ${className}`} leftSection={icon} aria-label={children}>
      <span className={classes.word}>{children}</span>
    </Button>
  );
}
