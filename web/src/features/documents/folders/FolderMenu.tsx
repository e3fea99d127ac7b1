import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFilePlus, IconFolderOpen, IconFolderPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { rowLinkId, useRowLink } from '#web/forms/row/row-address.ts';
import look from '#web/ui/look.module.css';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM } from '../names/names-address.ts';
import type { DeletedFolder } from './DeleteFolderDialog.tsx';
import classes from './Folders.module.css';

const DeleteFolderDialog = lazy(async () => ({
  default: (await import('./DeleteFolderDialog.tsx')).DeleteFolderDialog,
}));

type Props = {
  title: string;
  to: string;
  target: DeletedFolder;
  /** The row in which it is named. */
  rowKey: string;
  /** The row in which a new subfolder of it is named. */
  newRowKey?: string;
  onAdd?: () => void;
};

/** The menu of actions on a folder or subfolder. */
export function FolderMenu({ title, to, target, rowKey, newRowKey, onAdd }: Props) {
  const rename = useRowLink(NAMES_PARAM, rowKey);
  const addSubfolder = useRowLink(NAMES_PARAM, newRowKey);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Menu id={rowLinkId(NAMES_PARAM, rowKey)} position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <ActionIcon className={classes.more} size={28} aria-label={text.actionsOf(title)}>
            <IconDots aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={to} leftSection={<IconFolderOpen aria-hidden />}>
            {text.open}
          </Menu.Item>
          {onAdd && (
            <Menu.Item leftSection={<IconFilePlus aria-hidden />} onClick={onAdd}>
              {text.addDocuments}
            </Menu.Item>
          )}
          {newRowKey !== undefined && (
            <Menu.Item component={Link} to={addSubfolder.to} leftSection={<IconFolderPlus aria-hidden />}>
              {text.addSubfolder}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={rename.to} leftSection={<IconPencil aria-hidden />}>
            {text.rename}
          </Menu.Item>
          <Menu.Item className={look.red} leftSection={<IconTrash aria-hidden />} onClick={() => setIsDeleting(true)}>
            {text.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && (
        <Suspense>
          <DeleteFolderDialog target={target} onEnd={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
