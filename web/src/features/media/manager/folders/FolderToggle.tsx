import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconFolder } from '@tabler/icons-react';
import { useId } from 'react';
import { mediaText as text } from '../../media.text.ts';
import classes from './FolderToggle.module.css';

/** Whether the folders are open in a narrow window; `id` is that of their panel. */
export type FolderPanelState = { id: string; isShown: boolean; toggle: () => void; close: () => void };

export function useFolderPanel(): FolderPanelState {
  const [isShown, { toggle, close }] = useDisclosure(false);
  return { id: useId(), isShown, toggle, close };
}

type Props = { folder: string; panel: FolderPanelState; place: 'strip' | 'list' };

/** The button that opens the folders: on a phone in the strip of subfolders, in other narrow windows above the list. */
export function FolderToggle({ folder, panel, place }: Props) {
  const name = `${text.foldersToggle}: ${folder}`;
  return (
    <Button
      aria-label={name}
      classNames={{ root: classes.toggle, label: classes.label }}
      data-place={place}
      justify="space-between"
      rightSection={<IconChevronDown className={classes.chevron} aria-hidden />}
      aria-expanded={panel.isShown}
      aria-controls={panel.id}
      onClick={panel.toggle}
    >
      <IconFolder aria-hidden />
      <span className={classes.folder}>{place === 'list' ? name : text.foldersToggle}</span>
    </Button>
  );
}
