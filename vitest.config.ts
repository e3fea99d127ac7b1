import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

// Child processes and threads of tests find modules compiled, as those of the server do.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, 'node_modules/.cache/baklja/compiled');

const viewport = { width: 1440, height: 900 };

const provider = playwright({
  launchOptions: await chromiumLaunchOptions(),
  // A click waits until what it goes to stands still; the journeys show the motion.
  contextOptions: { locale: 'hr-HR', timezoneId: 'Europe/Zagreb', viewport, reducedMotion: 'reduce' },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{client,contract,server,web}/src/**/*.test.ts', 'scripts/**/*.test.ts', '*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Test files of a worker share their modules: loading the server takes longer than most files run.
          isolate: false,
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        // Found while a test runs, a dependency would be bundled then and the page reloaded under the test.
        optimizeDeps: { entries: ['web/src/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/setup-react.ts', 'web/src/testing/setup-browser.ts'],
          // As above: a new page for each file would load the whole application again.
          isolate: false,
          // Real clicks and keys can take seconds on a machine that is busy, and so can what follows them.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider,
            viewport,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
