import { Modal, type ModalProps, ModalStackContext } from '@mantine/core';
import { use, useEffect, useId, useRef } from 'react';

/**
 * A dialog that may stand over another one, which waits unseen below until this one is gone. It is open as long as it is
 * drawn.
 */
export function StackedModal(props: Omit<ModalProps, 'opened' | 'stackId'>) {
  const stackId = useId();
  const stack = use(ModalStackContext);
  const remove = useRef(stack?.removeModal);
  remove.current = stack?.removeModal;
  // The stack itself forgets only dialogs that close before they are taken out of the screen.
  useEffect(() => () => remove.current?.(stackId), [stackId]);
  return <Modal opened stackId={stackId} {...props} />;
}
