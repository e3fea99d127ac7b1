// First, as in the application: of two rules of the same weight the later one wins.
import '#web/app/styles/mantine-styles.ts';
import '@baklja/contract/assets/fonts/fonts.css';
import '#web/app/styles/tokens.css';
import '#web/app/styles/global.css';
import '#web/app/styles/theme.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// Files that run one after another share the storage of a browser; modules read it when they are loaded.
clearStorage();

/** Chromium's notice that a size changed again within one frame; it measures once more in the next. No mistake. */
const LATE_MEASURE = 'ResizeObserver loop completed with undelivered notifications.';

/** Every test begins in a window of this size, in pixels. */
const WINDOW = { width: 1440, height: 900 };

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const complaint = words.map(String).join(' ');
    if (!complaint.includes(LATE_MEASURE)) complaints.push(complaint);
  });
});

/**
 * A test leaves no screen, clock, storage or window size behind. React, Mantine and the query client report mistakes only
 * on the console, so a test that causes one fails.
 */
afterEach(async () => {
  // A screen that closes may store a draft.
  await cleanup();
  clearStorage();
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (window.innerWidth !== WINDOW.width || window.innerHeight !== WINDOW.height) {
    await page.viewport(WINDOW.width, WINDOW.height);
  }
  expect(complaints, 'errors on the console').toEqual([]);
});

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test was retried; the report of `npm test` shows it. */
    retries?: number;
  }
}

afterEach(({ task }) => {
  const retries = task.result?.retryCount ?? 0;
  if (retries > 0) task.meta.retries = retries;
});

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
