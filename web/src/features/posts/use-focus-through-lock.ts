import { useLayoutEffect, useRef } from 'react';

/** A locked field loses the focus; it gets it back when the form is unlocked, unless something else has it then. */
export function useFocusThroughLock(isLocked: boolean): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isLocked) focused.current = document.activeElement;
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus();
  }, [isLocked]);
}
