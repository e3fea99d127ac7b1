import { useEffect, useRef } from 'react';
import { useGuard } from '../dialogs/LeaveGuards.tsx';

const PHONE = '(max-width: 43.75em)';

/** While it is rendered, Back on a phone calls `onBack` and stays on the screen. */
export function BackEndsSelection({ onBack }: { onBack: () => void }) {
  // React removes a blocker some time after its component: a second Back at once would be lost.
  const isUsed = useRef(false);
  const blocker = useGuard(
    ({ historyAction }) => historyAction === 'POP' && !isUsed.current && window.matchMedia(PHONE).matches,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    isUsed.current = true;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
  return null;
}
