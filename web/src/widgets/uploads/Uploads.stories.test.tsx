import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as stories from './Uploads.stories.tsx';

afterEach(() => page.viewport(1440, 900));

test.each(Object.entries(stories))('is accessible and fits in both colour schemes: %s', async (_, Story) => {
  for (const width of [1440, 360]) {
    await page.viewport(width, 900);
    for (const colorScheme of ['light', 'dark'] as const) {
      const { unmount } = await renderScreen(<Story />, { colorScheme });
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await unmount();
    }
  }
});
