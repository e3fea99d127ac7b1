import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Sidebar } from './Sidebar.tsx';

type Props = {
  isOpen: boolean;
  /** Whether the focus goes back to the button that opened it. */
  returnsFocus: boolean;
  onClose: () => void;
  onLogOut: () => void;
};

export function MenuDrawer({ isOpen, returnsFocus, onClose, onLogOut }: Props) {
  // The drawer returns the focus only when it was closed before it opened.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isOpen), [isOpen]);
  return (
    <Drawer.Root opened={isShown} onClose={onClose} returnFocus={returnsFocus} size={296} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Izbornik" bg="var(--navy)">
        <Drawer.Body h="100%">
          <Sidebar isSmall={false} drawer={{ close: onClose, onLogOut }} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
