import { type RefObject, useCallback } from 'react';

/** Longer than the time after which a dialog gives the focus back to what may be gone. */
const FOCUS_AFTER_MS = 30;

/** Gives a selection up; the focus that stood in what goes away with it goes to the list. */
export function useClearing(clearSelection: () => void, list: RefObject<HTMLElement | null>) {
  return useCallback(
    (hadFocus: boolean) => {
      clearSelection();
      if (hadFocus) setTimeout(() => list.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    },
    [clearSelection, list],
  );
}
