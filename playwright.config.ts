import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './e2e/fixtures.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

export default defineConfig<object, WorkerFixtures>({
  testDir: 'e2e',
  // It opens every screen at two widths, which takes more than a minute.
  testIgnore: process.env['npm_lifecycle_event'] === 'layout' ? [] : 'layout.test.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // As in the component tests: a busy machine may be late once, not every time.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/baklja/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    screenshot: 'only-on-failure',
  },
  // Journeys that write run on both databases, those of files on both storages; how a screen looks depends on neither.
  // What an illustrated article writes is what `write-and-publish` writes, and the routes are tested on both.
  projects: [
    { name: 'SQLite', use: { stores: 'SQLite' } },
    {
      name: 'PostgreSQL',
      use: { stores: 'PostgreSQL' },
      testMatch: ['write-and-publish.test.ts', 'pages.test.ts', 'lists.test.ts'],
      grepInvert: /no list moves|columns|returns to the same page/,
    },
    { name: 'S3', use: { stores: 'S3' }, testMatch: 'sixty-photos.test.ts' },
  ],
});
