import { useLongPress as usePress } from '@mantine/hooks';
import { type HTMLAttributes, useRef } from 'react';

const LONG_PRESS_MS = 450;

/** Handlers that call back when a finger rests on the element; the tap of that press does nothing else. */
export function useLongPress<Target extends Element>(onLongPress: () => void): HTMLAttributes<Target> {
  const isDone = useRef(false);
  const press = usePress(
    () => {
      isDone.current = true;
      onLongPress();
    },
    {
      events: ['touch'],
      threshold: LONG_PRESS_MS,
      cancelOnMove: true,
      onStart: () => {
        isDone.current = false;
      },
    },
  );
  return {
    ...press,
    onClickCapture: (event) => {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Browsers show the menu of a link after a long press.
    onContextMenu: (event) => isDone.current && event.preventDefault(),
  };
}
