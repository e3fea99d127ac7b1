import { Modal, type ModalProps, ModalStackContext } from '@mantine/core';
import { use, useEffect, useId, useRef, useState } from 'react';

/**
 * A dialog that may open over another one, which stays hidden until this one closes. It is open as long as it is
 * rendered; then the focus returns to where it was before, unless another element took it. Where that is gone, the next
 * control in its place gets the focus.
 */
export function StackedModal(props: Omit<ModalProps, 'opened' | 'stackId'>) {
  const stackId = useId();
  const stack = use(ModalStackContext);
  const remove = useRef(stack?.removeModal);
  remove.current = stack?.removeModal;
  // The stack itself removes only dialogs that close before they unmount.
  useEffect(() => () => remove.current?.(stackId), [stackId]);
  useFocusAgain();
  return <Modal opened stackId={stackId} {...props} />;
}

/** Returns the focus on unmounting. Mantine does it only for a dialog that closes before, and that has no other below. */
export function useFocusAgain() {
  const [before] = useState(() => around(document.activeElement));
  useEffect(
    () => () => {
      // The dialog below, if there is one, must be shown first.
      requestAnimationFrame(() => giveFocusBack(findPlace(before)));
    },
    [before],
  );
}

/** The element and those that it is in, from the inside to the outside; the body is left out. */
function around(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...around(element.parentElement)] : [];
}

const CONTROL = ':is(a[href], button, input, select, textarea):not(:disabled)';

function findPlace([element, ...outer]: readonly Element[]): Element | null {
  if (!element || element.isConnected) return element ?? null;
  const controls = outer.map((one) => (one.isConnected ? one.querySelector(CONTROL) : null));
  return controls.find((control) => control !== null) ?? null;
}

/** Within this time the dialog below focuses its first field, milliseconds. */
const TRAP_MS = 500;

function giveFocusBack(before: Element | null) {
  if (!(before instanceof HTMLElement)) return;
  const below = before.closest('[role="dialog"]');
  const { activeElement } = document;
  if (activeElement !== document.body && !below?.contains(activeElement)) return;
  before.focus({ preventScroll: true });
  if (below) holdFocus(before, below);
}

/** Takes the focus back until the user moves it. */
function holdFocus(element: HTMLElement, dialog: Element) {
  const holding = new AbortController();
  const { signal } = holding;
  const end = () => holding.abort();
  const takeBack = (event: Event) => {
    if (event.target === element) return;
    // A field that selects its text when it hears of its focus would take it again.
    event.stopPropagation();
    element.focus({ preventScroll: true });
  };
  dialog.addEventListener('focusin', takeBack, { signal });
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, end, { signal, capture: true });
  setTimeout(end, TRAP_MS);
}
