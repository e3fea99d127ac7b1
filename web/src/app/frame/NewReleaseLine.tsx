import { useEffect, useState } from 'react';
import { RELEASE_CHECK_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { hasNewRelease } from '../screen-fault/find-cause.ts';
import classes from './NewReleaseLine.module.css';

/** Says that the server has a newer release. Nothing is reloaded by itself: the form may hold typed text. */
export function NewReleaseLine() {
  const isNew = useNewRelease();
  if (!isNew) return null;
  return (
    <p className={classes.line} role="status">
      Izašla je nova verzija Baklje.{' '}
      <button type="button" className={look.underlined} onClick={() => window.location.reload()}>
        Osvježi
      </button>
    </p>
  );
}

/** Looks from time to time, and when the user comes back to the tab. */
function useNewRelease(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (isNew) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // Without a connection the next look answers.
      hasNewRelease().then(setIsNew, () => {});
    };
    const timer = setInterval(look, RELEASE_CHECK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isNew]);
  return isNew;
}
