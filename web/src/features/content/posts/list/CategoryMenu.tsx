import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconFolder } from '#web/lib/icons.ts';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { categoriesQuery } from '../posts.queries.ts';
import classes from './PostListScreen.module.css';

/** The menu of categories for the selected posts. It opens once the categories are loaded. */
export function CategoryMenu({ isBusy, onChoose }: { isBusy: boolean; onChoose: (catid: number) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const categories = useQuery(categoriesQuery);
  const isWaiting = isOpen && categories.isPending;
  return (
    <Menu
      opened={isOpen && !isWaiting}
      onChange={setIsOpen}
      position="bottom-start"
      shadow="none"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <SelectionAction icon={<IconFolder aria-hidden />} isBusy={isBusy || isWaiting}>
          Kategorija…
        </SelectionAction>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu} mah="min(420px, 60vh)" style={{ overflowY: 'auto' }}>
        {categories.isError && (
          <Menu.Item closeMenuOnClick={false} onClick={() => void categories.refetch()}>
            Kategorije nisu učitane. {RETRY_TEXT}.
          </Menu.Item>
        )}
        {categories.data?.map(({ id, title }) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
