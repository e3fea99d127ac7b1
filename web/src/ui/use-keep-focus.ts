import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus near its place: when the focused element disappears or is disabled, `fallback` gets the focus. The
 * returned handlers belong on the element that contains both.
 */
export function useKeepFocus(fallback: { current: HTMLElement | null }) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = focused.current;
    if (!element || canHoldFocus(element)) return;
    focused.current = null;
    // A browser removes the focus from a disabled element a moment later.
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

/** A ref for an element that takes the focus as soon as it renders. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
