import { useEffect, useState } from 'react';

/** True once `isOn` has held for so long; what loads faster than that shows no skeleton. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!isOn) return setIsPast(false);
    const timer = setTimeout(() => setIsPast(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
  return isOn && isPast;
}
