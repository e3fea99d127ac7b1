import type { ComponentType } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, widthsOf } from './expect-accessible.ts';
import { logInAs } from './log-in-as.ts';
import { renderScreen } from './render-screen.tsx';

/**
 * Tests each story in both colour schemes and at every width: accessible, and no wider than its window. `openers` names
 * the button that opens the dialog of a story.
 */
export function testStories(stories: Record<string, ComponentType>, openers: Record<string, string> = {}): void {
  afterEach(() => page.viewport(1440, 900));

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    test.each(Object.entries(stories))(
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
          const opener = openers[name];
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
}
