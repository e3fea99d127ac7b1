import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFolderSymlink, IconInfoCircle, IconPencil, IconReplace, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import look from '#web/ui/look.module.css';
import { mediaText as text } from '../media.text.ts';
import classes from './ActionsMenu.module.css';

/** Receives the button of the menu, which regains the focus when the action ends. */
type Handler = (opener: HTMLElement | null) => void;

type Props = {
  label: string;
  onDetails?: Handler;
  onReplace?: Handler;
  onRename: Handler;
  onMove: Handler;
  onRemove: Handler;
};

/** The menu of actions on one file or folder. */
export function ActionsMenu({ label, onDetails, onReplace, onRename, onMove, onRemove }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const run = (handler: Handler) => () => handler(button.current);
  return (
    // The theme turns off Mantine's placeholder for the initial focus, which is not an allowed child of a menu.
    <Menu position="bottom-end" shadow="none" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon ref={button} size={28} className={classes.button} aria-label={label}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onDetails && (
          <Menu.Item leftSection={<IconInfoCircle aria-hidden />} onClick={run(onDetails)}>
            {text.details}
          </Menu.Item>
        )}
        {onReplace && (
          <Menu.Item leftSection={<IconReplace aria-hidden />} onClick={run(onReplace)}>
            {text.replaceFile}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil aria-hidden />} onClick={run(onRename)}>
          {text.rename}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderSymlink aria-hidden />} onClick={run(onMove)}>
          {text.move}
        </Menu.Item>
        <Menu.Item className={look.red} leftSection={<IconTrash aria-hidden />} onClick={run(onRemove)}>
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
