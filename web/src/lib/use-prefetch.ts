import { useRef } from 'react';
import { POINTER_RESTS_MS } from '#web/lib/timings.ts';

/** Starts to load an editor when the pointer rests on a link to it, or when the link gets the keyboard focus. */
export function usePrefetch(prefetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(prefetch, POINTER_RESTS_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: prefetch,
  };
}
