import type { ComponentProps, ReactNode } from 'react';
import { BusyButton } from './BusyButton.tsx';
import classes from './SelectionBar.module.css';

type Props = Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'variant' | 'leftSection' | 'children'> & {
  /** Left out on a phone, where the word alone has room. */
  icon: ReactNode;
  children: string;
  isBusy?: boolean;
};

/** Something that can be done with what is selected: a button of the `SelectionBar`. */
export function SelectionAction({ icon, children, isBusy = false, ...others }: Props) {
  return (
    <BusyButton
      {...others}
      variant="quiet"
      className={classes.button}
      leftSection={<span className={classes.icon}>{icon}</span>}
      isBusy={isBusy}
    >
      {children}
    </BusyButton>
  );
}
