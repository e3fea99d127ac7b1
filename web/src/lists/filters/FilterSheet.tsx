import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordListText as text } from '../record-list.text.ts';
import classes from './FilterSheet.module.css';

type Props = {
  /** The fields of the filters. */
  children: ReactNode;
  /** Label of the button that shows the list: `Prikaži 31 članak`. */
  showText: string;
  /** Switches all filters off; undefined while none is on. */
  onClear: (() => void) | undefined;
  onClose: () => void;
};

/** The filters of a list on a phone, as a sheet at the foot of the window. Each choice takes effect at once. */
export function FilterSheet({ children, showText, onClear, onClose }: Props) {
  return (
    <Drawer.Root opened onClose={onClose} position="bottom" size="auto" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content className={classes.sheet}>
        <Drawer.Header className={classes.head}>
          <Drawer.Title className={classes.title}>{text.filters}</Drawer.Title>
          <Drawer.CloseButton aria-label={text.close} />
        </Drawer.Header>
        <Drawer.Body className={classes.fields}>{children}</Drawer.Body>
        <div className={classes.foot}>
          <Button disabled={!onClear} onClick={onClear}>
            {text.clear}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {showText}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
