import { type HTMLAttributes, type PointerEvent, useEffect, useRef } from 'react';

const LONG_PRESS_MS = 450;
/** A finger that moves farther scrolls. */
const STILL_PX = 10;

type Handlers<Target> = Pick<
  HTMLAttributes<Target>,
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onPointerLeave'
  | 'onClickCapture'
  | 'onContextMenu'
>;

/** Handlers that call back when a finger rests on the element; the tap of that press does nothing else. */
export function useLongPress<Target>(onLongPress: () => void): Handlers<Target> {
  const press = useRef<{ timer: number; x: number; y: number } | undefined>(undefined);
  const isTouch = useRef(false);
  const isDone = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
      end();
      isDone.current = false;
      isTouch.current = pointerType === 'touch';
      if (!isTouch.current) return;
      const timer = window.setTimeout(() => {
        isDone.current = true;
        onLongPress();
      }, LONG_PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<Target>) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onClickCapture: (event) => {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Browsers show the menu of a link after a long press.
    onContextMenu: (event) => isTouch.current && event.preventDefault(),
  };
}
