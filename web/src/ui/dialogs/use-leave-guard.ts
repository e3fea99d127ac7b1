import { useEffect } from 'react';
import type { Blocker, Location } from 'react-router';
import { useGuard } from './LeaveGuards.tsx';

/** Whether a navigation leaves the changed record. */
export type Leaves = (from: Location, to: Location) => boolean;

/**
 * Stops the user from leaving a screen with unsaved changes, by a link, by Back or by closing the tab. The blocker is
 * `blocked` while {@link LeaveDialog} has to ask. Another path leaves the record where `leaves` does not say it.
 */
export function useLeaveGuard(isDirty: boolean, leaves: Leaves = isOtherPath): Blocker {
  const blocker = useGuard(({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation));
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return blocker;
}

/** Whether the path differs; its query does not count. */
export function isOtherPath(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
