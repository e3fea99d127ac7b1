import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
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
});
