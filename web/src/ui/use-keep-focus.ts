import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where somebody works: when what has it goes away or is switched off, `fallback` gets it. The answered
 * handlers belong on the element around both.
 */
export function useKeepFocus(fallback: { current: HTMLElement | null }) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = focused.current;
    if (!element || canHoldFocus(element)) return;
    focused.current = null;
    // A browser takes the focus from what is switched off a moment later.
    if (document.activeElement === document.body || document.activeElement === element) fallback.current?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (canHoldFocus(target)) focused.current = null;
    },
  };
}

function canHoldFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}

/** A ref for what has the focus as soon as it is drawn. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
