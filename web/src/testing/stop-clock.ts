import { vi } from 'vitest';

/** The time of the stopped clock: half past ten in Zagreb, on the day of the drawings. */
export const NOW = new Date('2026-11-21T09:30:00.000Z');

/**
 * Stops the clock until the test ends. Returns a function that moves it to so many milliseconds after the stop.
 * @NOTE An assertion that waits for an element moves the clock slightly while it waits: never count from there.
 */
export function stopClock(): (elapsedMs: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now: NOW });
  return async (elapsedMs) => {
    await vi.advanceTimersByTimeAsync(NOW.getTime() + elapsedMs - Date.now());
  };
}
