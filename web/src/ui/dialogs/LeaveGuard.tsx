import { useLayoutEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  isDirty: boolean;
  help: string;
  /** Whether the navigation leaves the changed record; another path when absent. */
  leaves?: (from: Location, to: Location) => boolean;
};

/** Asks before the user leaves a screen with unsaved changes, by a link, by Back or by closing the tab. */
export function LeaveGuard({ isDirty, help, leaves = isOtherPath }: Props) {
  const isAsking = useRef(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsking.current && leaves(currentLocation, nextLocation),
  );
  // A layout effect, so that the guard works as soon as the form shows that it is unsaved; the router learns a moment
  // later of another function, so its function reads the ref.
  useLayoutEffect(() => {
    isAsking.current = isDirty;
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Imate nespremljene promjene."
      subject={help}
      confirmText="Napusti bez spremanja"
      cancelText="Ostani"
      isHarmless
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function isOtherPath(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
