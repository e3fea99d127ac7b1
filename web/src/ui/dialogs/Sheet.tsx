import { Drawer, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** The buttons below what it holds. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A drawer at the foot of the window of a phone, as high as what it holds. */
export function Sheet({ title, opened, onClose, footer, children }: Props) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="bottom" size="auto" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content
        display="flex"
        h="auto"
        mah="calc(100dvh - var(--h-top))"
        bg="var(--paper)"
        style={{ flexDirection: 'column', alignSelf: 'flex-end', borderTop: '1.5px solid var(--ink)' }}
      >
        <Drawer.Header mih={52} px="md" py="xs" bg="var(--paper)">
          <Drawer.Title ff="heading" fz="xl" fw={500} lh={1}>
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Zatvori" />
        </Drawer.Header>
        <Drawer.Body px="md" pt={4} pb="md" style={{ overflow: 'auto' }}>
          {children}
        </Drawer.Body>
        {footer !== undefined && (
          <Flex gap="xs" px="md" py="sm" bg="var(--paper)" style={{ borderTop: '1px solid var(--rule)' }}>
            {footer}
          </Flex>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
