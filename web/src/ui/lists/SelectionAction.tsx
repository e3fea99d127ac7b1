import type { ComponentProps, ReactNode } from 'react';
import { BusyButton } from '../BusyButton.tsx';
import classes from './SelectionBar.module.css';

type Props = Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'variant' | 'leftSection' | 'children'> & {
  /** Hidden on a phone, where only the label fits. */
  icon: ReactNode;
  children: string;
  isBusy?: boolean;
};

export function SelectionAction({ icon, children, isBusy = false, ...others }: Props) {
  return (
    <BusyButton
      {...others}
      variant="quiet"
      className={classes.button}
      leftSection={<span style={{ display: 'inline-flex' }}>{icon}</span>}
      isBusy={isBusy}
    >
      {children}
    </BusyButton>
  );
}
