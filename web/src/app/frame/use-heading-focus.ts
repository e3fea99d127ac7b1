import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A screen may take this long to show its heading, milliseconds. */
const SHOWN_WITHIN_MS = 10_000;

/**
 * Moves the focus to the heading of a newly opened screen, unless another element has it: after the log-in, and when the
 * element that led here is gone. Back, Forward and a reload keep their own place.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const type = useRef<NavigationType>(NavigationType.Pop);
  type.current = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every screen
  useEffect(() => (type.current === NavigationType.Pop ? undefined : focusHeading()), [pathname]);
}

/** Waits until the heading appears and dialogs have closed. Returns the function that cancels it. */
function focusHeading(): () => void {
  const step = () => {
    const { activeElement } = document;
    if (activeElement?.closest('h1, [role="dialog"]')) return;
    if (activeElement !== document.body && activeElement?.id !== 'main') return end();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // Screens first show that they load; their heading may then be another element.
  const observer = new MutationObserver(step);
  const timer = setTimeout(() => end(), SHOWN_WITHIN_MS);
  // A dialog that closes gives its focus back in the next frame.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      observer.observe(document.body, { childList: true, subtree: true });
      step();
    });
  });
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer.disconnect();
    for (const name of MOVES) window.removeEventListener(name, end);
  };
  for (const name of MOVES) window.addEventListener(name, end, { passive: true });
  return end;
}

/** Events that mean that the user has taken over. */
const MOVES = ['keydown', 'pointerdown'] as const;
