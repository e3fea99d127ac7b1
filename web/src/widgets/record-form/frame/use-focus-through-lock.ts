import { useLayoutEffect, useRef } from 'react';

/** A locked field loses the focus; it gets it back when the form is unlocked, unless something else has it then. */
export function useFocusThroughLock(isLocked: boolean): void {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isLocked) return;
    if (document.activeElement === document.body) last.current?.focus();
    // The browser takes the focus away as soon as a field is locked: later it is too late to ask what had it.
    const keepLast = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', keepLast);
    return () => document.removeEventListener('focusin', keepLast);
  }, [isLocked]);
}
