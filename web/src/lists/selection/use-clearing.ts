import { type RefObject, useCallback } from 'react';

/** Longer than the time after which a dialog returns the focus to an element that may be gone. */
const FOCUS_AFTER_MS = 30;

/** Clears a selection; if the focus was in an element that disappears, it moves to the list. */
export function useClearing(clearSelection: () => void, list: RefObject<HTMLElement | null>) {
  return useCallback(
    (hadFocus: boolean) => {
      clearSelection();
      if (hadFocus) setTimeout(() => list.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
    },
    [clearSelection, list],
  );
}
