import { ActionIcon, Menu } from '@mantine/core';
import { useRef } from 'react';
import { IconDots, IconFolderSymlink, IconInfoCircle, IconPencil, IconReplace, IconTrash } from '#web/lib/icons.ts';
import { mediaText as text } from '../media.text.ts';
import type { ActionDialog, Targets } from './use-action.ts';

const SIZE = { base: 40, sm: 28 };

type Props = {
  label: string;
  targets: Targets;
  onAction: ActionDialog['begin'];
  onDetails?: () => void;
  onReplace?: (opener: HTMLElement | null) => void;
};

export function ActionsMenu({ label, targets, onAction, onDetails, onReplace }: Props) {
  // Regains the focus when the action ends.
  const button = useRef<HTMLButtonElement>(null);
  const begin = (kind: 'rename' | 'move' | 'remove') => () => onAction({ kind, targets }, button.current);
  return (
    // The theme turns off Mantine's placeholder for the initial focus, which is not an allowed child of a menu.
    <Menu position="bottom-end" shadow="none" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon ref={button} w={SIZE} h={SIZE} miw={SIZE} mih={SIZE} aria-label={label}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onDetails && (
          <Menu.Item leftSection={<IconInfoCircle aria-hidden />} onClick={onDetails}>
            {text.details}
          </Menu.Item>
        )}
        {onReplace && (
          <Menu.Item leftSection={<IconReplace aria-hidden />} onClick={() => onReplace(button.current)}>
            {text.replaceFile}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil aria-hidden />} onClick={begin('rename')}>
          {text.rename}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderSymlink aria-hidden />} onClick={begin('move')}>
          {text.move}
        </Menu.Item>
        <Menu.Item c="red" leftSection={<IconTrash aria-hidden />} onClick={begin('remove')}>
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
