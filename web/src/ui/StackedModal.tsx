import { Modal, type ModalProps, ModalStackContext } from '@mantine/core';
import { use, useEffect, useId, useRef } from 'react';

/**
 * A dialog that may stand over another one, which waits unseen below until this one is gone. It is open as long as it is
 * drawn; then what had the focus before has it again, unless something else took it.
 */
export function StackedModal(props: Omit<ModalProps, 'opened' | 'stackId'>) {
  const stackId = useId();
  const stack = use(ModalStackContext);
  const remove = useRef(stack?.removeModal);
  remove.current = stack?.removeModal;
  // The stack itself forgets only dialogs that close before they are taken out of the screen.
  useEffect(() => () => remove.current?.(stackId), [stackId]);
  useFocusAgain();
  return <Modal opened stackId={stackId} {...props} />;
}

/** Mantine gives the focus back where a dialog closes before it is taken out of the screen. */
function useFocusAgain() {
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      // The dialog below, if there is one, is shown first.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before.current instanceof HTMLElement) {
          before.current.focus({ preventScroll: true });
        }
      });
    },
    [],
  );
}
