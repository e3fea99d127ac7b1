import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { recordFormText as text } from '../record-form.text.ts';

/** When a save is tried again: seconds for the eye; screen readers hear it once, without the seconds. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span aria-hidden>{text.triesAgainIn(Math.max(0, Math.ceil((until - now) / 1000)))}</span>
      <VisuallyHidden>{text.triesAgain}</VisuallyHidden>
    </>
  );
}
