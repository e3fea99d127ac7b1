import { useEffect } from 'react';
import { useBlocker } from 'react-router';

const PHONE = '(max-width: 43.75em)';

/** While it is rendered, Back on a phone calls `onBack` and stays on the screen. */
export function BackEndsSelection({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && window.matchMedia(PHONE).matches);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
  return null;
}
