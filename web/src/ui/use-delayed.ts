import { useEffect, useState } from 'react';

/** True once `isOn` has been true for so long, in ms; faster loading shows no skeleton. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!isOn) return setIsPast(false);
    const timer = setTimeout(() => setIsPast(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
  return isOn && isPast;
}
