import { onTestFinished, vi } from 'vitest';

/** When the clock is stopped: half past ten in Zagreb, on the day of the drawings. */
export const NOW = new Date('2026-11-21T09:30:00.000Z');

/**
 * Stops the clock until the test ends, and answers how to move it to so many milliseconds after it was stopped.
 * @NOTE An assertion that waits for an element moves the clock a little while it waits: never count from there.
 */
export function stopClock(): (elapsedMs: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  return async (elapsedMs) => {
    await vi.advanceTimersByTimeAsync(NOW.getTime() + elapsedMs - Date.now());
  };
}
