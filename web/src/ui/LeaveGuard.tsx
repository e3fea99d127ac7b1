import { useLayoutEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  isDirty: boolean;
  help: string;
  /** Whether a step leaves what is being changed; another path when absent. */
  leaves?: (from: Location, to: Location) => boolean;
};

/** Asks before a screen with unsaved changes is left, by a link, by Back or by closing the tab. */
export function LeaveGuard({ isDirty, help, leaves = isOtherPath }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation));
  // As soon as the form says that it is unsaved.
  useLayoutEffect(() => {
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
