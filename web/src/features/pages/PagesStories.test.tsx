import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, widthsOf } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as lists from './list/PageList.stories.tsx';
import * as stories from './Pages.stories.tsx';

afterEach(() => page.viewport(1440, 900));

/** The name of the button that opens the dialog of a story. */
const OPENERS: Record<string, string> = { Conflict: 'Usporedi' };

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(Object.entries({ ...lists, ...stories }))(
    '%s is accessible and no wider than its window',
    async (name, Story) => {
      logInAs('tipfeler');
      for (const width of widthsOf(colorScheme)) {
        await page.viewport(width, 900);
        const screen = await renderScreen(
          <main style={{ padding: width > 900 ? '64px 32px' : '64px 16px' }}>
            <Story />
          </main>,
          { colorScheme },
        );
        await expect.poll(() => screen.container.textContent !== '' || name.startsWith('Loading')).toBe(true);
        const opener = OPENERS[name];
        if (opener !== undefined) {
          await screen.getByRole('button', { name: opener }).click();
          await expect.element(screen.getByRole('dialog')).toBeVisible();
        }
        await expectAccessible();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        await screen.unmount();
      }
    },
    60_000,
  );
});
