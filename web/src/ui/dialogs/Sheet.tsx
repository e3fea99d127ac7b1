import { Drawer, Flex, getDefaultZIndex, ModalStackContext } from '@mantine/core';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { useFocusAgain } from './StackedModal.tsx';

type Props = {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** The buttons below what it holds. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A drawer at the foot of the window of a phone, as high as what it holds. It may open over a dialog. */
export function Sheet({ title, opened, onClose, footer, children }: Props) {
  return (
    <Drawer.Root {...useStackPlace(opened)} opened={opened} onClose={onClose} position="bottom" size="auto" padding={0}>
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
          <FocusAgain />
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

/** The place among the open dialogs: only the uppermost one has the focus and the Escape key. */
function useStackPlace(opened: boolean) {
  const id = useId();
  const stack = use(ModalStackContext);
  const latest = useRef(stack);
  latest.current = stack;
  useEffect(() => {
    if (!opened) return;
    latest.current?.addModal(id, getDefaultZIndex('modal'));
    return () => latest.current?.removeModal(id);
  }, [opened, id]);
  if (!stack) return {};
  const isUppermost = stack.currentId === id;
  return { zIndex: stack.getZIndex(id), closeOnEscape: isUppermost, trapFocus: isUppermost };
}

/** Inside the sheet, because it unmounts when the sheet is gone. */
function FocusAgain() {
  useFocusAgain();
  return null;
}
