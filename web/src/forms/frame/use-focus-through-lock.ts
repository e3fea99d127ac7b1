import { useLayoutEffect, useRef } from 'react';

/** A locked field loses the focus; it gets it back when the form is unlocked, unless another element has it then. */
export function useFocusThroughLock(isLocked: boolean): void {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isLocked) return;
    if (document.activeElement === document.body) last.current?.focus();
    // The browser removes the focus as soon as a field is locked: later the field is unknown.
    const keepLast = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', keepLast);
    return () => document.removeEventListener('focusin', keepLast);
  }, [isLocked]);
}
