import { Button, Menu } from '@mantine/core';
import { useRef } from 'react';
import { IconDots } from '#web/lib/icons.ts';
import { recordFormText as text } from './record-form.text.ts';

type Item = { name: string; onClick: (opener: HTMLElement | null) => void };

/** On a phone: the actions of a save bar that has no room for their words. */
export function BarMenu({ items }: { items: readonly Item[] }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button ref={button} hiddenFrom="sm" flex="none" px="xs" aria-label={text.otherActions}>
          <IconDots aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ name, onClick }) => (
          <Menu.Item
            key={name}
            onClick={() => {
              // A dialog returns the focus to what had it before.
              button.current?.focus();
              onClick(button.current);
            }}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
